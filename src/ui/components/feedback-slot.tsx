import { MessageSquare } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

interface FeedbackSlotProps {
  /** The kind of document above it. */
  readonly document: 'report' | 'sticker';
  readonly vin: string;
}

/** How long the end of a document must be visible before the feedback prompt opens, in milliseconds. */
const SEEN_AFTER_MS = 2_000;

/**
 * Renders a feedback button at the end of a document. On the first visit with a vehicle, the prompt opens automatically
 * (FBK-10).
 */
export function FeedbackSlot({ document, vin }: FeedbackSlotProps) {
  const { t } = useTexts('feedback');
  const lazyContainer = useContext(ContainerContext);
  const place = useRef<HTMLDivElement>(null);
  const [isGiven, setGiven] = useState(false);

  useEffect(() => {
    if (lazyContainer === null || place.current === null) return undefined;
    let seen: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const container = await lazyContainer.open();
      container.get('askForFeedback')({ type: document, vin });
    };
    const sight = new IntersectionObserver(([entry]) => {
      clearTimeout(seen);
      if (!entry?.isIntersecting) return;
      seen = setTimeout(() => {
        // Don't interrupt a person whose focus is in a form or on a button.
        if (globalThis.document.activeElement !== globalThis.document.body) return;
        sight.disconnect();
        // Without a network connection, no prompt is shown.
        void ask().catch(() => undefined);
      }, SEEN_AFTER_MS);
    });
    sight.observe(place.current);
    return () => {
      clearTimeout(seen);
      sight.disconnect();
    };
  }, [lazyContainer, document, vin]);

  /** Without a network connection, nothing opens and the page is unchanged. */
  async function start(): Promise<void> {
    const container = await lazyContainer?.open();
    if (container === undefined) return;
    // A person who opens the dialog themselves doesn't need the automatic prompt.
    container.get('askedFeedbacks').given({ type: document, vin });
    setGiven(!container.get('startFeedback')({ type: document, vin }));
  }

  return (
    <div ref={place} className="screen-only flex flex-wrap items-center gap-3 noscript:hidden">
      <Button type="button" variant="quiet" onClick={() => void start().catch(() => undefined)}>
        <MessageSquare aria-hidden="true" className="size-5" />
        {t('feedback.give')}
      </Button>
      <p role="status">{isGiven ? t('feedback.given') : null}</p>
    </div>
  );
}
