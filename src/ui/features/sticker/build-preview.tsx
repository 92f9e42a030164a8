import { memo } from 'react';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import { StickerSheet } from './sticker-sheet.tsx';

interface BuildPreviewProps {
  readonly draft: StickerDraft;
  readonly choices: BuildChoices;
}

/** Renders the sticker as it would currently be printed. */
export const BuildPreview = memo(function BuildPreview({ draft, choices }: BuildPreviewProps) {
  const isColorless = hasRestrictedTemplate(draft.vehicle) && !choices.buildsheetColor;
  const printed = isColorless ? { ...choices, exteriorColor: '', interiorColor: '' } : choices;
  return <StickerSheet content={composeSticker(draft, printed)} />;
});
