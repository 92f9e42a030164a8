import { Form, useNavigation } from 'react-router';
import type { StickerContent } from '#core/sticker/sticker.ts';
import { Button } from '#ui/components/button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { subjectFields } from './sticker-subject.ts';

/**
 * Renders the form that regenerates a sticker. A classic's sticker is always the same (STK-03), so it has no such form.
 */
export function RegenerateForm({ content: { vehicle, mode } }: { readonly content: StickerContent }) {
  const { t } = useTexts('stickers');
  const working = useNavigation().formAction?.startsWith('/members/stickers/new');
  if (mode === 'manual') return null;
  return (
    <section className="grid content-start gap-3" aria-labelledby="regenerate">
      <h2 id="regenerate" className="text-lg">
        {t('stickers.regenerate')}
      </h2>
      <p className="max-w-[70ch] text-muted">{t('stickers.regenerateHint')}</p>
      <Form method="post" action="/members/stickers/new">
        {Object.entries(subjectFields(vehicle)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="regenerate"
          variant="quiet"
          busy={working ? t('stickers.regenerating') : undefined}
        >
          {t('stickers.regenerate')}
        </Button>
      </Form>
    </section>
  );
}
