import { ScanBarcode } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { Optional } from '#ui/components/optional.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

const VinScanner = lazy(async () => ({ default: (await import('./vin-scanner.tsx')).VinScanner }));

/**
 * Renders a button that opens the camera to scan a VIN barcode into the field. Shown only if the browser provides
 * camera access.
 */
export function ScanButton({ input }: { readonly input: () => HTMLInputElement | null | undefined }) {
  const { t } = useTexts('search');
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  // Browsers don't provide it on pages loaded over an insecure connection, although the types claim it exists.
  const canAsk = hydrated && 'mediaDevices' in navigator;
  return (
    <>
      {/* It takes up space from the start, to avoid a layout shift when it appears. */}
      <Button variant="quiet" type="button" className={canAsk ? '' : 'invisible'} onClick={() => setOpen(true)}>
        <ScanBarcode aria-hidden="true" className="size-5" />
        {t('search.scan')}
      </Button>
      {open ? (
        <Optional otherwise={<Notice kind="caution">{t('search.scanFailed')}</Notice>}>
          <VinScanner input={input} onClose={() => setOpen(false)} />
        </Optional>
      ) : null}
    </>
  );
}
