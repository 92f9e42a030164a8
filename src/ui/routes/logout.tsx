import { type RouterContextProvider, redirect } from 'react-router';
import { containerContext } from '../container-context.ts';
import type { Route } from './+types/logout.ts';

function logOut(context: Readonly<RouterContextProvider>): Response {
  context.get(containerContext).get('logOut')();
  return redirect('/');
}

export const loader = () => redirect('/');
export const action = ({ context }: Route.ActionArgs) => logOut(context);
export const clientAction = ({ context }: Route.ClientActionArgs) => logOut(context);
