import type { Language } from '../../../src/core/site/host-variant.ts';

/** The words of a receipt. */
export interface ReceiptTexts {
  readonly title: string;
  readonly number: string;
  readonly paidOn: string;
  readonly buyer: string;
  readonly vehicle: string;
  readonly item: string;
  readonly single: string;
  readonly sum: string;
  readonly discount: string;
  readonly paid: string;
  readonly test: string;
  readonly closing: string;
}

const en: ReceiptTexts = {
  title: 'Receipt',
  number: 'Number',
  paidOn: 'Paid on',
  buyer: 'For',
  vehicle: 'Vehicle',
  item: 'Bought',
  single: 'Price of one',
  sum: 'Sum',
  discount: 'Discount',
  paid: 'Paid',
  test: 'Demonstration: paid with a test card. No money has moved.',
  closing: 'Thank you. Keep this receipt for your records.',
};

const es: ReceiptTexts = {
  title: 'Recibo',
  number: 'Número',
  paidOn: 'Pagado el',
  buyer: 'Para',
  vehicle: 'Vehículo',
  item: 'Compra',
  single: 'Precio por unidad',
  sum: 'Suma',
  discount: 'Descuento',
  paid: 'Pagado',
  test: 'Demostración: pagado con una tarjeta de prueba. No se ha movido dinero.',
  closing: 'Gracias. Guarde este recibo.',
};

/** The words of a receipt in each language. */
export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en, es };
