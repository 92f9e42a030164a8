import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { aReport } from '#tests/builders/a-report.ts';
import { aVehicle } from '#tests/builders/a-vehicle.ts';
import type { FindingDispute, ReportComparison } from './finding-dispute.ts';
import { createDisputeFinding, createPreviewReport, createReadReport } from './read-report.ts';
import type { ReportPreview } from './report-preview.ts';

const options = { signal: new AbortController().signal };
const dispute: FindingDispute = { findingId: 'stolen:state/7', message: 'No.', createdAt: 1 };
const report = { ...aReport(), disputes: [dispute] };
const comparison: ReportComparison = {
  earlier: { id: 'report-0', createdAt: 0 },
  changes: {
    verdict: null,
    addedRecords: [],
    removedRecords: [],
    addedFindings: [],
    removedFindings: [],
    coverage: ['theft'],
  },
};

describe('readReport', () => {
  const reading = (compared: GatewayError | ReportComparison | null) =>
    createReadReport({
      reports: {
        read: (id, given) => (id === 'r' && given === options ? okAsync(report) : errAsync({ code: 'unreachable' })),
        compare: (id, given) => {
          if (id !== 'r' || given !== options) return errAsync({ code: 'timed-out' });
          return compared !== null && 'code' in compared ? errAsync(compared) : okAsync(compared);
        },
      },
    });

  it('reads a report with its disputes and changes', async () => {
    expect((await reading(comparison)('r', options))._unsafeUnwrap()).toEqual({ ...report, comparison });
    expect((await reading(null)('r', options))._unsafeUnwrap().comparison).toBeNull();
  });

  it('returns the report without a comparison, and stops if the caller has left', async () => {
    expect((await reading({ code: 'unreachable' })('r', options))._unsafeUnwrap()).toEqual({
      ...report,
      comparison: null,
    });
    expect((await reading({ code: 'cancelled' })('r', options))._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    expect((await reading(null)('other', options))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
  });
});

describe('disputeFinding', () => {
  it('sends a trimmed message, and no request without a message', async () => {
    const sent: unknown[] = [];
    const disputeFinding = createDisputeFinding({
      reports: {
        dispute: (...given) => {
          sent.push(given);
          return okAsync(dispute);
        },
      },
    });
    const request = { reportId: 'r', findingId: dispute.findingId, message: ' No. ' };
    expect((await disputeFinding(request, options))._unsafeUnwrap()).toEqual(dispute);
    expect(sent).toEqual([[{ ...request, message: 'No.' }, options]]);
    expect((await disputeFinding({ ...request, message: ' ' }))._unsafeUnwrapErr()).toEqual({
      code: 'message-missing',
    });
    expect(sent).toHaveLength(1);
  });
});

describe('previewReport', () => {
  it('requests only the normalized VIN', async () => {
    const asked: unknown[] = [];
    const found: ReportPreview = {
      vehicle: aVehicle(),
      sections: [],
      records: 0,
      hasReport: false,
      hasSticker: true,
      demonstration: false,
    };
    const preview = createPreviewReport({
      reports: {
        preview: (...given) => {
          asked.push(given);
          return okAsync(found);
        },
      },
    });
    expect((await preview(' 1hgcm82693a000001', options))._unsafeUnwrap()).toEqual(found);
    expect(asked).toEqual([['1HGCM82693A000001', options]]);
    expect((await preview('123456789012345'))._unsafeUnwrapErr()).toEqual({ code: 'vin-length', length: 15 });
    expect(asked).toHaveLength(1);
  });
});
