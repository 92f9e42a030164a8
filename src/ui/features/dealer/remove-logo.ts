import type { ActionFunctionArgs } from 'react-router';
import { loaded, signedIn } from '#ui/app/answers/loaded.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** The intent submitted by the form that removes a logo. */
export const REMOVE_LOGO = 'remove-logo';

/** Removes the dealer's logo. If sign-in is required first, the dealer returns afterward. */
export async function removeLogo({ request, context, url }: ActionFunctionArgs) {
  const removeDealerLogo = await resolveService(context, 'removeDealerLogo');
  const { error } = loaded(signedIn(await removeDealerLogo({ signal: request.signal }), url.pathname));
  return { kind: 'logo-removed' as const, error };
}

/** The result of removing a logo. */
export type RemovedLogo = Awaited<ReturnType<typeof removeLogo>>;
