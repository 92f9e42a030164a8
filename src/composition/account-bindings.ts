import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createAskToSignInAgain } from '#core/account/ask-to-sign-in-again.ts';
import { createCompressImage, createCompressProfileImage } from '#core/account/compress-image.ts';
import { DeletionFormStore } from '#core/account/deletion-form-store.ts';
import { createLoadAccount } from '#core/account/load-account.ts';
import { createLogIn, createSecureLogIn } from '#core/account/log-in.ts';
import { createLogOut, createLogOutEverywhere, type PersonalStore } from '#core/account/log-out.ts';
import { createConfirmPasswordReset } from '#core/account/passwords.ts';
import { createRegister } from '#core/account/register.ts';
import { createRegisterDealer } from '#core/account/register-dealer.ts';
import { createRequestDeletion, type RequestDeletion } from '#core/account/request-deletion.ts';
import { SignInAgainStore } from '#core/account/sign-in-again-store.ts';
import { createSubmitDeletionForm } from '#core/account/submit-deletion-form.ts';
import {
  createRemoveDealerLogo,
  createSaveDealerLogo,
  createSaveProfileImage,
  createUpdateProfile,
} from '#core/account/update-profile.ts';
import type { NotificationStore } from '#core/notification/notification-store.ts';
import { httpGateway } from './http-gateway.ts';
import { restoreAccount, restoreSessionFlags } from './restored-stores.ts';

/** The stores with personal data, which are cleared on sign-out. */
const PERSONAL_STORES = [
  'sessionFlags',
  'deletionForm',
  'feedbacks',
  'askedFeedbacks',
  'feedbackDialog',
  'reportMaking',
  'stickerBuild',
  'stickerDrafts',
  'chatTalk',
] as const;

type PersonalStores = Readonly<Record<(typeof PERSONAL_STORES)[number], PersonalStore>>;

type DeletionParts = {
  readonly requestDeletion: RequestDeletion;
  readonly deletionForm: DeletionFormStore;
  readonly notifications: NotificationStore;
};

/** Accounts: the signed-in person, and changes to their account. */
export const accountBindings = {
  accounts: httpGateway(createHttpAccountGateway),
  account: restoreAccount,
  sessionFlags: restoreSessionFlags,
  personalStores: (parts: PersonalStores) => PERSONAL_STORES.map((name) => parts[name]),
  signInAgain: () => new SignInAgainStore(),
  askToSignInAgain: createAskToSignInAgain,
  logIn: createLogIn,
  secureLogIn: createSecureLogIn,
  logOut: createLogOut,
  logOutEverywhere: createLogOutEverywhere,
  loadAccount: createLoadAccount,
  register: createRegister,
  registerDealer: createRegisterDealer,
  confirmPasswordReset: createConfirmPasswordReset,
  updateProfile: createUpdateProfile,
  compressImage: createCompressImage,
  compressProfileImage: createCompressProfileImage,
  saveProfileImage: createSaveProfileImage,
  saveDealerLogo: createSaveDealerLogo,
  removeDealerLogo: createRemoveDealerLogo,
  requestDeletion: createRequestDeletion,
  deletionForm: () => new DeletionFormStore(),
  submitDeletionForm: ({ requestDeletion, deletionForm, notifications }: DeletionParts) =>
    createSubmitDeletionForm({
      requestDeletion,
      form: deletionForm,
      notify: (notification) => notifications.notified(notification),
    }),
};
