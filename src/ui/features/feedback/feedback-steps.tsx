import { useNavigate } from 'react-router';
import type { ApologyOption } from '#core/feedback/feedback-skip.ts';
import { regenerationPath } from '#ui/app/paths/regeneration-path.ts';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { FeedbackSuccess } from './feedback-success.tsx';
import { ApologyStep, TextStep } from './message-steps.tsx';
import { RatingStep } from './rating-step.tsx';
import { SupportFormStep } from './support-form-step.tsx';
import { useSending } from './use-sending.ts';

/** Renders the current step or the success message. Closing the dialog discards all typed text (FBK-01 to FBK-06). */
export function FeedbackSteps() {
  const container = useContainer();
  const store = container.get('feedbackDialog');
  const dialog = useStore(store);
  const user = useStore(container.get('account'), (account) => account.user);
  const navigate = useNavigate();
  const sending = useSending(dialog);
  const leaveFor = (path: string) => {
    store.closed();
    void navigate(path);
  };
  const closeAndSend = () => {
    store.closed();
    void sending.sendUnwatched();
  };
  const chosen: Readonly<Record<ApologyOption, () => void>> = {
    'regenerate-sticker': () =>
      leaveFor(dialog.vin === null ? '/members/dashboard#window-sticker' : regenerationPath(dialog.vin)),
    'contact-support': () => store.wentOn(),
    'live-chat': () => {
      store.closed();
      container.get('liveChat').maximized();
    },
    nothing: closeAndSend,
  };
  if (sending.sent !== null) {
    return <FeedbackSuccess sent={sending.sent} onOk={() => leaveFor('/members/dashboard#vehicle-history-report')} />;
  }
  const outcome = { sending: sending.isBusy, failure: sending.failure };
  switch (dialog.step) {
    case 0:
      return (
        <RatingStep rating={dialog.rating} onRate={(rating) => store.rated(rating)} onSkip={() => store.closed()} />
      );
    case 1:
      return (
        <TextStep
          {...outcome}
          messageError={sending.messageError}
          onSend={(message) => void sending.send({ step: 1, message })}
          onSkip={() => void sending.send({ step: 1, message: '', skipped: true })}
          onBack={() => store.wentBack()}
        />
      );
    case 2:
      return (
        <ApologyStep
          {...outcome}
          type={dialog.type}
          messageError={sending.messageError}
          onChoose={(option) => chosen[option]()}
          onSend={(message) => void sending.send({ step: 2, message })}
          onSkip={closeAndSend}
          onBack={() => store.wentBack()}
        />
      );
    case 3:
      return (
        <SupportFormStep
          {...outcome}
          initial={{
            vin: dialog.vin ?? '',
            email: user?.email ?? '',
            name: user ? `${user.first} ${user.last}`.trim() : '',
          }}
          errors={sending.formErrors}
          onSend={(form) => void sending.openTicket(form)}
          onBack={() => store.wentBack()}
        />
      );
  }
}
