import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Result } from 'neverthrow';
import { wireSticker } from '../../server/origin/sticker/sticker-snapshot.ts';
import { wireVehicle } from '../../server/origin/vehicle/wire-vehicle.ts';
import type { GatewayError } from '../../src/ports/gateway-error.ts';
import type { StickerGeneration } from '../../src/ports/sticker-gateway.ts';
import { confirmRequestFromWire } from './confirm-request-from-wire.ts';
import { createFakeAccountGateway } from './fake-account-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { fakePdf } from './fake-pdf.ts';
import type { FakePerson } from './fake-people.ts';
import { createFakeVehicleGateway } from './fake-vehicle-gateway.ts';
import { answerOf, formOf, multipartOf, wireError } from './fake-wire.ts';
import { wireAccount } from './wire-account.ts';

/**
 * Answers the specification's calls on the wire, out of the state of a fake origin.
 *
 * @example
 * setupServer(...fakeOriginHandlers(createFakeOrigin(), 'https://origin.example')).listen();
 */
export function fakeOriginHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  return [...openHandlers(fake, origin), ...stickerHandlers(fake, origin), ...creditHandlers(fake, origin)];
}

function openHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const accounts = createFakeAccountGateway(fake);
  const vehicles = createFakeVehicleGateway(fake);
  return [
    http.post(`${origin}/api-cwa/login`, async ({ request }) => {
      const { email = '', pass = '' } = await formOf(request);
      const account = await accounts.logIn({ email, password: pass });
      return answerOf(account.map((found) => ({ status: 'success', data: wireAccount(found) })));
    }),
    http.post(`${origin}/api-cwa/site_settings`, async ({ request }) => {
      const { domain = '' } = await formOf(request);
      const fields = fake.sites.get(domain);
      return fields
        ? HttpResponse.json({ status: 'success', data: fields })
        : wireError({ code: 'not-found', message: 'There is no site of this domain.' });
    }),
    http.get(`${origin}/api/decode`, async ({ request }) => {
      const vehicle = await vehicles.decode(queryOf(request, 'vin'));
      return answerOf(vehicle.map((found) => ({ status: 'success', data: wireVehicle(found) })));
    }),
    http.get(`${origin}/api-cwa/classicmapping`, async ({ request }) => {
      const vehicle = await vehicles.classicMapping(queryOf(request, 'vin'));
      return answerOf(vehicle.map((found) => ({ status: 'success', data: wireVehicle(found) })));
    }),
  ];
}

function stickerHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  return [
    http.post(`${origin}/api-cwa/generate-sticker`, async ({ request }) => {
      const { vin = '', gen } = await multipartOf(request);
      const person = callerOf(fake, request);
      return answerOf(
        person.map((caller) => wireGeneration(fake.stickers.generate(caller, vin, 'standard', gen === 'regenerate'))),
      );
    }),
    http.post(`${origin}/api-cwa/generate_classic_sticker`, async ({ request }) => {
      const { vin = '', classictype } = await multipartOf(request);
      if (classictype !== 'manual') return wireError({ code: 'refused', message: 'classictype', fields: {} });
      const person = callerOf(fake, request);
      return answerOf(person.map((caller) => wireGeneration(fake.stickers.generate(caller, vin, 'classic'))));
    }),
    ...[false, true].map((restricted) =>
      http.post(`${origin}/api-cwa/confirm-${restricted ? 'year-restricted-' : ''}sticker`, async ({ request }) => {
        const fields = await multipartOf(request);
        const sticker = callerOf(fake, request).andThen((person) =>
          confirmRequestFromWire(fields, restricted).andThen((wanted) =>
            fake.stickers.confirm(person, wanted, keyOf(request)),
          ),
        );
        return answerOf(sticker.map((made) => ({ status: 'success', data: wireSticker(made) })));
      }),
    ),
    http.get(`${origin}/api-cwa/sticker-page`, ({ request }) => {
      const sticker = callerOf(fake, request).andThen((person) => fake.stickers.read(person, queryOf(request, 'id')));
      return answerOf(sticker.map((found) => ({ status: 'success', data: wireSticker(found) })));
    }),
    http.get(`${origin}/api-cwa/view_pdf`, ({ request }) => {
      const sticker = callerOf(fake, request).andThen((person) => fake.stickers.read(person, queryOf(request, 'id')));
      return sticker.match(
        (found) => new HttpResponse(fakePdf(found), { headers: { 'content-type': 'application/pdf' } }),
        wireError,
      );
    }),
  ];
}

function creditHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  return [
    http.post(`${origin}/api-cwa/offer_credit`, async ({ request }) => {
      const { vin = '', credit_type: kind } = await formOf(request);
      if (kind !== 'vhr' && kind !== 'sticker')
        return wireError({ code: 'refused', message: 'credit_type', fields: {} });
      const claim = callerOf(fake, request).andThen((person) =>
        fake.failures.claim({ person, vin, kind }, keyOf(request)),
      );
      return answerOf(claim.map((answer) => ({ status: answer === 'granted' ? 'success' : 'error' })));
    }),
  ];
}

function callerOf(fake: FakeOrigin, request: Request): Result<FakePerson, GatewayError> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  return fake.people.byToken(token);
}

function keyOf(request: Request): string | null {
  return request.headers.get('idempotency-key');
}

function queryOf(request: Request, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? '';
}

function wireGeneration(generation: StickerGeneration): object {
  switch (generation.status) {
    case 'success':
      return { status: 'success', data: wireSticker(generation.sticker) };
    case 'no_prev_data': {
      const { vehicle, builds, demonstration } = generation.draft;
      return { status: 'no_prev_data', data: { vehicle: wireVehicle(vehicle), builds, demonstration } };
    }
    case 'error':
      return generation;
  }
}
