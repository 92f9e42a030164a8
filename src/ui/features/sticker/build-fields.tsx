import { memo } from 'react';
import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/checkbox.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { ColorChoices, TrimChoices } from './build-choices.tsx';
import { BuildStep } from './build-step.tsx';
import { SHOWN_TRIM } from './choices-from-form.ts';
import { PackageChoices } from './package-choices.tsx';
import { BUILD_PATH } from './sticker-subject.ts';

interface BuildFieldsProps {
  readonly draft: StickerDraft;
  /** Whether its builds are suggested by third parties. The trim is then typed, or taken from one of them. */
  readonly isSuggested?: boolean;
  /** The initial choices. */
  readonly choices: BuildChoices;
}

/** Renders the fields of a build. They hold their own state, so that selecting an option rerenders none of them. */
export const BuildFields = memo(function BuildFields({ draft, isSuggested = false, choices }: BuildFieldsProps) {
  const build = draft.builds.find(({ trim }) => trim === choices.trim);
  return (
    <>
      {draft.builds.length > 0 && !isSuggested ? (
        <TrimChoices builds={draft.builds} trim={choices.trim} />
      ) : (
        <TypedTrim trim={choices.trim} />
      )}
      <div key={build?.trim} className="grid gap-10">
        <input type="hidden" name={SHOWN_TRIM} value={choices.trim} />
        {draft.builds.length > 1 && !isSuggested ? <OtherTrim /> : null}
        <ColorChoices name="exteriorColor" colors={build?.exteriorColors ?? []} chosen={choices.exteriorColor} />
        <ColorChoices name="interiorColor" colors={build?.interiorColors ?? []} chosen={choices.interiorColor} />
        {hasRestrictedTemplate(draft.vehicle) ? <ColorBlock isPrinted={choices.buildsheetColor} /> : null}
        {build && build.packages.length > 0 ? (
          <PackageChoices sections={build.packages} choices={choices} isSuggested={isSuggested} />
        ) : null}
      </div>
    </>
  );
});

function TypedTrim({ trim }: { readonly trim: string }) {
  const { t } = useTexts('build');
  return (
    <BuildStep tour="trim" title={t('build.trim')} hint={t('build.noBuild')}>
      <TextField
        name="trim"
        label={t('build.trimName')}
        defaultValue={trim}
        optional
        maxLength={100}
        autoComplete="off"
      />
    </BuildStep>
  );
}

/** Without scripts, the options of another trim are loaded with the next page. */
function OtherTrim() {
  const { t } = useTexts('build');
  return (
    <p className="hidden noscript:block">
      <Button type="submit" formMethod="get" formAction={BUILD_PATH} variant="quiet">
        {t('build.showChoices')}
      </Button>
    </p>
  );
}

function ColorBlock({ isPrinted }: { readonly isPrinted: boolean }) {
  const { t } = useTexts('build');
  return (
    <Checkbox
      name="buildsheetColor"
      value="yes"
      label={t('build.colorBlock')}
      hint={t('build.colorBlockHint')}
      defaultChecked={isPrinted}
    />
  );
}
