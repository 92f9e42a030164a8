import * as z from 'zod/mini';
import type { DealerRegistration } from '#core/account/dealer-registration.ts';
import { defineCall, defineFileCall, nothing } from '../define-call.ts';
import { line } from '../fields.ts';
import { acknowledged } from '../success.ts';
import { employees, picture, web } from './profile.ts';

const text = (maxLength: number) => z._default(line(maxLength), '');
const address = z._default(web, '');

/**
 * First and last name are each sent under two field names. The email address is sent but ignored: the account already
 * has an address, and a new one must be confirmed first.
 */
const registration = z.object({
  first_name: z.optional(line(100)),
  last_name: z.optional(line(100)),
  first: z.optional(line(100)),
  last: z.optional(line(100)),
  phone: text(40),
  company_name: text(200),
  company_website: address,
  city: text(100),
  state: text(100),
  country: text(100),
  address: text(300),
  instagram: address,
  facebook: address,
  twitter: address,
  no_of_employees: z._default(employees, 0),
});

/** Converts a dealer registration to the wire format. */
export function dealerToWire({ companyName, companyWebsite, employeeCount, ...same }: DealerRegistration) {
  return {
    ...same,
    first_name: same.first,
    last_name: same.last,
    company_name: companyName,
    company_website: companyWebsite,
    no_of_employees: employeeCount,
  };
}

/**
 * The dealer calls: specification, section 7, "Account" (ACC-08). The calls for the dealer's logo are the product's
 * own.
 */
export const dealerCalls = {
  register: defineCall({
    method: 'POST',
    path: '/api-cwa/dealer-register',
    by: 'signed-in',
    onlyOnce: true,
    input: { as: 'form', schema: registration },
    takesText: true,
    ...acknowledged,
  }),
  writeLogo: defineCall({
    method: 'POST',
    path: '/api-cwa/dealer_logo',
    by: 'dealer',
    input: { as: 'json', schema: picture },
    output: z.object({ status: z.literal('success'), dealer_logo: z.string().check(z.minLength(1)) }),
    read: ({ dealer_logo }) => dealer_logo,
  }),
  readLogo: defineFileCall({
    method: 'GET',
    path: '/api-cwa/dealer_logo',
    by: 'dealer',
    input: nothing,
    // The logo is printed as well as displayed and must not contain scripts.
    files: ['image/jpeg', 'image/png'],
  }),
  removeLogo: defineCall({
    method: 'POST',
    path: '/api-cwa/remove_dealer_logo',
    by: 'dealer',
    input: nothing,
    ...acknowledged,
  }),
};
