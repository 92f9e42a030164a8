import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { ImagePicker } from '#ui/components/image-picker.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { usePictureSaving } from '#ui/hooks/use-picture-saving.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the profile picture picker, which saves the picture immediately. */
export function ProfilePicture() {
  const { t } = useTexts('profile');
  const { compress, save, saving } = usePictureSaving('saveProfileImage');
  return (
    <div className="grid gap-3">
      <ImagePicker label={t('profile.newPicture')} compress={compress} onPick={save} />
      {saving?.kind === 'saved' ? <Notice kind="success">{t('profile.pictureSaved')}</Notice> : null}
      {saving?.kind === 'failed' ? <CallErrorNotice error={saving.error} /> : null}
    </div>
  );
}
