import { type SubmitEvent, useState } from 'react';
import type { LogInError } from '#core/account/log-in.ts';
import { formTexts } from '#ui/app/answers/form-texts.ts';
import { Modal } from '#ui/components/modal.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { LoginFields, useLoginErrorText } from './login-form.tsx';

/** Renders the sign-in dialog over a page, whose state and typed text are preserved. */
export function SignInAgainDialog() {
  const { t } = useTexts('members');
  const container = useContainer();
  const asking = container.get('signInAgain');
  const { user } = useStore(container.get('account'));
  const errorText = useLoginErrorText();
  const [error, setError] = useState<LogInError | null>(null);
  const [busy, setBusy] = useState(false);
  // This bypasses the router, because the call waiting for the result can be part of a navigation.
  async function signIn(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const result = await container.get('logIn')(formTexts(form, ['email', 'password']));
    setBusy(false);
    if (result.isErr()) setError(result.error);
    else if (result.value.id === user?.id) asking.signedIn();
    else asking.declined();
  }
  return (
    <Modal open onClose={() => asking.declined()} title={t('members.signInAgain')} width="max-w-md">
      <form onSubmit={(event) => void signIn(event)} className="grid gap-4" noValidate>
        <p>{t('members.signInAgainLead')}</p>
        <LoginFields
          email={user?.email}
          emailIsGiven={user !== null}
          error={error ? errorText(error) : undefined}
          busy={busy}
        />
      </form>
    </Modal>
  );
}
