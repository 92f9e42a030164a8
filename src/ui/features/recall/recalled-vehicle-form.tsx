import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { PickedVehicle, PickLists } from './load-recall-choices.ts';
import { useRecallErrorText } from './use-recall-error-text.ts';

interface RecalledVehicleFormProps {
  readonly picked: PickedVehicle;
  readonly lists: PickLists;
  /** The submitted fields: an empty one is an error, but a field that isn't available yet is not. */
  readonly asked: readonly string[];
}

/**
 * Renders the year, make and model, each limited by the previous selection. With scripts, the lists load on selection.
 * Without scripts, each button press loads the next.
 */
export function RecalledVehicleForm({ picked, lists, asked }: RecalledVehicleFormProps) {
  const { t } = useTexts('recall');
  const errorText = useRecallErrorText();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<PickLists>();
  const [year, setYear] = useState(String(picked.year ?? ''));
  const [make, setMake] = useState(picked.make);
  const submitting = useNavigation().location?.pathname === '/recall-check';
  const loading = fetcher.state !== 'idle';
  const { years, makes, models, error } = fetcher.data ?? lists;
  const missing = (field: keyof PickedVehicle, value: string) =>
    asked.includes(field) && value === '' ? t(`recall.${field}-missing`) : undefined;

  function load(nextYear: string, nextMake: string): void {
    setYear(nextYear);
    setMake(nextMake);
    void fetcher.load(`/recall-choices?${new URLSearchParams({ year: nextYear, make: nextMake })}`);
  }

  // A year may have been selected before hydration.
  const catchUp = useEffectEvent(() => {
    const early = form.current?.querySelector<HTMLSelectElement>('select[name="year"]')?.value ?? '';
    if (early !== year) load(early, '');
  });
  useEffect(() => catchUp(), []);

  function options(values: readonly (string | number)[], placeholder: string) {
    const shown = loading && values.length === 0 ? t('recall.loading') : placeholder;
    return [{ value: '', label: shown }, ...values.map((value) => ({ value: String(value), label: String(value) }))];
  }

  return (
    <Form ref={form} method="get" action="/recall-check" className="grid gap-4">
      {error ? <Notice kind="danger">{t('recall.noChoices', { reason: errorText(error) })}</Notice> : null}
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          name="year"
          label={t('recall.year')}
          options={options(years, t('recall.pick'))}
          defaultValue={year}
          onChange={(event) => load(event.currentTarget.value, '')}
          error={missing('year', year)}
        />
        <SelectField
          key={`make of ${year}`}
          name="make"
          label={t('recall.make')}
          options={options(makes, t(year === '' ? 'recall.pickYearFirst' : 'recall.pick'))}
          defaultValue={make}
          disabled={year === '' || makes.length === 0}
          onChange={(event) => load(year, event.currentTarget.value)}
          error={missing('make', make)}
        />
        <SelectField
          key={`model of ${year} ${make}`}
          name="model"
          label={t('recall.model')}
          options={options(models, t(make === '' ? 'recall.pickMakeFirst' : 'recall.pick'))}
          defaultValue={picked.model}
          disabled={make === '' || models.length === 0}
          error={missing('model', picked.model)}
        />
      </div>
      <p className="text-muted text-sm">{t('recall.onlyRecalled')}</p>
      <Button type="submit" className="justify-self-start" busy={submitting ? t('recall.checking') : undefined}>
        {hydrated || make !== '' ? t('recall.check') : t('recall.next')}
      </Button>
    </Form>
  );
}
