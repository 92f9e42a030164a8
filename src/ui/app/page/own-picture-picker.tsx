import { ResultAsync } from 'neverthrow';
import { useContext, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CompressProfileImage } from '#core/account/compress-image.ts';
import type { CompressedImage } from '#core/account/profile-image.ts';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { ImagePicker } from '#ui/components/image-picker.tsx';
import { Notice } from '#ui/components/notice.tsx';
import type { CallError } from '../answers/call-error.ts';
import { ContainerContext } from '../contexts/lazy-container.ts';

interface OwnPicturePickerProps {
  readonly useCase: 'saveProfileImage' | 'saveDealerLogo';
  readonly label: string;
  readonly hint?: string;
  /** Shown when the picture has been saved. */
  readonly saved: string;
  readonly isFree?: boolean;
}

/** Renders a picker for a person's own picture, which compresses and saves it immediately. */
export function OwnPicturePicker({ useCase, label, hint, saved, isFree = false }: OwnPicturePickerProps) {
  const { revalidate } = useRevalidator();
  const lazyContainer = useContext(ContainerContext);
  const [saving, setSaving] = useState<{ readonly error: CallError | null } | null>(null);
  if (lazyContainer === null) throw new Error('A picture is picked outside of a ContainerContext.');

  const compress: CompressProfileImage = (image) =>
    ResultAsync.fromPromise(lazyContainer.open(), () => ({ code: 'unsupported' }) as const).andThen((container) =>
      container.get('compressProfileImage')(image),
    );

  async function save(image: CompressedImage): Promise<void> {
    setSaving(null);
    const container = await lazyContainer?.open();
    await container
      ?.get(useCase)(image)
      .match(
        () => {
          setSaving({ error: null });
          void revalidate();
        },
        (error) => setSaving({ error }),
      );
  }

  return (
    <div className="grid gap-3">
      <ImagePicker label={label} compress={compress} onPick={save} isFree={isFree} />
      {hint ? <p className="text-muted text-sm">{hint}</p> : null}
      {saving?.error === null ? <Notice kind="success">{saved}</Notice> : null}
      <CallErrorNotice error={saving?.error} />
    </div>
  );
}
