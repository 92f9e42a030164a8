import { redirect } from 'react-router';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/logout.ts';

async function logOut({ context }: Route.ActionArgs): Promise<Response> {
  const signOut = await resolveService(context, 'logOut');
  await signOut();
  return redirect('/');
}

export const loader = () => redirect('/');
export { logOut as action, logOut as clientAction };
