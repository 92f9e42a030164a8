import { Navigate, redirect, useLocation } from 'react-router';
import type { Route } from './+types/dashboard.ts';

const TARGET = '/members/dashboard';

/**
 * Redirects to the dashboard (SHELL-12). The hash is never sent to a server, and browsers preserve it in a redirect.
 */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`${TARGET}${url.search}`);
}

/** For a link within the app, the router would lose the hash in a redirect. */
export const clientLoader = () => null;

export default function Dashboard() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: TARGET, search, hash }} replace />;
}
