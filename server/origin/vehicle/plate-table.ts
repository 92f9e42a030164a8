import { findRow } from '../kernel/db/rows.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { PlateSource } from '../kernel/ports/plate-source.ts';

/** Creates the source of the imported plates. */
export function createPlateTable(db: OriginDatabase): PlateSource {
  return {
    find: async ({ plate, state }) => {
      const row = await findRow(db, 'plates', { state, plate });
      return row ? { vin: row.vin, demonstration: row.demonstration === 1 } : null;
    },
  };
}
