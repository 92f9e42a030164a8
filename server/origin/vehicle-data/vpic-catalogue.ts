import type { DatabaseSync } from 'node:sqlite';
import { numberOf, textOf } from './row-value.ts';
import { VPIC_ELEMENT } from './vpic-element.ts';

/** The registration of a manufacturer. */
export type WmiRecord = {
  readonly id: number;
  readonly manufacturer: string | null;
  readonly vehicleTypeId: number | null;
  /** vPIC's type: 1 for light trucks, 2 for heavy trucks. */
  readonly truckTypeId: number | null;
};

/** A pattern of a manufacturer that matches the VIN. */
export type PatternMatch = {
  readonly schemaId: number;
  readonly elementId: number;
  /** The key in SQLite's GLOB notation: `?` any character, `[AF]` a choice, `*` the rest. */
  readonly keyGlob: string;
  readonly value: string;
};

/** A model with its make. */
type NamedModel = { readonly make: string | null; readonly model: string | null };

/** The vPIC queries of a decode. */
export type VpicCatalogue = {
  /** The newest model year described by any manufacturer. */
  readonly latestYear: number;
  findWmi(code: string): WmiRecord | null;
  /**
   * Returns the matching patterns of the schemas that are valid in that year. `descriptor` is the result of
   * `descriptorOf`.
   */
  matches(wmiId: number, year: number, descriptor: string): PatternMatch[];
  /** Returns whether there is a model; much faster than `matches`. */
  decodesModel(wmiId: number, year: number, descriptor: string): boolean;
  findModel(modelId: number): NamedModel | null;
  /** Returns all makes that the manufacturer sells under this registration. */
  makesOf(wmiId: number): string[];
  /** Returns all makes with models that the manufacturer describes for that year. */
  makesInYear(wmiId: number, year: number): string[];
};

/**
 * Returns the part of a VIN that vPIC's keys describe: positions 4–8, a `|`, positions 10–17.
 *
 * @example
 * descriptorOf('1HGCM82633A004352'); // 'CM826|3A004352'
 */
export function descriptorOf(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`;
}

const KEY_FITS = '? GLOB SchemaPattern.KeyGlob';
// CROSS JOIN prevents SQLite from starting with the 700,000 patterns.
const SCHEMA_PATTERNS = `
  FROM Wmi_VinSchema CROSS JOIN SchemaPattern ON SchemaPattern.VinSchemaId = Wmi_VinSchema.VinSchemaId
  WHERE Wmi_VinSchema.WmiId = ? AND Wmi_VinSchema.YearFrom <= ? AND coalesce(Wmi_VinSchema.YearTo, 9999) >= ?`;

/**
 * Prepares the statements on an open vPIC database.
 *
 * @example
 * createVpicCatalogue(database).findWmi('1HG')?.manufacturer; // 'AMERICAN HONDA MOTOR CO., INC.'
 */
export function createVpicCatalogue(database: DatabaseSync): VpicCatalogue {
  const selectWmi = database.prepare(
    `SELECT Wmi.Id AS id, Manufacturer.Name AS manufacturer, Wmi.VehicleTypeId AS vehicleType, Wmi.TruckTypeId AS truckType
     FROM Wmi LEFT JOIN Manufacturer ON Manufacturer.Id = Wmi.ManufacturerId WHERE Wmi.Wmi = ?`,
  );
  const selectMakes = database.prepare(
    'SELECT Make.Name AS make FROM Wmi_Make JOIN Make ON Make.Id = Wmi_Make.MakeId WHERE Wmi_Make.WmiId = ?',
  );
  const selectMatches = database.prepare(
    `SELECT SchemaPattern.VinSchemaId AS schema, SchemaPattern.ElementId AS element, SchemaPattern.KeyGlob AS keyGlob,
       SchemaPattern.AttributeId AS value ${SCHEMA_PATTERNS} AND ${KEY_FITS}`,
  );
  const selectDecodesModel = database.prepare(
    `SELECT 1 ${SCHEMA_PATTERNS} AND SchemaPattern.ElementId = ${VPIC_ELEMENT.model} AND ${KEY_FITS} LIMIT 1`,
  );
  const selectModel = database.prepare(
    `SELECT Model.Name AS model, Make.Name AS make FROM Model
     LEFT JOIN Make_Model ON Make_Model.ModelId = Model.Id LEFT JOIN Make ON Make.Id = Make_Model.MakeId
     WHERE Model.Id = ?`,
  );
  const selectMakesInYear = database.prepare(
    `SELECT DISTINCT Make.Name AS make FROM Make WHERE Make.Id IN (
       SELECT Make_Model.MakeId FROM Make_Model WHERE Make_Model.ModelId IN (
         SELECT CAST(SchemaPattern.AttributeId AS INTEGER) ${SCHEMA_PATTERNS}
         AND SchemaPattern.ElementId = ${VPIC_ELEMENT.model}))`,
  );
  const newest = database.prepare('SELECT max(YearFrom) AS year FROM Wmi_VinSchema').get();

  return {
    latestYear: numberOf(newest?.year) ?? 0,
    findWmi(code) {
      const row = selectWmi.get(code);
      const id = numberOf(row?.id);
      if (row === undefined || id === null) return null;
      return {
        id,
        manufacturer: textOf(row.manufacturer),
        vehicleTypeId: numberOf(row.vehicleType),
        truckTypeId: numberOf(row.truckType),
      };
    },
    matches(wmiId, year, descriptor) {
      const found: PatternMatch[] = [];
      for (const row of selectMatches.all(wmiId, year, year, descriptor)) {
        const { schema, element, keyGlob, value } = row;
        if (typeof schema !== 'number' || typeof element !== 'number') continue;
        if (typeof keyGlob !== 'string' || typeof value !== 'string') continue;
        found.push({ schemaId: schema, elementId: element, keyGlob, value });
      }
      return found;
    },
    decodesModel: (wmiId, year, descriptor) => selectDecodesModel.get(wmiId, year, year, descriptor) !== undefined,
    findModel(modelId) {
      const row = selectModel.get(modelId);
      return row === undefined ? null : { make: textOf(row.make), model: textOf(row.model) };
    },
    makesOf: (wmiId) => selectMakes.all(wmiId).flatMap((row) => textOf(row.make) ?? []),
    makesInYear: (wmiId, year) => selectMakesInYear.all(wmiId, year, year).flatMap((row) => textOf(row.make) ?? []),
  };
}
