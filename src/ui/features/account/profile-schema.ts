import * as z from 'zod/mini';
import type { ProfileDetails } from '#core/account/user-profile.ts';
import { hasEmailForm } from '#core/person/email-address.ts';
import { dealerProblem, dealerSchema } from './dealer-schema.ts';

/** Possible errors in a field of the profile. */
export const profileProblem = z.union([dealerProblem, z.enum(['email-invalid', 'password-missing', 'password-wrong'])]);

/** One of {@link profileProblem}. */
export type ProfileProblem = z.infer<typeof profileProblem>;

/** The values typed into the profile form, all of them text. */
export type ProfileFields = Readonly<Record<keyof ProfileDetails, string>>;

/** Errors by field. Empty if all fields are valid. */
export type ProfileProblems = Readonly<Partial<Record<keyof ProfileDetails | 'currentPassword', ProfileProblem>>>;

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, { error: () => 'too-long' }));

/** The fields of a profile (ACC-07): those of a dealer, all optional, and a few more. */
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

/** The names of the fields. */
export const PROFILE_FIELDS = z.keyof(profileSchema).options;
