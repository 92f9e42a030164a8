import { type ActionFunctionArgs, redirect } from 'react-router';
import type { ConfirmStickerError } from '#core/sticker/confirm-sticker.ts';
import type { GenerateStickerError } from '#core/sticker/generate-sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { signedIn } from '#ui/app/answers/loaded.ts';
import { containerContext } from '#ui/app/contexts/container-context.ts';
import { regenerationPath } from '#ui/app/paths/regeneration-path.ts';

/** The result of a regeneration: complete data that awaits confirmation, or an error. */
export type RegenerationAnswer =
  | { readonly vin: string; readonly error: GenerateStickerError | ConfirmStickerError }
  | {
      readonly vin: string;
      readonly error: null;
      readonly vehicle: string;
      /** Whether the choices come from an earlier sticker instead of the catalog. */
      readonly isRepeated: boolean;
      readonly idempotencyKey: string;
    };

/**
 * Handles the regeneration form: looks up the vehicle's data again, or generates the sticker, with the choices of an
 * earlier sticker if there is one. Only an explicit button press uses a credit, never a link.
 */
export async function regenerateSticker({ request, context }: ActionFunctionArgs): Promise<RegenerationAnswer> {
  const container = await context.get(containerContext).open();
  const form = await request.formData();
  const vin = String(form.get('vin') ?? '');
  const options = { signal: request.signal };
  const generated = signedIn(
    await container.get('generateSticker')({ vin, regenerate: true }, options),
    regenerationPath(vin),
  );
  if (generated.isErr()) return { vin, error: generated.error };
  if (generated.value.kind === 'stored') throw redirect(`/members/stickers/${generated.value.sticker.id}`);
  const { draft } = generated.value;
  if (form.get('intent') !== 'confirm') {
    const idempotencyKey = container.get('world').ids.next();
    return {
      vin,
      error: null,
      vehicle: fullName(draft.vehicle),
      isRepeated: draft.previous !== undefined,
      idempotencyKey,
    };
  }
  const idempotencyKey = String(form.get('idempotencyKey') ?? '') || container.get('world').ids.next();
  const choices = preselectedChoices(draft);
  const confirmed = await container.get('confirmSticker')({ draft, choices }, { ...options, idempotencyKey });
  if (confirmed.isErr()) return { vin, error: confirmed.error };
  // A draft that the builder cached does not contain this sticker.
  container.get('stickerDrafts').clear();
  throw redirect(`/members/stickers/${confirmed.value.id}`);
}
