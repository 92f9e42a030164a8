import type { CallError } from '#ui/app/answers/call-error.ts';
import type { DealerFields, DealerProblem } from './dealer-schema.ts';

/** What an origin may find wrong, by its own names of the fields: the field of the form, and what is wrong with it. */
export type ProblemsOfWire<Field extends string, Problem extends string> = Readonly<
  Record<string, readonly [Field, Problem]>
>;

/** What an origin finds wrong with the fields of a dealer beyond what the form has judged. */
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

/** What a refusal says of the fields of a form; where it says nothing of any, the failure stands for the whole. */
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
