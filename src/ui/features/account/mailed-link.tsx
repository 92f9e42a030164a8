import type { ResultAsync } from 'neverthrow';
import type { ReactNode } from 'react';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { Card } from '#ui/components/card.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';

/** The result of using an emailed link. */
type LinkAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** The link was already used, has expired, or never existed. */
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Distinguishes invalid links from errors that can be retried. */
export function linkAnswer<Value>(used: ResultAsync<Value, CallError>): Promise<LinkAnswer<Value>> {
  return used.match(
    (value): LinkAnswer<Value> => ({ kind: 'done', value }),
    (error) => {
      switch (error.code) {
        case 'not-found':
        case 'refused':
          return { kind: 'over' };
        default:
          return { kind: 'failed', error };
      }
    },
  );
}

interface MailedLinkProps<Value> {
  readonly answer: LinkAnswer<Value> | undefined;
  readonly button: string;
  readonly busy: string;
  readonly variant?: 'primary' | 'danger';
  /** Information shown above the button. */
  readonly children?: ReactNode;
  /** Shown after success, with the next step. */
  readonly done: (value: Value) => ReactNode;
  readonly doneAction?: ReactNode;
  /** Shown for an invalid link, with the way to get a new one. */
  readonly over: ReactNode;
  readonly overAction?: ReactNode;
}

/** Renders the action of an emailed link. It requires a button press, because email scanners open every link. */
export function MailedLink<Value>({
  answer,
  button,
  busy,
  variant,
  children,
  done,
  doneAction,
  over,
  overAction,
}: MailedLinkProps<Value>) {
  if (answer?.kind === 'done') {
    return (
      <Outcome kind="success" action={doneAction}>
        {done(answer.value)}
      </Outcome>
    );
  }
  if (answer?.kind === 'over') {
    return (
      <Outcome kind="caution" action={overAction}>
        {over}
      </Outcome>
    );
  }
  return (
    <Card>
      <PostedForm answer={answer} callError={answer?.error}>
        {() => (
          <>
            {children}
            <SubmitButton variant={variant ?? 'primary'} className="justify-self-start" busy={busy}>
              {button}
            </SubmitButton>
          </>
        )}
      </PostedForm>
    </Card>
  );
}
