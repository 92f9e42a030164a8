import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import * as z from 'zod';

const signedInAnswer = z.object({ data: z.object({ token: z.string(), id: z.string() }) });
const madeAnswer = z.object({ data: z.object({ id: z.string() }) });

/** A person who is signed in: for calls of their own, and for the pages they open. */
export interface SignedIn {
  /** Makes a report by a call, and answers its id. */
  readonly makeReport: (vin: string) => Promise<string>;
  readonly headers: { readonly authorization: string };
  /** Opens pages as this person. */
  readonly enter: (page: Page, address: string | undefined) => Promise<void>;
}

/** Signs in by a call. Signing in is limited, so a file of tests does it once. */
export async function signInByCall(
  request: APIRequestContext,
  email: string,
  password = 'demo-password-1',
): Promise<SignedIn> {
  return signedInBy(await request.post('/api-cwa/login', { form: { email, pass: password } }), request);
}

/** The person whom an answer has signed in. */
async function signedInBy(answer: APIResponse, request: APIRequestContext): Promise<SignedIn> {
  const { token, id } = signedInAnswer.parse(await answer.json()).data;
  const headers = { authorization: `Bearer ${token}` };
  return {
    headers,
    makeReport: async (vin) => {
      const made = await request.post('/api-cwa/generate-report', { headers, form: { vin } });
      return madeAnswer.parse(await made.json()).data.id;
    },
    enter: async (page, address) => {
      // Of the whole host: an address with a path would keep the cookies to that path.
      const cookie = { url: new URL('/', address).href, httpOnly: false, sameSite: 'Lax' } as const;
      await page.context().addCookies([
        { ...cookie, name: 'token', value: token },
        { ...cookie, name: 'id', value: id },
      ]);
    },
  };
}
