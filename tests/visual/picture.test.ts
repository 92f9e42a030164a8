import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { keptPicture, pictureChange } from './picture.ts';

/** A white picture with a dark square of this size in its corner. */
function square(size: number, { width = 40, height = 20, shade = 0x1b } = {}): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(0xff);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) picture.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return PNG.sync.write(picture);
}

describe('pictureChange', () => {
  it('finds two of the same alike', () => {
    expect(pictureChange(keptPicture(square(10)), keptPicture(square(10)))).toBeNull();
  });

  it('tells how much has changed, and draws it', () => {
    const change = pictureChange(keptPicture(square(10)), keptPicture(square(12)));
    expect(change?.pixels).toBe(12 * 12 - 10 * 10);
    expect(PNG.sync.read(change?.drawing ?? Buffer.alloc(0)).width).toBe(40);
  });

  it('takes another size for a change of the whole', () => {
    expect(pictureChange(square(10), square(10, { height: 30 }))).toEqual({ pixels: 40 * 30, drawing: null });
  });

  it('passes over a shade that nobody sees', () => {
    expect(pictureChange(keptPicture(square(10)), keptPicture(square(10, { shade: 0x1c })))).toBeNull();
  });
});

describe('keptPicture', () => {
  it('leaves few colours as they are', () => {
    const { data } = PNG.sync.read(keptPicture(square(10, { shade: 0xf6 })));
    expect([...new Set(data)].toSorted()).toEqual([0xf6, 0xff]);
  });

  it('makes many colours few', () => {
    const picture = new PNG({ width: 256, height: 1 });
    for (let x = 0; x < 256; x += 1) picture.data.fill(x, x * 4, x * 4 + 3).fill(0xff, x * 4 + 3, x * 4 + 4);
    const { data } = PNG.sync.read(keptPicture(PNG.sync.write(picture)));
    expect(new Set(data.filter((_, index) => index % 4 === 0)).size).toBe(32);
  });
});
