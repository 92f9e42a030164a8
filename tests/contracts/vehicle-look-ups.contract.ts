import { describe, expect, it } from 'vitest';
import type { CallOptions } from '#ports/call-options.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateway whose look-ups the contract judges. */
export interface VehicleGateways {
  readonly vehicles: VehicleGateway;
}

/** The plate that every world knows: that of the vehicle with builds. */
const KNOWN_PLATE = { plate: 'DEMO 001', state: 'CA' };
const EX_V6 = { vin: KNOWN_VINS.withBuilds, year: 2003, make: 'Honda', model: 'Accord', selectedTrim: 'EX-V6' };

/** What every vehicle gateway has to find besides what a VIN stands for. */
export function vehicleLookUpsContract(name: string, openWorld: () => Promise<WorldOf<VehicleGateways>>): void {
  describe(`vehicle look-ups: ${name}`, () => {
    it('VEH-09 finds the vehicle that bears a plate, its VIN with it', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.decodePlate(KNOWN_PLATE))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ vin: KNOWN_VINS.withBuilds, make: 'Honda', model: 'Accord' });
    });

    it.each([
      { ...KNOWN_PLATE, plate: 'NO PLATE' },
      { ...KNOWN_PLATE, state: 'NY' },
    ])('VEH-09 answers `not-found` for a plate nobody knows: $plate, $state', async (plate) => {
      const { vehicles } = (await openWorld()).visitor;

      expect((await vehicles.decodePlate(plate))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('VEH-09 decodes a classic for the person of an address', async () => {
      const { vehicles } = (await openWorld()).visitor;
      const email = 'ada@people.example';

      const classic = (await vehicles.decodeClassic({ vin: KNOWN_VINS.classic, email }))._unsafeUnwrap();
      const unknown = (await vehicles.decodeClassic({ vin: KNOWN_VINS.unmappedClassic, email }))._unsafeUnwrapErr();

      expect(classic).toMatchObject({ vin: KNOWN_VINS.classic, year: 1967, make: 'Ford' });
      expect(unknown.code).toBe('not-found');
    });

    it('VEH-09 decodes a vehicle in the picked trim, for who is signed in', async () => {
      const world = await openWorld();
      const { vehicles } = await world.signUp();

      const vehicle = (await vehicles.decodeTrim(EX_V6))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ vin: EX_V6.vin, year: 2003, make: 'Honda', model: 'Accord', trim: 'EX-V6' });
      expect((await world.visitor.vehicles.decodeTrim(EX_V6))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('RPT-10 VEH-08 judges whether a VIN is valid', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const right = (await vehicles.validate({ vin: KNOWN_VINS.withBuilds, type: 'report' }))._unsafeUnwrap();
      expect(right.isValid).toBe(true);
    });

    it.each([
      ['has 15 characters', '123456789012345'],
      ['is blank', ' '],
      ['has the letter O in it', '1HGCM82633AO04352'],
      ['has signs that are neither letters nor digits', "1HGCM82633A004'--"],
    ])('RPT-10 VEH-08 judges a VIN invalid that %s, and says why', async (_why, vin) => {
      const { vehicles } = (await openWorld()).visitor;

      const verdict = (await vehicles.validate({ vin, type: 'report' }))._unsafeUnwrap();

      expect(verdict).toEqual({ isValid: false, message: expect.stringMatching(/\w/) });
    });

    it('VEH-08 takes a VIN with a wrong check digit, for rightful ones have it too', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const verdict = (await vehicles.validate({ vin: KNOWN_VINS.mistyped, type: 'report' }))._unsafeUnwrap();

      expect(verdict.isValid).toBe(true);
    });

    it('VEH-09 knows no trim that neither the VIN nor the catalogue has', async () => {
      const { vehicles } = await (await openWorld()).signUp();

      const unknown = await vehicles.decodeTrim({ ...EX_V6, selectedTrim: 'No Such Trim' });

      expect(unknown._unsafeUnwrapErr().code).toBe('not-found');
    });

    it.each(Object.entries(CALLS))('answers `cancelled` to who has left: %s', async (_which, call) => {
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
