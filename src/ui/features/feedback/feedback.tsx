import { useContext, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FEEDBACK_TYPES } from '#core/feedback/feedback-type.ts';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { optional } from '#ui/components/optional.tsx';
import { useOpened } from '#ui/hooks/use-opened.ts';
import { useStore } from '#ui/hooks/use-store.ts';

const FeedbackDialog = optional(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);

/**
 * Renders the feedback dialog on any page of the members area, loading it on first use. A link can also open it:
 * `?feedback=<type>`, and `&vin=` (FBK-04).
 */
export function Feedback() {
  const lazyContainer = useContext(ContainerContext);
  const dialog = useOpened('feedbackDialog');
  const isOpen = useStore(dialog)?.isOpen ?? false;
  const [wanted, setWanted] = useState(false);
  const [search] = useSearchParams();
  const type = FEEDBACK_TYPES.find((known) => known === search.get('feedback'));
  const vin = search.get('vin');
  useEffect(() => {
    if (lazyContainer === null || type === undefined) return;
    const start = async () => (await lazyContainer.open()).get('startFeedback')({ type, vin });
    // Without a network connection, nothing opens and the page is unchanged.
    void start().catch(() => undefined);
  }, [lazyContainer, type, vin]);
  if (isOpen && !wanted) setWanted(true);
  return wanted ? <FeedbackDialog /> : null;
}
