import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Result, ResultAsync } from 'neverthrow';
import * as z from 'zod';
import { dealerCalls } from '#contract/account/dealer.ts';
import { profileCalls } from '#contract/account/profile.ts';
import { sessionCalls } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import { cancelSubscription } from '#contract/billing/cancel-subscription.ts';
import { totalOrders } from '#contract/billing/order-list.ts';
import type { CallRequest } from '#contract/define-call.ts';
import { privacyCalls } from '#contract/privacy.ts';
import type { Account } from '#core/account/account.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { answering } from './answering.ts';
import { createFakeAccountGateway } from './fake-account-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { answerOf, bearerOf, dataAnswerOf, expected, jsonOf, pictureAnswerOf, plainFormOf } from './fake-wire.ts';
import { wireAccount } from './wire-account.ts';

const text = z.string();

/** Stricter than the contract, so that a client that omits a field is rejected. */
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

/** Returns handlers for the calls of section 7, "Account". */
export function fakeAccountHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): AccountGateway => createFakeAccountGateway(fake, () => bearerOf(request));
  const named = (request: Request) => expected('uri', fake.sites.has(request.headers.get('uri') ?? ''));
  const done = { status: 'success' };

  /** Returns a handler that performs a call and responds with its result. */
  const route = <Sent, Taken, Answer>(
    call: CallRequest<Sent, Taken>,
    act: (accounts: AccountGateway, taken: Taken, request: Request) => ResultAsync<Answer, GatewayError>,
    answer: (result: Result<Answer, GatewayError>) => Response,
  ) => answering(origin, call, async (taken, request) => answer(await act(of(request), taken, request)));
  const acknowledge = (result: Result<unknown, GatewayError>) => answerOf(result.map(() => done));
  const identify = (result: Result<Account, GatewayError>) => dataAnswerOf(result.map(wireAccount));

  return [
    route(sessionCalls.logIn, (to, { email, pass }) => to.logIn({ email, password: pass }), identify),
    route(sessionCalls.logInSecurely, (to, { email, pass }) => to.logInSecurely({ email, password: pass }), identify),
    route(sessionCalls.current, (to) => to.current(), identify),
    route(sessionCalls.logOut, (to) => to.logOut(), acknowledge),
    route(sessionCalls.logOutEverywhere, (to) => to.logOutEverywhere(), acknowledge),
    route(sessionCalls.confirmPassword, (to, { pass }) => to.confirmPassword(pass), acknowledge),
    route(
      signUpCalls.register,
      (to, { pass, ...person }) => to.register({ ...person, password: pass }),
      (result) => answerOf(result.map(() => ({ ...done, message: 'Check your email' }))),
    ),
    route(
      signUpCalls.resetPassword,
      (to, { email }, request) => named(request).asyncAndThen(() => to.resetPassword(email)),
      acknowledge,
    ),
    route(
      signUpCalls.confirmPasswordReset,
      (to, { token, new_pass }) => to.confirmPasswordReset({ linkToken: token, newPassword: new_pass }),
      identify,
    ),
    route(signUpCalls.confirmEmail, (to, { token }) => to.confirmEmail(token), acknowledge),
    route(
      signUpCalls.changePassword,
      (to, { new_pass }) => expected('new_pass', new_pass !== '').asyncAndThen(() => to.changePassword(new_pass)),
      acknowledge,
    ),
    route(
      profileCalls.writeImage,
      (to, { data }) => to.writeProfileImage(data),
      (result) => answerOf(result.map((profile_image) => ({ ...done, profile_image }))),
    ),
    route(profileCalls.readImage, (to) => to.readProfileImage(), pictureAnswerOf),
    route(
      dealerCalls.writeLogo,
      (to, { data }) => to.writeDealerLogo(data),
      (result) => answerOf(result.map((dealer_logo) => ({ ...done, dealer_logo }))),
    ),
    route(dealerCalls.readLogo, (to) => to.readDealerLogo(), pictureAnswerOf),
    route(dealerCalls.removeLogo, (to) => to.removeDealerLogo(), acknowledge),
    http.post(`${origin}${profileCalls.update.path}`, async ({ request }) => {
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
    http.post(`${origin}${dealerCalls.register.path}`, async ({ request }) => {
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
    route(
      totalOrders,
      (to, { page }) => to.totalOrders(page),
      (result) =>
        dataAnswerOf(
          result.map(({ total, orders }) => ({
            total,
            orders: orders.map(({ price, refunded, placedAt, ...order }) => ({
              ...order,
              ...price,
              refunded_amount: refunded?.amount ?? 0,
              created_at: placedAt,
            })),
          })),
        ),
    ),
    route(
      cancelSubscription,
      (to, { gateway, subscription_id: subscriptionId }) => to.cancelSubscription({ gateway, subscriptionId }),
      acknowledge,
    ),
    route(
      privacyCalls.requestDeletion,
      (to, deletion, request) => named(request).asyncAndThen(() => to.requestDeletion(deletion)),
      acknowledge,
    ),
  ].flat();
}

function refusal(error: z.ZodError): Response {
  return HttpResponse.json({ status: 'error', message: z.prettifyError(error) }, { status: 422 });
}
