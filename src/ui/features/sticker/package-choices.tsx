import { memo, useDeferredValue, useState } from 'react';
import type { StickerChoices } from '#core/sticker/sticker-choices.ts';
import type { PackageItem, PackageSection } from '#core/sticker/vehicle-build.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BuildStep } from './build-step.tsx';

/** From so many options on, they can be filtered. */
const MANY_OPTIONS = 12;

interface PackageChoicesProps {
  readonly sections: readonly PackageSection[];
  readonly choices: StickerChoices;
  /** Others than the maker tell of them. */
  readonly isSuggested?: boolean;
}

/** The packages and options of a trim under their headings; what is hidden by the filter stays chosen. */
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
          {/* It has no name, and so is not sent. */}
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

/** There may be two hundred of them: each is drawn anew only when something of it changes. */
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
