import * as z from 'zod';
import { changePasswordInput } from '#origin/account/change-password.ts';
import { confirmEmailInput } from '#origin/account/confirm-email.ts';
import { confirmPasswordInput } from '#origin/account/confirm-password.ts';
import { confirmResetInput } from '#origin/account/confirm-reset.ts';
import { logInInput } from '#origin/account/log-in.ts';
import { writeProfileImageInput } from '#origin/account/profile-image.ts';
import { registerInput } from '#origin/account/register.ts';
import { registerDealerInput } from '#origin/account/register-dealer.ts';
import { resetPasswordInput } from '#origin/account/reset-password.ts';
import { updateProfileInput } from '#origin/account/update-profile.ts';
import { keepDealerLogoInput } from '#origin/dealer/keep-dealer-logo.ts';
import { done, success } from '../answer-schemas.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_PICTURE, ownValues } from '../example-values.ts';

const line = z.string();

const account = success(
  z.object({
    token: line.meta({ description: 'What proves the next calls are theirs; 30 days from its last use.' }),
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
    profile_image: line.meta({ description: 'Where the picture is read, or nothing.' }),
    dealer_logo: line.meta({ description: 'Where the logo is read, or nothing.' }),
    vhr_credit: z.int(),
    sticker_credit: z.union([z.int(), z.literal('Unlimited')]),
    credit: z.int(),
    vhr_credit_subscription: z.int().meta({ description: 'Reports left in the period; -1 for any number.' }),
    uvc_credit: z.int().meta({ description: 'Basic reports left; -1 for any number.' }),
  }),
).meta({ id: 'Account' });

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const credentials = { email: EXAMPLE_EMAIL, pass: 'demo-password-1' };
const newPassword = 'another Horse 8';

