import { type ReactNode, useEffect } from 'react';
import type { FeedbackStep } from '#core/feedback/feedback-dialog.ts';
import { Modal } from '#ui/components/modal.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { FeedbackSteps } from './feedback-steps.tsx';

/** Renders the feedback dialog in the state of its store (FBK-01). */
export function FeedbackDialog() {
  const container = useContainer();
  const store = container.get('feedbackDialog');
  const { isOpen, step } = useStore(store);
  const isKnown = useStore(container.get('account'), ({ user }) => user !== null);
  useEffect(() => {
    // A person who signed in without scripts or in another browser profile is not in the store yet. Only signed-in
    // people can send feedback.
    if (isOpen && !isKnown) void container.get('loadAccount')();
  }, [container, isOpen, isKnown]);
  return (
    <FeedbackModal open={isOpen} step={step} onClose={() => store.closed()}>
      <FeedbackSteps />
    </FeedbackModal>
  );
}

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
