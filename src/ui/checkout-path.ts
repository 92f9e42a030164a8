/** Where plans are paid, for a vehicle where there is one. */
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
