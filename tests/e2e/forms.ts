import type { Page } from '@playwright/test';

/** A form of the product, and how it is filled in before it is sent. */
export interface FormRow {
  readonly name: string;
  readonly path: string;
  /** The button that sends it. */
  readonly button: string;
  /** What is typed or picked, by selector. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly isMembers?: true;
}

const VIN = '1HGCM82633A004352';
const EMAIL = 'somebody@people.example';
const within = (form: string) => `main form${form} button[type=submit]`;

/** The forms that are on a page as it is served, each once. */
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
    name: 'deletion of an account',
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
    isMembers: true,
  },
  { name: 'filter of reports', path: '/members/reports?q=x', button: within('[role=search]'), isMembers: true },
  {
    name: 'new report',
    path: '/members/reports/new',
    button: '[value=generate]',
    fields: { '[name=vin]': VIN },
    isMembers: true,
  },
  {
    name: 'new sticker',
    path: '/members/stickers/new',
    button: '[value=vin]',
    fields: { '[name=vin]': VIN },
    isMembers: true,
  },
  {
    name: 'sticker by name',
    path: '/members/stickers/new?by=name&year=2003&make=Honda',
    button: within(''),
    isMembers: true,
  },
  {
    name: 'classic sticker',
    path: '/members/stickers/new?by=classic',
    button: '[value=generate]',
    fields: { '[name=vin]': '124379N123456' },
    isMembers: true,
  },
  { name: 'profile', path: '/members/profile', button: within(':has([value=everywhere])'), isMembers: true },
  { name: 'sign out', path: '/members/orders', button: 'header nav form button', isMembers: true },
];

/** Fills the form in, as somebody does who does not wait for scripts. */
export async function fillForm(page: Page, { fields = {} }: FormRow): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const found = page.locator(`main ${field}`).first();
    const isSelect = await found.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? found.selectOption(value) : found.fill(value));
  }
}
