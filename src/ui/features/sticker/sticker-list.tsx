import { Form } from 'react-router';
import type { Sticker } from '#core/sticker/sticker.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { Button } from '#ui/components/button.tsx';
import { codeInput } from '#ui/components/code-input.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders stored stickers, each with its vehicle, its date and its links. */
export function StickerList({ stickers }: { readonly stickers: readonly Sticker[] }) {
  const { t } = useTexts('stickers');
  return (
    <ul className="grid gap-3">
      {stickers.map(({ id, createdAt, content: { vehicle, trim } }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-2 rounded-(--radius-card) border border-line bg-surface p-4 shadow-(--shadow-card) sm:grid-cols-[1fr_auto] sm:items-center"
        >
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold text-lg">
              <TextLink to={`/members/stickers/${id}`}>{fullName(vehicle)}</TextLink>
            </p>
            <p className="flex flex-wrap gap-x-4 text-muted">
              {trim ? <span>{trim.value}</span> : null}
              <span>{vehicle.vin === '' ? t('stickers.noVin') : <VinText vin={vehicle.vin} />}</span>
              <span>
                {t('stickers.made')} <DateText at={createdAt} />
              </span>
            </p>
          </div>
          <p>
            {/* A file download, not a screen. */}
            <a
              href={`/members/stickers/${id}/pdf`}
              download
              aria-label={t('stickers.pdfOf', { vehicle: fullName(vehicle) })}
              className="inline-flex min-h-11 items-center rounded-sm font-medium text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t('stickers.pdf')}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

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
