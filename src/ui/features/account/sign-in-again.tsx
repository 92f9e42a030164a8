import { lazy, useEffect } from 'react';
import { Optional } from '#ui/components/optional.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** Asks a person to sign in again over the page whose call was refused; the call then goes out once more. */
export function SignInAgain() {
  const asking = useContainer().get('signInAgain');
  const { status } = useStore(asking);
  useEffect(() => {
    asking.attended();
    return () => asking.unattended();
  }, [asking]);
  return status === 'asked' ? (
    <Optional>
      <SignInAgainDialog />
    </Optional>
  ) : null;
}
