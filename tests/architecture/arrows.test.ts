import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArchitecture } from '#scripts/quality/architecture.ts';
import manifest from '../../package.json' with { type: 'json' };

type Files = Record<string, string>;

const PACKAGES = ['rxjs', 'neverthrow', 'zod', 'inversify', 'kysely', 'react', 'vitest', 'fast-check', 'isbot'];

/** An architecture without forbidden imports. */
const SOUND: Files = {
  'package.json': JSON.stringify({
    imports: manifest.imports,
    dependencies: { rxjs: '*', neverthrow: '*', zod: '*', inversify: '*', kysely: '*' },
    devDependencies: { react: '*', vitest: '*', 'fast-check': '*', isbot: '*' },
    peerDependencies: { react: '*' },
  }),
  'src/core/vehicle/vin.ts': 'export type Vin = string;\nexport const isVin = (text: string) => text.length === 17;',
  'src/core/vehicle/decode-vehicle.ts': `
    import type { Decoder } from '#ports/decoder.ts';
    import { isVin } from './vin.ts';
    export const createDecodeVehicle = (decoder: Decoder) => (vin: string) => isVin(vin) && decoder(vin);`,
  'src/core/sticker/sticker.ts': `
    import type { Vin } from '../vehicle/vin.ts';
    export type Sticker = { vin: Vin };`,
  'src/core/sticker/generate-sticker.ts': `
    import { ok } from 'neverthrow';
    import { BehaviorSubject } from 'rxjs';
    import type { Decoder } from '#ports/decoder.ts';
    import { isVin } from '../vehicle/vin.ts';
    import type { Sticker } from './sticker.ts';
    export type GenerateSticker = (vin: string) => Sticker;
    export const made = [ok, BehaviorSubject, isVin] as unknown as Decoder;`,
  'src/core/index.ts': "export { made } from './sticker/generate-sticker.ts';",
  'src/ports/decoder.ts': `
    import type { Vin } from '#core/vehicle/vin.ts';
    export type Decoder = (vin: Vin) => boolean;`,
  'src/contract/decode.ts': `
    import { z } from 'zod';
    import { isVin } from '#core/vehicle/vin.ts';
    export const decodeCall = [z, isVin];`,
  'src/adapters/http/decoder.ts': `
    import { z } from 'zod';
    import { decodeCall } from '#contract/decode.ts';
    import { isVin } from '#core/vehicle/vin.ts';
    import type { Decoder } from '#ports/decoder.ts';
    export const createDecoder = (): Decoder => (vin) => isVin(vin) && [z, decodeCall];`,
  'src/composition/create-container.ts': `
    import { Container } from 'inversify';
    import { createDecoder } from '#adapters/http/decoder.ts';
    import { made } from '#core/sticker/generate-sticker.ts';
    export const createContainer = () => [Container, createDecoder, made];`,
  'src/texts/languages.ts': 'export const languages = [];',
  'src/ui/components/button.tsx': "import React from 'react';\nexport const Button = () => <React.Fragment />;",
  'src/ui/features/sticker/sticker-card.tsx': `
    import { createContainer } from '#composition/create-container.ts';
    import type { GenerateSticker } from '#core/sticker/generate-sticker.ts';
    import { Button } from '../../components/button.tsx';
    export const StickerCard = (props: { generate: GenerateSticker }) => <Button {...props} {...createContainer()} />;`,
  'src/ui/features/sticker/sticker-card.test.tsx': `
    import { expect } from 'vitest';
    import { aVin } from '#tests/builders/vin.ts';
    import { createDecoder } from '#adapters/http/decoder.ts';
    expect(createDecoder()(aVin)).toBe(true);`,
  'src/ui/features/report/report.tsx': 'export const Report = () => null;',
  'server/origin/sticker.ts': `
    import { decodeCall } from '#contract/decode.ts';
    import { isVin } from '#core/vehicle/vin.ts';
    import { languages } from '#texts/languages.ts';
    import { Kysely } from 'kysely';
    export const origin = [isVin, decodeCall, languages, Kysely];`,
  'server/host/render-app.ts': `
    import { Button } from '#ui/components/button.tsx';
    export const renderApp = () => Button;`,
  'tests/builders/vin.ts': "export const aVin = '1HGCM82633A004352';",
};

