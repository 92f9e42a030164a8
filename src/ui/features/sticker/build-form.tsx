import { Form } from 'react-router';
import type { StickerDraft } from '../../../core/sticker/sticker.ts';
import type { StickerChoices } from '../../../core/sticker/sticker-choices.ts';
import type { PaintColor } from '../../../core/sticker/vehicle-build.ts';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useSubmitting } from '../../hooks/use-submitting.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PackageChoices } from './package-choices.tsx';

interface BuildFormProps {
  readonly draft: StickerDraft;
  readonly choices: StickerChoices;
  /** Names this person's wish, so that the form sent twice makes one sticker. */
  readonly wish: string;
}

/** Asks how the vehicle was built, starting from what the catalogue has preselected. */
export function BuildForm({ draft, choices, wish }: BuildFormProps) {
  const { t } = useTexts('sticker');
  const confirming = useSubmitting('confirm');
  const build = draft.builds.find(({ trim }) => trim === choices.trim);
  const notSure = { value: '', label: t('sticker.notSure') };
  const named = (colors: readonly PaintColor[] = []) => colors.map(({ name }) => ({ value: name, label: name }));
  return (
    <Form key={choices.trim} method="post" className="grid gap-6">
      <input type="hidden" name="vin" value={draft.vehicle.vin} />
      <input type="hidden" name="wish" value={wish} />
      <p className="text-muted">{build ? t('sticker.chooseLead') : t('sticker.noBuild')}</p>
      {build ? (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <div className="grid gap-2">
              <SelectField
                name="trim"
                label={t('sticker.trim')}
                defaultValue={choices.trim}
                options={draft.builds.map(({ trim }) => ({ value: trim, label: trim }))}
              />
              {draft.builds.length > 1 ? (
                <Button type="submit" name="intent" value="generate" variant="quiet">
                  {t('sticker.showTrim')}
                </Button>
              ) : null}
            </div>
            <SelectField
              name="exteriorColor"
              label={t('sticker.exteriorColor')}
              defaultValue={choices.exteriorColor}
              options={[notSure, ...named(build.exteriorColors)]}
            />
            <SelectField
              name="interiorColor"
              label={t('sticker.interiorColor')}
              defaultValue={choices.interiorColor}
              options={[notSure, ...named(build.interiorColors)]}
            />
          </div>
          {build.packages.map((section) => (
            <PackageChoices key={section.name} section={section} choices={choices} />
          ))}
        </>
      ) : (
        <input type="hidden" name="trim" value={choices.trim} />
      )}
      <Button
        type="submit"
        name="intent"
        value="confirm"
        className="justify-self-start"
        busy={confirming ? t('sticker.confirming') : undefined}
      >
        {t('sticker.confirm')}
      </Button>
    </Form>
  );
}
