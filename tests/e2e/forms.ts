import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';

/** A form of the product, and how to fill it in before submission. */
export interface FormRow {
  readonly name: string;
  readonly path: string;
  /** The button that submits it. */
  readonly button: string;
  /** The typed or selected values, by selector. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The person who opens it: a new member, or the demonstration dealer, who has credits and documents. */
  readonly as?: 'member' | 'dealer';
}

const VIN = '1HGCM82633A004352';
const EMAIL = 'somebody@people.example';
const within = (form: string) => `main form${form} button[type=submit]`;

/**
 * The forms in server-rendered pages, each once. Chat, feedback, consent and the second sign-in are rendered by
 * scripts, so they can only be clicked after hydration. The payment pages use the same form component.
 */
export const FORMS: readonly FormRow[] = [
  { name: 'search', path: '/', button: '[value=search]', fields: { '[name=q]': VIN } },
  { name: 'recalls by VIN', path: '/recall-check', button: within(':has([name=vin])'), fields: { '[name=vin]': VIN } },
  {
    name: 'recalls by name',
    path: '/recall-check?year=2003&make=HONDA',
    button: within(':has([name=model])'),
  },
  {
    name: 'plate',
    path: '/license-plate',
    button: within(':has([name=plate])'),
    fields: { '[name=plate]': '7ABC123' },
  },
  { name: 'vehicle by name', path: '/vehicle', button: within(''), fields: { '[name=year]': '2003' } },
  { name: 'classic', path: '/classic', button: within(''), fields: { '[name=vin]': '124379N123456' } },
  {
    name: 'sign in',
    path: '/login',
    button: within(''),
    fields: { '[name=email]': EMAIL, '[name=password]': 'a wrong password' },
  },
  {
    name: 'sign up',
    path: '/signup',
    button: within(''),
    fields: { '[name=email]': EMAIL, '[name=password]': 'a sentence to keep' },
  },
  { name: 'forgotten password', path: '/forgot-password', button: within(''), fields: { '[name=email]': EMAIL } },
  {
    name: 'account deletion',
    path: '/delete-account',
    button: within(''),
    fields: { '[name=email]': EMAIL, '[name=message]': 'Please delete it.' },
  },
  {
    name: 'contact',
    path: '/contact',
    button: within(''),
    fields: { '[name=email]': EMAIL, '[name=message]': 'A question.' },
  },
  {
    name: 'verification',
    path: '/verify',
    button: within('[method=get]'),
    fields: { '[name=checksum]': 'a'.repeat(64) },
  },
  { name: 'coupon', path: `/checkout?plan=vhr-1&vin=${VIN}`, button: '[value=apply-coupon]' },
  {
    name: 'dashboard',
    path: '/members/dashboard',
    button: within(':has([name=vin])'),
    fields: { '[name=vin]': VIN },
    as: 'member',
  },
  { name: 'report filter', path: '/members/reports?q=x', button: within('[role=search]'), as: 'member' },
  {
    name: 'new report',
    path: '/members/reports/new',
    button: '[value=generate]',
    fields: { '[name=vin]': VIN },
    as: 'member',
  },
  {
    name: 'new sticker',
    path: '/members/stickers/new',
    button: '[value=vin]',
    fields: { '[name=vin]': VIN },
    as: 'member',
  },
  {
    name: 'sticker by name',
    path: '/members/stickers/new?by=name&year=2003&make=Honda',
    button: within(''),
    as: 'member',
  },
  {
    name: 'classic sticker',
    path: '/members/stickers/new?by=classic',
    button: '[value=generate]',
    fields: { '[name=vin]': '124379N123456' },
    as: 'member',
  },
  { name: 'sessions', path: '/members/profile', button: within(':has([value=everywhere])'), as: 'member' },
  {
    name: 'profile',
    path: '/members/profile',
    button: within(':has([name=first])'),
    fields: { '[name=first]': 'Ana' },
    as: 'member',
  },
  {
    name: 'password',
    path: '/members/profile',
    button: within(':has([name=currentPassword])'),
    fields: { '[name=currentPassword]': 'a wrong password', '[name=password]': 'a sentence to keep' },
    as: 'member',
  },
  {
    name: 'sticker filter',
    path: '/members/stickers?vin=1HG',
    button: within('[role=search]'),
    fields: { '[name=vin]': '1HGCM' },
    as: 'member',
  },
  { name: 'build', path: `/members/stickers/new/build?vin=${VIN}`, button: '[value=confirm]', as: 'dealer' },
  { name: 'share', path: '/members/reports/:report', button: '[value=share]', as: 'dealer' },
  { name: 'finding selection', path: '/members/reports/:report', button: '[name=dispute]', as: 'dealer' },
  {
    name: 'dispute',
    path: '/members/reports/:report?dispute=:finding',
    button: '[value=dispute]',
    fields: { '[name=message]': 'It was repaired.' },
    as: 'dealer',
  },
  {
    name: 'comparison',
    path: '/members/reports',
    button: within('[action$=compare]'),
    as: 'dealer',
  },
  {
    name: 'dealer',
    path: '/members/dealer',
    button: within(':has([name=companyName])'),
    fields: { '[name=companyName]': 'Demo Cars' },
    as: 'dealer',
  },
  {
    name: 'dealer list',
    path: '/members/dealer/bulk-check',
    button: within(':has([type=file])'),
    fields: { '[type=file]': VIN },
    as: 'dealer',
  },
  {
    name: 'dealer registration',
    path: '/dealers/signup',
    button: within(''),
    fields: { '[name=companyName]': 'Demo Cars' },
    as: 'dealer',
  },
  {
    name: 'password reset',
    path: '/reset-password/of-yesterday',
    button: within(''),
    fields: { '[name=password]': 'a sentence to keep' },
  },
  { name: 'withdrawal', path: '/withdrawal', button: within('') },
  { name: 'sign out', path: '/members/orders', button: 'header nav form button', as: 'member' },
];

/**
 * Fills in the form, like a person who doesn't wait for scripts, and returns the field from which Enter would submit
 * it.
 */
export async function fillForm(page: Page, { fields = {}, button }: FormRow): Promise<Locator> {
  let last = page.locator(button).first();
  for (const [field, value] of Object.entries(fields)) {
    const found = page.locator(`main ${field}`).first();
    const kind = await found.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    );
    if (kind === 'SELECT') await found.selectOption(value);
    else if (kind === 'file')
      await found.setInputFiles({ name: 'vins.csv', mimeType: 'text/csv', buffer: Buffer.from(value) });
    else await found.fill(value);
    if (kind !== 'SELECT' && kind !== 'file' && kind !== 'TEXTAREA') last = found;
  }
  return last;
}
