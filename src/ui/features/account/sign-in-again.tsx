import { useEffect } from 'react';
import { optional } from '#ui/components/optional.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';

const SignInAgainDialog = optional(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog);

/** Opens the sign-in dialog over the page whose call was refused, then resends the call. */
export function SignInAgain() {
  const asking = useContainer().get('signInAgain');
  const { status } = useStore(asking);
  useEffect(() => {
    asking.attended();
    return () => asking.unattended();
  }, [asking]);
  return status === 'asked' ? <SignInAgainDialog /> : null;
}