/** The calls about people. */
export const accountCalls = [
  {
    id: 'logIn',
    call: 'POST /api-cwa/login',
    summary: 'Sign in with a form',
    about: 'The answer is the same, and takes as long, whether the account exists or not.',
    by: 'anyone',
    takes: { as: ['form'], schema: logInInput, example: credentials },
    answer: { json: account },
    fails: [],
    limits: ['logInByAccount', 'logInByCaller', 'logInByDevice'],
  },
  {
    id: 'logInSecurely',
    call: 'POST /api/securelogin',
    summary: 'Sign in with JSON',
    by: 'anyone',
    takes: { as: ['json'], schema: logInInput, example: credentials },
    answer: { json: account },
    limits: ['logInByAccount', 'logInByCaller', 'logInByDevice'],
  },
  {
    id: 'logInSocially',
    call: 'POST /landing/firebase-social-login',
    summary: 'Sign in with another service',
    about: 'No other service is connected that could vouch for anybody.',
    by: 'anyone',
    answer: null,
    fails: [404],
  },
  {
    id: 'currentAccount',
    call: 'GET /api-cwa/checksecurityauth',
    summary: 'Tell who the token is of, and their credits',
    by: 'signed-in',
    answer: { json: account },
  },
  {
    id: 'currentAccountByPost',
    call: 'POST /api-cwa/checksecurityauth',
    summary: 'Tell who the token is of, and their credits, as the endpoint map has it',
    by: 'signed-in',
    answer: { json: account },
  },
  {
    id: 'logOut',
    call: 'POST /api-cwa/logout',
    summary: 'Revoke the token',
    by: 'signed-in',
    answer: { json: done },
  },
  {
    id: 'logOutEverywhere',
    call: 'POST /api-cwa/logout-everywhere',
    summary: 'Revoke every token of the person',
    by: 'signed-in',
    answer: { json: done },
  },
  {
    id: 'register',
    call: 'POST /api-cwa/register',
    summary: 'Register a person',
    about:
      'Emails a link that makes the account. The answer is the same, and takes as long, whether the account exists or not; an address that has one gets an email that says so.',
    by: 'anyone',
    takes: {
      as: ['form'],
      schema: registerInput,
      example: { email: 'ada@people.example', pass: 'correct Horse 7', first: 'Ada', last: 'Byron' },
    },
    headers: ['Idempotency-Key'],
    answer: { json: z.object({ status: z.literal('success'), message: z.literal('Check your email') }) },
    limits: ['registerByCaller', 'registerByEmail'],
  },
  {
    id: 'resetPassword',
    call: 'POST /api-cwa/reset-password',
    summary: 'Send a letter with a link that sets another password',
    about: 'The answer is the same whether the account exists or not. The link works once, for half an hour.',
    by: 'anyone',
    takes: { as: ['form'], schema: resetPasswordInput, example: { email: EXAMPLE_EMAIL } },
    headers: ['uri'],
    answer: { json: done },
    limits: ['resetPasswordByCaller', 'resetPasswordByAccount'],
  },
  {
    id: 'confirmPasswordReset',
    call: 'POST /api-cwa/reset-password/confirm',
    summary: 'Set another password by the link of a letter, and sign in',
    by: 'anyone',
    takes: {
      as: ['form'],
      schema: confirmResetInput,
      example: { token: ownValues.resetLink, new_pass: newPassword },
    },
    headers: ['uri'],
    answer: { json: account },
    fails: [404],
    limits: ['linkByCaller'],
  },
  {
    id: 'confirmPassword',
    call: 'POST /api-cwa/confirm-password',
    summary: 'Confirm the password',
    about: 'Opens ten minutes in which this token may change the password and the email address.',
    by: 'signed-in',
    takes: { as: ['form'], schema: confirmPasswordInput, example: { pass: credentials.pass } },
    answer: { json: done },
    limits: ['confirmPasswordByAccount'],
  },
  {
    id: 'changePassword',
    call: 'POST /api-cwa/change-password',
    summary: 'Choose another password',
    about: 'Within ten minutes of confirming the old one. All other tokens of the person are revoked.',
    by: 'signed-in',
    takes: { as: ['form'], schema: changePasswordInput, example: { new_pass: newPassword } },
    headers: ['uri'],
    answer: { json: done },
    fails: [403],
    limits: ['changePasswordByAccount'],
  },
  {
    id: 'updateProfile',
    call: 'POST /api/user/update-profile',
    summary: 'Change what the person tells of themselves',
    about:
      'Another email address needs the password to be confirmed within the last ten minutes, and counts once the link that is emailed to it was used.',
    by: 'signed-in',
    takes: {
      as: ['json'],
      schema: updateProfileInput,
      example: { first: 'Ada', last: 'Byron', city: 'London', country: 'GB', company_website: 'https://ada.example' },
    },
    headers: ['uri'],
    answer: { json: done },
    fails: [403],
    limits: ['changeEmailByAccount'],
  },
  {
    id: 'confirmEmail',
    call: 'POST /api/user/confirm-email',
    summary: 'Confirm an email address, that of a new account or another one, by the emailed link',
    by: 'anyone',
    takes: { as: ['form'], schema: confirmEmailInput, example: { token: ownValues.emailLink } },
    answer: { json: done },
    fails: [404, 409],
    limits: ['linkByCaller'],
  },
  {
    id: 'writeProfileImage',
    call: 'POST /api/user/profile-image',
    summary: 'Keep a profile picture',
    about: 'JPEG, PNG or WebP of at most 2 MB, in base64.',
    by: 'signed-in',
    takes: { as: ['json'], schema: writeProfileImageInput, example: { data: EXAMPLE_PICTURE } },
    answer: { json: z.object({ status: z.literal('success'), profile_image: z.string() }) },
    fails: [400],
  },
  {
    id: 'readProfileImage',
    call: 'GET /api/user/profile-image',
    summary: 'Read the profile picture',
    by: 'signed-in',
    answer: { files: PICTURES },
    fails: [404],
  },
  {
    id: 'registerDealer',
    call: 'POST /api-cwa/dealer-register',
    summary: 'Make the person a dealer',
    by: 'signed-in',
    takes: {
      as: ['form'],
      schema: registerDealerInput,
      example: { first_name: 'Ada', last_name: 'Byron', company_name: 'Byron Cars', no_of_employees: 12 },
    },
    answer: { json: done },
  },
  {
    id: 'writeDealerLogo',
    call: 'POST /api-cwa/dealer_logo',
    summary: 'Keep the logo that the documents of the dealer bear',
    about: 'A PNG in base64.',
    by: 'dealer',
    takes: { as: ['json'], schema: keepDealerLogoInput, example: { data: EXAMPLE_PICTURE } },
    answer: { json: z.object({ status: z.literal('success'), dealer_logo: z.string() }) },
    fails: [400],
  },
  {
    id: 'readDealerLogo',
    call: 'GET /api-cwa/dealer_logo',
    summary: "Read the dealer's logo",
    by: 'dealer',
    answer: { files: PICTURES },
    fails: [404],
  },
  {
    id: 'removeDealerLogo',
    call: 'POST /api-cwa/remove_dealer_logo',
    summary: "Put the dealer's logo away",
    about: 'Documents that were made with it keep it.',
    by: 'dealer',
    answer: { json: done },
  },
] as const satisfies readonly DocumentedCall[];
