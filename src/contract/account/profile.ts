import * as z from 'zod/mini';
import type { ProfileDetails, ProfileUpdate } from '#core/account/user-profile.ts';
import { recordFrom, textFrom } from '#core/payload/payload-fields.ts';
import { defineCall, defineFileCall, nothing } from '../define-call.ts';
import { email, line } from '../fields.ts';

/** A web address or host name. Only http and https URLs are accepted, so that the value can be rendered as a link. */
export const web = line(300).check(
  z.refine(
    (text) => !/^[a-z][a-z0-9+.-]*:/i.test(text) || /^https?:\/\//i.test(text),
    'Please enter an address that begins with https://.',
  ),
);

/** The number of people that a company employs. */
export const employees = z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(10_000_000));

/** A compressed image, in base64. */
export const picture = z.object({ data: z.base64() });

const details = z.object({
  email: z.optional(email),
  phone: z.optional(line(40)),
  unit: z.optional(line(40)),
  no_of_employees: z.optional(employees),
  state: z.optional(line(100)),
  city: z.optional(line(100)),
  address: z.optional(line(300)),
  first: z.optional(line(100)),
  last: z.optional(line(100)),
  company_name: z.optional(line(200)),
  instagram: z.optional(web),
  facebook: z.optional(web),
  twitter: z.optional(web),
  company_website: z.optional(web),
  country: z.optional(line(100)),
  pincode: z.optional(line(20)),
  /** The tax ID of a dealer's company, for invoices. The product's own field. */
  tax_id: z.optional(line(40)),
});

/** Converts profile details to the wire format. The tax ID is omitted for origins that do not support it. */
export function profileToWire({ employeeCount, companyName, companyWebsite, taxId, ...same }: ProfileDetails) {
  return {
    ...same,
    no_of_employees: employeeCount,
    company_name: companyName,
    company_website: companyWebsite,
    ...(taxId !== null && { tax_id: taxId }),
  };
}

/** Optional: an origin that changes an email address immediately may omit it. */
const updated = z.object({
  status: z.literal('success'),
  /** The new address, which replaces the old one after it is confirmed through the email sent to it. */
  unconfirmed_email: z.optional(z.string()),
});

/**
 * The calls about a person's profile: specification, section 7, "Account" (ACC-07). The image calls are the product's
 * own.
 */
export const profileCalls = {
  update: defineCall({
    method: 'POST',
    path: '/api/user/update-profile',
    by: 'signed-in',
    input: { as: 'json', schema: details },
    takesText: true,
    output: z.pipe(
      z.transform((body) => {
        const { status, unconfirmed_email } = recordFrom(body) ?? {};
        if (status === 'error') return body;
        return { status: 'success', unconfirmed_email: textFrom(unconfirmed_email) ?? undefined };
      }),
      updated,
    ),
    read: ({ unconfirmed_email = null }): ProfileUpdate => ({ unconfirmedEmail: unconfirmed_email }),
  }),
  writeImage: defineCall({
    method: 'POST',
    path: '/api/user/profile-image',
    by: 'signed-in',
    input: { as: 'json', schema: picture },
    output: z.object({ status: z.literal('success'), profile_image: z.string().check(z.minLength(1)) }),
    read: ({ profile_image }) => profile_image,
  }),
  readImage: defineFileCall({
    method: 'GET',
    path: '/api/user/profile-image',
    by: 'signed-in',
    input: nothing,
    // SVG is not accepted because it can contain scripts.
    files: ['image/jpeg', 'image/png', 'image/webp'],
  }),
};
