import { type ActionFunctionArgs, redirect } from 'react-router';
import { readVin } from '#core/vehicle/vin.ts';
import { vinRefusal } from '#ui/app/answers/vin-refusal.ts';
import { containerContext } from '#ui/app/contexts/container-context.ts';
import type { WrongVin } from './vin-error-text.ts';

/** Redirects to the check of the typed VIN, or returns its error. */
export async function checkVin({
  request,
  context,
}: ActionFunctionArgs): Promise<{ readonly vin: string; readonly error: WrongVin }> {
  const vin = String((await request.formData()).get('vin') ?? '');
  const read = readVin(vin);
  if (read.isOk()) throw redirect(`/vehicle-checks/${encodeURIComponent(read.value.value)}`);
  if (read.error.code !== 'vin-length') return { vin, error: read.error };
  const container = await context.get(containerContext).open();
  const message = await vinRefusal(container, vin, { signal: request.signal });
  return { vin, error: message === null ? read.error : { code: 'vin-refused', message } };
}
