import { expect, it } from 'vitest';
import { ratioOf } from './benchmark.ts';
import { benchmarkReport } from './benchmark-report.ts';

it('treats a higher or lower value as better, as the figure specifies', () => {
  expect(ratioOf({ ours: 500, peer: 10, better: 'higher' })).toBe(50);
  expect(ratioOf({ ours: 5, peer: 50, better: 'lower' })).toBe(10);
  expect(ratioOf({ ours: 5, peer: null, better: 'lower' })).toBeNull();
});

it('prints each figure with its ratio and whether its target was met', () => {
  const figure = { name: 'page', unit: 'ms', ours: 5, peer: 50, better: 'lower' as const };
  const report = benchmarkReport('documents', {
    peer: 'Chromium',
    figures: [
      { ...figure, target: { text: '≥ 6 ×', met: true } },
      { ...figure, name: 'file', unit: 'kB', ours: 1234, peer: null, target: { text: '≤ 1,000 kB', met: false } },
    ],
    notes: ['One page.'],
  });
  expect(report).toBe(
    [
      'documents (peer: Chromium)',
      '          ours   peer  ratio  target',
      'page      5 ms  50 ms   10 ×  ✓ ≥ 6 ×',
      'file  1,234 kB      –      –  ✗ ≤ 1,000 kB',
      '- One page.',
      '',
    ].join('\n'),
  );
});
