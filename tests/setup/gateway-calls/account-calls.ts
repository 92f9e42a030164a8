import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { profileDetails } from '#core/account/user-profile.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import { aDealerRegistration } from '#tests/builders/a-dealer-registration.ts';
import { anAccount, aUser } from '#tests/builders/an-account.ts';
import { wireAccount } from '#tests/fakes/wire-account.ts';
import { callsOf } from './gateway-call.ts';

const credentials = { email: 'ada@people.example', password: 'correct Horse 7' };
const signedIn = { status: 'success', data: wireAccount(anAccount()) };
const done = { status: 'success' };

/** The account calls. */
export const accountCalls = callsOf<AccountGateway>('account', createHttpAccountGateway, {
  logIn: [{ rows: 'ACC-01', answer: signedIn, send: (accounts) => accounts.logIn(credentials) }],
  logInSecurely: [{ rows: 'ACC-02', answer: signedIn, send: (accounts) => accounts.logInSecurely(credentials) }],
  current: [{ rows: 'ACC-03', answer: signedIn, send: (accounts) => accounts.current() }],
  logOut: [{ rows: 'ACC-19', answer: done, send: (accounts) => accounts.logOut() }],
  logOutEverywhere: [{ rows: 'ACC-19', answer: done, send: (accounts) => accounts.logOutEverywhere() }],
  register: [
    {
      rows: 'ACC-04',
      answer: done,
      send: (accounts) => accounts.register({ ...credentials, phone: '555', first: 'Ada', last: 'Byron' }),
      sendLeast: (accounts) => accounts.register({ ...credentials, phone: '', first: '', last: '' }),
    },
  ],
  resetPassword: [{ rows: 'ACC-05', answer: done, send: (accounts) => accounts.resetPassword(credentials.email) }],
  confirmPasswordReset: [
    {
      rows: 'ACC-05',
      answer: signedIn,
      send: (accounts) => accounts.confirmPasswordReset({ linkToken: 'link-1', newPassword: 'another Horse 8' }),
    },
  ],
  confirmEmail: [{ rows: 'ACC-07', answer: done, send: (accounts) => accounts.confirmEmail('link-1') }],
  confirmPassword: [{ rows: 'SEC-08', answer: done, send: (accounts) => accounts.confirmPassword('correct Horse 7') }],
  changePassword: [{ rows: 'ACC-06', answer: done, send: (accounts) => accounts.changePassword('another Horse 8') }],
  updateProfile: [
    { rows: 'ACC-07', answer: done, send: (accounts) => accounts.updateProfile(profileDetails(aUser())) },
  ],
  writeProfileImage: [
    {
      rows: 'ACC-17',
      answer: { status: 'success', profile_image: '/api/user/profile-image?at=1' },
      send: (accounts) => accounts.writeProfileImage('aGVsbG8='),
    },
  ],
  readProfileImage: [{ rows: 'ACC-16', answer: 'picture', send: (accounts) => accounts.readProfileImage() }],
  writeDealerLogo: [
    {
      rows: 'CALL-05',
      answer: { status: 'success', dealer_logo: '/api-cwa/dealer_logo?at=1' },
      send: (accounts) => accounts.writeDealerLogo('aGVsbG8='),
    },
  ],
  readDealerLogo: [{ rows: 'CALL-05', answer: 'picture', send: (accounts) => accounts.readDealerLogo() }],
  removeDealerLogo: [{ rows: 'CALL-05', answer: done, send: (accounts) => accounts.removeDealerLogo() }],
  registerDealer: [
    { rows: 'ACC-08', answer: done, send: (accounts) => accounts.registerDealer(aDealerRegistration()) },
  ],
  totalOrders: [
    {
      rows: 'ACC-09',
      answer: { status: 'success', data: { total: 1, orders: [{ id: 'order-1' }] } },
      send: (accounts) => accounts.totalOrders(2),
      sendLeast: (accounts) => accounts.totalOrders(1),
    },
  ],
  cancelSubscription: [
    {
      rows: 'ACC-10',
      answer: done,
      send: (accounts) => accounts.cancelSubscription({ gateway: 'sandbox', subscriptionId: 'subscription-1' }),
    },
  ],
  requestDeletion: [
    {
      rows: 'ACC-11',
      answer: done,
      send: (accounts) => accounts.requestDeletion({ email: credentials.email, message: 'Please delete it all.' }),
    },
  ],
});
