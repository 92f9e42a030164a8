import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';

const NAME = 'A plan that both hosts tell of';
const PLAN = {
  ...{ code: 'vhr-both', list: 'vhr', audience: 'user', name: NAME, kind: 'vhr', documents: 1 },
  ...{ amount: 1_499, currency: 'USD', renewal: 'once' },
};

test('what is imported on one host empties the pages that each host keeps', async ({ request }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-two-hosts-'));
  const aHost = async () => createHostProcess({ port: await findHostPort(), dataDir });
  const hosts = [await aHost(), await aHost()];
  const ask = (address: string) => request.get(`${address}/plans`);
  const isKept = async (address: string) => (await ask(address)).headers()['content-length'] !== undefined;
  try {
    for (const host of hosts) {
      await host.start();
      await expect.poll(() => isKept(host.address)).toBe(true);
      expect(await (await ask(host.address)).text()).not.toContain(NAME);
    }
    const file = path.join(dataDir, 'plans.json');
    writeFileSync(file, JSON.stringify([PLAN]));
    await promisify(execFile)(process.execPath, ['server/host/data-command.ts', 'import', 'plans', file], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, SITE_DOMAIN: 'test.vinport.example' },
    });
    for (const { address } of hosts) {
      await expect.poll(async () => (await ask(address)).text()).toContain(NAME);
      await expect.poll(() => isKept(address)).toBe(true);
      expect(await (await ask(address)).text()).toContain(NAME);
    }
  } finally {
    for (const host of hosts) await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
