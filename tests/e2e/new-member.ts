import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { emailedPath } from './outbox.ts';
import { type SignedIn, signInByCall } from './sign-in-by-call.ts';

/** The password of every new member. */
export const PASSWORD = 'a sentence to keep';

export interface NewMember extends SignedIn {
  readonly email: string;
}

/** Returns an unused email address. */
export const newAddress = (): string => `${randomUUID()}@people.example`;

/** Creates a member who has registered, confirmed their address and signed in, and has no purchases yet. */
export async function newMember(request: APIRequestContext): Promise<NewMember> {
  const email = newAddress();
  await request.post('/api-cwa/register', { form: { email, pass: PASSWORD } });
  await confirmRegistration(request, email);
  return { ...(await signInByCall(request, email, PASSWORD)), email };
}

/** Uses the link in the registration email. */
async function confirmRegistration(request: APIRequestContext, email: string): Promise<void> {
  const token = (await emailedPath(request, email, '/confirm-email')).split('/').at(-1) ?? '';
  await request.post('/api/user/confirm-email', { form: { token } });
}
