import type { RouterContextProvider } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** The result of sharing a document or of turning off its links. */
export type ShareAnswer =
  | { readonly kind: 'shared'; readonly address: string }
  | { readonly kind: 'revoked'; readonly count: number }
  | { readonly kind: 'share-failed'; readonly error: CallError };

/** The intents of the share panel's forms. */
export type ShareIntent = 'share' | 'unshare';

/** Shares a document of the signed-in person, or turns off its links. */
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
