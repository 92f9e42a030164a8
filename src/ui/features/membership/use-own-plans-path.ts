import { useRouteLoaderData } from 'react-router';
import { plansPath } from '#ui/app/paths/plans-path.ts';
import type { loader as membersLoader } from '#ui/routes/members.tsx';

/** Returns the path of the plans for the signed-in person: those for dealers, or those for everyone else. */
export function useOwnPlansPath(): string {
  const account = useRouteLoaderData<typeof membersLoader>('routes/members')?.account;
  return plansPath({ audience: account?.user.kind ?? 'user', vin: null, coupon: '' });
}
