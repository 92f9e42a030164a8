import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import type { FreeCreditKind } from '#core/billing/free-credit-claim.ts';
import type { FeedbackDialog } from '#core/feedback/feedback-dialog.ts';
import { reportTypeOf } from '#core/feedback/feedback-type.ts';
import type { SubmitFeedbackError, SubmitFeedbackInput } from '#core/feedback/submit-feedback.ts';
import type { SupportForm } from '#core/feedback/support-form.ts';
import type { SupportTicketError } from '#core/support/open-support-ticket.ts';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

type Sent = 'feedback' | 'ticket' | 'ticket-with-credit';

type Outcome =
  | { readonly kind: 'sent'; readonly what: Sent }
  | {
      readonly kind: 'wrong';
      readonly step: FeedbackDialog['step'];
      readonly error: SubmitFeedbackError | SupportTicketError;
    };

/** Returns functions that send the typed feedback, and the result. */
export function useSending(dialog: FeedbackDialog) {
  const { t } = useTexts('error', 'feedback');
  const container = useContainer();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // An error in one step doesn't apply to another.
  const error = outcome?.kind === 'wrong' && outcome.step === dialog.step ? outcome.error : null;

  const failureText = (failed: SubmitFeedbackError | SupportTicketError): string | null => {
    if (failed.code === 'not-sent') return failed.message ?? t('feedback.notSent');
    return failed.code === 'signed-out' ? t('error.signed-out') : null;
  };

  /** Only signed-in people can send. For a person who signed in without scripts, the account must be loaded first. */
  async function known(): Promise<void> {
    if (container.get('account').get().user === null) await container.get('loadAccount')();
  }

  async function watched(send: () => ResultAsync<Sent, SubmitFeedbackError | SupportTicketError>) {
    if (isBusy) return;
    setBusy(true);
    await known();
    const sent = await send();
    setBusy(false);
    setOutcome(
      sent.match<Outcome>(
        (what) => ({ kind: 'sent', what }),
        (wrong) => ({ kind: 'wrong', step: dialog.step, error: wrong }),
      ),
    );
  }

  const submit = (input: Omit<SubmitFeedbackInput, 'dialog'>) =>
    container
      .get('submitFeedback')({ dialog, ...input })
      .map((): Sent => 'feedback');

  return {
    isBusy,
    sent: outcome?.kind === 'sent' ? outcome.what : null,
    messageError:
      error?.code === 'message-missing' && (dialog.step === 1 || dialog.step === 2)
        ? t(`feedback.messageMissing.${dialog.step}`)
        : undefined,
    formErrors: error?.code === 'form-invalid' ? error.errors : [],
    failure: error && failureText(error),
    send: (input: Omit<SubmitFeedbackInput, 'dialog'>) => watched(() => submit(input)),
    openTicket: (form: SupportForm) =>
      watched(() =>
        container
          .get('openSupportTicket')({ form, satisfaction: dialog.rating, creditType: creditTypeOf(dialog) })
          .map(({ givesFreeCredit }): Sent => (givesFreeCredit ? 'ticket-with-credit' : 'ticket')),
      ),
    /** Sends after the dialog has closed (FBK-06). A notification reports the result. */
    sendUnwatched: async () => {
      await known();
      const sent = await submit({ step: 2, message: '', skipped: true });
      const text = sent.isOk() ? t('feedback.thanks') : failureText(sent.error);
      if (text !== null) container.get('notifications').notified({ text, tone: sent.isOk() ? 'success' : 'error' });
    },
  };
}

/** Returns the kind of free credit for the type of document. */
function creditTypeOf({ type }: FeedbackDialog): FreeCreditKind | null {
  const document = reportTypeOf(type);
  if (document === null) return null;
  return document === 'sticker' ? 'sticker' : 'vhr';
}
