import { ContainerModule } from 'inversify';
import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createAskToSignInAgain } from '#core/account/ask-to-sign-in-again.ts';
import { createChangePassword } from '#core/account/change-password.ts';
import { createCompressImage, createCompressProfileImage } from '#core/account/compress-image.ts';
import { createConfirmEmail } from '#core/account/confirm-email.ts';
import { createConfirmPasswordReset } from '#core/account/confirm-password-reset.ts';
import { createLoadDealerLogo, createRemoveDealerLogo, createSaveDealerLogo } from '#core/account/dealer-logo.ts';
import { DeletionFormStore } from '#core/account/deletion-form-store.ts';
import { createLoadAccount } from '#core/account/load-account.ts';
import { createLogIn, createSecureLogIn } from '#core/account/log-in.ts';
import { createLogOut, createLogOutEverywhere } from '#core/account/log-out.ts';
import { createRegister } from '#core/account/register.ts';
import { createRegisterDealer } from '#core/account/register-dealer.ts';
import { createRequestDeletion } from '#core/account/request-deletion.ts';
import { createResetPassword } from '#core/account/reset-password.ts';
import { createLoadProfileImage, createSaveProfileImage } from '#core/account/save-profile-image.ts';
import { SignInAgainStore } from '#core/account/sign-in-again-store.ts';
import { createSubmitDeletionForm } from '#core/account/submit-deletion-form.ts';
import { createUpdateProfile } from '#core/account/update-profile.ts';
import { createCancelSubscription } from '#core/billing/cancel-subscription.ts';
import { createLoadTotalOrders } from '#core/billing/load-total-orders.ts';
import { keptAccount, keptSessionFlags } from './kept-stores.ts';
import { service } from './service.ts';

/** Binds people: who is signed in, and what they can do about their account. */
export const accountModule = new ContainerModule(({ bind }) => {
  const account = service('account');
  const accounts = service('accounts');
  const world = service('world');
  const lifetime = service('lifetime');
  bind(accounts).toResolvedValue(createHttpAccountGateway, [service('http')]);
  bind(account).toResolvedValue(keptAccount, [world, lifetime]);
  bind(service('sessionFlags')).toResolvedValue(keptSessionFlags, [world, account, service('siteSettings'), lifetime]);
  bind(service('deletionForm')).toResolvedValue(() => new DeletionFormStore());

  bind(service('signInAgain')).toResolvedValue(() => new SignInAgainStore());
  bind(service('askToSignInAgain')).toResolvedValue(
    ({ cookies }, store, asking) => createAskToSignInAgain({ cookies, account: store, asking }),
    [world, account, service('signInAgain')],
  );
  bind(service('logIn')).toResolvedValue(
    (gateway, { cookies }, store) => createLogIn({ accounts: gateway, cookies, account: store }),
    [accounts, world, account],
  );
  bind(service('secureLogIn')).toResolvedValue(
    (gateway, { cookies }, store) => createSecureLogIn({ accounts: gateway, cookies, account: store }),
    [accounts, world, account],
  );
  const personalPlaces = [
    accounts,
    world,
    account,
    service('sessionFlags'),
    service('deletionForm'),
    service('feedbacks'),
    service('askedFeedbacks'),
    service('feedbackDialog'),
    service('reportMaking'),
    service('stickerBuild'),
    service('chatTalk'),
  ] as const;
  bind(service('logOut')).toResolvedValue(
    (gateway, { cookies }, store, ...personalStores) =>
      createLogOut({ accounts: gateway, cookies, account: store, personalStores }),
    [...personalPlaces],
  );
  bind(service('logOutEverywhere')).toResolvedValue(
    (gateway, { cookies }, store, ...personalStores) =>
      createLogOutEverywhere({ accounts: gateway, cookies, account: store, personalStores }),
    [...personalPlaces],
  );
  bind(service('loadAccount')).toResolvedValue(
    (gateway, store) => createLoadAccount({ accounts: gateway, account: store }),
    [accounts, account],
  );
  bind(service('register')).toResolvedValue((gateway) => createRegister({ accounts: gateway }), [accounts]);
  bind(service('registerDealer')).toResolvedValue(
    (gateway, flags) => createRegisterDealer({ accounts: gateway, flags }),
    [accounts, service('sessionFlags')],
  );
  bind(service('resetPassword')).toResolvedValue((gateway) => createResetPassword({ accounts: gateway }), [accounts]);
  bind(service('confirmPasswordReset')).toResolvedValue(
    (gateway, { cookies }, store) => createConfirmPasswordReset({ accounts: gateway, cookies, account: store }),
    [accounts, world, account],
  );
  bind(service('confirmEmail')).toResolvedValue((gateway) => createConfirmEmail({ accounts: gateway }), [accounts]);
  bind(service('changePassword')).toResolvedValue((gateway) => createChangePassword({ accounts: gateway }), [accounts]);
  bind(service('updateProfile')).toResolvedValue(
    (gateway, store) => createUpdateProfile({ accounts: gateway, account: store }),
    [accounts, account],
  );
  bind(service('compressImage')).toResolvedValue(({ images }) => createCompressImage({ images }), [world]);
  bind(service('compressProfileImage')).toResolvedValue(
    ({ images }) => createCompressProfileImage({ images }),
    [world],
  );
  bind(service('saveProfileImage')).toResolvedValue(
    (gateway, store) => createSaveProfileImage({ accounts: gateway, account: store }),
    [accounts, account],
  );
  bind(service('loadProfileImage')).toResolvedValue(
    (gateway) => createLoadProfileImage({ accounts: gateway }),
    [accounts],
  );
  bind(service('saveDealerLogo')).toResolvedValue(
    (gateway, store) => createSaveDealerLogo({ accounts: gateway, account: store }),
    [accounts, account],
  );
  bind(service('removeDealerLogo')).toResolvedValue(
    (gateway, store) => createRemoveDealerLogo({ accounts: gateway, account: store }),
    [accounts, account],
  );
  bind(service('loadDealerLogo')).toResolvedValue((gateway) => createLoadDealerLogo({ accounts: gateway }), [accounts]);
  bind(service('loadTotalOrders')).toResolvedValue(
    (gateway) => createLoadTotalOrders({ accounts: gateway }),
    [accounts],
  );
  bind(service('cancelSubscription')).toResolvedValue(
    (gateway) => createCancelSubscription({ accounts: gateway }),
    [accounts],
  );
  bind(service('requestDeletion')).toResolvedValue(
    (gateway) => createRequestDeletion({ accounts: gateway }),
    [accounts],
  );
  bind(service('submitDeletionForm')).toResolvedValue(
    (requestDeletion, form, notifications) =>
      createSubmitDeletionForm({ requestDeletion, form, notify: (wanted) => notifications.notified(wanted) }),
    [service('requestDeletion'), service('deletionForm'), service('notifications')],
  );
});
