import { Navigate, redirect, useLocation } from 'react-router';
import type { Route } from './+types/dashboard.ts';

const TARGET = '/members/dashboard';

/** Leads to the dashboard (SHELL-12). The hash never reaches a server; browsers keep it over a redirect. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`${TARGET}${url.search}`);
}

/** Of a link within the page the router would lose the hash over a redirect. */
export const clientLoader = () => null;

export default function Dashboard() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: TARGET, search, hash }} replace />;
}
