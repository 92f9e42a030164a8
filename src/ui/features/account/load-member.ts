import type { Result } from 'neverthrow';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Account } from '#core/account/account.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';

/** Loads the signed-in person for a members' page. If the session has expired, redirects to sign-in and back. */
export async function loadMember({ context, request, url }: LoaderFunctionArgs): Promise<Result<Account, CallError>> {
  const loadAccount = await resolveService(context, 'loadAccount');
  const loaded = await loadAccount({ signal: request.signal });
  if (loaded.isErr() && loaded.error.code === 'signed-out') throw redirect(loginPath(url.pathname));
  return loaded;
}
