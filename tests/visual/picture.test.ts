import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { pictureChange, storedPicture } from './picture.ts';

/** Returns a white image with a dark square of this size in its corner. */
function square(size: number, { width = 40, height = 20, shade = 0x1b } = {}): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(0xff);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) picture.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return PNG.sync.write(picture);
}

describe('pictureChange', () => {
  it('treats equal images as unchanged', () => {
    expect(pictureChange(storedPicture(square(10)), storedPicture(square(10)))).toBeNull();
  });

  it('returns how much has changed, with a difference image', () => {
    const change = pictureChange(storedPicture(square(10)), storedPicture(square(12)));
    expect(change?.pixels).toBe(6 * 6 - 5 * 5);
    expect(PNG.sync.read(change?.drawing ?? Buffer.alloc(0)).width).toBe(20);
  });

  it('treats a different size as a complete change', () => {
    expect(pictureChange(square(10), square(10, { height: 30 }))).toEqual({ pixels: 40 * 30, drawing: null });
  });

  it('detects a hairline of the faintest color on the paper color', () => {
    const paper = (line: number) => {
      const picture = new PNG({ width: 40, height: 20 });
      picture.data.fill(Buffer.from([0xfa, 0xf9, 0xf6, 0xff]));
      picture.data.fill(Buffer.from([0xdc, 0xd9, 0xd1, 0xff]), line * 160, (line + 1) * 160);
      return storedPicture(PNG.sync.write(picture));
    };
    expect(pictureChange(paper(4), paper(10))?.pixels).toBe(2 * 20);
  });

  it('ignores an invisible difference in shade', () => {
    expect(pictureChange(storedPicture(square(10)), storedPicture(square(10, { shade: 0x1c })))).toBeNull();
  });
});

describe('storedPicture', () => {
  it('leaves an image with few colors unchanged', () => {
    const { data } = PNG.sync.read(storedPicture(square(10, { shade: 0xf6 })));
    expect([...new Set(data)].toSorted()).toEqual([0xf6, 0xff]);
  });

  it('reduces many colors to a few', () => {
    const picture = new PNG({ width: 512, height: 1 });
    for (let x = 0; x < 512; x += 1) picture.data.fill(x / 2, x * 4, x * 4 + 3).fill(0xff, x * 4 + 3, x * 4 + 4);
    const { data } = PNG.sync.read(storedPicture(PNG.sync.write(picture)));
    expect(new Set(data.filter((_, index) => index % 4 === 0)).size).toBe(32);
  });
});
