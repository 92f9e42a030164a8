import { useEffect } from 'react';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { FeedbackModal } from './feedback-modal.tsx';
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
