import type { CallError } from '#ui/app/answers/call-error.ts';
import type { DealerFields, DealerProblem } from './dealer-schema.ts';

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
