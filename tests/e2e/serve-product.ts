import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// The built product on an empty disk, with the settings that `npm start` gives it and no others of this machine.
const dataFolder = process.env.VINPORT_E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'vinport-e2e-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

const OPERATOR_SETTINGS = [
  'DATABASE_URL',
  'ORIGIN_URL',
  'CMS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PLATE_PROVIDER_URL',
  'LIVECHAT_LICENSE',
];
for (const name of OPERATOR_SETTINGS) delete process.env[name];

Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: dataFolder,
  SITE_DOMAIN: 'test.vinport.example',
  SPANISH_HOST: 'es.localhost',
  SITE_HOSTS: 'es.localhost=es.vinport.example,second.localhost=second.vinport.example',
  DEMO: '1',
  LOG_LEVEL: 'warn',
});

await import(pathToFileURL(path.resolve(import.meta.dirname, '../../build/server/index.js')).href);
