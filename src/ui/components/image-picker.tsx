import { useEffect, useRef, useState } from 'react';
import type { CompressProfileImage } from '#core/account/compress-image.ts';
import type { CompressedImage } from '#core/account/profile-image.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { BusyLabel } from './busy-label.tsx';
import { buttonClass } from './button-class.ts';
import { type CroppedFile, ImageCrop } from './image-crop.tsx';
import { Notice } from './notice.tsx';

interface ImagePickerProps {
  readonly label: string;
  readonly compress: CompressProfileImage;
  readonly onPick: (image: CompressedImage) => void;
  /** Whether the picture is cropped to any aspect ratio, such as for a logo, instead of a square. */
  readonly isFree?: boolean;
}

type Problem = 'not-an-image' | 'too-large' | 'unsupported';

/** Renders a picker for a picture: selects a file, crops it and compresses it. */
export function ImagePicker({ label, compress, onPick, isFree = false }: ImagePickerProps) {
  const { t } = useTexts('image');
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [picked, setPicked] = useState<CompressedImage | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  function opened(file: File | undefined): void {
    if (file === undefined) return;
    setProblem(null);
    setPicked(null);
    setAddress(URL.createObjectURL(file));
  }

  function given(next: Problem | null): void {
    setAddress(null);
    setProblem(next);
    setBusy(false);
    // Otherwise picking the same file again wouldn't trigger a change event.
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  async function use(cropped: CroppedFile): Promise<void> {
    setBusy(true);
    await compress(cropped).match(
      (image) => {
        setPicked(image);
        given(null);
        onPick(image);
      },
      ({ code }) => given(code),
    );
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold">{label}</p>
      {problem ? <Notice kind="danger">{t(`image.error.${problem}`)}</Notice> : null}
      {picked ? (
        <figure className="grid gap-1">
          <img
            src={`${picked.prefix}${picked.data}`}
            alt={t('image.preview')}
            className={`size-40 rounded-(--radius-card) border border-line ${isFree ? 'bg-white object-contain p-2' : 'object-cover'}`}
          />
          <figcaption className="text-muted text-sm">
            {t('image.size', { ...picked.dimensions, kilobytes: Math.max(1, Math.round(picked.size.after / 1_024)) })}
          </figcaption>
        </figure>
      ) : null}
      <label
        className={`${buttonClass('quiet')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus`}
      >
        {address === null && picked === null ? t('image.pick') : t('image.change')}
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => opened(event.currentTarget.files?.[0])}
        />
      </label>
      {address === null ? null : (
        <ImageCrop
          key={address}
          address={address}
          isFree={isFree}
          onCrop={use}
          onCancel={() => given(null)}
          onUnreadable={() => given('not-an-image')}
          busy={busy ? <BusyLabel>{t('image.busy')}</BusyLabel> : undefined}
        />
      )}
    </div>
  );
}
