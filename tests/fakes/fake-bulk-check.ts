import type { BulkCheck, CheckedVin, UncheckedLine, VinLineProblem } from '#core/vehicle/bulk-check.ts';
import { hasValidCheckDigit } from '#core/vehicle/check-digit.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { FakeRecall } from './fake-recalls.ts';

/** The vehicle data of the fake. */
interface Known {
  readonly vehicleOf: (vin: string) => Vehicle;
  readonly classicOf: (vin: string) => Vehicle | null;
  readonly recalls: readonly FakeRecall[];
}

/** Checks a list as the origin does, but supports only one VIN per line. */
export function fakeBulkCheck(file: Uint8Array, known: Known): BulkCheck {
  const lines = new TextDecoder().decode(file).split(/\r?\n/);
  const firstLines = new Map<string, number>();
  const checked: CheckedVin[] = [];
  const unchecked: UncheckedLine[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '' || (index === 0 && text.toLowerCase() === 'vin')) continue;
    const found = checkLine(text.trim(), index + 1, firstLines, known);
    if ('problem' in found) unchecked.push(found);
    else checked.push(found);
  }
  return { checked, unchecked };
}

function checkLine(text: string, line: number, firstLines: Map<string, number>, known: Known) {
  const not = (problem: VinLineProblem, firstLine: number | null = null) => ({ line, text, problem, firstLine });
  const vin = readVin(text);
  if (vin.isErr()) return not(vin.error.code);
  const { kind, value } = vin.value;
  const firstLine = firstLines.get(value);
  if (firstLine !== undefined) return not('duplicate', firstLine);
  firstLines.set(value, line);
  if (kind === 'standard' && vin.value.warnings.includes('letters-i-o-q')) return not('letters-i-o-q');
  const vehicle = kind === 'classic' ? known.classicOf(value) : known.vehicleOf(value);
  if (vehicle === null) return not('classic-unknown');
  const { year, make, model } = vehicle;
  const ofMake = known.recalls.filter(
    (recall) => recall.vehicle.year === year && recall.vehicle.make === make?.toUpperCase(),
  );
  const isRight = kind === 'classic' || vehicle.isEurope ? null : hasValidCheckDigit(value);
  return {
    line,
    vin: value,
    year,
    make,
    model,
    checkDigitValid: isRight,
    codes: codesOf(kind === 'classic', isRight, make),
    suggestedVin: null,
    recalls: ofMake.length === 0 ? null : ofMake.filter((one) => one.vehicle.model === model?.toUpperCase()).length,
  };
}

function codesOf(isClassic: boolean, isRight: boolean | null, make: string | null): readonly number[] {
  if (isClassic) return [];
  const codes = [...(isRight === false ? [1] : []), ...(make === null ? [7] : [])];
  return codes.length === 0 ? [0] : codes;
}
