import type { ResultAsync } from 'neverthrow';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Receipt } from './receipt.ts';

/** Reads the receipt of an order of the signed-in person; anyone else's, or one not paid, is `not-found`. */
export type ReadReceipt = (orderId: string, options?: CallOptions) => ResultAsync<Receipt, GatewayError>;

/** Fetches the receipt of an order as a PDF file. */
export type DownloadReceipt = (
  orderId: string,
  options?: CallOptions,
) => ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;

/**
 * Makes the use case that reads a receipt.
 *
 * Source: the product's own calls (ACC-09).
 *
 * @example
 * const billing = { readReceipt: () => errAsync({ code: 'not-found', message: null } as const) };
 * const receipt = await createReadReceipt({ billing })('order-1');
 */
export function createReadReceipt({ billing }: { readonly billing: Pick<BillingGateway, 'readReceipt'> }): ReadReceipt {
  return (orderId, options) => billing.readReceipt(orderId, options);
}

/**
 * Makes the use case that fetches a receipt as a PDF file. Who bought as a guest has it in the letter about the purchase.
 *
 * Source: the product's own calls (ACC-09).
 *
 * @example
 * const billing = { readReceiptPdf: () => okAsync(new Uint8Array()) };
 * const pdf = await createDownloadReceipt({ billing })('order-1');
 */
export function createDownloadReceipt({
  billing,
}: {
  readonly billing: Pick<BillingGateway, 'readReceiptPdf'>;
}): DownloadReceipt {
  return (orderId, options) => billing.readReceiptPdf(orderId, options);
}
