import type * as z from 'zod/mini';
import { cancelSubscription } from '#contract/billing/cancel-subscription.ts';
import { totalOrders } from '#contract/billing/order-list.ts';
import { privacyCalls } from '#contract/privacy.ts';
import type { DealerRegistration } from '#core/account/dealer-registration.ts';
import type { ProfileDetails } from '#core/account/user-profile.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import { accountAnswer, acknowledgement, profileUpdate } from './account-schema.ts';
import { endpoints } from './endpoints.ts';
import { withTextAsJson } from './http-answer.ts';
import type { HttpCall, HttpFields } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { LOGO_TYPES } from './logo-types.ts';
import { dealerLogoPath, profileImagePath } from './profile-image-schema.ts';

// No SVG: it can hold scripts.
const PROFILE_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

type PostCall = Omit<HttpCall, 'method' | 'signal'>;

/**
 * Makes the gateway that asks the origin about people.
 *
 * Source: specification, section 7, "Account" (ACC-01 to ACC-11).
 *
 * @example
 * const signedIn = await createHttpAccountGateway(http).logIn({ email: 'ada@people.example', password: 'made-up' });
 */
export function createHttpAccountGateway(http: HttpClient): AccountGateway {
  const post = (call: PostCall, options: CallOptions | undefined): HttpCall => ({
    method: 'POST',
    ...call,
    signal: options?.signal,
  });
  const person = (call: PostCall, options: CallOptions | undefined) => http.json(post(call, options), accountAnswer);
  // What a success says is hardly used: it need not even be JSON (GAP-12).
  const sent = <Value>(call: PostCall, options: CallOptions | undefined, schema: z.ZodMiniType<Value>) => {
    const posted = post(call, options);
    return http.answer(posted).andThen((answer) => http.read(posted, withTextAsJson(answer), schema));
  };
  const done = (call: PostCall, options: CallOptions | undefined) => http.json(post(call, options), acknowledgement);

  return {
    logIn: ({ email, password }, options) =>
      person({ endpoint: endpoints.login, body: form({ email, pass: password }) }, options),
    logInSecurely: ({ email, password }, options) =>
      person({ endpoint: endpoints.secureLogin, body: json({ email, pass: password }) }, options),
    current: (options) => person({ endpoint: endpoints.checkSecurityAuth, authenticated: true }, options),
    logOut: (options) => done({ endpoint: endpoints.logOut, authenticated: true }, options),
    logOutEverywhere: (options) => done({ endpoint: endpoints.logOutEverywhere, authenticated: true }, options),
    register: ({ email, password, phone, first, last }, options) =>
      done(
        {
          endpoint: endpoints.register,
          body: form({ email, pass: password, phone: told(phone), first: told(first), last: told(last) }),
          onlyOnce: true,
        },
        options,
      ),
    resetPassword: (email, options) =>
      sent(
        { endpoint: endpoints.resetPassword, body: form({ email }), identifiesSite: true },
        options,
        acknowledgement,
      ),
    confirmPasswordReset: ({ linkToken, newPassword }, options) =>
      person(
        {
          endpoint: endpoints.confirmPasswordReset,
          body: form({ token: linkToken, new_pass: newPassword }),
          identifiesSite: true,
        },
        options,
      ),
    confirmEmail: (linkToken, options) =>
      done({ endpoint: endpoints.confirmEmail, body: form({ token: linkToken }) }, options),
    confirmPassword: (password, options) =>
      done({ endpoint: endpoints.confirmPassword, body: form({ pass: password }), authenticated: true }, options),
    changePassword: (newPassword, options) =>
      sent(
        { endpoint: endpoints.changePassword, body: form({ new_pass: newPassword }), authenticated: true },
        options,
        acknowledgement,
      ),
    updateProfile: (details, options) =>
      sent(
        { endpoint: endpoints.updateProfile, body: json(profileFields(details)), authenticated: true },
        options,
        profileUpdate,
      ),
    writeProfileImage: (data, options) =>
      http.json(
        post({ endpoint: endpoints.profileImage, body: json({ data }), authenticated: true }, options),
        profileImagePath,
      ),
    readProfileImage: (options) =>
      http.fileOfAny(
        { method: 'GET', endpoint: endpoints.profileImage, authenticated: true, signal: options?.signal },
        PROFILE_IMAGE_TYPES,
      ),
    writeDealerLogo: (data, options) =>
      http.json(
        post({ endpoint: endpoints.dealerLogo, body: json({ data }), authenticated: true }, options),
        dealerLogoPath,
      ),
    readDealerLogo: (options) =>
      http.fileOfAny(
        { method: 'GET', endpoint: endpoints.dealerLogo, authenticated: true, signal: options?.signal },
        LOGO_TYPES,
      ),
    removeDealerLogo: (options) => done({ endpoint: endpoints.removeDealerLogo, authenticated: true }, options),
    registerDealer: (registration, options) =>
      sent(
        {
          endpoint: endpoints.dealerRegister,
          body: form(dealerFields(registration)),
          authenticated: true,
          onlyOnce: true,
        },
        options,
        acknowledgement,
      ),
    // The specification asks for the first page without a word.
    totalOrders: (page, options) => http.call(totalOrders, page > 1 ? { page } : {}, options),
    cancelSubscription: ({ gateway, subscriptionId }, options) =>
      http.call(cancelSubscription, { gateway, subscription_id: subscriptionId }, options),
    requestDeletion: ({ email, message }, options) =>
      http.call(privacyCalls.requestDeletion, { email, message }, options),
  };
}

const form = (fields: HttpFields) => ({ encoding: 'form', fields }) as const;
const json = (value: Readonly<Record<string, unknown>>) => ({ encoding: 'json', value }) as const;
const told = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

function profileFields(details: ProfileDetails): Readonly<Record<string, unknown>> {
  return {
    email: details.email,
    phone: details.phone,
    unit: details.unit,
    no_of_employees: details.employeeCount,
    state: details.state,
    city: details.city,
    address: details.address,
    first: details.first,
    last: details.last,
    company_name: details.companyName,
    instagram: details.instagram,
    facebook: details.facebook,
    twitter: details.twitter,
    company_website: details.companyWebsite,
    country: details.country,
    pincode: details.pincode,
    // Ours; the call of an origin without it has the specification's fields only.
    ...(details.taxId !== null && { tax_id: details.taxId }),
  };
}

function dealerFields(registration: DealerRegistration): HttpFields {
  return {
    email: registration.email,
    first_name: registration.first,
    last_name: registration.last,
    first: registration.first,
    last: registration.last,
    phone: registration.phone,
    company_name: registration.companyName,
    company_website: registration.companyWebsite,
    city: registration.city,
    state: registration.state,
    country: registration.country,
    address: registration.address,
    instagram: registration.instagram,
    facebook: registration.facebook,
    twitter: registration.twitter,
    no_of_employees: registration.employeeCount.toString(),
  };
}
