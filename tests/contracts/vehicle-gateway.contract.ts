import { describe, expect, it } from 'vitest';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import { KNOWN_VINS, type OpenGatewayWorld } from './gateway-world.ts';

/** Defines the contract tests of every vehicle gateway. No call requires sign-in. */
export function vehicleGatewayContract(name: string, openWorld: OpenGatewayWorld): void {
  describe(`vehicle gateway: ${name}`, () => {
    it('VEH-09 decodes a VIN of 17 characters', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.decode(KNOWN_VINS.withBuilds))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ vin: KNOWN_VINS.withBuilds, year: 2003, make: 'Honda', model: 'Accord' });
      expect(vehicle).toMatchObject({ trim: 'EX-V6', doors: 2, body: 'Coupe', isEurope: false });
    });

    it('VEH-03 identifies a vehicle built for Europe without guessing its model or year', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.decode(KNOWN_VINS.european))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ make: 'Renault', model: null, year: null, isEurope: true });
    });

    it('leaves all fields unknown for a VIN without data', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const { make, model, year, trim } = (await vehicles.decode(KNOWN_VINS.withoutData))._unsafeUnwrap();

      expect({ make, model, year, trim }).toEqual({ make: null, model: null, year: null, trim: null });
    });

    it('refuses to decode a VIN without 17 characters, and reports the invalid field', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const error = (await vehicles.decode(KNOWN_VINS.classic))._unsafeUnwrapErr();

      expect(error).toEqual({
        code: 'refused',
        message: expect.any(String),
        fields: { vin: expect.any(String) },
      });
    });

    it('VEH-09 finds a mapped classic with only its mapped fields known', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.classicMapping(KNOWN_VINS.classic))._unsafeUnwrap();

      expect(vehicle).toMatchObject({
        ...unknownVehicle(KNOWN_VINS.classic),
        year: 1967,
        make: 'Ford',
        model: 'Mustang',
        series: 'Mustang Convertible',
        modelId: 'ford-mustang-1967',
      });
    });

    it('finds a mapped classic whose VIN has spaces, and leaves unmapped fields unknown', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.classicMapping(KNOWN_VINS.classicWithBlanks))._unsafeUnwrap();

      expect(vehicle).toMatchObject({
        ...unknownVehicle(KNOWN_VINS.classicWithBlanks),
        year: 1953,
        make: 'MG',
        model: 'TD',
      });
    });

    it('returns `not-found` for an unmapped classic', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const error = (await vehicles.classicMapping(KNOWN_VINS.unmappedClassic))._unsafeUnwrapErr();

      expect(error).toEqual({ code: 'not-found', message: expect.any(String) });
    });

    it('returns `cancelled` after an abort', async () => {
      const { vehicles } = (await openWorld()).visitor;
      const visit = new AbortController();

      const vehicle = vehicles.decode(KNOWN_VINS.withBuilds, { signal: visit.signal });
      visit.abort();

      expect((await vehicle)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
