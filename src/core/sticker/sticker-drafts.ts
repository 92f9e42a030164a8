import { okAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GeneratedSticker } from './accepted-generation.ts';
import type { GenerateSticker, GenerateStickerError } from './generate-sticker.ts';
import type { GenerateStickerByName, GenerateStickerByNameError } from './generate-sticker-by-name.ts';
import type { StickerDraft } from './sticker.ts';
import type { StickerSubject } from './sticker-subject.ts';

/** Why there is no draft. */
export type StickerDraftError = GenerateStickerError | GenerateStickerByNameError;

/** The draft from which a person chooses a build. */
export interface StickerDrafts {
  /** Returns the stored sticker of a vehicle, or a new draft, which is cached. `regenerate` ignores a stored sticker. */
  start(
    subject: StickerSubject,
    options?: CallOptions & { readonly regenerate?: boolean },
  ): ResultAsync<GeneratedSticker, StickerDraftError>;
  /** Returns the cached draft of a vehicle, or a new one. */
  load(subject: StickerSubject, options?: CallOptions): ResultAsync<GeneratedSticker, StickerDraftError>;
  /** Drops the cached draft, because a sticker was made of it. */
  clear(): void;
  /** Drops the cached draft, because it belongs to the account that signed out. */
  loggedOut(): void;
}

/** What {@link createStickerDrafts} needs. */
export interface StickerDraftsDependencies {
  readonly generateSticker: GenerateSticker;
  readonly generateStickerByName: GenerateStickerByName;
}

/**
 * Creates the source of drafts. It caches the latest draft in memory, so that choosing and
 * confirming a build generates the draft once.
 *
 * @example
 * const generateSticker = createGenerateSticker({ stickers, vehicles, freeCredits });
 * const generateStickerByName = createGenerateStickerByName({ stickers, freeCredits });
 * const drafts = createStickerDrafts({ generateSticker, generateStickerByName });
 * const generated = await drafts.start({ way: 'vin', vin: '1HGCM82633A004352' });
 */
export function createStickerDrafts({
  generateSticker,
  generateStickerByName,
}: StickerDraftsDependencies): StickerDrafts {
  let latest: { readonly key: string; readonly draft: StickerDraft } | null = null;
  const keyOf = (subject: StickerSubject) => JSON.stringify(subject);

  function generate(
    subject: StickerSubject,
    { regenerate, ...options }: CallOptions & { readonly regenerate: boolean },
  ): ResultAsync<GeneratedSticker, StickerDraftError> {
    if (subject.way === 'vin') return generateSticker({ vin: subject.vin, regenerate }, options);
    const { year, make, model } = subject;
    const name = { year: /^\d{4}$/.test(year.trim()) ? Number(year) : null, make, model };
    return generateStickerByName(name, options);
  }

  function start(
    subject: StickerSubject,
    { regenerate = false, ...options }: Parameters<StickerDrafts['start']>[1] = {},
  ) {
    return generate(subject, { regenerate, ...options }).andTee((generated) => {
      latest = generated.kind === 'draft' ? { key: keyOf(subject), draft: generated.draft } : null;
    });
  }

  const clear = () => {
    latest = null;
  };

  return {
    start,
    load: (subject, options) =>
      latest?.key === keyOf(subject)
        ? okAsync({ kind: 'draft', draft: latest.draft })
        : start(subject, { ...options, regenerate: true }),
    clear,
    loggedOut: clear,
  };
}
