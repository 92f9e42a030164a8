import { useEffect } from 'react';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { FeedbackModal } from './feedback-modal.tsx';
import { FeedbackSteps } from './feedback-steps.tsx';

/** The feedback dialog as its store has it (FBK-01). */
export function FeedbackDialog() {
  const container = useContainer();
  const store = container.get('feedbackDialog');
  const { isOpen, step } = useStore(store);
  const isKnown = useStore(container.get('account'), ({ user }) => user !== null);
  useEffect(() => {
    // Who signed in without scripts, or in another browser profile, is not known here yet; only known people may send.
    if (isOpen && !isKnown) void container.get('loadAccount')();
  }, [container, isOpen, isKnown]);
  return (
    <FeedbackModal open={isOpen} step={step} onClose={() => store.closed()}>
      <FeedbackSteps />
    </FeedbackModal>
  );
}
