import type { StickerChoices } from '../../../core/sticker/sticker-choices.ts';
import type { PackageSection } from '../../../core/sticker/vehicle-build.ts';
import { MoneyText } from '../../components/money-text.tsx';

interface PackageChoicesProps {
  readonly section: PackageSection;
  readonly choices: StickerChoices;
}

/** The packages and options under one heading, each to be ticked, with its price. */
export function PackageChoices({ section, choices }: PackageChoicesProps) {
  const chosen = choices.packages.find(({ name }) => name === section.name)?.data ?? [];
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold">{section.name}</legend>
      {section.data.map(({ code, name, price }) => (
        <label key={code} className="flex min-h-11 items-center gap-3 border-line border-b py-1">
          <input
            type="checkbox"
            name="package"
            value={code}
            defaultChecked={chosen.some((item) => item.code === code)}
            className="size-5 accent-primary-ink"
          />
          <span className="grow">{name}</span>
          <MoneyText money={price} />
        </label>
      ))}
    </fieldset>
  );
}
