import { err, ok } from 'neverthrow';
import type { WireAnswer } from '#contract/define-call.ts';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { readClassicVin } from '#core/vehicle/classic-vin.ts';
import { readVin, type VinError, type VinWarning } from '#core/vehicle/vin.ts';
import type { OriginContext, Verb } from '../kernel/origin-context.ts';
import { findClassic } from './classic-mapping.ts';

const COMPLAINTS: Readonly<Record<VinError['code'], string>> = {
  'vin-missing': 'Please enter a VIN.',
  'vin-length': 'A VIN has 17 characters, or up to 14 before 1981.',
  'vin-characters': 'A VIN has only letters and digits.',
};

/**
 * Validates a VIN for a kind of document. An invalid check digit is only a warning, because many genuine VINs have one.
 *
 * Source: specification, section 5; ISO 3779 for the letters (VEH-08).
 */
export const validateVin: Verb<typeof vehicleCalls.validate> = async ({ db }, { vin: text, type }) => {
  const vin = readVin(text);
  if (vin.isErr()) return err({ code: 'declined', message: COMPLAINTS[vin.error.code] });
  const { kind, value } = vin.value;
  if (kind === 'classic') {
    // A sticker of a classic vehicle requires its mapping; for a report, a manufacturer's format or records suffice.
    if ((await findClassic(db, value)) !== null) return ok(valid(value, []));
    const canReport = type !== 'sticker' && (readClassicVin(value).length > 0 || (await hasRecords(db, value)));
    return canReport ? ok(valid(value, [])) : err({ code: 'declined', message: 'Wrong VIN' });
  }
  const { warnings } = vin.value;
  if (warnings.includes('letters-i-o-q')) {
    return err({ code: 'declined', message: 'A VIN of 17 characters has no letters I, O and Q.' });
  }
  return ok(valid(value, warnings));
};

async function hasRecords(db: OriginContext['db'], vin: string): Promise<boolean> {
  const record = await db.selectFrom('history_records').select('record_id').where('vin', '=', vin).limit(1).execute();
  return record.length > 0;
}

function valid(vin: string, warnings: readonly VinWarning[]): WireAnswer<typeof vehicleCalls.validate> {
  return { status: 'success', data: { vin, warnings } };
}
