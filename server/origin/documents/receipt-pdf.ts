import type { SiteReceipt } from '../billing/purchase/receipt-of.ts';
import { moneyText } from './money-text.ts';
import { drawText } from './paragraph.ts';
import { receiptTexts } from './receipt-texts.ts';
import { COLORS, decorate, inSection, openDocument, type Sheet } from './sheet.ts';
import { boldText, figures, plainText } from './text-styles.ts';

const LEFT = 60;
const WIDTH = 492;
const LABEL_WIDTH = 130;
const TOP = 70;
const LINE_GAP = 8;

/** A line of a receipt: what it is, and what there is to say. */
type Line = readonly [label: string, text: string];

/**
 * Prints the receipt of a paid order: US Letter, on one page. The same order gives the same bytes.
 *
 * @example
 * const pdf = await receiptPdf(receipt);
 */
export async function receiptPdf(receipt: SiteReceipt): Promise<Uint8Array<ArrayBuffer>> {
  const texts = receiptTexts[receipt.language];
  const sheet = openDocument({
    title: `${texts.title} ${receipt.orderId}`,
    subject: texts.title,
    createdAt: receipt.paidAt,
    layout: 'portrait',
    language: receipt.language,
  });
  sheet.doc.addPage();
  inSection(sheet, texts.title, () => drawReceipt(sheet, receipt));
  return sheet.doc.finish();
}

function drawReceipt(sheet: Sheet, receipt: SiteReceipt): void {
  const texts = receiptTexts[receipt.language];
  let y = TOP;
  y += drawText(sheet, 'Vinport', { x: LEFT, y, width: WIDTH }, boldText(11, COLORS.muted)) + 4;
  y += drawText(sheet, texts.title, { x: LEFT, y, width: WIDTH }, boldText(24), 'H1') + 14;
  if (receipt.isTest) y += drawTestNotice(sheet, texts.test, y) + 14;
  for (const line of factsOf(receipt)) y += drawLine(sheet, line, y) + LINE_GAP;
  y = drawRule(sheet, y + 6) + 12;
  for (const [label, amount] of amountsOf(receipt)) y += drawAmount(sheet, [label, amount], y, false) + LINE_GAP;
  y = drawRule(sheet, y + 4) + 12;
  y += drawAmount(sheet, [texts.paid, moneyText(receipt.paid)], y, true) + 40;
  drawText(sheet, texts.closing, { x: LEFT, y, width: WIDTH }, plainText(9, COLORS.muted));
}

function factsOf({ language, orderId, paidAt, email, vin, planName, quantity }: SiteReceipt): Line[] {
  const texts = receiptTexts[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(paidAt);
  return [
    [texts.number, orderId],
    [texts.paidOn, `${day} (UTC)`],
    [texts.buyer, email],
    ...(vin === null ? [] : [[texts.vehicle, vin] as const]),
    [texts.item, quantity === 1 ? planName : `${quantity} × ${planName}`],
  ];
}

/** A sum that is also the price of one, and a discount of nothing, say nothing. */
function amountsOf({ language, quantity, single, full, paid }: SiteReceipt): Line[] {
  const texts = receiptTexts[language];
  const off = full.amount - paid.amount;
  return [
    ...(quantity === 1 ? [] : [[texts.single, moneyText(single)] as const]),
    [texts.sum, moneyText(full)],
    ...(off === 0 ? [] : [[texts.discount, moneyText({ amount: -off, currency: full.currency })] as const]),
  ];
}

function drawTestNotice(sheet: Sheet, text: string, y: number): number {
  decorate(sheet, (doc) => doc.rect(LEFT, y, WIDTH, 24).fill(COLORS.warning));
  drawText(sheet, text, { x: LEFT + 10, y: y + 6, width: WIDTH - 20 }, boldText(10));
  return 24;
}

function drawLine(sheet: Sheet, [label, text]: Line, y: number): number {
  drawText(sheet, label, { x: LEFT, y, width: LABEL_WIDTH }, plainText(10.5, COLORS.muted));
  const room = { x: LEFT + LABEL_WIDTH, y, width: WIDTH - LABEL_WIDTH };
  return drawText(sheet, text, room, plainText(10.5));
}

function drawAmount(sheet: Sheet, [label, amount]: Line, y: number, isTotal: boolean): number {
  const size = isTotal ? 13 : 10.5;
  drawText(sheet, label, { x: LEFT, y, width: WIDTH / 2 }, isTotal ? boldText(size) : plainText(size));
  const room = { x: LEFT + WIDTH / 2, y, width: WIDTH / 2 };
  return drawText(sheet, amount, room, figures(size, isTotal ? 'bold' : 'regular'));
}

function drawRule(sheet: Sheet, y: number): number {
  decorate(sheet, (doc) => {
    doc
      .lineWidth(0.8)
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .stroke(COLORS.line);
  });
  return y;
}
