import { okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { aReport } from '#tests/builders/a-report.ts';
import { createGenerateReportByVin } from './generate-report-by-vin.ts';

function setUp() {
  const generateReport = vi.fn(() => okAsync(aReport()));
  const generateClassicReport = vi.fn(() => okAsync(aReport({ kind: 'classic' })));
  return {
    generateReport,
    generateClassicReport,
    generateReportByVin: createGenerateReportByVin({ generateReport, generateClassicReport }),
  };
}

describe('generateReportByVin', () => {
  it('RPT-03 requests the standard report for a 17-character VIN', async () => {
    const { generateReportByVin, generateReport, generateClassicReport } = setUp();
    const options = { idempotencyKey: 'form-1', onStep: vi.fn() };
    await generateReportByVin({ vin: ' 1hgcm8-2693a000001', mileage: 12 }, options);
    expect(generateReport).toHaveBeenCalledExactlyOnceWith({ vin: '1HGCM82693A000001', mileage: 12 }, options);
    expect(generateClassicReport).not.toHaveBeenCalled();
  });

  it('RPT-05 requests a classic report for a VIN of 14 or fewer characters, and lets the origin identify the vehicle', async () => {
    const { generateReportByVin, generateReport, generateClassicReport } = setUp();
    await generateReportByVin({ vin: '7F03C000001' });
    expect(generateClassicReport).toHaveBeenCalledExactlyOnceWith(
      { vehicle: { vin: '7F03C000001', year: null, make: null, model: null, series: null }, mileage: null },
      undefined,
    );
    expect(generateReport).not.toHaveBeenCalled();
  });

  it('sends no request for an invalid VIN', async () => {
    const { generateReportByVin, generateReport, generateClassicReport } = setUp();
    const made = await generateReportByVin({ vin: '1HGCM82693A00000' });
    expect(made._unsafeUnwrapErr()).toEqual({ code: 'vin-length', length: 16 });
    expect(generateReport).not.toHaveBeenCalled();
    expect(generateClassicReport).not.toHaveBeenCalled();
  });
});
