import * as z from 'zod/mini';
import type { ProfileDetails } from '#core/account/user-profile.ts';
import { hasEmailForm } from '#core/person/email-address.ts';
import { dealerProblem, dealerSchema } from './dealer-schema.ts';

/** What can be wrong with a field of the profile. */
export const profileProblem = z.union([dealerProblem, z.enum(['email-invalid', 'password-missing', 'password-wrong'])]);

/** One of {@link profileProblem}. */
export type ProfileProblem = z.infer<typeof profileProblem>;

/** What is typed into the profile form: all of it text. */
export type ProfileFields = Readonly<Record<keyof ProfileDetails, string>>;

/** What is wrong with which field; an empty record where all is right. */
export type ProfileProblems = Readonly<Partial<Record<keyof ProfileDetails | 'currentPassword', ProfileProblem>>>;

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, { error: () => 'too-long' }));

/** The fields of a profile (ACC-07): those of a dealer, of which none has to be told, and a few more. */
export const profileSchema = z.extend(
  dealerSchema((problem) => problem),
  {
    email: line(254).check(z.refine(hasEmailForm, { error: () => 'email-invalid' })),
    first: line(100),
    last: line(100),
    companyName: line(200),
    unit: line(40),
    pincode: line(20),
  },
);
