import { describe, expect, it } from 'vitest';
import type { CallOptions } from '#ports/call-options.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateway whose lookups the contract tests. */
export interface VehicleGateways {
  readonly vehicles: VehicleGateway;
}

/** The plate in every world: that of the vehicle with builds. */
const KNOWN_PLATE = { plate: 'DEMO 001', state: 'CA' };
const EX_V6 = { vin: KNOWN_VINS.withBuilds, year: 2003, make: 'Honda', model: 'Accord', selectedTrim: 'EX-V6' };

/** Defines the contract tests of every vehicle gateway for lookups other than decoding a VIN. */
export function vehicleLookUpsContract(name: string, openWorld: () => Promise<WorldOf<VehicleGateways>>): void {
  describe(`vehicle lookups: ${name}`, () => {
    it('VEH-09 finds the vehicle of a plate, with its VIN', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.decodePlate(KNOWN_PLATE))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ vin: KNOWN_VINS.withBuilds, make: 'Honda', model: 'Accord' });
    });

    it.each([
      { ...KNOWN_PLATE, plate: 'NO PLATE' },
      { ...KNOWN_PLATE, state: 'NY' },
    ])('VEH-09 returns `not-found` for an unknown plate: $plate, $state', async (plate) => {
      const { vehicles } = (await openWorld()).visitor;

      expect((await vehicles.decodePlate(plate))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('VEH-09 decodes a classic for an email address', async () => {
      const { vehicles } = (await openWorld()).visitor;
      const email = 'ada@people.example';

      const classic = (await vehicles.decodeClassic({ vin: KNOWN_VINS.classic, email }))._unsafeUnwrap();
      const unknown = (await vehicles.decodeClassic({ vin: KNOWN_VINS.unmappedClassic, email }))._unsafeUnwrapErr();

      expect(classic).toMatchObject({ vin: KNOWN_VINS.classic, year: 1967, make: 'Ford' });
      expect(unknown.code).toBe('not-found');
    });

    it('VEH-09 decodes a vehicle in the selected trim, when signed in', async () => {
      const world = await openWorld();
      const { vehicles } = await world.signUp();

      const vehicle = (await vehicles.decodeTrim(EX_V6))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ vin: EX_V6.vin, year: 2003, make: 'Honda', model: 'Accord', trim: 'EX-V6' });
      expect((await world.visitor.vehicles.decodeTrim(EX_V6))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('RPT-10 VEH-08 validates a VIN', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const right = (await vehicles.validate({ vin: KNOWN_VINS.withBuilds, type: 'report' }))._unsafeUnwrap();
      expect(right.isValid).toBe(true);
    });

    it.each([
      ['has 15 characters', '123456789012345'],
      ['is blank', ' '],
      ['contains the letter O', '1HGCM82633AO04352'],
      ['contains characters other than letters and digits', "1HGCM82633A004'--"],
    ])('RPT-10 VEH-08 rejects a VIN that %s, with the reason', async (_why, vin) => {
      const { vehicles } = (await openWorld()).visitor;

      const verdict = (await vehicles.validate({ vin, type: 'report' }))._unsafeUnwrap();

      expect(verdict).toEqual({ isValid: false, message: expect.stringMatching(/\w/) });
    });

    it('VEH-08 accepts a VIN with a wrong check digit, because some genuine VINs have one', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const verdict = (await vehicles.validate({ vin: KNOWN_VINS.mistyped, type: 'report' }))._unsafeUnwrap();

      expect(verdict.isValid).toBe(true);
    });

    it('VEH-09 rejects a trim that neither the VIN nor the catalog has', async () => {
      const { vehicles } = await (await openWorld()).signUp();

      const unknown = await vehicles.decodeTrim({ ...EX_V6, selectedTrim: 'No Such Trim' });

      expect(unknown._unsafeUnwrapErr().code).toBe('not-found');
    });

    it.each(Object.entries(CALLS))('returns `cancelled` after an abort: %s', async (_which, call) => {
      const { vehicles } = await (await openWorld()).signUp();
      const visit = new AbortController();

      const answer = call(vehicles, { signal: visit.signal });
      visit.abort();

      expect(await answer).toEqual({ code: 'cancelled' });
    });
  });
}

const CALLS: Readonly<Record<string, (vehicles: VehicleGateway, options: CallOptions) => Promise<unknown>>> = {
  decodePlate: async (vehicles, options) => (await vehicles.decodePlate(KNOWN_PLATE, options))._unsafeUnwrapErr(),
  decodeClassic: async (vehicles, options) =>
    (await vehicles.decodeClassic({ vin: KNOWN_VINS.classic, email: '' }, options))._unsafeUnwrapErr(),
  decodeTrim: async (vehicles, options) => (await vehicles.decodeTrim(EX_V6, options))._unsafeUnwrapErr(),
  validate: async (vehicles, options) =>
    (await vehicles.validate({ vin: KNOWN_VINS.classic, type: 'report' }, options))._unsafeUnwrapErr(),
};
