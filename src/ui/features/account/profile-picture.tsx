import { ResultAsync } from 'neverthrow';
import { useContext, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CompressProfileImage } from '../../../core/account/compress-image.ts';
import type { CompressedImage } from '../../../core/account/profile-image.ts';
import type { CallError } from '../../call-error.ts';
import { ImagePicker } from '../../components/image-picker.tsx';
import { Notice } from '../../components/notice.tsx';
import { ContainerContext } from '../../container-door.ts';
import { useCallErrorText } from '../../hooks/use-call-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Saving = { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly error: CallError };

/** Picks a picture, and keeps it at once. */
export function ProfilePicture() {
  const { t } = useTexts('profile');
  const callErrorText = useCallErrorText();
  const { revalidate } = useRevalidator();
  const door = useContext(ContainerContext);
  const [saving, setSaving] = useState<Saving | null>(null);
  if (door === null) return null;

  const compress: CompressProfileImage = (image) =>
    ResultAsync.fromPromise(door.open(), () => ({ code: 'unsupported' }) as const).andThen((container) =>
      container.get('compressProfileImage')(image),
    );

  async function save(image: CompressedImage): Promise<void> {
    setSaving(null);
    const container = await door?.open();
    await container
      ?.get('saveProfileImage')(image)
      .match(
        () => {
          setSaving({ kind: 'saved' });
          void revalidate();
        },
        (error) => setSaving({ kind: 'failed', error }),
      );
  }

  return (
    <div className="grid gap-3">
      <ImagePicker label={t('profile.newPicture')} compress={compress} onPick={save} />
      {saving?.kind === 'saved' ? <Notice kind="success">{t('profile.pictureSaved')}</Notice> : null}
      {saving?.kind === 'failed' ? <Notice kind="danger">{callErrorText(saving.error)}</Notice> : null}
    </div>
  );
}
