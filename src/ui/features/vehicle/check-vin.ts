import { redirect } from 'react-router';
import { readVin, type VinError } from '../../../core/vehicle/vin.ts';

/** Leads to the check of the VIN that was typed into a form, or tells what is wrong with it. */
export async function checkVin(request: Request): Promise<{ readonly vin: string; readonly error: VinError }> {
  const text = String((await request.formData()).get('vin') ?? '');
  return readVin(text).match(
    (vin) => {
      throw redirect(`/vehicle-checks/${encodeURIComponent(vin.value)}`);
    },
    (error) => ({ vin: text, error }),
  );
}
