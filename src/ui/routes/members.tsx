import { Outlet, redirect } from 'react-router';
import { needed } from '../container-context.ts';
import { loginPath } from '../local-path.ts';
import type { Route } from './+types/members.ts';

/** Sends a visitor to sign in, and back to where they wanted to go. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const { cookies } = await needed(context, 'world');
    if (cookies.get('token') !== null) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(loginPath(`${pathname}${search}`));
  },
];

export default function Members() {
  return <Outlet />;
}
