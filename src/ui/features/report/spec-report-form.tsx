import { Form } from 'react-router';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { SPEC_FIELDS, type SpecAnswer } from './make-spec-report.ts';
import { ReportFailure } from './report-failure.tsx';

/** The intent that the form submits. */
export const SPEC_INTENT = 'spec';

/** Renders the form to describe a vehicle whose VIN is not recognized, or is a serial number from before 1981. */
export function SpecReportForm({ answer }: { readonly answer: SpecAnswer | null }) {
  const { t } = useTexts('reports');
  return (
    <details open={answer !== null} className="grid gap-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('reports.specTitle')}</summary>
      <Form method="post" action="/members/reports/new" className="grid gap-5">
        <p className="text-muted">{t('reports.specLead')}</p>
        {answer?.failure ? <ReportFailure error={answer.failure} vin={answer.spec.vin} /> : null}
        {SPEC_FIELDS.map((field) => (
          <TextField
            key={field}
            name={`spec-${field}`}
            label={t(`reports.spec.${field}`)}
            defaultValue={answer?.spec[field]}
            error={answer?.missing.includes(field) ? t('reports.specMissing') : undefined}
            optional={field === 'series'}
            maxLength={field === 'year' ? 4 : 64}
            autoComplete="off"
          />
        ))}
        <SubmitButton intent={SPEC_INTENT} variant="quiet" busy={t('reports.generating')}>
          {t('reports.specGenerate')}
        </SubmitButton>
      </Form>
    </details>
  );
}