/** One forbidden import each, added to the valid architecture, with the rule that must report it. */
const WRONG: [rule: string, file: string, source: string][] = [
  ['core-knows-nobody', 'src/core/vehicle/clock.ts', "import 'node:fs';"],
  ['core-knows-nobody', 'src/core/vehicle/screen.ts', "import '#ui/features/report/report.tsx';"],
  ['core-knows-nobody', 'src/core/vehicle/parse.ts', "import { z } from 'zod';\nexport default z;"],
  ['core-knows-nobody', 'src/core/vehicle/wire.ts', "import type {} from '#adapters/http/decoder.ts';"],
  ['core-sees-port-types', 'src/core/vehicle/look-up.ts', "import { Decoder } from '#ports/decoder.ts';"],
  [
    'core-features-apart',
    'src/core/report/report.ts',
    "import type { GenerateSticker } from '../sticker/generate-sticker.ts';",
  ],
  ['ports-know-entities', 'src/ports/store.ts', "import type { z } from 'zod';"],
  ['ports-know-entities', 'src/ports/stickers.ts', "import type { made } from '#core/sticker/generate-sticker.ts';"],
  ['ports-are-types', 'src/ports/vins.ts', "import { isVin } from '#core/vehicle/vin.ts';\nexport default isVin;"],
  ['contract-knows-entities', 'src/contract/a.ts', "import type {} from '#ports/decoder.ts';"],
  ['contract-knows-entities', 'src/contract/b.ts', "import '#adapters/http/decoder.ts';"],
  ['texts-know-languages', 'src/texts/a.ts', "import '#core/vehicle/vin.ts';"],
  ['texts-know-languages', 'src/texts/b.ts', "import '#ui/components/button.tsx';"],
  ['adapters-look-inward', 'src/adapters/http/a.ts', "import '#composition/create-container.ts';"],
  ['adapters-look-inward', 'src/adapters/http/b.ts', "import '#ui/components/button.tsx';"],
  ['adapters-look-inward', 'src/adapters/http/c.ts', "import '#origin/sticker.ts';"],
  ['adapters-look-inward', 'src/adapters/http/f.ts', "import '#texts/languages.ts';"],
  ['use-cases-only-in-composition', 'src/adapters/http/d.ts', "import '#core/sticker/generate-sticker.ts';"],
  ['composition-looks-inward', 'src/composition/a.ts', "import '#ui/components/button.tsx';"],
  ['adapters-only-in-composition', 'server/host/a.ts', "import '#adapters/http/decoder.ts';"],
  ['ui-uses-composition', 'src/ui/features/sticker/a.tsx', "import '#adapters/http/decoder.ts';"],
  ['ui-uses-composition', 'src/ui/features/sticker/b.tsx', "import type {} from '#ports/decoder.ts';"],
  ['use-cases-only-in-composition', 'src/ui/features/sticker/c.tsx', "import '#core/sticker/generate-sticker.ts';"],
  ['src-without-server', 'src/ui/features/sticker/d.tsx', "import '#origin/sticker.ts';"],
  ['src-without-server', 'src/ui/features/sticker/e.test.tsx', "import '#origin/sticker.ts';"],
  ['features-apart', 'src/ui/features/sticker/f.tsx', "import '../report/report.tsx';"],
  ['shared-ui-knows-no-feature', 'src/ui/components/a.tsx', "import '../features/report/report.tsx';"],
  ['server-uses-core-and-contract', 'server/origin/a.ts', "import '#composition/create-container.ts';"],
  ['server-uses-core-and-contract', 'server/origin/b.ts', "import type {} from '#ports/decoder.ts';"],
  ['server-uses-core-and-contract', 'server/host/b.ts', "import '#ui/components/button.tsx';"],
  ['origin-without-host', 'server/origin/c.ts', "import '#host/render-app.ts';"],
  ['render-app-calls-ui-alone', 'server/host/render-app.ts', "import '#composition/create-container.ts';"],
  ['product-without-tests', 'src/core/vehicle/sample.ts', "import '#tests/builders/vin.ts';"],
  ['product-without-test-tools', 'src/adapters/http/e.ts', "import 'vitest';"],
  ['src-without-host-packages', 'src/adapters/sql/a.ts', "import 'kysely';"],
  ['react-in-ui-alone', 'src/composition/b.ts', "import 'react';"],
  ['library-runs-anywhere', 'src/adapters/system/a.ts', "import 'node:crypto';"],
  ['library-declares-its-packages', 'src/adapters/system/b.ts', "import 'isbot';"],
  ['inversify-in-composition-alone', 'src/adapters/system/c.ts', "import 'inversify';"],
  ['zod-at-the-edge', 'src/ui/features/sticker/g.tsx', "import type { z } from 'zod';"],
  [
    'no-circular',
    'src/core/vehicle/vin.ts',
    "import type {} from './decode-vehicle.ts';\nexport const isVin = Boolean;",
  ],
  ['no-unresolvable', 'src/core/vehicle/lost.ts', "import './nowhere.ts';"],
];

describe("the architecture's import rules", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'vinport-arrows-'));
    for (const name of PACKAGES) {
      write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
      write(root, `node_modules/${name}/index.js`, '');
    }
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('accepts a valid architecture after reading all of it', async () => {
    build(root, SOUND);

    expect(await checkArchitecture(root)).toEqual({ modules: Object.keys(SOUND).length - 1, violations: [] });
  });

  it.each(WRONG)('%s: %s', async (rule, file, source) => {
    build(root, { ...SOUND, [file]: source });

    const { violations } = await checkArchitecture(root);

    expect(violations.map((violation) => violation.split(': ')[0])).toContain(rule);
    expect(violations.join('\n')).toContain(file);
  });

  it('no-feature-cycles: reports only features that import each other through others', async () => {
    build(root, {
      ...SOUND,
      'server/origin/billing/buy.ts': "import '../delivery/deliver.ts';",
      'server/origin/delivery/deliver.ts': "import '../sharing/share.ts';",
      'server/origin/sharing/share.ts': "import '../billing/order.ts';\nimport '../account/token.ts';",
      'server/origin/billing/order.ts': 'export default {};',
      'server/origin/account/token.ts': 'export default {};',
    });

    const { violations } = await checkArchitecture(root);

    expect(violations).toEqual(['no-feature-cycles: server/origin: billing, delivery, sharing']);
  });

  it('fails if it has read no files', async () => {
    const { modules, violations } = await checkArchitecture(root);

    expect(modules).toBe(0);
    expect(violations).toEqual(['nothing-read: no source file was found']);
  });
});

const build = (root: string, files: Files) => {
  for (const [file, source] of Object.entries(files)) write(root, file, source);
};

const write = (root: string, file: string, source: string) => {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, source);
};
