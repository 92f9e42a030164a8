import { redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import { withSuggestions } from '#core/sticker/build-suggestion.ts';
import type { ConfirmStickerError } from '#core/sticker/confirm-sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import type { StickerDraftError } from '#core/sticker/sticker-drafts.ts';
import { signedIn } from '#ui/app/answers/loaded.ts';
import { choicesFromForm, fieldsOfChoices } from './choices-from-form.ts';
import { BUILD_PATH, buildPath, readSubject } from './sticker-subject.ts';

/** Why a build was not confirmed, with the choices if they could be read. */
export interface BuildNotConfirmed {
  readonly choices: BuildChoices | null;
  readonly error: ConfirmStickerError | StickerDraftError;
}

/** Generates the chosen sticker, once per idempotency key, and redirects to it. */
export async function confirmBuild(request: Request, container: VinportContainer): Promise<BuildNotConfirmed> {
  const form = await request.formData();
  const { signal } = request;
  const idempotencyKey = String(form.get('idempotencyKey') ?? '');
  const generated = signedIn(await container.get('stickerDrafts').load(readSubject(form), { signal }), backTo(form));
  if (generated.isErr()) return { choices: null, error: generated.error };
  if (generated.value.kind === 'stored') throw redirect(`/members/stickers/${generated.value.sticker.id}`);
  const { draft } = generated.value;
  const suggestions = await container.get('suggestBuilds')(draft, { signal });
  const { buildsheetColor, ...choices } = choicesFromForm(withSuggestions(draft, suggestions), form);
  const chosen = { ...choices, buildsheetColor };
  const confirmed = signedIn(
    await container.get('confirmSticker')({ draft, choices, buildsheetColor }, { signal, idempotencyKey }),
    buildPath({ vehicle: draft.vehicle, idempotencyKey }, fieldsOfChoices(chosen)),
  );
  if (confirmed.isErr()) return { choices: chosen, error: confirmed.error };
  container.get('stickerBuild').confirmed();
  container.get('stickerDrafts').clear();
  throw redirect(`/members/stickers/${confirmed.value.id}`);
}

/** Returns a URL with the submitted values, to return to after sign-in. */
function backTo(form: FormData): string {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'intent' ? [[name, value]] : [],
  );
  return `${BUILD_PATH}?${new URLSearchParams(texts)}`;
}
