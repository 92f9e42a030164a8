import type { Result } from 'neverthrow';
import type { LoaderFunctionArgs } from 'react-router';
import type { Account } from '#core/account/account.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { signedIn } from '#ui/app/answers/loaded.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** Loads the signed-in person for a members' page. If the session has expired, redirects to sign-in and back. */
export async function loadMember({ context, request, url }: LoaderFunctionArgs): Promise<Result<Account, CallError>> {
  const loadAccount = await resolveService(context, 'loadAccount');
  return signedIn(await loadAccount({ signal: request.signal }), url.pathname);
}
