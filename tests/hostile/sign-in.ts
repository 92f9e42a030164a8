import * as z from 'zod';
import { demonstrationUsers } from '#origin/demonstration/demonstration-users.ts';

const signedIn = z.object({ data: z.object({ token: z.string() }) });

/** Signs in as a demonstration user and returns the token. */
export async function signInAsDemonstration(address: string): Promise<string> {
  const [{ email, password }] = demonstrationUsers;
  const body = new URLSearchParams({ email, pass: password });
  const response = await fetch(`${address}/api-cwa/login`, { method: 'POST', body });
  return signedIn.parse(await response.json()).data.token;
}
