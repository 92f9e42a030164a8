import { type RouterContextProvider, redirect } from 'react-router';
import type { CallError } from '../../call-error.ts';
import { needed } from '../../container-context.ts';
import { localPath } from '../../local-path.ts';
import { type DealerFields, type DealerProblem, dealerProblem, dealerSchema } from './dealer-schema.ts';

/** What is wrong, by the name of the field. */
type DealerProblems = Readonly<Record<string, DealerProblem>>;

/** What became of the registration as a dealer. */
export type DealerAnswer =
  | { readonly kind: 'registered' }
  | {
      readonly kind: 'failed';
      readonly typed: DealerFields;
      readonly problems: DealerProblems;
      readonly failure: CallError | null;
    };

/** What an origin finds wrong beyond what the form has judged, by its own names of the fields. */
const PROBLEMS_OF_WIRE: Readonly<Record<string, readonly [keyof DealerFields, DealerProblem]>> = {
  phone: ['phone', 'too-long'],
  company_name: ['companyName', 'too-long'],
  company_website: ['companyWebsite', 'web-invalid'],
  instagram: ['instagram', 'web-invalid'],
  facebook: ['facebook', 'web-invalid'],
  twitter: ['twitter', 'web-invalid'],
  no_of_employees: ['employeeCount', 'employees-invalid'],
};

/** Makes the signed-in person a dealer out of what was typed; a form that did not is given back whole. */
export async function registerAsDealer(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<DealerAnswer> {
  const typed = dealerFieldsFrom(await request.formData());
  const parsed = dealerSchema((problem) => problem).safeParse(typed);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => [path.join('.'), dealerProblem.parse(message)]);
    return { kind: 'failed', typed, problems: Object.fromEntries(problems), failure: null };
  }
  const [loadAccount, registerDealer] = await Promise.all([
    needed(context, 'loadAccount'),
    needed(context, 'registerDealer'),
  ]);
  const { signal } = request;
  const { employeeCount, ...told } = parsed.data;
  const registered = await loadAccount({ signal }).andThen(({ user: { email } }) =>
    registerDealer({ ...told, email, employeeCount: Number(employeeCount) }, { signal }),
  );
  if (registered.isErr()) return { kind: 'failed', typed, ...saidOf(registered.error) };
  const next = new URL(request.url).searchParams.get('next');
  if (next !== null) throw redirect(localPath(next, '/'));
  return { kind: 'registered' };
}

function saidOf(error: CallError): { readonly problems: DealerProblems; readonly failure: CallError | null } {
  const named = error.code === 'refused' ? Object.keys(error.fields) : [];
  const problems = named.flatMap((name) => {
    const problem = PROBLEMS_OF_WIRE[name];
    return problem ? [problem] : [];
  });
  return { problems: Object.fromEntries(problems), failure: problems.length > 0 ? null : error };
}

function dealerFieldsFrom(form: FormData): DealerFields {
  const text = (name: keyof DealerFields) => String(form.get(name) ?? '');
  return {
    first: text('first'),
    last: text('last'),
    companyName: text('companyName'),
    phone: text('phone'),
    companyWebsite: text('companyWebsite'),
    employeeCount: text('employeeCount'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    instagram: text('instagram'),
    facebook: text('facebook'),
    twitter: text('twitter'),
  };
}
