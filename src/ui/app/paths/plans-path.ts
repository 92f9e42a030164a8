interface PlansPlace {
  /** Without one, the page shows the plans for who is signed in. */
  readonly audience?: 'user' | 'dealer';
  readonly vin: string | null;
  /** Empty without one. */
  readonly coupon: string;
}

/** Where plans are on offer, with what somebody comes with. */
export function plansPath({ audience, vin, coupon }: PlansPlace): string {
  const query = new URLSearchParams({
    ...(audience && { for: audience }),
    ...(vin !== null && { vin }),
    ...(coupon !== '' && { coupon }),
  });
  return query.size > 0 ? `/plans?${query}` : '/plans';
}
