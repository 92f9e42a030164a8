/** The path of the page that shows an order after its payment. */
export function donePath(orderNumber: string): string {
  return `/checkout/done?order=${encodeURIComponent(orderNumber)}`;
}
