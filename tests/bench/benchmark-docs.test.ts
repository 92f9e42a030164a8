import { expect, it } from 'vitest';
import { benchmarkDocs } from './benchmark-docs.ts';

const environment = { node: 'v24', system: 'linux', processor: 'one', cores: 2, memoryGb: 8, load: 0 };
const figure = { unit: 'ms', ours: 5, peer: 50, better: 'lower', ratio: 10 } as const;

it('lists met and missed targets, with the machine they were measured on', () => {
  const docs = benchmarkDocs([
    {
      name: 'documents',
      measuredAt: '2026-06-01T12:00:00.000Z',
      environment,
      peer: 'Chromium',
      figures: [
        { ...figure, name: 'page', target: { text: '≥ 6 ×', met: true } },
        { ...figure, name: 'file', peer: null, ratio: null, target: { text: '≤ 4 ms', met: false } },
        { ...figure, name: 'other' },
      ],
      notes: ['One page.'],
    },
  ]);
  expect(docs).toContain('Of 2 targets 1 are met.');
  expect(docs).toContain('## Missed\n\n- documents: file, 5 ms; promised ≤ 4 ms\n\n## documents');
  expect(docs).toContain('| page | 5 ms | 50 ms | 10 × | met: ≥ 6 × |');
  expect(docs).toContain('| file | 5 ms | – | – | **missed**: ≤ 4 ms |');
  expect(docs).toContain('| other | 5 ms | 50 ms | 10 × |  |');
  expect(docs).toContain('Measured on 2026-06-01: Node v24, linux, 2 × one, 8 GB, load 0 before the run.');
  expect(docs).toContain('- One page.');
});

it('has no list of missed targets if all were met', () => {
  expect(benchmarkDocs([])).not.toContain('Missed');
});
