import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judge } from '#scripts/quality/suite-counts.ts';

describe('judge', () => {
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => vi.restoreAllMocks());

  it('counts passed and failed tests', () => {
    expect(judge('unit', { passed: 3, failed: 1, skipped: 0 })).toEqual({ passed: 3, failed: 1 });
  });

  it('fails a suite without tests', () => {
    expect(judge('e2e', { passed: 0, failed: 0, skipped: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(judge('ui', undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('fails a suite with skipped tests', () => {
    expect(judge('unit', { passed: 3, failed: 0, skipped: 2 })).toEqual({ passed: 3, failed: 2 });
  });
});
