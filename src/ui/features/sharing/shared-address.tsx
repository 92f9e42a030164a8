import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders a newly created link to be copied. It takes focus and is selected. */
export function SharedAddress({ address }: { readonly address: string }) {
  const { t } = useTexts('share');
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (field.current?.value !== address) return;
    field.current.focus();
    field.current.select();
  }, [address]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // Without permission or https, the browser refuses. The link is already selected.
      setOutcome('copyFailed');
    }
  }

  return (
    <div className="grid gap-2 rounded-(--radius-card) border border-line bg-surface p-4">
      <TextField
        key={address}
        ref={field}
        label={t('share.address')}
        hint={t('share.once')}
        readOnly
        defaultValue={address}
        className="font-mono"
      />
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <Button type="button" variant="quiet" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <p role="status" className="text-muted">
          {outcome ? t(`share.${outcome}`) : null}
        </p>
      </div>
    </div>
  );
}
