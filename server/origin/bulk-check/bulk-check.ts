import { setImmediate } from 'node:timers/promises';
import { err, ok } from 'neverthrow';
import { type bulkCheckCall, bulkCheckToWire } from '#contract/vehicle/bulk-check.ts';
import type { BulkCheckProgress, CheckedVin, UncheckedLine } from '#core/vehicle/bulk-check.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { countRecalls } from '../recall/count-recalls.ts';
import { findClassic } from '../vehicle/classic-mapping.ts';
import { readVinLines, type VinLine } from './read-vin-lines.ts';

/** Decoding blocks the event loop: after this time, in milliseconds, it yields to other requests. */
const LONGEST_TURN_MS = 10;
const LONGEST_TEXT = 64;

type Known = Omit<CheckedVin, 'line' | 'recalls'>;

/** Decodes and checks each VIN of a dealer's list once, and counts the recalls of its vehicle. */
export const bulkCheck: Verb<
  typeof bulkCheckCall,
  SignedInContext,
  [onProgress?: (progress: BulkCheckProgress) => void]
> = async (ctx, { file }, onProgress = () => undefined) => {
  const limited = await limitCalls(ctx, [{ limit: 'bulkCheckByAccount', by: ctx.userId }]);
  if (limited.isErr()) return err(limited.error);
  const { lines, stoppedAt } = await readVinLines(await file.bytes());
  const known: (Known & { readonly line: number })[] = [];
  const unchecked: UncheckedLine[] = [];
  const firstLines = new Map<string, number>();
  let turnEnds = performance.now() + LONGEST_TURN_MS;
  for (const [index, line] of lines.entries()) {
    const read = await readLine(ctx, line, firstLines);
    if ('problem' in read) unchecked.push(read);
    else known.push(read);
    if (performance.now() < turnEnds) continue;
    onProgress({ done: index + 1, total: lines.length });
    await setImmediate();
    turnEnds = performance.now() + LONGEST_TURN_MS;
  }
  if (stoppedAt !== null) {
    unchecked.push({ line: stoppedAt.line, text: '', problem: stoppedAt.why, firstLine: null });
  }
  onProgress({ done: lines.length, total: lines.length });
  const recallsOf = await countRecalls(ctx, known.flatMap(namedFully));
  const checked = known.map((vehicle) => {
    const [named] = namedFully(vehicle);
    return { ...vehicle, recalls: named ? recallsOf(named) : null };
  });
  return ok({ status: 'success', data: bulkCheckToWire({ checked, unchecked }) });
};

async function readLine(
  ctx: SignedInContext,
  { line, text }: VinLine,
  firstLines: Map<string, number>,
): Promise<(Known & { readonly line: number }) | UncheckedLine> {
  const not = (problem: UncheckedLine['problem'], firstLine: number | null = null): UncheckedLine => ({
    line,
    text: text.slice(0, LONGEST_TEXT),
    problem,
    firstLine,
  });
  const vin = readVin(text);
  if (vin.isErr()) return not(vin.error.code);
  const { value, kind } = vin.value;
  const firstLine = firstLines.get(value);
  if (firstLine !== undefined) return not('duplicate', firstLine);
  firstLines.set(value, line);
  if (kind === 'classic') {
    const classic = await findClassic(ctx.db, value);
    if (classic === null) return not('classic-unknown');
    const { year, make, model } = classic.vehicle;
    return { line, vin: value, year, make, model, checkDigitValid: null, codes: [], suggestedVin: null };
  }
  if (vin.value.warnings.includes('letters-i-o-q')) return not('letters-i-o-q');
  const currentYear = new Date(ctx.now()).getUTCFullYear();
  const { year, make, model, checkDigitValid, errorCodes, suggestedVin } = ctx.decoder.decode(value, { currentYear });
  return { line, vin: value, year, make, model, checkDigitValid, codes: errorCodes, suggestedVin };
}

function namedFully({ year, make, model }: Pick<Known, 'year' | 'make' | 'model'>) {
  return year !== null && make !== null && model !== null ? [{ year, make, model }] : [];
}
