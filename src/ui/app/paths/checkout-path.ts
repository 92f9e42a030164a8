/** Returns the path where a plan is paid, for a vehicle if given. */
export function checkoutPath(
  planCodes: readonly string[],
  vin: string | null,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(planCodes.map((code) => ['plan', code]));
  if (vin !== null) query.set('vin', vin);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `/checkout?${query}`;
}

/** Returns the path of the page that shows an order after its payment. */
export function donePath(orderNumber: string): string {
  return `/checkout/done?order=${encodeURIComponent(orderNumber)}`;
}
