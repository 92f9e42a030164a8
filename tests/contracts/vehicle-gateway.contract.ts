import { describe, expect, it } from 'vitest';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import { KNOWN_VINS, type OpenGatewayWorld } from './gateway-world.ts';

/** What every vehicle gateway has to do, whatever is behind it; no call asks who is calling. */
export function vehicleGatewayContract(name: string, openWorld: OpenGatewayWorld): void {
  describe(`vehicle gateway: ${name}`, () => {
    it('VEH-09 decodes a VIN of 17 characters', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.decode(KNOWN_VINS.withBuilds))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ vin: KNOWN_VINS.withBuilds, year: 2003, make: 'Honda', model: 'Accord' });
      expect(vehicle).toMatchObject({ trim: 'EX-V6', doors: 2, body: 'Coupe', isEurope: false });
    });

    it('VEH-03 marks a vehicle built for Europe, and guesses neither its model nor its year', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.decode(KNOWN_VINS.european))._unsafeUnwrap();

      expect(vehicle).toMatchObject({ make: 'Renault', model: null, year: null, isEurope: true });
    });

    it('leaves everything open of a VIN of which the data tell nothing', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const { make, model, year, trim } = (await vehicles.decode(KNOWN_VINS.withoutData))._unsafeUnwrap();

      expect({ make, model, year, trim }).toEqual({ make: null, model: null, year: null, trim: null });
    });

    it('refuses to decode what has no 17 characters, and says which field is wrong', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const error = (await vehicles.decode(KNOWN_VINS.classic))._unsafeUnwrapErr();

      expect(error).toEqual({
        code: 'refused',
        message: expect.any(String),
        fields: { vin: expect.any(String) },
      });
    });

    it('VEH-09 finds a mapped classic, of which nothing but its mapping is known', async () => {
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

    it('finds a mapped classic whose VIN has blanks, and leaves open what its mapping does not tell', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const vehicle = (await vehicles.classicMapping(KNOWN_VINS.classicWithBlanks))._unsafeUnwrap();

      expect(vehicle).toMatchObject({
        ...unknownVehicle(KNOWN_VINS.classicWithBlanks),
        year: 1953,
        make: 'MG',
        model: 'TD',
      });
    });

    it('answers `not-found` for a classic that is not mapped', async () => {
      const { vehicles } = (await openWorld()).visitor;

      const error = (await vehicles.classicMapping(KNOWN_VINS.unmappedClassic))._unsafeUnwrapErr();

      expect(error).toEqual({ code: 'not-found', message: expect.any(String) });
    });

    it('answers `cancelled` to who has left', async () => {
      const { vehicles } = (await openWorld()).visitor;
      const visit = new AbortController();

      const vehicle = vehicles.decode(KNOWN_VINS.withBuilds, { signal: visit.signal });
      visit.abort();

      expect((await vehicle)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
