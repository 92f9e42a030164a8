import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import * as z from 'zod';

const signedInAnswer = z.object({ data: z.object({ token: z.string(), id: z.string() }) });
const madeAnswer = z.object({ data: z.object({ id: z.string() }) });

/** A signed-in person, for direct calls and for opening pages. */
export interface SignedIn {
  /** Creates a report through the API and returns its ID. */
  readonly makeReport: (vin: string) => Promise<string>;
  readonly headers: { readonly authorization: string };
  /** Opens pages as this person. */
  readonly enter: (page: Page, address: string | undefined) => Promise<void>;
}

/** Signs in through the API. Sign-ins are rate limited, so each test file signs in once. */
export async function signInByCall(
  request: APIRequestContext,
  email: string,
  password = 'demo-password-1',
): Promise<SignedIn> {
  return signedInBy(await request.post('/api-cwa/login', { form: { email, pass: password } }), request);
}

/** Returns the person who was signed in by a response. */
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
      // For the whole host: a URL with a path would restrict the cookies to that path.
      const cookie = { url: new URL('/', address).href, httpOnly: false, sameSite: 'Lax' } as const;
      await page.context().addCookies([
        { ...cookie, name: 'token', value: token },
        { ...cookie, name: 'id', value: id },
      ]);
    },
  };
}
