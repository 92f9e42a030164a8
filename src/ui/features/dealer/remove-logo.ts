import { type RouterContextProvider, redirect } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';

/** What the form that removes a logo is sent with. */
export const REMOVE_LOGO = 'remove-logo';

/** What became of a logo that was to be removed. */
export interface RemovedLogo {
  readonly kind: 'logo-removed';
  readonly error: CallError | null;
}

/** Removes the dealer's logo; who has to sign in first comes back. */
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
