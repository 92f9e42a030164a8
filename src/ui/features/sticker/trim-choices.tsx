import { type BuildDifference, differencesOfBuilds } from '#core/sticker/build-differences.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BuildStep } from './build-step.tsx';
import { choiceCard } from './choice-card.ts';

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
