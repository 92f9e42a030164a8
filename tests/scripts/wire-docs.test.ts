import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { wireDocs } from '#scripts/quality/wire-docs.ts';
import { contractPaths } from '../setup/contract-calls.ts';

const page = () => readFile(path.join(projectRoot, 'docs/wire.md'), 'utf8');

it('CALL-05 docs/wire.md documents the requests; `npm run docs:wire` regenerates it', async () => {
  expect(await page()).toBe(await wireDocs());
});

it.each(contractPaths)('CALL-05 docs/wire.md documents %s', async (endpoint) => {
  expect(await page()).toContain(`\`${endpoint}\``);
});
