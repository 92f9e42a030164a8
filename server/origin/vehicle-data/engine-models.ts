import type { DatabaseSync } from 'node:sqlite';
import { numberOf } from './row-value.ts';

/** vPIC's data about an engine model: text values by element number. */
export type EngineModelFacts = ReadonlyMap<number, string>;

/**
 * Returns the data of engine models by lowercase name. Patterns refer to an engine by that name and often leave
 * cylinders, displacement and power to this table.
 *
 * @example
 * readEngineModels(database).get('3306')?.get(VPIC_ELEMENT.cylinders); // '6'
 */
export function readEngineModels(database: DatabaseSync): ReadonlyMap<string, EngineModelFacts> {
  const models = new Map<string, Map<number, string>>();
  const rows = database
    .prepare(
      `SELECT EngineModel.Name AS name, EngineModelPattern.ElementId AS element, EngineModelPattern.AttributeId AS value
       FROM EngineModelPattern JOIN EngineModel ON EngineModel.Id = EngineModelPattern.EngineModelId`,
    )
    .all();
  for (const row of rows) {
    const element = numberOf(row.element);
    if (typeof row.name !== 'string' || typeof row.value !== 'string' || element === null) continue;
    const name = row.name.trim().toLowerCase();
    const facts = models.get(name) ?? new Map<number, string>();
    models.set(name, facts.set(element, row.value));
  }
  return models;
}
