import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** Tells a password manager whether to fill in the saved password or to generate a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Renders a password field with a button to show the password. */
export function PasswordField({ label, hint, error, optional, id, className = '', ...input }: PasswordFieldProps) {
  const { t } = useTexts('ui');
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(ties) => (
        <span className="relative block">
          <input
            spellCheck={false}
            autoCapitalize="off"
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={`${controlClass} pr-12 ${className}`}
          />
          {hydrated ? (
            <button
              type="button"
              aria-pressed={shown}
              aria-label={t('ui.showPassword')}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-(--radius-card) text-muted hover:text-ink"
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          ) : null}
        </span>
      )}
    </Field>
  );
}
