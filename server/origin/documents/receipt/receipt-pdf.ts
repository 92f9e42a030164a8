import type { ReceiptLine, ReceiptParty } from '#core/billing/receipt.ts';
import { type Translate, translatorOf } from '#texts/translator-of.ts';
import { moneyText } from '../engine/money-text.ts';
import { drawText } from '../engine/paragraph.ts';
import { COLORS, decorate, drawLine, inSection, openDocument, type Sheet } from '../engine/sheet.ts';
import { boldText, figures, plainText } from '../engine/text-styles.ts';
import type { SiteReceipt } from './site-receipt.ts';

const LEFT = 60;
const WIDTH = 492;
const LABEL_WIDTH = 130;
const AMOUNT_WIDTH = 110;
const TOP = 70;
const LINE_GAP = 8;

/** A line of a receipt. */
type Line = readonly [label: string, text: string];

/**
 * Returns the PDF receipt of a paid order, or an invoice if it is billed to a company: US Letter, one page. The same
 * order produces the same bytes.
 *
 * @example
 * const pdf = await receiptPdf(receipt);
 */
export async function receiptPdf(receipt: SiteReceipt): Promise<Uint8Array<ArrayBuffer>> {
  const title = titleOf(receipt);
  const sheet = openDocument({
    title: `${title} ${receipt.orderNumber}`,
    subject: title,
    createdAt: receipt.paidAt,
    layout: 'portrait',
    language: receipt.language,
  });
  sheet.doc.addPage();
  inSection(sheet, title, () => drawReceipt(sheet, receipt));
  return sheet.doc.finish();
}

function titleOf({ language, billedTo }: SiteReceipt): string {
  return translatorOf(language)(billedTo === null ? 'document-receipt.title' : 'document-receipt.invoice');
}

function drawReceipt(sheet: Sheet, receipt: SiteReceipt): void {
  const { t } = sheet;
  let y = TOP;
  y += drawText(sheet, receipt.seller?.name ?? 'Vinport', { x: LEFT, y, width: WIDTH }, boldText(11, COLORS.muted)) + 4;
  y += drawText(sheet, titleOf(receipt), { x: LEFT, y, width: WIDTH }, boldText(24), 'H1') + 14;
  if (receipt.isTest) y += drawTestNotice(sheet, t('document-receipt.test'), y) + 14;
  for (const line of factsOf(receipt, t)) y += drawFact(sheet, line, y) + LINE_GAP;
  y = drawRule(sheet, y + 6) + 12;
  for (const line of receipt.lines) y += drawItem(sheet, itemOf(line, t), y) + LINE_GAP;
  y = drawRule(sheet, y + 4) + 12;
  for (const line of amountsOf(receipt, t)) y += drawItem(sheet, line, y) + LINE_GAP;
  y += drawItem(sheet, [t('document-receipt.paid'), moneyText(receipt.paid)], y, true) + LINE_GAP;
  for (const line of laterAmountsOf(receipt, t)) y += drawItem(sheet, line, y) + LINE_GAP;
  y += 24;
  if (receipt.immediateDelivery) {
    y +=
      drawText(sheet, t('document-receipt.immediateDelivery'), { x: LEFT, y, width: WIDTH }, plainText(9)) + LINE_GAP;
  }
  drawText(sheet, t('document-receipt.closing'), { x: LEFT, y, width: WIDTH }, plainText(9, COLORS.muted));
}

function factsOf({ language, orderNumber, paidAt, email, seller, billedTo }: SiteReceipt, t: Translate): Line[] {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(paidAt);
  return [
    [t('document-receipt.number'), orderNumber],
    [t('document-receipt.paidOn'), `${day} (UTC)`],
    ...partyFact(t('document-receipt.seller'), seller, t),
    ...partyFact(t('document-receipt.buyer'), billedTo, t),
    [t('document-receipt.email'), email],
  ];
}

function partyFact(label: string, party: ReceiptParty | null, t: Translate): Line[] {
  if (party === null) return [];
  const { name, address, taxId } = party;
  const stated = [name, address, taxId === '' ? '' : `${t('document-receipt.taxId')}: ${taxId}`].filter(
    (text) => text !== '',
  );
  return [[label, stated.join('\n')]];
}

function itemOf({ planName, quantity, single, full, vin }: ReceiptLine, t: Translate): Line {
  const name =
    quantity === 1 ? planName : `${quantity} × ${planName} (${moneyText(single)} ${t('document-receipt.each')})`;
  return [vin === null ? name : `${name}\nVIN ${vin}`, moneyText(full)];
}

/** Omits a subtotal that equals the total, and a discount of zero. */
function amountsOf({ full, paid }: SiteReceipt, t: Translate): Line[] {
  const off = full.amount - paid.amount;
  if (off === 0) return [];
  return [
    [t('document-receipt.subtotal'), moneyText(full)],
    [t('document-receipt.discount'), moneyText({ amount: -off, currency: full.currency })],
  ];
}

function laterAmountsOf({ tax, paid, refunded }: SiteReceipt, t: Translate): Line[] {
  const { currency } = paid;
  return [
    ...tax.map(
      ({ name, percent, amount }): Line => [
        `${t('document-receipt.includedTax')}: ${name}${percent === null ? '' : ` ${percent} %`}`,
        moneyText({ amount, currency }),
      ],
    ),
    ...(refunded.amount === 0
      ? []
      : [[t('document-receipt.refunded'), moneyText({ amount: -refunded.amount, currency })] as const]),
  ];
}

function drawTestNotice(sheet: Sheet, text: string, y: number): number {
  decorate(sheet, (doc) => doc.rect(LEFT, y, WIDTH, 24).fill(COLORS.warning));
  drawText(sheet, text, { x: LEFT + 10, y: y + 6, width: WIDTH - 20 }, boldText(10));
  return 24;
}

function drawFact(sheet: Sheet, [label, text]: Line, y: number): number {
  drawText(sheet, label, { x: LEFT, y, width: LABEL_WIDTH }, plainText(10.5, COLORS.muted));
  const room = { x: LEFT + LABEL_WIDTH, y, width: WIDTH - LABEL_WIDTH };
  return drawText(sheet, text, room, plainText(10.5));
}

function drawItem(sheet: Sheet, [label, amount]: Line, y: number, isTotal = false): number {
  const size = isTotal ? 13 : 10.5;
  const name = { x: LEFT, y, width: WIDTH - AMOUNT_WIDTH };
  const height = drawText(sheet, label, name, isTotal ? boldText(size) : plainText(size));
  const room = { x: LEFT + WIDTH - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH };
  drawText(sheet, amount, room, figures(size, isTotal ? 'bold' : 'regular'));
  return height;
}

function drawRule(sheet: Sheet, y: number): number {
  decorate(sheet, (doc) => {
    drawLine(doc.lineWidth(0.8), [LEFT, y], [LEFT + WIDTH, y], COLORS.line);
  });
  return y;
}
