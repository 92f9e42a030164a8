import { Form } from 'react-router';
import type { ReportSummary } from '#core/report/report.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { Button } from '#ui/components/button.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface AddReportFormProps {
  /** The reports already being compared. */
  readonly ids: readonly string[];
  /** The reports that can be added to the comparison. */
  readonly others: readonly ReportSummary[];
}

/** Renders a form that adds a report to the comparison. */
export function AddReportForm({ ids, others }: AddReportFormProps) {
  const { t } = useTexts('reports');
  const { date } = useFormats();
  const options = others.map(({ id, vin, vehicle, createdAt }) => ({
    value: id,
    label: `${fullName(vehicle) || vin} · ${vin.slice(-6)} · ${date(createdAt)}`,
  }));
  return (
    <Form className="screen-only grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start">
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <SelectField key={ids.join()} name="id" label={t('reports.comparison.addLabel')} options={options} />
      <Button type="submit" variant="quiet">
        {t('reports.comparison.add')}
      </Button>
    </Form>
  );
}
