import { type BuildDifference, differencesOfBuilds } from '#core/sticker/build-differences.ts';
import type { PaintColor, VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BuildStep } from './build-step.tsx';

/** The CSS classes of a radio or checkbox card: the whole card can be pressed, and it has a border when selected. */
const choiceCard =
  'flex cursor-pointer gap-3 rounded-(--radius-card) border border-line bg-surface hover:border-ink has-checked:border-primary-ink has-checked:ring-1 has-checked:ring-primary-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 [&_input:focus-visible]:outline-none [&_input]:scroll-my-28';

/** The maximum number of equipment differences shown per trim. */
const MAX_DIFFERENCES = 4;

/** Renders the trims of the vehicle, each with its differences from the others. */
export function TrimChoices({ builds, trim }: { readonly builds: readonly VehicleBuild[]; readonly trim: string }) {
  const { t } = useTexts('build');
  return (
    <BuildStep tour="trim" title={t('build.trim')} hint={t('build.trimHint')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-3">
        {differencesOfBuilds(builds).map((difference) => (
          <TrimCard key={difference.trim} {...difference} chosen={difference.trim === trim} />
        ))}
      </div>
    </BuildStep>
  );
}

function TrimCard({ trim, style, basePrice, equipment, chosen }: BuildDifference & { readonly chosen: boolean }) {
  const { t } = useTexts('build');
  const { list } = useFormats();
  const more = equipment.length - MAX_DIFFERENCES;
  return (
    <label className={`${choiceCard} items-start p-4`}>
      <input
        type="radio"
        name="trim"
        value={trim}
        defaultChecked={chosen}
        className="mt-0.5 size-5 shrink-0 accent-primary-ink"
      />
      <span className="grid min-w-0 gap-1">
        <span className="font-semibold">{trim}</span>
        {style ? <span className="text-muted text-sm">{style}</span> : null}
        <span className="text-sm">
          {t('build.from')} <MoneyText money={basePrice} />
        </span>
        {equipment.length > 0 ? (
          <span className="text-sm">
            {more > 0
              ? t('build.adds-more', { items: equipment.slice(0, MAX_DIFFERENCES).join(', '), count: more })
              : t('build.adds', { items: list(equipment) })}
          </span>
        ) : null}
      </span>
    </label>
  );
}

interface ColorChoicesProps {
  readonly name: 'exteriorColor' | 'interiorColor';
  /** If the catalog has none, the color is typed. */
  readonly colors: readonly PaintColor[];
  readonly chosen: string;
}

/** Renders the exterior or interior colors, each by its name, or unspecified. */
export function ColorChoices({ name, colors, chosen }: ColorChoicesProps) {
  const { t } = useTexts('build');
  const title = t(`build.${name}`);
  if (colors.length === 0) {
    return (
      <BuildStep tour={name} title={title} hint={t('build.colorTyped')}>
        <TextField
          name={name}
          label={t('build.colorName')}
          defaultValue={chosen}
          optional
          maxLength={100}
          autoComplete="off"
        />
      </BuildStep>
    );
  }
  // A color that was chosen when the catalog contained it, or had no colors.
  const others = chosen === '' || colors.some((color) => color.name === chosen) ? [] : [{ name: chosen, swatch: null }];
  return (
    <BuildStep tour={name} title={title}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        <ColorCard name={name} value="" label={t(`build.${name}-open`)} swatch={null} chosen={chosen === ''} />
        {[...colors, ...others].map((color) => (
          <ColorCard
            key={color.name}
            name={name}
            value={color.name}
            label={color.name}
            swatch={color.swatch}
            chosen={color.name === chosen}
          />
        ))}
      </div>
    </BuildStep>
  );
}

interface ColorCardProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly swatch: string | null;
  readonly chosen: boolean;
}

function ColorCard({ name, value, label, swatch, chosen }: ColorCardProps) {
  return (
    <label className={`${choiceCard} min-h-11 items-center px-3 py-2`}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        className="size-5 shrink-0 accent-primary-ink"
      />
      {swatch === null ? null : <Swatch color={swatch} />}
      <span className="min-w-0">{label}</span>
    </label>
  );
}

/**
 * Decorative: the name beside it identifies the color. Drawn as SVG, because the content security policy forbids inline
 * styles.
 */
function Swatch({ color }: { readonly color: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0">
      <circle cx="14" cy="14" r="13" fill={color} className="stroke-muted" />
    </svg>
  );
}
