import { type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import { type BulkCheck, type BulkCheckProgress, MAX_BULK_VINS } from '#core/vehicle/bulk-check.ts';
import { bulkCheckCsv } from '#core/vehicle/bulk-check-csv.ts';
import type { CheckVinListError } from '#core/vehicle/check-vin-list.ts';
import { ContainerContext, type LazyContainer } from '#ui/app/contexts/lazy-container.ts';
import { Button } from '#ui/components/button.tsx';
import { FileField } from '#ui/components/file-field.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BulkCheckResult } from './bulk-check-result.tsx';
import {
  BULK_CHECK_FILE_NAME,
  BULK_CHECK_FILE_PATH,
  bulkCheckWords,
  type ShownCheck,
  shownCheck,
} from './check-list.ts';
import { saveText } from './save-text.ts';

/** The result of a list that was posted without scripts. */
export type BulkCheckAnswer =
  | { readonly kind: 'done'; readonly check: ShownCheck }
  | { readonly kind: 'failed'; readonly error: CheckVinListError };

type Work =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly progress: BulkCheckProgress | null }
  | { readonly kind: 'done'; readonly check: BulkCheck };

/** Renders the form for a list of VINs, the progress of the check, and its result. */
export function BulkCheckForm({ answer }: { readonly answer?: BulkCheckAnswer | undefined }) {
  const texts = useTexts('bulk');
  const { t } = texts;
  const { number } = useFormats();
  const callErrorText = useCallErrorText();
  const lazyContainer = useContext(ContainerContext);
  const visit = useRef<AbortController>(null);
  const [work, setWork] = useState<Work>({ kind: 'idle' });
  const [failed, setFailed] = useState(answer?.kind === 'failed' ? answer : null);

  useEffect(() => () => visit.current?.abort(), []);

  function failWith(error: CheckVinListError): void {
    setWork({ kind: 'idle' });
    if (error.code !== 'cancelled') setFailed({ kind: 'failed', error });
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    if (lazyContainer === null) return;
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('file');
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    const leaving = new AbortController();
    visit.current = leaving;
    setFailed(null);
    setWork({ kind: 'working', progress: null });
    // Without a network connection, the validation rules can't be loaded.
    void check(lazyContainer, file, leaving.signal).catch(() => failWith({ code: 'unreachable' }));
  }

  async function check(from: LazyContainer, file: File | undefined, signal: AbortSignal): Promise<void> {
    const [container, buffer] = await Promise.all([from.open(), file?.arrayBuffer() ?? new ArrayBuffer(0)]);
    const checked = await container.get('checkVinList')(new Uint8Array(buffer), {
      signal,
      onProgress: (progress) => setWork({ kind: 'working', progress }),
    });
    checked.match((done) => setWork({ kind: 'done', check: done }), failWith);
  }

  const said = failed && (isOfFile(failed.error) ? { file: t(`bulk.${failed.error.code}`) } : null);
  const shown = work.kind === 'done' ? shownCheck(work.check) : answer?.kind === 'done' ? answer.check : null;
  return (
    <div className="grid gap-8 *:min-w-0">
      <PostedForm
        answer={failed}
        encType="multipart/form-data"
        errors={said ?? {}}
        failure={failed && !isOfFile(failed.error) ? callErrorText(failed.error) : undefined}
        onSubmit={send}
      >
        {(field) => (
          <>
            <FileField
              {...field('file')}
              label={t('bulk.file')}
              hint={t('bulk.fileHint', { most: number(MAX_BULK_VINS) })}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
            />
            {work.kind === 'working' ? (
              <Progress progress={work.progress} onStop={() => visit.current?.abort()} />
            ) : (
              <div className="flex flex-wrap gap-3">
                <Button type="submit">{t('bulk.check')}</Button>
                {/* With scripts, the whole result is saved from the button below. */}
                <span className="hidden noscript:contents">
                  <Button type="submit" variant="quiet" formAction={BULK_CHECK_FILE_PATH}>
                    {t('bulk.checkToFile')}
                  </Button>
                </span>
              </div>
            )}
          </>
        )}
      </PostedForm>
      {shown === null ? null : (
        <section className="grid gap-4 *:min-w-0" aria-label={t('bulk.result')}>
          <Outcome kind="success">
            {t('bulk.done', { checked: number(shown.counts.checked), unchecked: number(shown.counts.unchecked) })}
          </Outcome>
          <BulkCheckResult
            check={shown}
            download={
              work.kind === 'done' ? (
                <p>
                  <Button
                    type="button"
                    variant="quiet"
                    onClick={() =>
                      saveText(BULK_CHECK_FILE_NAME, 'text/csv', bulkCheckCsv(work.check, bulkCheckWords(texts)))
                    }
                  >
                    {t('bulk.download')}
                  </Button>
                </p>
              ) : null
            }
          />
        </section>
      )}
    </div>
  );
}

function Progress({ progress, onStop }: { readonly progress: BulkCheckProgress | null; readonly onStop: () => void }) {
  const { t } = useTexts('bulk');
  const { number } = useFormats();
  const done = progress?.done ?? 0;
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span role="status" className="font-semibold">
          {t('bulk.checking')}
        </span>
        <span className="text-muted text-sm tabular-nums">
          {progress === null ? null : t('bulk.progress', { done: number(done), total: number(progress.total) })}
        </span>
      </p>
      <progress
        aria-label={t('bulk.checking')}
        {...(progress && { value: done, max: Math.max(1, progress.total) })}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary-ink"
      />
      <Button type="button" variant="quiet" className="justify-self-start" onClick={onStop}>
        {t('bulk.stop')}
      </Button>
    </div>
  );
}

function isOfFile(error: CheckVinListError): error is { readonly code: 'file-empty' | 'file-too-large' } {
  return error.code === 'file-empty' || error.code === 'file-too-large';
}
