import { useMemo } from 'react';
import { Outlet, redirect, useRouteLoaderData } from 'react-router';
import { containerContext, resolveService } from '../app/contexts/container-context.ts';
import { ShownPageContext } from '../app/contexts/shown-page-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import { LiveChatProvider } from '../components/live-chat-provider.tsx';
import { optional } from '../components/optional.tsx';
import { Feedback } from '../features/feedback/feedback.tsx';
import { MembersNav } from '../features/membership/members-nav.tsx';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/members.ts';

// None of these is visible initially.
const AccountInStep = optional(async () => (await import('../features/account/account-in-step.tsx')).AccountInStep);
const SignInAgain = optional(async () => (await import('../features/account/sign-in-again.tsx')).SignInAgain);
const PageViews = optional(async () => (await import('../features/site/page-views.tsx')).PageViews);
const MembersChat = optional(async () => (await import('../features/chat/members-chat.tsx')).MembersChat);

function signingIn({ pathname, search }: URL): Response {
  return redirect(loginPath(`${pathname}${search}`));
}

/** Redirects a signed-out visitor to sign-in, and back to the requested page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }) => {
    const { cookies } = await resolveService(context, 'world');
    if (cookies.get('token') === null) throw signingIn(url);
  },
];

/** Loads the account and its balances. A token that the origin rejects is removed. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const container = await context.get(containerContext).open();
  const loaded = await container.get('loadAccount')({ signal: request.signal });
  return loaded.match(
    // Without the token, which must not be in a page.
    ({ user, credits, subscriptions }) => ({ account: { user, credits, subscriptions } }),
    (error) => {
      if (error.code !== 'signed-out') return { account: null };
      const { cookies } = container.get('world');
      cookies.remove('token');
      cookies.remove('id');
      throw signingIn(url);
    },
  );
}

/** Renders the frame of the members area (SHELL-01). */
export default function Members({ loaderData: { account } }: Route.ComponentProps) {
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';
  const page = useMemo(() => ({ siteName, address: '', metadata: {} }), [siteName]);
  return (
    <ShownPageContext value={page}>
      <LiveChatProvider>
        <MembersNav />
        <Outlet />
        {account ? <AccountInStep account={account} /> : null}
        <SignInAgain />
        <PageViews />
        <MembersChat />
        <Feedback />
      </LiveChatProvider>
    </ShownPageContext>
  );
}
