import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/modal.tsx';
import { useTexts } from '../../i18n/use-texts.ts';

interface OtherTabsDialogProps {
  readonly onStay: () => void;
  readonly onReload: () => void;
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
