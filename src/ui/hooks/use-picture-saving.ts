import { ResultAsync } from 'neverthrow';
import { useContext, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CompressProfileImage } from '#core/account/compress-image.ts';
import type { CompressedImage } from '#core/account/profile-image.ts';
import type { CallError } from '../app/answers/call-error.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';

type Saving = { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly error: CallError };

/** Returns functions that compress a picked picture and save it immediately, for a profile or a dealer's logo. */
export function usePictureSaving(useCase: 'saveProfileImage' | 'saveDealerLogo') {
  const { revalidate } = useRevalidator();
  const lazyContainer = useContext(ContainerContext);
  const [saving, setSaving] = useState<Saving | null>(null);
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
          setSaving({ kind: 'saved' });
          void revalidate();
        },
        (error) => setSaving({ kind: 'failed', error }),
      );
  }

  return { compress, save, saving };
}
