import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { VinText } from './vin-text.tsx';

type Outcome = 'copied' | 'copyFailed';

/** Renders a VIN with a copy button. The copied VIN contains no spaces. */
export function VinCopy({ vin }: { readonly vin: string }) {
  const { t } = useTexts('vin');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(vin);
      setOutcome('copied');
    } catch {
      // Without permission or https, the browser refuses. The VIN can still be selected manually.
      setOutcome('copyFailed');
    }
  }

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <VinText vin={vin} />
      <button
        type="button"
        aria-label={t('vin.copy')}
        onClick={copy}
        className="screen-only grid size-11 place-items-center rounded-(--radius-card) text-muted hover:text-ink noscript:hidden"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      <span role="status" className="text-muted text-sm">
        {outcome ? t(`vin.${outcome}`) : null}
      </span>
    </span>
  );
}
