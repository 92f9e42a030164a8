import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { emailedPath } from './outbox.ts';
import { type SignedIn, signInByCall } from './sign-in-by-call.ts';

/** What every new member signs in with. */
export const PASSWORD = 'a sentence to keep';

export interface NewMember extends SignedIn {
  readonly email: string;
}

/** An address that nobody has used. */
export const newAddress = (): string => `${randomUUID()}@people.example`;

/** Somebody who has just signed up and confirmed their address, is signed in, and has nothing yet. */
export async function newMember(request: APIRequestContext): Promise<NewMember> {
  const email = newAddress();
  await request.post('/api-cwa/register', { form: { email, pass: PASSWORD } });
  await confirmRegistration(request, email);
  return { ...(await signInByCall(request, email, PASSWORD)), email };
}

/** Uses the link of the email that answers a registration. */
async function confirmRegistration(request: APIRequestContext, email: string): Promise<void> {
  const token = (await emailedPath(request, email, '/confirm-email')).split('/').at(-1) ?? '';
  await request.post('/api/user/confirm-email', { form: { token } });
}
