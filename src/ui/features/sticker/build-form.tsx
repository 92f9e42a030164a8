import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import { type BuildSuggestion, withSuggestions } from '#core/sticker/build-suggestion.ts';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import { Card } from '#ui/components/card.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BuildBar } from './build-bar.tsx';
import { BuildTotal, PaymentNote } from './build-cost.tsx';
import { BuildFields } from './build-fields.tsx';
import { choicesFromForm, choicesIntoForm } from './choices-from-form.ts';
import type { StickerPayment } from './load-build.ts';
import { StickerSheet } from './sticker-sheet.tsx';
import { buildPath, subjectFields } from './sticker-subject.ts';
import { TrimFacts } from './trim-facts.tsx';
import { useBuild } from './use-build.ts';

interface BuildFormProps {
  readonly draft: StickerDraft;
  /** Third-party suggestions, if the catalog has no entry. */
  readonly suggestions?: readonly BuildSuggestion[];
  readonly choices: BuildChoices;
  /** The idempotency key, so that submitting the form twice creates one sticker. */
  readonly idempotencyKey: string;
  readonly payment: StickerPayment;
}

const NONE: readonly BuildSuggestion[] = [];

/** Renders the form for a vehicle's build, starting with the catalog's preselection, with a preview of the sticker. */
export function BuildForm({ draft, suggestions = NONE, choices: first, idempotencyKey, payment }: BuildFormProps) {
  const { t } = useTexts('build');
  const form = useRef<HTMLFormElement>(null);
  const previewId = useId();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { vehicle } = draft;
  const choosable = useMemo(() => withSuggestions(draft, suggestions), [draft, suggestions]);
  const read = () => (form.current === null ? null : choicesFromForm(choosable, new FormData(form.current)));
  const write = (choices: BuildChoices) => (form.current === null ? undefined : choicesIntoForm(form.current, choices));
  const { build, drawn, choose, undo, redo } = useBuild({ idempotencyKey, vehicle, choices: first }, { read, write });
  const previewed = useDeferredValue(build.choices);
  const { prices } = composeSticker(draft, build.choices);

  function changed(): void {
    const choices = read();
    if (choices !== null) choose(choices);
  }

  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[4rem_auto] lg:items-start lg:gap-x-6">
      <BuildBar
        total={prices.total}
        onUndo={build.undoable.length > 0 ? undo : null}
        onRedo={build.redoable.length > 0 ? redo : null}
        isPreviewOpen={isPreviewOpen}
        onTogglePreview={() => setPreviewOpen(!isPreviewOpen)}
        previewId={previewId}
      />
      <section
        id={previewId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
        tabIndex={0}
        aria-label={t('build.preview')}
        className={`${isPreviewOpen ? 'grid' : 'hidden lg:grid noscript:grid'} gap-2 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto`}
      >
        <p className="text-muted text-sm">{t('build.previewLead')}</p>
        <BuildPreview draft={draft} choices={previewed} />
      </section>
      <div className="min-w-0 lg:col-start-1 lg:row-start-2">
        <Card>
          <Form
            ref={form}
            method="post"
            action={buildPath({ vehicle, idempotencyKey })}
            onChange={changed}
            className="grid gap-10"
            noValidate
          >
            {Object.entries(subjectFields(vehicle)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <BuildFields draft={choosable} isSuggested={choosable !== draft} choices={drawn} />
            {draft.builds.length > 1 ? <TrimFacts vehicle={vehicle} trim={build.choices.trim} /> : null}
            <section className="grid gap-4" aria-labelledby={`${previewId}-confirm`}>
              <h2 id={`${previewId}-confirm`}>{t('build.confirmTitle')}</h2>
              <BuildTotal prices={prices} />
              <PaymentNote payment={payment} vin={vehicle.vin} />
              {payment.kind === 'none' ? null : (
                <SubmitButton
                  intent="confirm"
                  className="justify-self-start"
                  busy={t('build.confirming')}
                  hasSpinner={false}
                >
                  {t(payment.kind === 'subscription' ? 'build.confirm' : 'build.confirmCredit')}
                </SubmitButton>
              )}
            </section>
          </Form>
        </Card>
      </div>
    </div>
  );
}

interface BuildPreviewProps {
  readonly draft: StickerDraft;
  readonly choices: BuildChoices;
}

/** Renders the sticker as it would currently be printed. */
const BuildPreview = memo(function BuildPreview({ draft, choices }: BuildPreviewProps) {
  const isColorless = hasRestrictedTemplate(draft.vehicle) && !choices.buildsheetColor;
  const printed = isColorless ? { ...choices, exteriorColor: '', interiorColor: '' } : choices;
  return <StickerSheet content={composeSticker(draft, printed)} />;
});
