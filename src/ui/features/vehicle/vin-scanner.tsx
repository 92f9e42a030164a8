import { err, ok, type Result } from 'neverthrow';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { vinFromBarcode } from '#core/vehicle/vin-from-barcode.ts';
import { Modal } from '#ui/components/modal.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { typeInto } from '#ui/components/type-into.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** The time without a VIN after which hints are shown, in milliseconds. */
const PATIENCE_MS = 12_000;
/** The pause between scans in milliseconds, so that the video doesn't stutter. */
const PAUSE_MS = 120;

interface VinScannerProps {
  /** Returns the field that receives the scanned VIN. */
  readonly input: () => HTMLInputElement | null | undefined;
  readonly onClose: () => void;
  readonly open?: OpenBarcodeCamera;
}

/** Renders the camera view that scans a VIN barcode. Pictures are neither stored nor sent. */
export function VinScanner({ input, onClose, open = openBarcodeCamera }: VinScannerProps) {
  const { t } = useTexts('scan');
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [needsHelp, setNeedsHelp] = useState(false);
  const found = useEffectEvent((vin: string) => {
    onClose();
    typeInto(input(), vin);
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const waiting = setTimeout(() => setNeedsHelp(true), PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(waiting));
    // A browser can have the barcode API without a decoder.
    void scan().catch(() => {
      if (signal.aborted) return;
      setProblem('unsupported');
      leaving.abort();
    });
    return () => leaving.abort();

    async function scan(): Promise<void> {
      const opened = await open();
      if (opened.isErr()) {
        if (!signal.aborted) setProblem(opened.error);
        return;
      }
      const camera = opened.value;
      signal.addEventListener('abort', camera.close);
      if (signal.aborted) return camera.close();
      if (video.current) video.current.srcObject = camera.stream;
      while (!signal.aborted && video.current) {
        const vin = (await camera.read(video.current)).map(vinFromBarcode).find((read) => read !== null);
        if (signal.aborted) return;
        if (vin) return found(vin);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }, [open]);

  return (
    <Modal open onClose={onClose} title={t('scan.title')}>
      {problem === null ? (
        <div className="grid gap-4">
          <p>{t('scan.lead')}</p>
          <div className="relative overflow-hidden rounded-(--radius-card) bg-ink">
            <video ref={video} autoPlay muted playsInline className="aspect-video w-full object-cover" />
            <div
              aria-hidden="true"
              className="absolute inset-x-6 top-1/2 h-20 -translate-y-1/2 border-2 border-surface"
            />
          </div>
          <div role="status">{needsHelp ? <Notice kind="info">{t('scan.help')}</Notice> : null}</div>
          <p className="text-muted text-sm">{t('scan.privacy')}</p>
        </div>
      ) : (
        <div className="grid gap-3">
          <Notice kind="caution">{t(`scan.${problem}`)}</Notice>
          <p>{t('scan.whereToFind')}</p>
        </div>
      )}
    </Modal>
  );
}

/** Why no camera can scan barcodes. */
export type CameraProblem = 'unsupported' | 'refused' | 'no-camera' | 'busy';

/** A camera that scans barcodes. */
interface BarcodeCamera {
  readonly stream: MediaStream;
  /** Returns the texts of all barcodes in the current picture. */
  read(video: HTMLVideoElement): Promise<readonly string[]>;
  close(): void;
}

/** Opens a barcode camera. The browser asks for permission first. */
export type OpenBarcodeCamera = () => Promise<Result<BarcodeCamera, CameraProblem>>;

/** The barcode formats that manufacturers use for VINs. */
const FORMATS: readonly string[] = ['code_39', 'code_128', 'data_matrix', 'qr_code'];

interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    /** Source: W3C, Accelerated Shape Detection in Images. Not supported by every browser. */
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): BarcodeDetector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

const openBarcodeCamera: OpenBarcodeCamera = async () => {
  const Detector = window.BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats())?.filter((format) => FORMATS.includes(format)) ?? [];
  if (Detector === undefined || formats.length === 0) return err('unsupported');
  const detector = new Detector({ formats });
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    return ok({
      stream,
      read: async (video) => {
        if (video.readyState < video.HAVE_CURRENT_DATA) return [];
        return (await detector.detect(video)).map(({ rawValue }) => rawValue);
      },
      close: () => {
        for (const track of stream.getTracks()) track.stop();
      },
    });
  } catch (error) {
    return err(problemOf(error instanceof Error ? error.name : ''));
  }
};

function problemOf(name: string): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-camera' : 'busy';
}
