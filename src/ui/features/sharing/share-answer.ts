import type { RouterContextProvider } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** What came of sharing a document, or of taking its links back. */
export type ShareAnswer =
  | { readonly kind: 'shared'; readonly address: string }
  | { readonly kind: 'revoked'; readonly count: number }
  | { readonly kind: 'share-failed'; readonly error: CallError };

/** What the forms of the share panel are sent with. */
export type ShareIntent = 'share' | 'unshare';

/** Shares a document of the signed-in person, or takes its links back. */
export async function answerSharing(
  context: Readonly<RouterContextProvider>,
  id: string,
  intent: ShareIntent,
  signal: AbortSignal,
): Promise<ShareAnswer> {
  const failed = (error: CallError): ShareAnswer => ({ kind: 'share-failed', error });
  if (intent === 'unshare') {
    const sharing = await resolveService(context, 'sharing');
    return sharing.unshare(id, { signal }).match((count): ShareAnswer => ({ kind: 'revoked', count }), failed);
  }
  const sharing = await resolveService(context, 'sharing');
  return sharing.share(id, { signal }).match(({ address }): ShareAnswer => ({ kind: 'shared', address }), failed);
}
