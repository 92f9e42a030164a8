import { HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod';
import { cancelSubscription } from '#contract/billing/cancel-subscription.ts';
import { totalOrders } from '#contract/billing/order-list.ts';
import { privacyCalls } from '#contract/privacy.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import { createFakeAccountGateway } from './fake-account-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import {
  answerOf,
  bearerOf,
  dataAnswerOf,
  expected,
  formOf,
  jsonOf,
  pictureAnswerOf,
  plainFormOf,
  sentIn,
} from './fake-wire.ts';
import { wireAccount } from './wire-account.ts';

const text = z.string();

const profileFields = z.strictObject({
  email: text,
  phone: text,
  unit: text,
  no_of_employees: z.int(),
  state: text,
  city: text,
  address: text,
  first: text,
  last: text,
  company_name: text,
  instagram: text,
  facebook: text,
  twitter: text,
  company_website: text,
  country: text,
  pincode: text,
  tax_id: z.optional(text),
});

const dealerFields = z.strictObject({
  email: text,
  first_name: text,
  last_name: text,
  first: text,
  last: text,
  phone: text,
  company_name: text,
  company_website: text,
  city: text,
  state: text,
  country: text,
  address: text,
  instagram: text,
  facebook: text,
  twitter: text,
  no_of_employees: z.string().regex(/^\d+$/),
});

/** Answers the calls of section 7, "Account". */
export function fakeAccountHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): AccountGateway => createFakeAccountGateway(fake, () => bearerOf(request));
  const done = { status: 'success' };

  return [
    http.post(`${origin}/api-cwa/login`, async ({ request }) => {
      const { email = '', pass = '' } = await formOf(request);
      return dataAnswerOf((await of(request).logIn({ email, password: pass })).map(wireAccount));
    }),
    http.post(`${origin}/api-cwa/checksecurityauth`, async ({ request }) =>
      dataAnswerOf((await of(request).current()).map(wireAccount)),
    ),
    http.post(`${origin}/api-cwa/logout`, async ({ request }) =>
      answerOf((await of(request).logOut()).map(() => done)),
    ),
    http.post(`${origin}/api-cwa/logout-everywhere`, async ({ request }) =>
      answerOf((await of(request).logOutEverywhere()).map(() => done)),
    ),
    http.post(`${origin}/api/securelogin`, async ({ request }) => {
      const { email, pass } = await jsonOf(request);
      const account = await of(request).logInSecurely({ email: String(email), password: String(pass) });
      return dataAnswerOf(account.map(wireAccount));
    }),
    http.post(`${origin}/api-cwa/register`, async ({ request }) => {
      const { email = '', pass = '', phone = '', first = '', last = '' } = await plainFormOf(request);
      const registered = await of(request).register({ email, password: pass, phone, first, last });
      return answerOf(registered.map(() => ({ ...done, message: 'Check your email' })));
    }),
    http.post(`${origin}/api-cwa/reset-password`, async ({ request }) => {
      const { email = '' } = await plainFormOf(request);
      const isRight = email !== '' && fake.sites.has(request.headers.get('uri') ?? '');
      const reset = await expected('email or uri', isRight).asyncAndThen(() => of(request).resetPassword(email));
      return answerOf(reset.map(() => done));
    }),
    http.post(`${origin}/api-cwa/reset-password/confirm`, async ({ request }) => {
      const { token = '', new_pass = '' } = await plainFormOf(request);
      const account = await of(request).confirmPasswordReset({ linkToken: token, newPassword: new_pass });
      return dataAnswerOf(account.map(wireAccount));
    }),
    http.post(`${origin}/api/user/confirm-email`, async ({ request }) => {
      const { token = '' } = await plainFormOf(request);
      return answerOf((await of(request).confirmEmail(token)).map(() => done));
    }),
    http.post(`${origin}/api/user/profile-image`, async ({ request }) => {
      const written = await of(request).writeProfileImage(String((await jsonOf(request)).data));
      return answerOf(written.map((profile_image) => ({ ...done, profile_image })));
    }),
    http.get(`${origin}/api/user/profile-image`, async ({ request }) =>
      pictureAnswerOf(await of(request).readProfileImage()),
    ),
    http.post(`${origin}/api-cwa/dealer_logo`, async ({ request }) => {
      const written = await of(request).writeDealerLogo(String((await jsonOf(request)).data));
      return answerOf(written.map((dealer_logo) => ({ ...done, dealer_logo })));
    }),
    http.get(`${origin}/api-cwa/dealer_logo`, async ({ request }) =>
      pictureAnswerOf(await of(request).readDealerLogo()),
    ),
    http.post(`${origin}/api-cwa/remove_dealer_logo`, async ({ request }) =>
      answerOf((await of(request).removeDealerLogo()).map(() => done)),
    ),
    http.post(`${origin}/api-cwa/confirm-password`, async ({ request }) => {
      const { pass = '' } = await plainFormOf(request);
      return answerOf((await of(request).confirmPassword(pass)).map(() => done));
    }),
    http.post(`${origin}/api-cwa/change-password`, async ({ request }) => {
      const { new_pass = '' } = await plainFormOf(request);
      const changed = await expected('new_pass', new_pass !== '').asyncAndThen(() =>
        of(request).changePassword(new_pass),
      );
      return answerOf(changed.map(() => done));
    }),
    http.post(`${origin}/api/user/update-profile`, async ({ request }) => {
      const fields = profileFields.safeParse(await jsonOf(request));
      if (!fields.success) return refusal(fields.error);
      const { no_of_employees, company_name, company_website, tax_id = null, ...details } = fields.data;
      const updated = await of(request).updateProfile({
        ...details,
        employeeCount: no_of_employees,
        companyName: company_name,
        companyWebsite: company_website,
        taxId: tax_id,
      });
      return answerOf(
        updated.map(({ unconfirmedEmail }) => ({
          ...done,
          ...(unconfirmedEmail !== null && { unconfirmed_email: unconfirmedEmail }),
        })),
      );
    }),
    http.post(`${origin}/api-cwa/dealer-register`, async ({ request }) => {
      const fields = dealerFields.safeParse(await plainFormOf(request));
      if (!fields.success) return refusal(fields.error);
      const { first_name, last_name, no_of_employees, company_name, company_website, ...details } = fields.data;
      const registered = await of(request).registerDealer({
        ...details,
        employeeCount: Number(no_of_employees),
        companyName: company_name,
        companyWebsite: company_website,
      });
      return answerOf(registered.map(() => done));
    }),
    http.post(`${origin}${totalOrders.path}`, async ({ request }) => {
      const sent = await sentIn(request, totalOrders);
      const bought = await sent.asyncAndThen(({ page }) => of(request).totalOrders(page));
      return dataAnswerOf(
        bought.map(({ total, orders }) => ({
          total,
          orders: orders.map(({ price, refunded, placedAt, ...order }) => ({
            ...order,
            ...price,
            refunded_amount: refunded?.amount ?? 0,
            created_at: placedAt,
          })),
        })),
      );
    }),
    http.post(`${origin}${cancelSubscription.path}`, async ({ request }) => {
      const sent = await sentIn(request, cancelSubscription);
      const canceled = await sent.asyncAndThen(({ gateway, subscription_id: subscriptionId }) =>
        of(request).cancelSubscription({ gateway, subscriptionId }),
      );
      return answerOf(canceled.map(() => done));
    }),
    http.post(`${origin}${privacyCalls.requestDeletion.path}`, async ({ request }) => {
      const sent = await sentIn(request, privacyCalls.requestDeletion);
      const requested = await expected('uri', fake.sites.has(request.headers.get('uri') ?? ''))
        .andThen(() => sent)
        .asyncAndThen((deletion) => of(request).requestDeletion(deletion));
      return answerOf(requested.map(() => done));
    }),
  ];
}

function refusal(error: z.ZodError): Response {
  return HttpResponse.json({ status: 'error', message: z.prettifyError(error) }, { status: 422 });
}
