// Prints, in the given language, the text of every PDF and every email with their data, as JSON. Usage: node
// tests/languages/print-documents.ts LANGUAGE
import process from 'node:process';
import type { Receipt } from '#core/billing/receipt.ts';
import * as passwordEmails from '#origin/account/emails/password-emails.ts';
import * as registrationEmails from '#origin/account/emails/registration-emails.ts';
import * as signInEmails from '#origin/account/emails/sign-in-emails.ts';
import * as cancellationEmails from '#origin/billing/emails/cancellation-email.ts';
import { receiptEmail } from '#origin/billing/emails/receipt-email.ts';
import * as refundEmails from '#origin/billing/emails/refund-emails.ts';
import * as renewalEmails from '#origin/billing/emails/renewal-emails.ts';
import { receiptPdf } from '#origin/documents/receipt/receipt-pdf.ts';
import { reportPdf } from '#origin/documents/report/report-pdf.ts';
import { stickerPdf } from '#origin/documents/sticker/sticker-pdf.ts';
import * as deletionEmails from '#origin/privacy/deletion-emails.ts';
import { TEST_PRINT } from '../setup/a-seal.ts';
import { MANY_RECORDS, reportOf, storedReport } from '../setup/printable-report.ts';
import { DECODED_ONLY, FULL_CONTENT, stickerWith, usd } from '../setup/printable-sticker.ts';
import { pageText, printedPages } from '../setup/read-pdf.ts';
import { stringsIn } from './pseudo-language.ts';

/** The text of a document and its data. */
export interface Said {
  readonly name: string;
  readonly text: string;
  readonly data: readonly string[];
}

const [, , language = 'en'] = process.argv;
const vin = '1HGCM82693A000001';
const link = 'https://vinport.example/link';
const at = Date.UTC(2026, 5, 1, 12);
const single = { single: usd(49), full: usd(49), paid: usd(49) };
const facts = { language, planName: 'TEN', price: usd(49), siteAddress: 'https://vinport.example' };
const order = { ...facts, orderNumber: 'VP-00000001' };
const subscription = { ...facts, subscriptionId: 'sub-1', endsAt: at };
const party = { name: 'Corner Cars', address: '1 Main St', taxId: 'T1' };
const receipt: Receipt = {
  orderId: 'order-1',
  orderNumber: 'VP-00000001',
  email: 'ada@people.example',
  lines: [
    { ...single, planName: 'TEN', vin: null, quantity: 1, renewal: 'month' },
    { ...single, planName: 'YEAR', vin: null, quantity: 1, renewal: 'year' },
    { ...single, planName: 'ONE', vin, quantity: 2, renewal: 'once' },
  ],
  full: usd(69),
  paid: usd(67),
  refunded: usd(1),
  tax: [{ name: 'VAT', percent: 20, amount: 300 }],
  paidAt: at,
  isTest: true,
  seller: party,
  billedTo: party,
  immediateDelivery: true,
};
const siteReceipt = { ...receipt, ...facts };
const documents = (['report', 'sticker'] as const).map((kind) => ({ kind, vin, address: link }));

const emails = [
  passwordEmails.passwordLinkEmail(language, { link, lastsMs: 60_000 }),
  passwordEmails.passwordChangedEmail(language),
  registrationEmails.confirmEmailMessage(language, link),
  registrationEmails.confirmOwnEmailText(language, link),
  registrationEmails.emailChangingMessage(language),
  signInEmails.newDeviceEmail(language, { at, resetLink: link }),
  signInEmails.accountExistsEmail(language, 'https://vinport.example'),
  cancellationEmails.cancellationEmail(subscription),
  cancellationEmails.resumedEmail(subscription),
  receiptEmail(siteReceipt, documents),
  ...[true, false].map((isDuplicate) => refundEmails.refundEmail(order, { amount: usd(1), isDuplicate })),
  ...documents.map(({ kind }) => refundEmails.undeliveredEmail(order, { kind, vin, words: 'words' })),
  ...[null, usd(1)].map((refunded) => refundEmails.withdrawalEmail(order, { receivedAt: at, refunded })),
  refundEmails.documentLinkEmail(language, { link, vin }),
  renewalEmails.renewalReminderEmail(facts, at),
  ...[null, at].map((nextTryAt) => renewalEmails.renewalConfirmationEmail(facts, { link, nextTryAt })),
  ...[null, at].map((nextTryAt) => renewalEmails.declinedRenewalEmail(facts, nextTryAt)),
  deletionEmails.confirmDeletionEmail(language, link),
  deletionEmails.deletionConfirmedEmail(language, { eraseAt: at, cancelLink: link }),
  deletionEmails.deletionCancelledEmail(language),
  deletionEmails.accountErasedEmail(language),
];

const print = { ...TEST_PRINT, language };
const older = stickerWith({ ...DECODED_ONLY, vehicle: { ...FULL_CONTENT.vehicle, year: 1995 } });
const [report, empty, sticker] = [
  storedReport(reportOf(MANY_RECORDS)),
  storedReport(reportOf([], false)),
  stickerWith(),
];
const pdfs = [
  ['report', await reportPdf(report, print), report],
  ['report of an unknown vehicle', await reportPdf(empty, print), empty],
  ['sticker', await stickerPdf(sticker, print), sticker],
  ['sticker of an older vehicle', await stickerPdf(older, print), older],
  ['receipt', await receiptPdf(siteReceipt), siteReceipt],
] as const;

const said: readonly Said[] = [
  ...pdfs.map(([name, pdf, data]) => ({
    name,
    text: printedPages(pdf).map(pageText).join(' ').replaceAll(/\s+/g, ' '),
    data: stringsIn([data, print.seal]),
  })),
  ...emails.map(({ subject, text }) => ({
    name: subject,
    text: `${subject} ${text}`.replaceAll(/https:\S+/g, ' '),
    data: stringsIn([siteReceipt, subscription, vin]),
  })),
];
process.stdout.write(JSON.stringify(said));
