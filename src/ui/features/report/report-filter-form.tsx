import { Form } from 'react-router';
import type { ReportKind } from '#core/report/report.ts';
import { Button } from '#ui/components/button.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** The report kinds that a list can be filtered by. */
export const REPORT_KINDS = ['full', 'basic', 'classic', 'antique'] as const satisfies readonly ReportKind[];

interface ReportFilterFormProps {
  readonly text: string;
  readonly kind: ReportKind | null;
}

/** Renders the filter of the report list. The filter is stored in the URL. */
export function ReportFilterForm({ text, kind }: ReportFilterFormProps) {
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
