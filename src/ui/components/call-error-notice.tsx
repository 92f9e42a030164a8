import type { CallError } from '../app/answers/call-error.ts';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { Notice } from './notice.tsx';

/** Renders why a call failed and the next step, or nothing if no call failed. */
export function CallErrorNotice({ error }: { readonly error: CallError | null | undefined }) {
  const callErrorText = useCallErrorText();
  return error ? <Notice kind="danger">{callErrorText(error)}</Notice> : null;
}
