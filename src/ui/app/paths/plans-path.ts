interface PlansPlace {
  /** If omitted, the page shows the plans for the signed-in person. */
  readonly audience?: 'user' | 'dealer';
  readonly vin: string | null;
  /** Empty if there is none. */
  readonly coupon: string;
}

/** Returns the path of the plans page with the given audience, VIN and coupon. */
export function plansPath({ audience, vin, coupon }: PlansPlace): string {
  const query = new URLSearchParams({
    ...(audience && { for: audience }),
    ...(vin !== null && { vin }),
    ...(coupon !== '' && { coupon }),
  });
  return query.size > 0 ? `/plans?${query}` : '/plans';
}
