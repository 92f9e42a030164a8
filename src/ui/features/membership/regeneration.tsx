import { useEffect, useRef } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import type { ConfirmStickerError } from '#core/sticker/confirm-sticker.ts';
import type { GenerateStickerError } from '#core/sticker/generate-sticker.ts';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { StepProgress, type WorkStep } from '#ui/components/step-progress.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { RegenerationAnswer } from './regenerate-sticker.ts';

interface RegenerationProps {
  readonly vin: string;
  /** Whether to start automatically, because a link requested it (SHELL-12). */
  readonly starts: boolean;
  /** The result of a post without scripts. */
  readonly answer: RegenerationAnswer | undefined;
}

/**
 * Renders the regeneration of a vehicle's sticker: looks up its data automatically, and uses a credit when confirmed.
 */
export function Regeneration({ vin, starts, answer: posted }: RegenerationProps) {
  const { t } = useTexts('dashboard');
  const errorText = useRegenerationErrorText();
  const { data, state, submit, Form, formData } = useFetcher<RegenerationAnswer>();
  const navigate = useNavigate();
  const started = useRef('');
  const answer = data ?? posted;
  const isBusy = state !== 'idle';
  const isMaking = formData?.get('intent') === 'confirm';

  useEffect(() => {
    if (!starts || started.current === vin) return;
    started.current = vin;
    void submit({ intent: 'regenerate', vin }, { method: 'post' });
    // Replace the URL, so that a reload or coming back doesn't start it again.
    void navigate({ search: `?${new URLSearchParams({ vin })}`, hash: 'window-sticker' }, { replace: true });
  }, [starts, vin, submit, navigate]);

  const isReady = answer !== undefined && answer.error === null;
  const found = isReady || isMaking ? 'done' : answer?.error ? 'failed' : isBusy ? 'current' : 'waiting';
  const steps: readonly WorkStep[] = [
    { name: t('dashboard.regeneration.find'), state: isBusy && !isMaking ? 'current' : found },
    {
      name: t('dashboard.regeneration.confirm'),
      state: isMaking ? 'done' : isReady && !isBusy ? 'current' : 'waiting',
    },
    { name: t('dashboard.regeneration.make'), state: isMaking ? 'current' : 'waiting' },
  ];
  const tool = `/members/stickers/new?${new URLSearchParams({ vin })}`;
  return (
    <div className="grid gap-4 rounded-(--radius-card) border border-line bg-paper p-4">
      <h3 className="text-lg">
        {t('dashboard.regeneration.title')} <VinText vin={vin} />
      </h3>
      <StepProgress label={t('dashboard.regeneration.label')} steps={steps} />
      {answer?.error && !isBusy ? (
        <Notice kind="danger">
          {errorText(answer.error)}
          {answer.error.code === 'no-credit' ? (
            <>
              {' '}
              <Link to="/plans" className="underline underline-offset-4">
                {t('dashboard.regeneration.buy')}
              </Link>
            </>
          ) : null}
        </Notice>
      ) : null}
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="vin" value={vin} />
        {isReady ? (
          <>
            <input type="hidden" name="idempotencyKey" value={answer.idempotencyKey} />
            <p>
              {t(answer.isRepeated ? 'dashboard.regeneration.readyAgain' : 'dashboard.regeneration.ready', {
                vehicle: answer.vehicle,
              })}
            </p>
          </>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={isReady ? 'confirm' : 'regenerate'}
            busy={isBusy ? t(isMaking ? 'dashboard.regeneration.making' : 'dashboard.regeneration.finding') : undefined}
          >
            {t(isReady ? 'dashboard.regeneration.use' : 'dashboard.regeneration.start')}
          </Button>
          {isReady ? (
            <ButtonLink to={tool} variant="quiet">
              {t('dashboard.regeneration.change')}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </div>
  );
}

/**
 * Returns a function that gives the text for a failed regeneration, including whether a free credit is granted as
 * compensation.
 */
function useRegenerationErrorText(): (error: GenerateStickerError | ConfirmStickerError) => string {
  const { t } = useTexts('dashboard');
  const callErrorText = useCallErrorText();
  return (error) => {
    switch (error.code) {
      case 'vin-missing':
      case 'vin-length':
      case 'vin-characters':
      case 'wrong-vin':
        return t('dashboard.regeneration.wrong-vin');
      case 'vehicle-unknown':
        return t('dashboard.regeneration.vehicle-unknown');
      case 'generation-failed':
        return [
          t('dashboard.regeneration.generation-failed'),
          error.cause.code === 'not-accepted' ? '' : callErrorText(error.cause),
          t(`dashboard.regeneration.credit-${error.freeCredit}`),
        ]
          .filter(Boolean)
          .join(' ');
      default:
        return callErrorText(error);
    }
  };
}
