import { ScanBarcode } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { Optional } from '#ui/components/optional.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

const VinScanner = lazy(async () => ({ default: (await import('./vin-scanner.tsx')).VinScanner }));

/** Opens the camera for the barcode of a VIN, which goes into the field; there only where a camera can be asked for. */
export function ScanButton({ input }: { readonly input: () => HTMLInputElement | null | undefined }) {
  const { t } = useTexts('search');
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  // Browsers have no such thing on pages that came over an insecure connection, whatever the types say.
  const canAsk = hydrated && 'mediaDevices' in navigator;
  return (
    <>
      {/* It keeps its place from the start, so that nothing moves when it comes. */}
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
