import { Form } from 'react-router';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';
import { LoginFields, type LoginFieldsProps } from './login-fields.tsx';

/** Renders the sign-in form. The typed email address is preserved after an error. */
export function LoginForm(fields: Pick<LoginFieldsProps, 'email' | 'error'>) {
  const submitting = useSubmitting();
  return (
    <Form method="post" className="grid gap-4">
      <LoginFields {...fields} busy={submitting} />
    </Form>
  );
}
