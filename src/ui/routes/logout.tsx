import { type RouterContextProvider, redirect } from 'react-router';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/logout.ts';

async function logOut(context: Readonly<RouterContextProvider>): Promise<Response> {
  const signOut = await resolveService(context, 'logOut');
  await signOut();
  return redirect('/');
}

export const loader = () => redirect('/');
export const action = ({ context }: Route.ActionArgs) => logOut(context);
export const clientAction = ({ context }: Route.ClientActionArgs) => logOut(context);
