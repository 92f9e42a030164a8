import type { DatabaseSync } from 'node:sqlite';
import { textOf } from './row-value.ts';
import { VPIC_ELEMENT } from './vpic-element.ts';

/** The name of a vehicle without its year. */
type MakeAndModel = { readonly make: string; readonly model: string };

/**
 * Vehicle names for selection without a VIN, for cars, trucks and multipurpose vehicles only. Many descriptions have no
 * end date, so future years have names too; the caller must limit the year.
 */
export type VehicleNames = {
  /** Returns all makes with described models in that model year, in alphabetical order. */
  makes(year: number): readonly string[];
  /** Returns the models of a make in that model year, in alphabetical order; the case of the make does not matter. */
  models(year: number, make: string): readonly string[];
  /** Returns the name in vPIC's spelling, whatever its case; unknown names are returned unchanged. */
  spelled(name: MakeAndModel): MakeAndModel;
};

/** vPIC's IDs of passenger cars, trucks and multipurpose vehicles. */
const VEHICLE_TYPES = '2, 3, 7';

/**
 * Reads names from an open vPIC database. Each year is cached, because the database does not change while it is open.
 *
 * @example
 * createVehicleNames(database).models(2003, 'Honda'); // ['Accord', 'CR-V', 'Civic', …]
 */
export function createVehicleNames(database: DatabaseSync): VehicleNames {
  const selectNames = database.prepare(
    `SELECT DISTINCT Make.Name AS make, Model.Name AS model
     FROM Wmi_VinSchema CROSS JOIN SchemaPattern
       ON SchemaPattern.VinSchemaId = Wmi_VinSchema.VinSchemaId AND SchemaPattern.ElementId = ${VPIC_ELEMENT.model}
     JOIN Wmi ON Wmi.Id = Wmi_VinSchema.WmiId
     JOIN Model ON Model.Id = CAST(SchemaPattern.AttributeId AS INTEGER)
     JOIN Make_Model ON Make_Model.ModelId = Model.Id
     JOIN Make ON Make.Id = Make_Model.MakeId
     WHERE Wmi_VinSchema.YearFrom <= ? AND coalesce(Wmi_VinSchema.YearTo, 9999) >= ?
       AND Wmi.VehicleTypeId IN (${VEHICLE_TYPES})
     ORDER BY Make.Name, Model.Name`,
  );
  const selectMake = database.prepare('SELECT Name AS make FROM Make WHERE Name = ? COLLATE NOCASE');
  const selectModel = database.prepare(
    `SELECT Model.Name AS model FROM Make JOIN Make_Model ON Make_Model.MakeId = Make.Id
     JOIN Model ON Model.Id = Make_Model.ModelId
     WHERE Make.Name = ? COLLATE NOCASE AND Model.Name = ? COLLATE NOCASE`,
  );
  const namesByYear = new Map<number, readonly MakeAndModel[]>();

  function namesOf(year: number): readonly MakeAndModel[] {
    const known = namesByYear.get(year);
    if (known !== undefined) return known;
    const names = selectNames.all(year, year).flatMap((row) => {
      const [make, model] = [textOf(row.make), textOf(row.model)];
      return make === null || model === null ? [] : [{ make, model }];
    });
    // Years without descriptions are not cached, so that requests for arbitrary years cannot fill the memory.
    if (names.length > 0) namesByYear.set(year, names);
    return names;
  }

  return {
    makes: (year) => [...new Set(namesOf(year).map(({ make }) => make))],
    models: (year, wanted) => {
      const make = wanted.toUpperCase();
      return [...new Set(namesOf(year).flatMap((name) => (name.make.toUpperCase() === make ? [name.model] : [])))];
    },
    spelled: ({ make, model }) => ({
      make: textOf(selectMake.get(make)?.make) ?? make,
      model: textOf(selectModel.get(make, model)?.model) ?? model,
    }),
  };
}
