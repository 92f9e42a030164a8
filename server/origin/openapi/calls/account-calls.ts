import * as z from 'zod';
import { dealerCalls } from '#contract/account/dealer.ts';
import { profileCalls } from '#contract/account/profile.ts';
import { sessionCalls } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import { newPasswordCalls } from '#origin/account/new-password.ts';
import { success } from '../answer-schemas.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_PICTURE, ownValues } from '../example-values.ts';

const line = z.string();

const account = success(
  z.object({
    token: line.meta({
      description: 'The token that authenticates the next calls; valid for 30 days after its last use.',
    }),
    id: line,
    email: line,
    first: line,
    last: line,
    user_type: z.enum(['user', 'dealer']),
    phone: line,
    unit: line,
    no_of_employees: z.int(),
    state: line,
    city: line,
    address: line,
    company_name: line,
    company_website: line,
    tax_id: line,
    instagram: line,
    facebook: line,
    twitter: line,
    country: line,
    pincode: line,
    profile_image: line.meta({ description: 'The address of the picture, or empty.' }),
    dealer_logo: line.meta({ description: 'The address of the logo, or empty.' }),
    vhr_credit: z.int(),
    sticker_credit: z.union([z.int(), z.literal('Unlimited')]),
    credit: z.int(),
    vhr_credit_subscription: z.int().meta({ description: 'Reports left in the period; -1 if unlimited.' }),
    uvc_credit: z.int().meta({ description: 'Basic reports left; -1 if unlimited.' }),
  }),
).meta({ id: 'Account' });

const credentials = { email: EXAMPLE_EMAIL, pass: 'demo-password-1' };
const newPassword = 'another Horse 8';

/** The account calls. */
export const accountCalls = [
  {
    ...documented(sessionCalls.logIn, {
      id: 'logIn',
      summary: 'Sign in with a form',
      about: 'The response and its timing are the same whether or not the account exists.',
      example: credentials,
      limits: ['logInByAccount', 'logInByCaller', 'logInByDevice'],
    }),
    answer: { json: account },
  },
  {
    ...documented(sessionCalls.logInSecurely, {
      id: 'logInSecurely',
      summary: 'Sign in with JSON',
      example: credentials,
      limits: ['logInByAccount', 'logInByCaller', 'logInByDevice'],
    }),
    answer: { json: account },
  },
  {
    id: 'logInSocially',
    call: 'POST /landing/firebase-social-login',
    summary: 'Sign in with an external service',
    about: 'No external sign-in service is connected.',
    by: 'anyone',
    answer: null,
    fails: [404],
  },
  {
    ...documented(
      { ...sessionCalls.current, method: 'GET' },
      { id: 'currentAccount', summary: "Get the token's user and their credits" },
    ),
    answer: { json: account },
  },
  {
    ...documented(sessionCalls.current, {
      id: 'currentAccountByPost',
      summary: "Get the token's user and their credits (path of the endpoint map)",
    }),
    answer: { json: account },
  },
  documented(sessionCalls.logOut, { id: 'logOut', summary: 'Revoke the token' }),
  documented(sessionCalls.logOutEverywhere, { id: 'logOutEverywhere', summary: 'Revoke all tokens of the user' }),
  {
    ...documented(newPasswordCalls.register, {
      id: 'register',
      summary: 'Register a user',
      about:
        'Emails a link that creates the account. The response and its timing are the same whether or not the account exists; if it exists, the email says so.',
      example: { email: 'ada@people.example', pass: 'correct Horse 7', first: 'Ada', last: 'Byron' },
      limits: ['registerByCaller', 'registerByEmail'],
    }),
    answer: { json: z.object({ status: z.literal('success'), message: z.literal('Check your email') }) },
  },
  documented(signUpCalls.resetPassword, {
    id: 'resetPassword',
    summary: 'Email a link for setting a new password',
    about: 'The response is the same whether or not the account exists. The link works once, within 30 minutes.',
    example: { email: EXAMPLE_EMAIL },
    limits: ['resetPasswordByCaller', 'resetPasswordByAccount'],
  }),
  {
    ...documented(newPasswordCalls.confirmPasswordReset, {
      id: 'confirmPasswordReset',
      summary: 'Set a new password with an emailed link, and sign in',
      example: { token: ownValues.resetLink, new_pass: newPassword },
      fails: [404],
      limits: ['linkByCaller'],
    }),
    answer: { json: account },
  },
  documented(sessionCalls.confirmPassword, {
    id: 'confirmPassword',
    summary: 'Confirm the password',
    about: 'For the next ten minutes, this token may change the password and the email address.',
    example: { pass: credentials.pass },
    limits: ['confirmPasswordByAccount'],
  }),
  documented(newPasswordCalls.changePassword, {
    id: 'changePassword',
    summary: 'Change the password',
    about:
      'Requires that the current password was confirmed within the last ten minutes. Revokes all other tokens of the user.',
    example: { new_pass: newPassword },
    headers: ['uri'],
    fails: [403],
    limits: ['changePasswordByAccount'],
  }),
  documented(profileCalls.update, {
    id: 'updateProfile',
    summary: "Update the user's profile",
    about:
      'A new email address requires that the password was confirmed within the last ten minutes, and takes effect once the link emailed to it is used.',
    example: { first: 'Ada', last: 'Byron', city: 'London', country: 'GB', company_website: 'https://ada.example' },
    headers: ['uri'],
    fails: [403],
    limits: ['changeEmailByAccount'],
  }),
  documented(signUpCalls.confirmEmail, {
    id: 'confirmEmail',
    summary: 'Confirm the email address of a new account, or a new address, with an emailed link',
    example: { token: ownValues.emailLink },
    fails: [404, 409],
    limits: ['linkByCaller'],
  }),
  documented(profileCalls.writeImage, {
    id: 'writeProfileImage',
    summary: 'Upload the profile picture',
    about: 'JPEG, PNG or WebP of at most 2 MB, base64-encoded.',
    example: { data: EXAMPLE_PICTURE },
    fails: [400],
  }),
  documented(profileCalls.readImage, { id: 'readProfileImage', summary: 'Get the profile picture', fails: [404] }),
  documented(dealerCalls.register, {
    id: 'registerDealer',
    summary: 'Register the user as a dealer',
    example: { first_name: 'Ada', last_name: 'Byron', company_name: 'Byron Cars', no_of_employees: 12 },
    headers: [],
  }),
  documented(dealerCalls.writeLogo, {
    id: 'writeDealerLogo',
    summary: "Upload the logo for the dealer's documents",
    about: 'A base64-encoded PNG.',
    example: { data: EXAMPLE_PICTURE },
    fails: [400],
  }),
  documented(dealerCalls.readLogo, { id: 'readDealerLogo', summary: "Get the dealer's logo", fails: [404] }),
  documented(dealerCalls.removeLogo, {
    id: 'removeDealerLogo',
    summary: "Remove the dealer's logo",
    about: 'Documents created with the logo retain it.',
  }),
] as const satisfies readonly DocumentedCall[];
