import { type SubmitEvent, useState } from 'react';
import type { LogInError } from '#core/account/log-in.ts';
import { Modal } from '#ui/components/modal.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { LoginFields } from './login-fields.tsx';
import { useLoginErrorText } from './use-login-error-text.ts';

/** The sign-in over a page: what is on the page stays as it is, typed words and all. */
export function SignInAgainDialog() {
  const { t } = useTexts('members');
  const container = useContainer();
  const asking = container.get('signInAgain');
  const { user } = useStore(container.get('account'));
  const errorText = useLoginErrorText();
  const [error, setError] = useState<LogInError | null>(null);
  const [busy, setBusy] = useState(false);
  // The router is kept out of it: what waits for the answer may be a navigation of its own.
  async function signIn(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const result = await container.get('logIn')({
      email: String(form.get('email') ?? ''),
      password: String(form.get('password') ?? ''),
    });
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
