import type { ComponentProps } from 'react';
import { useSubmitting } from '../hooks/use-submitting.ts';
import { BusyLabel } from './busy-label.tsx';
import { Button } from './button.tsx';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** The current activity, shown while the form is being submitted. */
  readonly busy: string;
  /** The intent that the form submits. Without one, the button is busy while any form is being submitted. */
  readonly intent?: string;
  readonly hasSpinner?: boolean;
}

/** Renders the button that submits its form, and shows that the form is being submitted. */
export function SubmitButton({ busy, intent, hasSpinner = true, ...button }: SubmitButtonProps) {
  const submitting = useSubmitting(intent);
  const label = hasSpinner ? <BusyLabel>{busy}</BusyLabel> : busy;
  return (
    <Button
      {...(intent !== undefined && { name: 'intent', value: intent })}
      {...button}
      type="submit"
      busy={submitting ? label : undefined}
    />
  );
}
