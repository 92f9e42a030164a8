import { err, ok, type Result } from 'neverthrow';
import { passwordLengthProblem, SHORTEST_PASSWORD } from '#core/account/new-password.ts';
import { bareProfile, type ProfileUpdate } from '#core/account/user-profile.ts';
import { ORDERS_ON_A_PAGE } from '#core/billing/order.ts';
import { NO_SUBSCRIPTIONS } from '#core/billing/subscriptions.ts';
import { normalizeEmail } from '#core/person/email-address.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';
import type { FakePerson } from './fake-people.ts';
import { pageOf } from './page-of.ts';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1_000;

const addressTaken: GatewayError = { code: 'conflict', message: 'This address has an account already.' };
const weakPassword: GatewayError = {
  code: 'refused',
  message: 'Some fields are missing or wrong.',
  fields: { new_pass: `Please choose a password of at least ${SHORTEST_PASSWORD} characters.` },
};
const wrongPassword: GatewayError = {
  code: 'refused',
  message: 'This is not your current password.',
  fields: { pass: 'This is not your current password.' },
};
const noDealer: GatewayError = { code: 'forbidden' };
const noPicture: GatewayError = {
  code: 'refused',
  message: 'Please choose a picture of type JPEG, PNG or WebP.',
  fields: { data: 'Please choose a picture of type JPEG, PNG or WebP.' },
};

