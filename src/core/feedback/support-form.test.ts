import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly, readSupportForm, type SupportForm } from './support-form.ts';

const form: SupportForm = {
  vin: ' 1HGCM82693A000001 ',
  message: ' It is late. ',
  email: ' user@demo.vinport.example ',
  name: ' Ana ',
  phone: '555 0100',
};
const errorsOf = (change: Partial<SupportForm>) => readSupportForm({ ...form, ...change })._unsafeUnwrapErr();

describe('readSupportForm', () => {
  it('FBK-14 accepts a complete form', () => {
    expect(readSupportForm(form)._unsafeUnwrap()).toEqual({
      vin: '1HGCM82693A000001',
      message: ' It is late. ',
      email: 'user@demo.vinport.example',
      name: 'Ana',
      phone: '5550100',
    });
  });

  it('FBK-14 does not require name and phone', () => {
    expect(readSupportForm({ ...form, name: '', phone: '' }).isOk()).toBe(true);
  });

  it.each([[''], [' ']])('FBK-14 rejects %j as a VIN', (vin) => {
    expect(errorsOf({ vin })).toEqual([{ code: 'vin-missing', field: 'vin' }]);
  });

  it.each([[''], ['user'], ['user.example']])('FBK-14 returns "Invalid email" for %j', (email) => {
    expect(errorsOf({ email })).toEqual([{ code: 'email-invalid', field: 'email', message: 'Invalid email' }]);
  });

  it('FBK-14 requires only an @ in an email address', () => {
    expect(readSupportForm({ ...form, email: 'a@b' }).isOk()).toBe(true);
  });

  it.each([[''], [' \n']])('FBK-14 returns "Please enter a message" for %j', (message) => {
    expect(errorsOf({ message })).toEqual([
      { code: 'message-missing', field: 'message', message: 'Please enter a message' },
    ]);
  });

  it('reports all invalid fields in form order', () => {
    expect(errorsOf({ vin: '', message: '', email: '' }).map(({ field }) => field)).toEqual([
      'vin',
      'message',
      'email',
    ]);
  });
});

describe('digitsOnly', () => {
  it('FBK-14 removes all characters except digits', () => {
    expect(digitsOnly('+1 (555) 010-0 ext٣')).toBe('15550100');
    fc.assert(fc.property(fc.string(), (text) => /^[0-9]*$/.test(digitsOnly(text))));
    fc.assert(fc.property(fc.nat(), (number) => digitsOnly(` ${number}x`) === String(number)));
  });
});
