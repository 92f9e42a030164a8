import { Button } from '#ui/components/button.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface OtherTabsDialogProps {
  readonly onStay: () => void;
  readonly onReload: () => void;
}

/** What is typed into: a field whose value differs from the one it came with. */
const FIELDS = 'main input:not([type=hidden]), main textarea, [role=dialog] input, [role=dialog] textarea';

/** Whether loading the page again would drop text that somebody typed. */
export function hasTypedText(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, defaultValue }) => value !== defaultValue && value.trim() !== '',
  );
}

/** Asks before the page drops what was typed, since another tab has signed in or out. */
export function OtherTabsDialog({ onStay, onReload }: OtherTabsDialogProps) {
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
