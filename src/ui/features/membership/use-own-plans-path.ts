import { useRouteLoaderData } from 'react-router';
import { plansPath } from '#ui/app/paths/plans-path.ts';
import type { loader as membersLoader } from '#ui/routes/members.tsx';

/** Returns where the plans for the signed-in person are on offer: those for dealers, or those for everyone else. */
export function useOwnPlansPath(): string {
  const account = useRouteLoaderData<typeof membersLoader>('routes/members')?.account;
  return plansPath({ audience: account?.user.kind ?? 'user', vin: null, coupon: '' });
}
