// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createImagePlatform, type ImageWindow } from './image-platform.ts';

/** Creates a window whose canvas records its calls, because jsdom draws nothing. */
function openWindow({ draws = true } = {}) {
  const log: unknown[] = [];
  const bitmap = { width: 1_200, height: 800, close: () => void log.push('closed') };
  const pen = {
    fillStyle: '',
    imageSmoothingQuality: '',
    fillRect: (...area: number[]) => void log.push(['paper', pen.fillStyle, ...area]),
    drawImage: (_picture: unknown, ...area: number[]) => void log.push(['drawn', pen.imageSmoothingQuality, ...area]),
  };
  const window: ImageWindow = {
    createImageBitmap: async (...words: readonly unknown[]) => {
      log.push(['read', words[1]]);
      return bitmap;
    },
    document: {
      createElement: (name: string) => {
        const canvas = document.createElement(name);
        return Object.assign(canvas, {
          getContext: () => (draws ? pen : null),
          toBlob: (take: (blob: Blob | null) => void, type: string, quality: number) => {
            log.push(['written', type, quality, Reflect.get(canvas, 'width'), Reflect.get(canvas, 'height')]);
            take(new Blob(['bytes'], { type }));
          },
        });
      },
    },
  };
  return { platform: createImagePlatform(window), log };
}

describe('createImagePlatform', () => {
  it('ACC-17 reads a picture with its EXIF orientation applied', async () => {
    const { platform, log } = openWindow();

    const picture = await platform.read(new Blob([]));

    expect([picture.width, picture.height]).toEqual([1_200, 800]);
    expect(log).toEqual([['read', { imageOrientation: 'from-image' }]]);
  });

  it('draws the whole picture at the requested size, with its transparency preserved', async () => {
    const { platform, log } = openWindow();
    const picture = await platform.read(new Blob([]));

    const blob = await picture.write({ width: 600, height: 400 }, { mediaType: 'image/png', quality: 1 });
    picture.close();

    expect(blob?.type).toBe('image/png');
    expect(log.slice(1)).toEqual([['drawn', 'high', 0, 0, 600, 400], ['written', 'image/png', 1, 600, 400], 'closed']);
  });

  it('adds a white background for a format without transparency', async () => {
    const { platform, log } = openWindow();
    const picture = await platform.read(new Blob([]));

    await picture.write({ width: 600, height: 400 }, { mediaType: 'image/jpeg', quality: 0.8 });

    expect(log[1]).toEqual(['paper', '#ffffff', 0, 0, 600, 400]);
  });

  it('writes nothing if drawing is not possible', async () => {
    const { platform } = openWindow({ draws: false });
    const picture = await platform.read(new Blob([]));

    expect(await picture.write({ width: 1, height: 1 }, { mediaType: 'image/png', quality: 1 })).toBeNull();
  });
});
