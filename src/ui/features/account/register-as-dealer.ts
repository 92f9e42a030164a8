import { ok } from 'neverthrow';
import { type ActionFunctionArgs, redirect } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { formTexts } from '#ui/app/answers/form-texts.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { localPath } from '#ui/app/paths/local-path.ts';
import {
  DEALER_FIELDS,
  DEALER_PROBLEMS_OF_WIRE,
  type DealerFields,
  type DealerProblem,
  dealerProblem,
  dealerSchema,
  saidOfFields,
} from './dealer-schema.ts';

/** Errors by field name. */
type DealerProblems = Readonly<Record<string, DealerProblem>>;

/** The result of registering as a dealer. */
export type DealerAnswer =
  | { readonly kind: 'registered' /** Whether the account was already a dealer. */; readonly wasDealer: boolean }
  | {
      readonly kind: 'failed';
      readonly typed: DealerFields;
      readonly problems: DealerProblems;
      readonly failure: CallError | null;
    };

/** Registers the signed-in person as a dealer with the typed values. If it fails, returns the complete form. */
export async function registerAsDealer({ request, context }: ActionFunctionArgs): Promise<DealerAnswer> {
  const typed: DealerFields = formTexts(await request.formData(), DEALER_FIELDS);
  const parsed = dealerSchema((problem) => problem).safeParse(typed);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => [path.join('.'), dealerProblem.parse(message)]);
    return { kind: 'failed', typed, problems: Object.fromEntries(problems), failure: null };
  }
  const [loadAccount, registerDealer, updateProfile] = await Promise.all([
    resolveService(context, 'loadAccount'),
    resolveService(context, 'registerDealer'),
    resolveService(context, 'updateProfile'),
  ]);
  const { signal } = request;
  const { employeeCount, taxId, ...typedDetails } = parsed.data;
  const details = { ...typedDetails, employeeCount: Number(employeeCount) };
  const registered = await loadAccount({ signal }).andThen(({ user }) =>
    registerDealer({ ...details, email: user.email }, { signal }).andThen(() =>
      // The specification's registration call has no tax ID.
      (taxId === (user.taxId ?? '') ? ok(undefined) : updateProfile({ ...details, taxId }, { signal })).map(
        () => user.kind === 'dealer',
      ),
    ),
  );
  if (registered.isErr()) return { kind: 'failed', typed, ...saidOfFields(registered.error, DEALER_PROBLEMS_OF_WIRE) };
  const next = new URL(request.url).searchParams.get('next');
  if (next !== null) throw redirect(localPath(next, '/'));
  return { kind: 'registered', wasDealer: registered.value };
}
