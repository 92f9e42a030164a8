import type { ActionFunctionArgs } from 'react-router';
import { normalizeEmail } from '#core/person/email-address.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { formTexts } from '#ui/app/answers/form-texts.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { confirmOwnPassword } from './change-own-password.ts';
import { DEALER_PROBLEMS_OF_WIRE, type ProblemsOfWire, saidOfFields } from './dealer-schema.ts';
import {
  PROFILE_FIELDS,
  type ProfileFields,
  type ProfileProblem,
  type ProfileProblems,
  profileProblem,
  profileSchema,
} from './profile-schema.ts';

/** The result of saving the profile. */
export type ProfileAnswer =
  | {
      readonly kind: 'saved';
      /** The new email address, which replaces the old one after it is confirmed. */
      readonly unconfirmedEmail: string | null;
    }
  | {
      readonly kind: 'failed';
      readonly typed: ProfileFields;
      readonly problems: ProfileProblems;
      readonly failure: CallError | null;
    };

const PROBLEMS_OF_WIRE: ProblemsOfWire<keyof ProfileFields, ProfileProblem> = {
  ...DEALER_PROBLEMS_OF_WIRE,
  email: ['email', 'email-invalid'],
};

/** Saves the typed values to the profile. If it fails, returns the complete form. */
export async function saveProfile(
  form: FormData,
  { request: { signal }, context }: ActionFunctionArgs,
): Promise<ProfileAnswer> {
  const typed: ProfileFields = formTexts(form, PROFILE_FIELDS);
  const failed = (problems: ProfileProblems, failure: CallError | null = null): ProfileAnswer => ({
    kind: 'failed',
    typed,
    problems,
    failure,
  });
  const parsed = profileSchema.safeParse(typed);
  if (!parsed.success) {
    const found = parsed.error.issues.map(({ path, message }) => [path.join('.'), profileProblem.parse(message)]);
    return failed(Object.fromEntries(found));
  }
  const [loadAccount, updateProfile] = await Promise.all([
    resolveService(context, 'loadAccount'),
    resolveService(context, 'updateProfile'),
  ]);
  const { employeeCount, email: typedEmail, taxId, ...typedDetails } = parsed.data;
  const email = normalizeEmail(typedEmail);
  // Only dealers are asked for their tax ID.
  const details = { ...typedDetails, ...(form.has('taxId') && { taxId }) };
  const known = await loadAccount({ signal });
  if (known.isErr()) return failed({}, known.error);
  if (known.value.user.email !== email) {
    const confirmed = await confirmOwnPassword(String(form.get('currentPassword') ?? ''), context, signal);
    if (confirmed.isErr()) {
      const { error } = confirmed;
      return error.kind === 'failed' ? failed({}, error.error) : failed({ currentPassword: `password-${error.kind}` });
    }
  }
  return updateProfile({ ...details, email, employeeCount: Number(employeeCount) }, { signal }).match(
    (saved): ProfileAnswer => ({ kind: 'saved', unconfirmedEmail: saved.email === email ? null : email }),
    (error) => {
      const { problems, failure } = saidOfFields(error, PROBLEMS_OF_WIRE);
      return failed(problems, failure);
    },
  );
}
