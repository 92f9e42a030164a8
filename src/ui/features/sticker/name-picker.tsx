import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import type { VehicleName } from '#core/sticker/vehicle-name.ts';
import { Button } from '#ui/components/button.tsx';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { PickedName, StickerNameLists } from './load-sticker-names.ts';

interface NamePickerProps {
  readonly picked: PickedName;
  readonly lists: StickerNameLists;
  /** The fields missing from the submission. */
  readonly missing: readonly (keyof VehicleName)[];
}

/**
 * Renders the year, make, model and, if known, trim, each limited by the previous selection. With scripts, the lists
 * load on selection. Without scripts, each button press loads the next.
 */
export function NamePicker({ picked: first, lists, missing }: NamePickerProps) {
  const { t } = useTexts('build');
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<StickerNameLists>();
  const [picked, setPicked] = useState(first);
  const { years, makes, models, trims, error } = fetcher.data ?? lists;
  const loading = fetcher.state !== 'idle';
  const canGenerate = hydrated || (picked.make !== '' && picked.model !== '') || models.length > 0;
  const missed = (field: keyof VehicleName) =>
    missing.includes(field) && picked[field] === '' ? t(`build.${field}-missing`) : undefined;

  function pick(change: Partial<PickedName>): void {
    const next = { ...picked, ...change };
    setPicked(next);
    void fetcher.load(`/members/stickers/names?${new URLSearchParams(next)}`);
  }

  // A selection may have been made before hydration.
  const catchUp = useEffectEvent(() => {
    const year = form.current?.querySelector<HTMLSelectElement>('select[name="year"]')?.value ?? '';
    if (year !== picked.year) pick({ year, make: '', model: '', trim: '' });
  });
  useEffect(() => catchUp(), []);

  function options(values: readonly (string | number)[], chosen: string, placeholder: string) {
    const texts = values.map(String);
    // A link can name a vehicle that is not in the catalog.
    const all = chosen === '' || texts.includes(chosen) ? texts : [...texts, chosen];
    const empty = loading && texts.length === 0 ? t('build.loading') : placeholder;
    return [{ value: '', label: empty }, ...all.map((value) => ({ value, label: value }))];
  }

  return (
    <Form ref={form} method="get" action="/members/stickers/new" className="grid gap-4">
      <input type="hidden" name="by" value="name" />
      <CallErrorNotice error={error} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="year"
          label={t('build.year')}
          options={options(years, picked.year, t('build.pick'))}
          defaultValue={picked.year}
          onChange={({ currentTarget }) => pick({ year: currentTarget.value, make: '', model: '', trim: '' })}
          error={missed('year')}
        />
        <SelectField
          key={`make of ${picked.year}`}
          name="make"
          label={t('build.make')}
          options={options(makes, picked.make, t('build.pick'))}
          defaultValue={picked.make}
          disabled={picked.year === ''}
          onChange={({ currentTarget }) => pick({ make: currentTarget.value, model: '', trim: '' })}
          error={missed('make')}
        />
        <SelectField
          key={`model of ${picked.year} ${picked.make}`}
          name="model"
          label={t('build.model')}
          options={options(models, picked.model, t('build.pick'))}
          defaultValue={picked.model}
          disabled={picked.make === ''}
          onChange={({ currentTarget }) => pick({ model: currentTarget.value, trim: '' })}
          error={missed('model')}
        />
        <SelectField
          key={`trim of ${picked.year} ${picked.make} ${picked.model}`}
          name="trim"
          label={t('build.trim')}
          optional
          options={options(trims, picked.trim, t('build.trimLater'))}
          defaultValue={picked.trim}
          disabled={picked.model === '' || trims.length === 0}
        />
      </div>
      {canGenerate ? (
        <SubmitButton
          intent="generate"
          formMethod="post"
          formAction={`/members/stickers/new?${new URLSearchParams({ by: 'name', ...picked })}`}
          className="justify-self-start"
          busy={t('build.generating')}
          hasSpinner={false}
        >
          {t('build.generate')}
        </SubmitButton>
      ) : (
        <Button type="submit" className="justify-self-start">
          {t('build.next')}
        </Button>
      )}
    </Form>
  );
}
