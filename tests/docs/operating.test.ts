import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '#host/metrics.ts';
import { routeGroup } from '#host/route-group.ts';
import { readSettings } from '#host/settings.ts';
import { IMPORT_KINDS } from '#origin/data-import/import-file.ts';
import { projectRoot } from '#scripts/quality/project-root.ts';

const page = readFileSync(path.join(projectRoot, 'docs/operating.md'), 'utf8');
const cellsOf = (heading: string): string[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| (`[^|]+?)\s*\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
};

describe('docs/operating.md', () => {
  const metrics = cellsOf('Logs, health and numbers').filter((name) => /^\w+$/.test(name));

  it('documents metrics', () => expect(metrics.length).toBeGreaterThan(5));

  it.each(metrics)('documents only existing metrics: %s', async (name) => {
    const all = createMetrics({ countJobs: async () => ({ waiting: 0, givenUp: 0 }) });
    expect((await all.text()).body).toMatch(new RegExp(`^# HELP ${name} `, 'm'));
  });

  it.each(['/assets/app.js', '/api/decode', '/api-cwa/login', '/landing/x', '/metrics', '/'])(
    'documents the group of %s',
    (where) => expect(page).toContain(`\`${routeGroup(where)}\``),
  );

  // Each payment gateway declares its own settings.
  const files = ['server/host/settings.ts', ...globSync('server/origin/providers/*/*-module.ts', { cwd: projectRoot })];
  const variables = files.flatMap((file) => {
    const [, schema = ''] = readFileSync(path.join(projectRoot, file), 'utf8').split(/const \w+ = z\.object\(\{/);
    return [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  });

  it.each(variables)('documents the setting %s', (name) => expect(page).toContain(`\`${name}`));

  it.each(cellsOf('Settings'))('documents only existing settings: %s', (name) => {
    expect(variables).toContain(name);
    expect(readSettings({ SITE_DOMAIN: 'vinport.example' }).isOk()).toBe(true);
  });

  it('documents every kind that can be imported', () => {
    expect(cellsOf('Importing data')).toEqual(expect.arrayContaining([...IMPORT_KINDS]));
  });
});
