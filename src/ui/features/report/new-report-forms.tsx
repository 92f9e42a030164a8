import { Form } from 'react-router';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinField } from '#ui/components/vin-field.tsx';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { SPEC_FIELDS, type SpecAnswer } from './make-spec-report.ts';
import { ReportFailure } from './report-failure.tsx';
import { REPORT_CHOICES, type ReportPayment, type TypedReportRequest } from './report-request.ts';

interface NewReportFormProps {
  /** The idempotency key: submitting the form twice generates one report. */
  readonly idempotencyKey: string;
  readonly typed: TypedReportRequest;
  readonly payment: ReportPayment | null;
  readonly vinError?: string | undefined;
  readonly mileageError?: string | undefined;
}

/** Renders the form for a new report, with its cost. */
export function NewReportForm({ idempotencyKey, typed, payment, vinError, mileageError }: NewReportFormProps) {
  const { t } = useTexts('reports');
  const submitting = useSubmitting();
  return (
    <Form method="post" action="/members/reports/new" className="grid gap-5">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <VinField key={typed.vin} name="vin" error={vinError} defaultValue={typed.vin} required maxLength={40} />
      <TextField
        name="mileage"
        label={t('reports.mileage')}
        hint={t('reports.mileageHint')}
        error={mileageError}
        optional
        defaultValue={typed.mileage}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
      />
      <SelectField
        key={typed.choice}
        name="choice"
        label={t('reports.choice')}
        defaultValue={typed.choice}
        options={REPORT_CHOICES.map((value) => ({ value, label: t(`reports.choices.${value}`) }))}
      />
      <div className="grid gap-1 border-line border-t pt-4">
        <h2 className="text-base">{t('reports.cost')}</h2>
        {payment === null ? (
          <p className="font-medium text-caution">
            {t('reports.noCredit')}{' '}
            <TextLink to={typed.vin === '' ? '/plans' : `/plans?vin=${encodeURIComponent(typed.vin)}`}>
              {t('reports.toPlans')}
            </TextLink>
          </p>
        ) : (
          <p>
            {payment.kind === 'unlimited'
              ? t('reports.payUnlimited')
              : t(`reports.pay.${payment.kind}`, { left: payment.left })}
          </p>
        )}
        <p className="text-muted text-sm">{t('reports.free')}</p>
      </div>
      <Button
        type="submit"
        name="intent"
        value="generate"
        variant={payment === null ? 'quiet' : 'primary'}
        busy={submitting ? <BusyLabel>{t('reports.generating')}</BusyLabel> : undefined}
      >
        {t('reports.generate')}
      </Button>
    </Form>
  );
}

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
