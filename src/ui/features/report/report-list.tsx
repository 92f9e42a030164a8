import { Form, Link } from 'react-router';
import type { ReportKind, ReportSummary } from '#core/report/report.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { Badge } from '#ui/components/badge.tsx';
import { Button } from '#ui/components/button.tsx';
import { buttonClass } from '#ui/components/button-class.ts';
import { SelectField } from '#ui/components/select-field.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePrefetch } from '#ui/hooks/use-prefetch.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the reports, newest first. Several can be selected for comparison. */
export function ReportList({ reports }: { readonly reports: readonly ReportSummary[] }) {
  const { t } = useTexts('reports');
  const { date } = useFormats();
  const prefetch = usePrefetch();
  return (
    <Form action="/members/reports/compare" className="grid gap-4">
      <ul className="grid gap-3">
        {reports.map(({ id, vin, vehicle, createdAt, kind, status }) => {
          const name = fullName(vehicle) || vin;
          const path = `/members/reports/${encodeURIComponent(id)}`;
          return (
            <li
              key={id}
              className="grid gap-3 rounded-(--radius-card) border border-line bg-surface p-4 sm:grid-cols-[1fr_auto] sm:items-center"
            >
              <div className="grid min-w-0 gap-1">
                <h2 className="text-lg">
                  <Link
                    to={path}
                    prefetch={prefetch}
                    className="underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {name}
                  </Link>
                </h2>
                <p>
                  <VinText vin={vin} />
                </p>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
                  <span>{t('reports.made', { date: date(createdAt) })}</span>
                  <span>{t(`reports.kind.${kind}`)}</span>
                  {status === 'ready' ? null : (
                    <Badge tone={status === 'failed' ? 'danger' : 'caution'}>{t(`reports.status.${status}`)}</Badge>
                  )}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-4">
                <label className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="checkbox"
                    name="id"
                    value={id}
                    aria-label={t('reports.pickOf', { vehicle: name, date: date(createdAt) })}
                    className="size-5 accent-primary-ink"
                  />
                  <span aria-hidden="true">{t('reports.pick')}</span>
                </label>
                <a
                  href={`${path}/pdf`}
                  download
                  aria-label={t('reports.pdfOf', { vehicle: name })}
                  className={buttonClass('quiet')}
                >
                  PDF
                </a>
              </div>
            </li>
          );
        })}
      </ul>
      {reports.length > 1 ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="quiet">
            {t('reports.compareChosen')}
          </Button>
          <p className="text-muted text-sm">{t('reports.compareHint')}</p>
        </div>
      ) : null}
    </Form>
  );
}

/** The report kinds that a list can be filtered by. */
export const REPORT_KINDS = ['full', 'basic', 'classic', 'antique'] as const satisfies readonly ReportKind[];

/** Renders the filter of the report list. The filter is stored in the URL. */
export function ReportFilterForm({ text, kind }: { readonly text: string; readonly kind: ReportKind | null }) {
  const { t } = useTexts('reports');
  const options = REPORT_KINDS.map((value) => ({ value, label: t(`reports.kind.${value}`) }));
  return (
    <Form role="search" aria-label={t('reports.filter')} className="grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]">
      <TextField
        key={text}
        type="search"
        name="q"
        label={t('reports.filterText')}
        defaultValue={text}
        maxLength={64}
        spellCheck={false}
      />
      <SelectField
        key={kind}
        name="kind"
        label={t('reports.filterKind')}
        defaultValue={kind ?? ''}
        options={[{ value: '', label: t('reports.allKinds') }, ...options]}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" variant="quiet">
          {t('reports.show')}
        </Button>
        {text !== '' || kind !== null ? <TextLink to="/members/reports">{t('reports.showAll')}</TextLink> : null}
      </div>
    </Form>
  );
}
