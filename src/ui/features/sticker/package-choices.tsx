import { memo, useDeferredValue, useState } from 'react';
import type { StickerChoices } from '#core/sticker/sticker-choices.ts';
import type { PackageItem, PackageSection } from '#core/sticker/vehicle-build.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BuildStep } from './build-step.tsx';

/** The number of options from which a filter is shown. */
const MANY_OPTIONS = 12;

interface PackageChoicesProps {
  readonly sections: readonly PackageSection[];
  readonly choices: StickerChoices;
  /** Whether the options are suggested by third parties. */
  readonly isSuggested?: boolean;
}

/** Renders the packages and options of a trim under their headings. Options hidden by the filter stay selected. */
export function PackageChoices({ sections, choices, isSuggested = false }: PackageChoicesProps) {
  const { t } = useTexts('build');
  const [typed, setTyped] = useState('');
  const filter = useDeferredValue(typed).trim().toLowerCase();
  const count = sections.reduce((sum, { data }) => sum + data.length, 0);
  const shown = sections.reduce((sum, { data }) => sum + data.filter((item) => fits(item, filter)).length, 0);
  return (
    <BuildStep
      tour="packages"
      title={t('build.packages')}
      hint={t(isSuggested ? 'build.packagesSuggested' : 'build.packagesHint')}
    >
      {count >= MANY_OPTIONS ? (
        <div className="grid gap-1 noscript:hidden">
          {/* The field has no name, so it isn't submitted. */}
          <TextField
            type="search"
            label={t('build.filter')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
            autoComplete="off"
          />
          <p role="status" className="text-muted text-sm">
            {t('build.shownOptions', { shown, count })}
          </p>
        </div>
      ) : null}
      {sections.map((section) => (
        <PackageGroup key={section.name} section={section} choices={choices} filter={filter} />
      ))}
    </BuildStep>
  );
}

interface PackageGroupProps {
  readonly section: PackageSection;
  readonly choices: StickerChoices;
  readonly filter: string;
}

function PackageGroup({ section: { name, data }, choices, filter }: PackageGroupProps) {
  const chosen = new Set(choices.packages.find((section) => section.name === name)?.data.map(({ code }) => code));
  return (
    <fieldset className="min-w-0" hidden={!data.some((item) => fits(item, filter))}>
      <legend className="pb-1 font-semibold">{name}</legend>
      {data.map((item) => (
        <PackageRow key={item.code} item={item} chosen={chosen.has(item.code)} isShown={fits(item, filter)} />
      ))}
    </fieldset>
  );
}

interface PackageRowProps {
  readonly item: PackageItem;
  readonly chosen: boolean;
  readonly isShown: boolean;
}

/** There can be two hundred of them, so each rerenders only when its own data changes. */
const PackageRow = memo(function PackageRow({ item: { code, name, price }, chosen, isShown }: PackageRowProps) {
  return (
    <label
      hidden={!isShown}
      className="flex min-h-11 cursor-pointer items-start gap-3 border-line border-b py-2.5 hover:border-ink [&[hidden]]:hidden"
    >
      <input
        type="checkbox"
        name="package"
        value={code}
        defaultChecked={chosen}
        className="mt-0.5 size-5 shrink-0 scroll-my-28 accent-primary-ink"
      />
      <span className="min-w-0 grow">{name}</span>
      <span className="shrink-0 text-right">
        <MoneyText money={price} />
      </span>
    </label>
  );
});

function fits({ code, name }: PackageItem, filter: string): boolean {
  return filter === '' || name.toLowerCase().includes(filter) || code.toLowerCase().includes(filter);
}
