import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import { payingCredit } from '#core/billing/credit-ledger.ts';
import { type BuildSuggestion, withSuggestions } from '#core/sticker/build-suggestion.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import type { StickerDraftError } from '#core/sticker/sticker-drafts.ts';
import { signedIn } from '#ui/app/answers/loaded.ts';
import { choicesFromForm, firstChoices, SHOWN_TRIM } from './choices-from-form.ts';
import { readSubject } from './sticker-subject.ts';

/** The data of the build form, or why it couldn't be loaded. */
type LoadedBuild =
  | {
      readonly kind: 'draft';
      readonly draft: StickerDraft;
      /** Third-party suggestions, if the catalog has no entry. */
      readonly suggestions: readonly BuildSuggestion[];
      readonly choices: BuildChoices;
      readonly idempotencyKey: string;
      readonly payment: StickerPayment;
    }
  | { readonly kind: 'failed'; readonly error: StickerDraftError };

const IDEMPOTENCY_KEY = /^[\w-]{1,64}$/;

/**
 * Loads the build that the URL describes. The idempotency key is in the URL, so that it survives a reload. Without
 * scripts, the URL also contains the choices.
 */
export async function loadBuild(
  { request: { signal }, url }: Pick<LoaderFunctionArgs, 'request' | 'url'>,
  container: VinportContainer,
): Promise<LoadedBuild> {
  const { pathname, searchParams } = url;
  const idempotencyKey = searchParams.get('idempotencyKey') ?? '';
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) {
    const named = new URLSearchParams(searchParams);
    named.set('idempotencyKey', container.get('world').ids.next());
    throw redirect(`${pathname}?${named}`);
  }
  const [loaded, payment] = await Promise.all([
    container.get('stickerDrafts').load(readSubject(searchParams), { signal }),
    loadPayment(container, signal),
  ]);
  const generated = signedIn(loaded, url);
  if (generated.isErr()) return { kind: 'failed', error: generated.error };
  if (generated.value.kind === 'stored') throw redirect(`/members/stickers/${generated.value.sticker.id}`);
  const { draft } = generated.value;
  const suggestions = await container.get('suggestBuilds')(draft, { signal });
  const choices = searchParams.has(SHOWN_TRIM)
    ? choicesFromForm(withSuggestions(draft, suggestions), searchParams)
    : firstChoices(draft, searchParams.get('trim'));
  return { kind: 'draft', draft, suggestions, choices, idempotencyKey, payment };
}

/** How the next sticker is paid for, or `unknown` if that can't be loaded now. */
export type StickerPayment =
  | { readonly kind: 'sticker' | 'global'; readonly left: number }
  | { readonly kind: 'subscription' | 'none' | 'unknown' };

/** Loads how the signed-in person's next sticker is paid for. */
async function loadPayment(container: VinportContainer, signal: AbortSignal): Promise<StickerPayment> {
  const account = await container.get('loadAccount')({ signal });
  return account.match(
    ({ credits, subscriptions }): StickerPayment => {
      if (subscriptions.sticker) return { kind: 'subscription' };
      const kind = payingCredit(credits, 'sticker');
      return kind === 'sticker' || kind === 'global' ? { kind, left: credits[kind] } : { kind: 'none' };
    },
    () => ({ kind: 'unknown' }),
  );
}
