import type { VinportContainer } from 'vinport';
import { fullName, type Recall } from 'vinport/core';

/** Returns what a visitor can learn about a vehicle without an account, as lines of text. */
export async function lookUp(container: VinportContainer, vin: string): Promise<readonly string[]> {
  const [vehicle, recalls, plans] = await Promise.all([
    container.get('decodeVehicle')(vin),
    container.get('checkRecallsByVin')(vin),
    container.get('loadVhrPlans')({ isDealer: false }),
  ]);
  return [
    vehicle.match(
      (decoded) => `Vehicle: ${fullName(decoded)}`,
      ({ code }) => `Vehicle: not decoded (${code})`,
    ),
    ...recalls.match(
      ({ recalls: found, isChecked }) =>
        isChecked ? [`Recalls: ${found.length}`, ...found.map(inOneLine)] : ['Recalls: not checked'],
      ({ code }) => [`Recalls: not checked (${code})`],
    ),
    ...(plans?.vhr ?? []).map(({ name, price }) => `Plan: ${name}, ${inDollars(price)}`),
  ];
}

function inOneLine({ campaign, component, parkIt }: Recall): string {
  return `  ${campaign} ${component}${parkIt ? ' – do not drive' : ''}`;
}

function inDollars({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}
