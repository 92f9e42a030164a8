import { describe, expect, it } from 'vitest';
import { deliveredKinds } from './delivered-kinds.ts';

const VIN = '1HGCM82693A000001';
const bundle = { vhr: 1, sticker: 1 };

describe('deliveredKinds', () => {
  it.each([
    ['a report plan', { kind: 'vhr', bundle: null }, ['report']],
    ['a sticker plan', { kind: 'sticker', bundle: null }, ['sticker']],
    ['a bundle', { kind: 'global', bundle }, ['report', 'sticker']],
    ['a plan for either document', { kind: 'global', bundle: null }, []],
  ] as const)('DEL-01 returns the documents that %s delivers for a vehicle', (_name, plan, kinds) => {
    expect(deliveredKinds({ plan, vin: VIN })).toEqual(kinds);
    expect(deliveredKinds({ plan, vin: null })).toEqual([]);
  });
});
