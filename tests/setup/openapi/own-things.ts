import { issueToken } from '../../../server/origin/account/token.ts';
import { recordFailedGeneration } from '../../../server/origin/billing/record-failed-generation.ts';
import { pageText, printedPages } from '../../../server/origin/documents/pdf-for-tests.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from '../../../server/origin/openapi/example-values.ts';
import { readVin } from '../../../src/core/vehicle/vin.ts';
import { aPerson } from '../a-person.ts';
import { aPng } from '../a-png.ts';
import { linksTo } from '../mailbox.ts';
import type { TestOrigin } from '../open-test-origin.ts';
import { originClient } from '../origin-client.ts';

const DEALER = { id: 'demonstration-dealer', email: 'dealer@demo.vinport.example' };

/** What stands in the place of an example's values when it is sent. */
export interface OwnThings {
  /** The values by those of the examples: texts, and one file. */
  readonly values: ReadonlyMap<unknown, string | Uint8Array<ArrayBuffer>>;
  /** A token of who has all of it, fit for one call. */
  tokenFor(operationId: string): Promise<string>;
}

/** Makes, in an origin, everything that its examples speak of as one's own. */
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

  const cart = { currency: 'USD', payment_gateway: 'sandbox', vin: 'CREDIT' };
  const monthly = { ...cart, email: DEALER.email, cart_plan: 'dealer-vhr-month', price: '29900', payg_id: 'card_ok' };
  const bought = await made('/landing/app-customer-register', monthly);
  const single = { ...cart, email: EXAMPLE_EMAIL, cart_plan: 'vhr-1', price: '1499' };
  const unpaid = await made('/landing/app-customer-register', { ...single, payg_id: '' }, {});
  const halted = await made('/landing/app-customer-register', { ...single, payg_id: 'card_needs_step' }, {});

  const person = (name: string) => aPerson(client, `${name}@people.example`);
  const linkTo = async (email: string, path: string) => (await linksTo(origin, email, path)).at(-1)?.token ?? '';
  await made('/api-cwa/reset-password', { email: EXAMPLE_EMAIL }, {});
  const mover = await person('mover');
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
  if (vin.isErr()) throw new Error(`${EXAMPLE_VIN} is no VIN.`);
  await recordFailedGeneration({ ...ctx, userId: DEALER.id }, vin.value, 'vhr');

  const spared = new Set(['changePassword', 'updateProfile', 'registerDealer']);
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
      [ownValues.sandboxStep, halted.next_step.sandbox_step],
    ]),
    // Whoever signs out or takes another password would take the token away from the calls behind.
    tokenFor: async (operationId) =>
      spared.has(operationId) ? (await person(operationId)).token : issueToken(ctx, DEALER.id),
  };
}