/** Creates the account gateway of a fake origin for the owner of the given token. */
export function createFakeAccountGateway(
  { clock, people, shop, links, privacy }: FakeOrigin,
  token: () => string | null = () => null,
): AccountGateway {
  const caller = () => people.byToken(token());
  const dealer = () =>
    caller().andThen((person) =>
      person.user.kind === 'dealer' ? ok(person) : err<FakePerson, GatewayError>(noDealer),
    );
  const logIn: AccountGateway['logIn'] = ({ email, password }, options) =>
    fakeCall(options, () => people.logIn(email, password));

  return {
    logIn,
    logInSecurely: logIn,
    current: (options) =>
      fakeCall(options, () =>
        caller().map((person) => ({
          token: token() ?? '',
          user: person.user,
          credits: person.credits(),
          subscriptions: NO_SUBSCRIPTIONS,
        })),
      ),
    logOut: (options) => fakeCall(options, () => caller().map(() => people.revoke(token()))),
    logOutEverywhere: (options) => fakeCall(options, () => caller().map((person) => people.revokeAll(person))),
    register: ({ email, password, phone, first, last }, options) =>
      fakeCall(options, () => {
        const address = normalizeEmail(email);
        if (people.byEmail(address) !== null) return ok(undefined);
        const bare = bareProfile({ id: `registered ${address}`, email: address, first, last, kind: 'user' });
        const person = people.register({ ...bare, phone }, password);
        links.issue({ purpose: 'confirm-email', person, email: address, lastsMs: SEVEN_DAYS_MS });
        return ok(undefined);
      }),
    resetPassword: (email, options) =>
      fakeCall(options, () => {
        const person = people.byEmail(email);
        if (person !== null) links.issue({ purpose: 'set-password', person, email: person.user.email });
        return ok(undefined);
      }),
    confirmPasswordReset: ({ linkToken, newPassword }, options) =>
      fakeCall(options, () => {
        if (passwordLengthProblem(newPassword) !== null) return err(weakPassword);
        return links.use(linkToken, 'set-password').andThen(({ person }) => {
          person.confirmEmail();
          people.changePassword(person, newPassword);
          people.revokeAll(person);
          return people.logIn(person.user.email, newPassword);
        });
      }),
    confirmEmail: (linkToken, options) =>
      fakeCall(options, () =>
        links.use(linkToken, 'confirm-email').andThen(({ person, email }): Result<void, GatewayError> => {
          const holder = people.byEmail(email);
          if (holder !== null && holder !== person) return err(addressTaken);
          people.admit(person);
          person.confirmEmail();
          return ok(person.changeTo({ email }));
        }),
      ),
    confirmPassword: (password, options) =>
      fakeCall(options, () =>
        caller().andThen((person): Result<void, GatewayError> => {
          if (!people.isPasswordOf(person, password)) return err(wrongPassword);
          return ok(people.elevate(token()));
        }),
      ),
    changePassword: (newPassword, options) =>
      fakeCall(options, () =>
        caller().andThen((person): Result<void, GatewayError> => {
          if (!people.isElevated(token())) return err({ code: 'forbidden' });
          return ok(people.changePassword(person, newPassword));
        }),
      ),
    updateProfile: (details, options) =>
      fakeCall(options, () =>
        caller().andThen((person): Result<ProfileUpdate, GatewayError> => {
          const holder = people.byEmail(details.email);
          const isNew = holder !== person;
          if (isNew && !people.isElevated(token())) return err({ code: 'forbidden' });
          // A new address replaces the old one only after confirmation.
          const email = normalizeEmail(details.email);
          if (holder === null) links.issue({ purpose: 'confirm-email', person, email });
          person.changeTo({ ...details, email: person.user.email });
          return ok({ unconfirmedEmail: isNew ? email : null });
        }),
      ),
    writeProfileImage: (data, options) =>
      fakeCall(options, () =>
        caller().andThen((person): Result<string, GatewayError> => {
          const image = imageFrom(data);
          if (image === null) return err(noPicture);
          people.storeImage(person, image);
          const profileImage = `/api/user/profile-image?at=${clock.now()}`;
          person.changeTo({ profileImage });
          return ok(profileImage);
        }),
      ),
    readProfileImage: (options) =>
      fakeCall(options, () =>
        caller().andThen((person): Result<ImageFile, GatewayError> => {
          const image = people.imageOf(person);
          return image ? ok(image) : err({ code: 'not-found', message: 'You have no picture.' });
        }),
      ),
    writeDealerLogo: (data, options) =>
      fakeCall(options, () =>
        dealer().andThen((person): Result<string, GatewayError> => {
          const image = imageFrom(data);
          if (image === null) return err(noPicture);
          person.chooseLogo(image);
          const dealerLogo = `/api-cwa/dealer_logo?at=${clock.now()}`;
          person.changeTo({ dealerLogo });
          return ok(dealerLogo);
        }),
      ),
    readDealerLogo: (options) =>
      fakeCall(options, () =>
        dealer().andThen((person): Result<ImageFile, GatewayError> => {
          const logo = person.logo();
          return logo ? ok(logo) : err({ code: 'not-found', message: 'You have no logo.' });
        }),
      ),
    removeDealerLogo: (options) =>
      fakeCall(options, () =>
        dealer().andThen((person): Result<void, GatewayError> => {
          person.chooseLogo(null);
          return ok(person.changeTo({ dealerLogo: '' }));
        }),
      ),
    registerDealer: (registration, options) =>
      fakeCall(options, () =>
        caller().map((person) => person.changeTo({ ...registration, email: person.user.email, kind: 'dealer' })),
      ),
    totalOrders: (page, options) =>
      fakeCall(options, () =>
        caller().map((person) => {
          const orders = shop.ordersOf(person);
          return { total: orders.length, orders: pageOf(orders, page, ORDERS_ON_A_PAGE) };
        }),
      ),
    cancelSubscription: (subscription, options) =>
      fakeCall(options, () => caller().andThen((person) => shop.cancel(person, subscription))),
    requestDeletion: (request, options) =>
      fakeCall(options, () => {
        privacy.request(request);
        return ok(undefined);
      }),
  };
}

/** The media type is determined by the first byte. */
const MEDIA_TYPE_OF_FIRST_BYTE: ReadonlyMap<number | undefined, string> = new Map([
  [0xff, 'image/jpeg'],
  [0x89, 'image/png'],
]);

function imageFrom(data: string): ImageFile | null {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const mediaType = MEDIA_TYPE_OF_FIRST_BYTE.get(bytes[0]);
  return mediaType === undefined ? null : { bytes, mediaType };
}
