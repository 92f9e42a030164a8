import { describe, expect, it } from 'vitest';
import type { BulkCheckProgress } from '#core/vehicle/bulk-check.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { aDealerRegistration } from '../builders/a-dealer-registration.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways to register a dealer and check a list. */
export interface BulkCheckGateways {
  readonly vehicles: VehicleGateway;
  readonly accounts: AccountGateway;
}

/** Defines the contract tests of every vehicle gateway for a dealer's list. */
export function bulkCheckContract(name: string, openWorld: () => Promise<WorldOf<BulkCheckGateways>>): void {
  describe(`bulk check: ${name}`, () => {
    async function aDealer() {
      const person = await (await openWorld()).signUp();
      (await person.accounts.registerDealer(aDealerRegistration()))._unsafeUnwrap();
      return person.vehicles;
    }

    it('checks each VIN of a list once, and reports why each other line was not checked', async () => {
      const vehicles = await aDealer();

      const { checked, unchecked } = (
        await vehicles.bulkCheck(
          listOf(
            'VIN',
            KNOWN_VINS.withBuilds.toLowerCase(),
            KNOWN_VINS.classic,
            'sold',
            KNOWN_VINS.withBuilds,
            '1HGCM82633A0043',
            '1HGCM82633AO04352',
            KNOWN_VINS.mistyped,
            '@SUM(A1)',
          ),
        )
      )._unsafeUnwrap();

      expect(checked).toEqual([
        expect.objectContaining({ line: 2, vin: KNOWN_VINS.withBuilds, make: 'Honda', model: 'Accord', year: 2003 }),
        expect.objectContaining({ line: 3, vin: KNOWN_VINS.classic, make: 'Ford', codes: [], checkDigitValid: null }),
        expect.objectContaining({ line: 8, vin: KNOWN_VINS.mistyped, make: null, checkDigitValid: false }),
      ]);
      expect(checked.map(({ recalls }) => recalls)).toEqual([1, null, null]);
      expect(checked[0]).toMatchObject({ checkDigitValid: true, codes: [0], suggestedVin: null });
      expect(checked[2]?.codes).toContain(1);
      expect(unchecked).toEqual([
        { line: 4, text: 'sold', problem: 'classic-unknown', firstLine: null },
        { line: 5, text: KNOWN_VINS.withBuilds, problem: 'duplicate', firstLine: 2 },
        { line: 6, text: '1HGCM82633A0043', problem: 'vin-length', firstLine: null },
        { line: 7, text: '1HGCM82633AO04352', problem: 'letters-i-o-q', firstLine: null },
        { line: 9, text: '@SUM(A1)', problem: 'vin-characters', firstLine: null },
      ]);
    });

    it('reports its progress until it is complete', async () => {
      const vehicles = await aDealer();
      const progresses: BulkCheckProgress[] = [];

      const check = await vehicles.bulkCheck(listOf(KNOWN_VINS.withBuilds, KNOWN_VINS.another), {
        onProgress: (progress) => progresses.push(progress),
      });

      expect(check._unsafeUnwrap().checked.map(({ vin }) => vin)).toEqual([KNOWN_VINS.withBuilds, KNOWN_VINS.another]);
      expect(progresses.at(-1)).toEqual({ done: 2, total: 2 });
    });

    it.each([undefined, () => undefined])('is available only to signed-in dealers (%#)', async (onProgress) => {
      const world = await openWorld();
      const { vehicles } = await world.signUp();
      const options = onProgress && { onProgress };

      expect((await vehicles.bulkCheck(listOf(KNOWN_VINS.withBuilds), options))._unsafeUnwrapErr()).toMatchObject({
        code: 'forbidden',
      });
      expect(
        (await world.visitor.vehicles.bulkCheck(listOf(KNOWN_VINS.withBuilds), options))._unsafeUnwrapErr(),
      ).toEqual({ code: 'signed-out' });
    });

    it('returns `cancelled` after an abort', async () => {
      const vehicles = await aDealer();
      const visit = new AbortController();

      const check = vehicles.bulkCheck(listOf(KNOWN_VINS.withBuilds), { signal: visit.signal });
      visit.abort();

      expect((await check)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}

function listOf(...lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(lines.join('\r\n'));
}
