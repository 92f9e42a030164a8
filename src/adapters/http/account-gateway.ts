import { dealerCalls, dealerToWire } from '#contract/account/dealer.ts';
import { profileCalls, profileToWire } from '#contract/account/profile.ts';
import { sessionCalls } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import { cancelSubscription } from '#contract/billing/cancel-subscription.ts';
import { totalOrders } from '#contract/billing/order-list.ts';
import { privacyCalls } from '#contract/privacy.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway for the origin's account calls.
 *
 * Source: specification, section 7, "Account" (ACC-01 to ACC-11).
 *
 * @example
 * const signedIn = await createHttpAccountGateway(http).logIn({ email: 'ada@people.example', password: 'made-up' });
 */
export function createHttpAccountGateway(http: HttpClient): AccountGateway {
  return {
    logIn: ({ email, password }, options) => http.call(sessionCalls.logIn, { email, pass: password }, options),
    logInSecurely: ({ email, password }, options) =>
      http.call(sessionCalls.logInSecurely, { email, pass: password }, options),
    current: (options) => http.call(sessionCalls.current, {}, options),
    logOut: (options) => http.call(sessionCalls.logOut, {}, options),
    logOutEverywhere: (options) => http.call(sessionCalls.logOutEverywhere, {}, options),
    register: ({ email, password, phone, first, last }, options) =>
      http.call(
        signUpCalls.register,
        { email, pass: password, phone: stated(phone), first: stated(first), last: stated(last) },
        options,
      ),
    resetPassword: (email, options) => http.call(signUpCalls.resetPassword, { email }, options),
    confirmPasswordReset: ({ linkToken, newPassword }, options) =>
      http.call(signUpCalls.confirmPasswordReset, { token: linkToken, new_pass: newPassword }, options),
    confirmEmail: (token, options) => http.call(signUpCalls.confirmEmail, { token }, options),
    confirmPassword: (password, options) => http.call(sessionCalls.confirmPassword, { pass: password }, options),
    changePassword: (newPassword, options) => http.call(signUpCalls.changePassword, { new_pass: newPassword }, options),
    updateProfile: (details, options) => http.call(profileCalls.update, profileToWire(details), options),
    writeProfileImage: (data, options) => http.call(profileCalls.writeImage, { data }, options),
    readProfileImage: (options) => http.download(profileCalls.readImage, {}, options),
    writeDealerLogo: (data, options) => http.call(dealerCalls.writeLogo, { data }, options),
    readDealerLogo: (options) => http.download(dealerCalls.readLogo, {}, options),
    removeDealerLogo: (options) => http.call(dealerCalls.removeLogo, {}, options),
    registerDealer: (registration, options) => http.call(dealerCalls.register, dealerToWire(registration), options),
    // The specification requests the first page without a body.
    totalOrders: (page, options) => http.call(totalOrders, page > 1 ? { page } : {}, options),
    cancelSubscription: ({ gateway, subscriptionId }, options) =>
      http.call(cancelSubscription, { gateway, subscription_id: subscriptionId }, options),
    requestDeletion: ({ email, message }, options) =>
      http.call(privacyCalls.requestDeletion, { email, message }, options),
  };
}

const stated = (text: string): string | undefined => (text.trim() === '' ? undefined : text);
