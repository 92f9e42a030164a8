import { err, ok, type Result } from 'neverthrow';

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

export const openBarcodeCamera: OpenBarcodeCamera = async () => {
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
