import { useContext, useState } from 'react';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Feedback types without a vehicle. Positive and negative feedback open the dialog at their own step (FBK-04). */
const TYPES = ['positive', 'negative', 'general'] as const;

/** Renders buttons for feedback on the product. Requires scripts, like the dialog. */
export function FeedbackWays() {
  const { t } = useTexts('feedback');
  const lazyContainer = useContext(ContainerContext);
  const [isGiven, setGiven] = useState(false);

  async function start(type: (typeof TYPES)[number]): Promise<void> {
    const container = await lazyContainer?.open();
    if (container) setGiven(!container.get('startFeedback')({ type, vin: null }));
  }

  return (
    <div className="noscript:hidden">
      <Card title={t('feedback.waysTitle')}>
        <div className="flex flex-wrap gap-3">
          {TYPES.map((type) => (
            // Without a network connection, nothing opens and the page is unchanged.
            <Button key={type} type="button" variant="quiet" onClick={() => void start(type).catch(() => undefined)}>
              {t(`feedback.way.${type}`)}
            </Button>
          ))}
        </div>
        <p role="status">{isGiven ? t('feedback.given') : null}</p>
      </Card>
    </div>
  );
}
