import type { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createHttpFreeCreditGateway } from '#adapters/http/free-credit-gateway.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createHttpVehicleGateway } from '#adapters/http/vehicle-gateway.ts';
import { createGenerateReport } from '#core/report/generate-report.ts';
import { createGenerateSticker } from '#core/sticker/generate-sticker.ts';
import { openWire } from '../setup/open-wire.ts';
import { FAULTS } from './faults.ts';

const vin = '1HGCM82693A000001';

const gateways = (http: HttpClient) => ({
  stickers: createHttpStickerGateway(http),
  vehicles: createHttpVehicleGateway(http),
  reports: createHttpReportGateway(http),
  freeCredits: createHttpFreeCreditGateway(http),
});

type Generation = (http: HttpClient) => ResultAsync<unknown, { readonly code: string }>;

const generations: readonly (readonly [rows: string, what: string, path: string, generate: Generation])[] = [
  [
    'STK-06 STK-07',
    'sticker',
    '/api-cwa/generate-sticker',
    (http) => createGenerateSticker(gateways(http))({ vin, europe: false }),
  ],
  ['RPT-07', 'report', '/api-cwa/generate-report', (http) => createGenerateReport(gateways(http))({ vin })],
];

const faults: readonly (readonly [fault: string, tries: number, cause: string])[] = [
  ['503', 6, 'server-failed'],
  ['429', 6, 'too-many-requests'],
  ['reset', 6, 'unreachable'],
  ['cut', 6, 'unreachable'],
  ['404', 1, 'not-found'],
  ['error', 1, 'not-accepted'],
  ['html', 1, 'unreadable-answer'],
];

describe.each(generations)('%s a failed %s generation', (rows, _what, path, generate) => {
  it.each(faults)(
    `${rows} returns an error (%s, %i attempts) and claims a free credit exactly once`,
    async (fault, tries, code) => {
      const wire = await openWire();
      const failure = FAULTS[fault]?.answer?.({}) ?? {};
      wire.origin.answers(...Array.from({ length: tries }, () => failure), { body: { status: 'success' } });

      const error = (await generate(wire.http))._unsafeUnwrapErr();

      expect(error).toMatchObject({ code: 'generation-failed', cause: { code }, freeCredit: 'granted' });
      const paths = wire.origin.requests.map((request) => request.path);
      expect(paths).toEqual([...Array.from({ length: tries }, () => path), '/api-cwa/offer_credit']);
    },
  );

  it(`${rows} uses a single idempotency key for all attempts of the claim`, async () => {
    const wire = await openWire();
    wire.origin.answers({ status: 404 }, { status: 503 });

    const error = (await generate(wire.http))._unsafeUnwrapErr();

    expect(error).toMatchObject({ code: 'generation-failed', cause: { code: 'not-found' }, freeCredit: 'unknown' });
    const [, ...claims] = wire.origin.requests;
    expect(claims.map((claim) => claim.path)).toEqual(Array.from({ length: 6 }, () => '/api-cwa/offer_credit'));
    expect(new Set(claims.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it(`${rows} sends no claim for a signed-out person`, async () => {
    const wire = await openWire();
    wire.origin.answers({ status: 401 });

    expect((await generate(wire.http))._unsafeUnwrapErr().code).toBe('signed-out');
    expect(wire.origin.onlyRequest().path).toBe(path);
  });
});
