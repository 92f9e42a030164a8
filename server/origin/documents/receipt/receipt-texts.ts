import type { Language } from '#core/site/host-variant.ts';

/** The words of a receipt. */
export interface ReceiptTexts {
  readonly title: string;
  /** The title for a company. */
  readonly invoice: string;
  readonly number: string;
  readonly paidOn: string;
  readonly seller: string;
  readonly buyer: string;
  readonly email: string;
  readonly taxId: string;
  readonly each: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly includedTax: string;
  readonly paid: string;
  readonly refunded: string;
  readonly test: string;
  readonly immediateDelivery: string;
  readonly closing: string;
}

const en: ReceiptTexts = {
  title: 'Receipt',
  invoice: 'Invoice',
  number: 'Order number',
  paidOn: 'Paid on',
  seller: 'Sold by',
  buyer: 'Billed to',
  email: 'Email',
  taxId: 'Tax ID',
  each: 'each',
  subtotal: 'Subtotal',
  discount: 'Discount',
  includedTax: 'Included tax',
  paid: 'Paid',
  refunded: 'Refunded',
  test: 'Test payment: no money has moved.',
  immediateDelivery:
    'You asked for delivery before the 14-day withdrawal period ends, and agreed that your right to withdraw ends once a document is delivered.',
  closing: 'Thank you. Keep this receipt for your records.',
};

const es: ReceiptTexts = {
  title: 'Recibo',
  invoice: 'Factura',
  number: 'Número de pedido',
  paidOn: 'Pagado el',
  seller: 'Vendido por',
  buyer: 'Facturado a',
  email: 'Correo',
  taxId: 'Número fiscal',
  each: 'cada uno',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  includedTax: 'Impuesto incluido',
  paid: 'Pagado',
  refunded: 'Reembolsado',
  test: 'Pago de prueba: no se movió dinero.',
  immediateDelivery:
    'Usted pidió la entrega antes de que termine el plazo de desistimiento de 14 días y aceptó que su derecho a desistir termina cuando se entrega un documento.',
  closing: 'Gracias. Guarde este recibo.',
};

/** The words of a receipt in each language. */
export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en, es };
