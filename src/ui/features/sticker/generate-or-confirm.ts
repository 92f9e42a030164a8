import { redirect } from 'react-router';
import type { VinportContainer } from '../../../composition/create-container.ts';
import { preselectedChoices } from '../../../core/sticker/sticker-choices.ts';
import { loginPath } from '../../local-path.ts';
import { choicesFromForm } from './choices-from-form.ts';

/**
 * Does what the form for a new sticker wants: looks the VIN up, or makes the sticker that was chosen. Answers what the
 * screen shows next, or leads to the sticker.
 */
export async function generateOrConfirm(request: Request, container: VinportContainer) {
  const form = await request.formData();
  const vin = String(form.get('vin') ?? '');
  const confirms = form.get('intent') === 'confirm';
  const options = { signal: request.signal };
  const generated = await container.get('generateSticker')({ vin, regenerate: confirms }, options);
  if (generated.isErr()) {
    if (generated.error.code === 'signed-out') throw redirect(loginPath(`/members/stickers/new?vin=${vin}`));
    return { vin, draft: null, error: generated.error };
  }
  if (generated.value.kind === 'kept') throw redirect(`/members/stickers/${generated.value.sticker.id}`);
  const { draft } = generated.value;
  if (!confirms) {
    const choices = preselectedChoices(draft, form.get('trim')?.toString());
    return { vin, draft, choices, wish: container.get('world').ids.next(), error: null };
  }
  const wish = String(form.get('wish') ?? '') || container.get('world').ids.next();
  const choices = choicesFromForm(draft, form);
  const confirmed = await container.get('confirmSticker')({ draft, choices }, { ...options, wish });
  if (confirmed.isErr()) return { vin, draft, choices, wish, error: confirmed.error };
  throw redirect(`/members/stickers/${confirmed.value.id}`);
}
