import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { codeInput } from '#ui/components/control-class.ts';
import { TextField } from '#ui/components/text-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the filter of the sticker list by full or partial VIN. */
export function StickerSearchForm({ vin }: { readonly vin: string }) {
  const { t } = useTexts('stickers');
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
      <div className="w-full max-w-sm">
        <TextField
          type="search"
          name="vin"
          label={t('stickers.search')}
          hint={t('stickers.searchHint')}
          defaultValue={vin}
          maxLength={17}
          {...codeInput}
          className="font-mono uppercase"
        />
      </div>
      <Button type="submit" variant="quiet">
        {t('stickers.find')}
      </Button>
      {vin === '' ? null : (
        <span className="py-2.5">
          <TextLink to="/members/stickers">{t('stickers.showAll')}</TextLink>
        </span>
      )}
    </Form>
  );
}
