import type { PaintColor } from '#core/sticker/vehicle-build.ts';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BuildStep } from './build-step.tsx';
import { choiceCard } from './choice-card.ts';

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
