import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SUPPORT_REPLY_HOURS } from '#core/support/support-ticket.ts';
import { Button } from '#ui/components/button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface FeedbackSuccessProps {
  /** What was sent: feedback or a support ticket, for which the origin may have granted a free credit. */
  readonly sent: 'feedback' | 'ticket' | 'ticket-with-credit';
  readonly onOk: () => void;
}

/**
 * Renders that the message was sent and what happens next (FBK-11, FBK-15). It takes focus, because the form that had
 * it is gone.
 */
export function FeedbackSuccess({ sent, onOk }: FeedbackSuccessProps) {
  const { t } = useTexts('feedback');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-success" />
      <p ref={words} tabIndex={-1} className="font-semibold text-lg">
        {sent === 'feedback' ? t('feedback.thanks') : t('feedback.ticket')}
      </p>
      {sent === 'feedback' ? null : (
        <p>
          {t(sent === 'ticket' ? 'feedback.ticketText' : 'feedback.ticketCreditText', { hours: SUPPORT_REPLY_HOURS })}
        </p>
      )}
      <Button type="button" onClick={onOk}>
        {t('feedback.ok')}
      </Button>
    </div>
  );
}
