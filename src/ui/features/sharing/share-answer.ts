import type { ActionFunctionArgs } from 'react-router';
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
  { context, params: { id = '' }, request: { signal } }: ActionFunctionArgs,
  intent: ShareIntent,
): Promise<ShareAnswer> {
  const failed = (error: CallError): ShareAnswer => ({ kind: 'share-failed', error });
  const sharing = await resolveService(context, 'sharing');
  if (intent === 'unshare') {
    return sharing.unshare(id, { signal }).match((count): ShareAnswer => ({ kind: 'revoked', count }), failed);
  }
  return sharing.share(id, { signal }).match(({ address }): ShareAnswer => ({ kind: 'shared', address }), failed);
}
