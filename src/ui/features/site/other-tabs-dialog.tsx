import { Button } from '#ui/components/button.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Fields that can be edited. One was edited if its value differs from its initial value. */
const FIELDS = 'main input:not([type=hidden]), main textarea, [role=dialog] input, [role=dialog] textarea';

/** Returns whether reloading the page would discard typed text. */
export function hasTypedText(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, defaultValue }) => value !== defaultValue && value.trim() !== '',
  );
}

/** Renders a dialog before the page discards typed text because another tab has signed in or out. */
export function OtherTabsDialog({ onStay, onReload }: { readonly onStay: () => void; readonly onReload: () => void }) {
  const { t } = useTexts('site');
  return (
    <Modal open onClose={onStay} title={t('site.otherTabTitle')} width="max-w-md">
      <div className="grid gap-4">
        <p>{t('site.otherTabLead')}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" onClick={onStay}>
            {t('site.otherTabStay')}
          </Button>
          <Button type="button" variant="quiet" onClick={onReload}>
            {t('site.otherTabReload')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
