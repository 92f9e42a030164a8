import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type SignedIn, signedInBy } from './sign-in-by-call.ts';

/** What every new member signs in with. */
export const PASSWORD = 'a sentence to keep';

export interface NewMember extends SignedIn {
  readonly email: string;
}

/** An address that nobody has used. */
export const newAddress = (): string => `${randomUUID()}@people.example`;

/** Somebody who has just signed up, is signed in, and has nothing yet. */
export async function newMember(request: APIRequestContext): Promise<NewMember> {
  const email = newAddress();
  const registered = await request.post('/api-cwa/register', { form: { email, pass: PASSWORD } });
  return { ...(await signedInBy(registered, request)), email };
}
