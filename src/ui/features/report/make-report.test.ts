import { errAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import type { BindingMap } from '#composition/bindings.ts';
import type { VinportContainer } from '#composition/create-container.ts';
import type { CallOptions } from '#ports/call-options.ts';
import { makeReport, REPORT_CHOICES } from './report-request.ts';

it.each(REPORT_CHOICES)('RPT-02 sends the idempotency key of the form with a %s report', async (choice) => {
  const sent: (CallOptions | undefined)[] = [];
  const generate = (_input: unknown, options?: CallOptions) => {
    sent.push(options);
    return errAsync({ code: 'signed-out' } as const);
  };
  const bindings: Partial<BindingMap> = {
    generateReportByVin: generate,
    generateBasicReport: generate,
    generateFireflyReport: generate,
  };
  const container: VinportContainer = {
    get: (name) => {
      const binding = bindings[name];
      if (binding === undefined) throw new Error(`The test has no ${name}.`);
      return binding;
    },
    close: () => undefined,
  };
  const { signal } = new AbortController();
  await makeReport(container, choice, { id: 'form-1', vin: '1HGCM82693A000001', mileage: null }, signal);
  expect(sent).toEqual([{ idempotencyKey: 'form-1', signal }]);
});
