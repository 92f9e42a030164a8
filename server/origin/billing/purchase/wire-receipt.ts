import type { SiteReceipt } from '#origin/documents/receipt/site-receipt.ts';

/** Returns a receipt in the names of the wire. */
export function wireReceipt(receipt: SiteReceipt) {
  const { orderId, orderNumber, email, lines, full, paid, refunded, tax, paidAt, isTest } = receipt;
  return {
    status: 'success',
    data: {
      order_id: orderId,
      order_number: orderNumber,
      email,
      lines: lines.map(({ planName, ...line }) => ({ plan_name: planName, ...line })),
      full,
      paid,
      refunded,
      tax,
      paid_at: paidAt,
      is_test: isTest,
      seller: wireParty(receipt.seller),
      billed_to: wireParty(receipt.billedTo),
      immediate_delivery: receipt.immediateDelivery,
    },
  } as const;
}

function wireParty(party: SiteReceipt['seller']) {
  return party && { name: party.name, address: party.address, tax_id: party.taxId };
}
