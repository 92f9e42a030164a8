import { type RouterContextProvider, redirect } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';

/** The intent submitted by the form that removes a logo. */
export const REMOVE_LOGO = 'remove-logo';

/** The result of removing a logo. */
export interface RemovedLogo {
  readonly kind: 'logo-removed';
  readonly error: CallError | null;
}

/** Removes the dealer's logo. If sign-in is required first, the dealer returns afterward. */
export async function removeLogo(
  context: Readonly<RouterContextProvider>,
  { signal, url }: Pick<Request, 'signal' | 'url'>,
): Promise<RemovedLogo> {
  const removeDealerLogo = await resolveService(context, 'removeDealerLogo');
  return removeDealerLogo({ signal }).match(
    () => ({ kind: 'logo-removed', error: null }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(new URL(url).pathname));
      return { kind: 'logo-removed', error };
    },
  );
}
