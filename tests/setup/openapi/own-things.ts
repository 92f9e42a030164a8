import { readVin } from '#core/vehicle/vin.ts';
import { issueToken } from '#origin/account/token.ts';
import { recordFailedGeneration } from '#origin/credits/record-failed-generation.ts';
import { signChoice } from '#origin/delivery/signed-choice.ts';
import { aPerson, TEST_PASSWORD, type TestPerson } from '../a-person.ts';
import { aPng } from '../a-png.ts';
import { linksTo } from '../mailbox.ts';
import type { TestOrigin } from '../open-test-origin.ts';
import { originClient } from '../origin-client.ts';
import { pageText, printedPages } from '../read-pdf.ts';
import { runJobs } from '../run-jobs.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from './example-values.ts';

const DEALER = { id: 'demonstration-dealer', email: 'dealer@demo.vinport.example' };

/** The values that replace those of an example when it is sent. */
export interface OwnThings {
  /** The replacements by example value: texts and one file. */
  readonly values: ReadonlyMap<unknown, string | Uint8Array<ArrayBuffer>>;
  /** Returns a token of the owner of all these values, for a single call. */
  tokenFor(operationId: string): Promise<string>;
}

/** Creates, in an origin, all data that its examples refer to as the caller's own. */
export async function ownThings(origin: TestOrigin): Promise<OwnThings> {
  const client = originClient(origin);
  const { ctx } = origin;
  const headers = { authorization: `Bearer ${await issueToken(ctx, DEALER.id)}` };
  const made = async (path: string, fields: Record<string, string>, own: Record<string, string> = headers) =>
    (await client.form(path, fields, own)).json();

  const report = (await made('/api-cwa/generate-report', { vin: EXAMPLE_VIN })).data;
  await client.json('/api-cwa/dealer_logo', { data: aPng().toString('base64') }, headers);
  const document = (await made('/api-cwa/generate-report', { vin: '1FTFW1ET5DFA00001' })).data.id;
  const { key } = (await made('/api-cwa/share', { id: document })).data;
  const pdf = await client.get(`/api-cwa/shared-pdf?key=${key}`);
  const file = new Uint8Array(await pdf.arrayBuffer());
  const build = { make: 'Honda', model: 'Accord', style: '', trim: 'EX-V6', colors: ' ', packages: btoa('[]') };
  const sticker = (
    await made('/api-cwa/confirm-sticker', { ...build, vin: EXAMPLE_VIN, year: '2003', buildsheet_color: 'yes' })
  ).data.id;

  /** Orders one plan through the product's own call, as the checkout does. */
  const ordered = async (email: string, list: string, plan: string, total: number, vin: string | null = null) => {
    const cart = { email, total, currency: 'USD', gateway: 'sandbox', country: 'US', terms_version: '2026-11' };
    const asDealer = email === DEALER.email ? headers : {};
    return (await client.json('/landing/orders', { ...cart, lines: [{ list, plan, vin }] }, asDealer)).json();
  };
  /** Pays an order on the sandbox page and reads its state. */
  const paid = async ({ continue_at, custom_data }: { continue_at: string; custom_data: string }) => {
    await client.form(new URL(continue_at).pathname, { card: 'succeeds', decision: 'pay' });
    await runJobs(ctx);
    return made('/api-cwa/payment-update', { custom_data }, {});
  };
  const bought = await paid(await ordered(DEALER.email, 'vhr', 'dealer-vhr-month', 29_900));
  const resumable = await paid(await ordered(DEALER.email, 'vhr', 'dealer-vhr-unlimited', 49_900));
  const cancellation = { gateway: 'sandbox', subscription_id: resumable.subscription_id };
  await client.json('/api/user/cancel-subscription', cancellation, headers);
  const delivered = await paid(await ordered(DEALER.email, 'vhr', 'dealer-vhr-50', 19_900, '1FTFW1ET5DFA00001'));
  const failed = await paid(await ordered(EXAMPLE_EMAIL, 'sticker', 'sticker-1', 999, EXAMPLE_VIN));
  const [undelivered] = failed.documents;
  await ctx.db
    .updateTable('deliveries')
    .set({ state: 'choice', document_id: null })
    .where('id', '=', undelivered.id)
    .execute();
  const unpaid = await ordered(EXAMPLE_EMAIL, 'vhr', 'vhr-1', 1_499);

  const person = (name: string) => aPerson(origin, `${name}@people.example`);
  const linkTo = async (email: string, path: string) => (await linksTo(origin, email, path)).at(-1)?.token ?? '';
  await made('/api-cwa/reset-password', { email: EXAMPLE_EMAIL }, {});
  const mover = await person('mover');
  await made('/api-cwa/confirm-password', { pass: TEST_PASSWORD }, mover.headers);
  await client.json('/api/user/update-profile', { email: 'moved@people.example' }, mover.headers);
  for (const name of ['leaver', 'stayer']) {
    await person(name);
    await client.json('/api/user/delete', { email: `${name}@people.example`, message: 'Please.' });
  }
  await made(
    '/api/user/delete/confirm',
    { token: await linkTo('stayer@people.example', '/delete-account/confirm') },
    {},
  );
  const vin = readVin(EXAMPLE_VIN);
  if (vin.isErr()) throw new Error(`${EXAMPLE_VIN} is not a VIN.`);
  await recordFailedGeneration({ ...ctx, userId: DEALER.id }, vin.value, 'vhr');

  const spared = new Set(['changePassword', 'updateProfile', 'registerDealer']);
  /** A password change requires a recent confirmation of the password. */
  const confirmed = async (someone: TestPerson) => {
    await made('/api-cwa/confirm-password', { pass: TEST_PASSWORD }, someone.headers);
    return someone.token;
  };
  return {
    values: new Map<unknown, string | Uint8Array<ArrayBuffer>>([
      [ownValues.report, report.id],
      [ownValues.finding, report.snapshot.findings[0].id],
      [ownValues.sticker, sticker],
      [ownValues.document, document],
      [ownValues.order, bought.order_id],
      [ownValues.subscription, bought.subscription_id],
      [ownValues.shareKey, key],
      [ownValues.checksum, /\n([0-9a-f]{64})(\n|$)/.exec(pageText(printedPages(file)[0]))?.[1] ?? ''],
      [ownValues.file, file],
      [ownValues.resetLink, await linkTo(EXAMPLE_EMAIL, '/reset-password')],
      [ownValues.emailLink, await linkTo('moved@people.example', '/confirm-email')],
      [ownValues.deletionLink, await linkTo('leaver@people.example', '/delete-account/confirm')],
      [ownValues.cancellationLink, await linkTo('stayer@people.example', '/delete-account/cancel')],
      [ownValues.customData, unpaid.custom_data],
      [ownValues.orderNumber, failed.order_number],
      [ownValues.resumable, resumable.subscription_id],
      [ownValues.delivery, delivered.documents[0].id],
      [ownValues.documentKey, await linkTo(DEALER.email, '/documents')],
      [ownValues.choiceWords, await signChoice(ctx, undelivered.id)],
    ]),
    // Signing out and changing the password revoke the token, which the calls that follow still need.
    tokenFor: async (operationId) =>
      spared.has(operationId) ? confirmed(await person(operationId)) : issueToken(ctx, DEALER.id),
  };
}
