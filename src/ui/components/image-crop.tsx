import 'react-image-crop/dist/ReactCrop.css';
import { type ReactNode, useRef, useState } from 'react';
import ReactCrop, {
  centerCrop,
  convertToPixelCrop,
  cropToCanvas,
  makeAspectCrop,
  type PercentCrop,
} from 'react-image-crop';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

/** The selected part of a picture. */
export interface CroppedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

interface ImageCropProps {
  /** The picture's URL. */
  readonly address: string;
  readonly onCrop: (file: CroppedFile) => void;
  readonly onCancel: () => void;
  readonly onUnreadable: () => void;
  /** Whether any part of the picture with any aspect ratio can be selected, instead of a square. */
  readonly isFree?: boolean;
  readonly busy?: ReactNode;
}

const MEDIA_TYPE = 'image/png';
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Renders a tool to crop a picture by mouse, touch or arrow keys. */
export function ImageCrop({ address, onCrop, onCancel, onUnreadable, isFree = false, busy }: ImageCropProps) {
  const { t } = useTexts('image');
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const label = t('image.crop');

  async function cut(): Promise<void> {
    const picture = image.current;
    if (picture === null || crop === undefined) return;
    const canvas = document.createElement('canvas');
    await cropToCanvas(picture, canvas, convertToPixelCrop(crop, picture.width, picture.height));
    canvas.toBlob(async (blob) => {
      if (blob === null) return onUnreadable();
      onCrop({ bytes: new Uint8Array(await blob.arrayBuffer()), mediaType: MEDIA_TYPE });
    }, MEDIA_TYPE);
  }

  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{t('image.cropHint')}</p>
      <ReactCrop
        {...(crop && { crop })}
        onChange={(_, percent) => setCrop(percent)}
        {...(!isFree && { aspect: 1 })}
        keepSelection
        ariaLabels={{
          cropArea: label,
          nwDragHandle: `${label} ↖`,
          nDragHandle: `${label} ↑`,
          neDragHandle: `${label} ↗`,
          eDragHandle: `${label} →`,
          seDragHandle: `${label} ↘`,
          sDragHandle: `${label} ↓`,
          swDragHandle: `${label} ↙`,
          wDragHandle: `${label} ←`,
        }}
        className="max-w-md overflow-hidden"
      >
        <img
          ref={image}
          src={address}
          alt=""
          onError={onUnreadable}
          onLoad={({ currentTarget: { width, height } }) =>
            setCrop(
              isFree ? WHOLE : centerCrop(makeAspectCrop({ unit: '%', width: 90 }, 1, width, height), width, height),
            )
          }
        />
      </ReactCrop>
      <div className="flex flex-wrap gap-2">
        <Button type="button" onClick={() => void cut().catch(onUnreadable)} busy={busy}>
          {t('image.use')}
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          {t('image.cancel')}
        </Button>
      </div>
    </div>
  );
}
