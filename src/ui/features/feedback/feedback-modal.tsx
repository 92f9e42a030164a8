import type { ReactNode } from 'react';
import type { FeedbackStep } from '#core/feedback/feedback-dialog.ts';
import { Modal } from '#ui/components/modal.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface FeedbackModalProps {
  readonly open: boolean;
  readonly step: FeedbackStep;
  readonly onClose: () => void;
  /** The current step, or the success message. */
  readonly children: ReactNode;
}

const TITLES = {
  0: 'feedback.title',
  1: 'feedback.title',
  2: 'feedback.apologyTitle',
  3: 'feedback.supportTitle',
} as const satisfies Readonly<Record<FeedbackStep, string>>;

/** Renders the dialog around the feedback steps, titled after the current step. */
export function FeedbackModal({ open, step, onClose, children }: FeedbackModalProps) {
  const { t } = useTexts('feedback');
  return (
    <Modal open={open} onClose={onClose} title={t(TITLES[step])}>
      {children}
    </Modal>
  );
}
