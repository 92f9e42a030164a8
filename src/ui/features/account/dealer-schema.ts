import * as z from 'zod/mini';
import type { DealerRegistration } from '#core/account/dealer-registration.ts';
import type { UserProfile } from '#core/account/user-profile.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** Possible errors in a field of the dealer form. */
export const dealerProblem = z.enum([
  'first-missing',
  'last-missing',
  'company-missing',
  'too-long',
  'web-invalid',
  'employees-invalid',
]);

/** One of {@link dealerProblem}. */
export type DealerProblem = z.infer<typeof dealerProblem>;

const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ON_THE_WEB = /^https?:\/\//i;
const MAX_EMPLOYEES = 10_000_000;

/**
 * Creates the schema of the dealer form's fields (ACC-08), except for the email address, which comes from the account.
 * `say` words the errors.
 */
export function dealerSchema(say: (problem: DealerProblem) => string) {
  const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, { error: () => say('too-long') }));
  const needed = (longest: number, problem: DealerProblem) =>
    line(longest).check(z.minLength(1, { error: () => say(problem) }));
  const web = line(300).check(
    z.refine((text) => !WITH_SCHEME.test(text) || ON_THE_WEB.test(text), { error: () => say('web-invalid') }),
  );
  return z.object({
    first: needed(100, 'first-missing'),
    last: needed(100, 'last-missing'),
    companyName: needed(200, 'company-missing'),
    phone: line(40),
    companyWebsite: web,
    employeeCount: z.string().check(
      z.trim(),
      z.refine((text) => /^\d*$/.test(text) && Number(text) <= MAX_EMPLOYEES, {
        error: () => say('employees-invalid'),
      }),
    ),
    address: line(300),
    city: line(100),
    state: line(100),
    country: line(100),
    instagram: web,
    facebook: web,
    twitter: web,
    taxId: line(40),
  });
}

/** The names of the fields. */
export const DEALER_FIELDS = z.keyof(dealerSchema((problem) => problem)).options;

/** The values typed into the dealer form, all of them text. */
export type DealerFields = Readonly<Record<keyof Omit<DealerRegistration, 'email'> | 'taxId', string>>;

/** Returns the dealer form's fields that the account already contains. */
export function dealerFieldsOf(user: UserProfile): DealerFields {
  const { id, email, kind, profileImage, unit, pincode, employeeCount, taxId, ...known } = user;
  return { ...known, taxId: taxId ?? '', employeeCount: employeeCount === 0 ? '' : String(employeeCount) };
}

/** Maps the origin's field names to the form's field and its error. */
export type ProblemsOfWire<Field extends string, Problem extends string> = Readonly<
  Record<string, readonly [Field, Problem]>
>;

/** Errors that the origin can find in a dealer's fields in addition to the form's own validation. */
export const DEALER_PROBLEMS_OF_WIRE: ProblemsOfWire<keyof DealerFields, DealerProblem> = {
  phone: ['phone', 'too-long'],
  company_name: ['companyName', 'too-long'],
  company_website: ['companyWebsite', 'web-invalid'],
  instagram: ['instagram', 'web-invalid'],
  facebook: ['facebook', 'web-invalid'],
  twitter: ['twitter', 'web-invalid'],
  tax_id: ['taxId', 'too-long'],
  no_of_employees: ['employeeCount', 'employees-invalid'],
};

/** Returns the form's field errors from a refusal. If it names none, returns the failure of the whole form. */
export function saidOfFields<Field extends string, Problem extends string>(
  error: CallError,
  known: ProblemsOfWire<Field, Problem>,
): { readonly problems: Readonly<Record<string, Problem>>; readonly failure: CallError | null } {
  const named = error.code === 'refused' ? Object.keys(error.fields) : [];
  const problems = named.flatMap((name) => {
    const problem = known[name];
    return problem ? [problem] : [];
  });
  return { problems: Object.fromEntries(problems), failure: problems.length > 0 ? null : error };
}
