import { redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import type { StickerBuild } from '#core/sticker/sticker-build-store.ts';
import type { StickerDraftError } from '#core/sticker/sticker-drafts.ts';
import type { StickerSubject } from '#core/sticker/sticker-subject.ts';
import { signedIn } from '#ui/app/answers/loaded.ts';
import { vinRefusal } from '#ui/app/answers/vin-refusal.ts';
import { buildPath, readSubject, subjectFields } from './sticker-subject.ts';

/** Why no build can be chosen, and the vehicle it was for. */
export interface BuildNotStarted {
  readonly subject: StickerSubject;
  readonly trim: string;
  readonly error: StickerDraftError | { readonly code: 'vin-refused'; readonly message: string };
}

/**
 * Starts a sticker for the vehicle in the form, and redirects to the build form or to the stored sticker. A build of
 * the same vehicle that was started in this session is resumed.
 */
export async function startBuild(request: Request, container: VinportContainer): Promise<BuildNotStarted> {
  const form = await request.formData();
  const subject = readSubject(form);
  const trim = String(form.get('trim') ?? '');
  const regenerate = form.get('intent') === 'regenerate';
  const started = await container.get('stickerDrafts').start(subject, { regenerate, signal: request.signal });
  const generated = signedIn(started, `/members/stickers/new?${queryOf(subject)}`);
  if (generated.isErr()) {
    return { subject, trim, error: await judged(container, subject, generated.error, request.signal) };
  }
  if (generated.value.kind === 'stored') throw redirect(`/members/stickers/${generated.value.sticker.id}`);
  const { vehicle } = generated.value.draft;
  const begun = container.get('stickerBuild').get();
  const idempotencyKey =
    begun && isSame(begun.vehicle, vehicle) ? begun.idempotencyKey : container.get('world').ids.next();
  throw redirect(buildPath({ vehicle, idempotencyKey }, trim === '' ? [] : [['trim', trim]]));
}

/** The server validates a VIN whose length our rules don't cover, and its message is shown (VEH-08). */
async function judged(
  container: VinportContainer,
  subject: StickerSubject,
  error: StickerDraftError,
  signal: AbortSignal,
): Promise<BuildNotStarted['error']> {
  if (error.code !== 'vin-length' || subject.way !== 'vin') return error;
  const message = await vinRefusal(container, subject.vin, { type: 'sticker', signal });
  return message === null ? error : { code: 'vin-refused', message };
}

function isSame(one: StickerBuild['vehicle'], other: StickerBuild['vehicle']): boolean {
  return String(new URLSearchParams(subjectFields(one))) === String(new URLSearchParams(subjectFields(other)));
}

function queryOf(subject: StickerSubject): URLSearchParams {
  const { way, ...fields } = subject;
  return new URLSearchParams({ ...(way === 'name' && { by: way }), ...fields });
}
