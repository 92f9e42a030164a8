import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createListReports } from './read-report.ts';

const page = { reports: [], page: 1, total: 0 };
const options = { signal: new AbortController().signal };

function setUp() {
  const asked: unknown[] = [];
  const answering = (call: string) => (request: unknown, given: unknown) => {
    asked.push([call, request, given]);
    return okAsync(page);
  };
  const reports = { list: answering('list'), listFiltered: answering('listFiltered') };
  return { listReports: createListReports({ reports }), asked };
}

describe('listReports', () => {
  it('RPT-11 requests the first page of all reports', async () => {
    const { listReports, asked } = setUp();
    expect((await listReports())._unsafeUnwrap()).toBe(page);
    expect(asked).toEqual([['list', 1, undefined]]);
  });

  it.each([{}, { vin: '' }])('RPT-11 treats %j as no filter', async (filter) => {
    const { listReports, asked } = setUp();
    await listReports({ filter, page: 2 }, options);
    expect(asked).toEqual([['list', 2, options]]);
  });

  it.each([{ vin: '1HG' }, { vin: '', kind: 'basic' }, { from: 0 }, { until: 1 }] as const)(
    'RPT-11 requests the reports that match a filter: %j',
    async (filter) => {
      const { listReports, asked } = setUp();
      expect((await listReports({ filter }, options))._unsafeUnwrap()).toBe(page);
      expect(asked).toEqual([['listFiltered', { filter, page: 1 }, options]]);
    },
  );
});
