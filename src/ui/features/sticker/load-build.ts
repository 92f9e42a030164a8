import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import { type BuildSuggestion, withSuggestions } from '#core/sticker/build-suggestion.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import type { StickerDraftError } from '#core/sticker/sticker-drafts.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';
import { choicesFromForm, firstChoices, SHOWN_TRIM } from './choices-from-form.ts';
import { loadPayment, type StickerPayment } from './load-payment.ts';
import { readSubject } from './sticker-subject.ts';

/** What the choice of a build needs, or why it cannot be had. */
export type LoadedBuild =
  | {
      readonly kind: 'draft';
      readonly draft: StickerDraft;
      /** What others than the maker tell, where the catalogue has no build. */
      readonly suggestions: readonly BuildSuggestion[];
      readonly choices: BuildChoices;
      readonly idempotencyKey: string;
      readonly payment: StickerPayment;
    }
  | { readonly kind: 'failed'; readonly error: StickerDraftError };

const IDEMPOTENCY_KEY = /^[\w-]{1,64}$/;

/**
 * Loads what an address of the build selector names. The wish is named there too, so that it outlives a reload; without
 * scripts the address holds what was chosen as well.
 */
export async function loadBuild(
  { request: { signal }, url }: Pick<LoaderFunctionArgs, 'request' | 'url'>,
  container: VinportContainer,
): Promise<LoadedBuild> {
  const { pathname, search, searchParams } = url;
  const idempotencyKey = searchParams.get('idempotencyKey') ?? '';
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) {
    const named = new URLSearchParams(searchParams);
    named.set('idempotencyKey', container.get('world').ids.next());
    throw redirect(`${pathname}?${named}`);
  }
  const [generated, payment] = await Promise.all([
    container.get('stickerDrafts').load(readSubject(searchParams), { signal }),
    loadPayment(container, signal),
  ]);
  if (generated.isErr()) {
    if (generated.error.code === 'signed-out') throw redirect(loginPath(`${pathname}${search}`));
    return { kind: 'failed', error: generated.error };
  }
  if (generated.value.kind === 'stored') throw redirect(`/members/stickers/${generated.value.sticker.id}`);
  const { draft } = generated.value;
  const suggestions = await container.get('suggestBuilds')(draft, { signal });
  const choices = searchParams.has(SHOWN_TRIM)
    ? choicesFromForm(withSuggestions(draft, suggestions), searchParams)
    : firstChoices(draft, searchParams.get('trim'));
  return { kind: 'draft', draft, suggestions, choices, idempotencyKey, payment };
}
