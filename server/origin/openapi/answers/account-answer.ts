import * as z from 'zod';
import { success } from '../answer-schemas.ts';

const line = z.string();

/** The signed-in account in a response. */
export const account = success(
  z.object({
    token: line.meta({
      description: 'The token that authenticates the next calls; valid for 30 days after its last use.',
    }),
    id: line,
    email: line,
    first: line,
    last: line,
    user_type: z.enum(['user', 'dealer']),
    phone: line,
    unit: line,
    no_of_employees: z.int(),
    state: line,
    city: line,
    address: line,
    company_name: line,
    company_website: line,
    tax_id: line,
    instagram: line,
    facebook: line,
    twitter: line,
    country: line,
    pincode: line,
    profile_image: line.meta({ description: 'The address of the picture, or empty.' }),
    dealer_logo: line.meta({ description: 'The address of the logo, or empty.' }),
    vhr_credit: z.int(),
    sticker_credit: z.union([z.int(), z.literal('Unlimited')]),
    credit: z.int(),
    vhr_credit_subscription: z.int().meta({ description: 'Reports left in the period; -1 if unlimited.' }),
    uvc_credit: z.int().meta({ description: 'Basic reports left; -1 if unlimited.' }),
  }),
).meta({ id: 'Account' });
