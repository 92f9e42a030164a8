import { expect } from 'vitest';
import type { BindingMap } from '../../src/composition/binding-map.ts';
import type { VinportContainer } from '../../src/composition/create-container.ts';

const bindings = {
  world: true,
  http: true,
  lifetime: true,
  account: true,
  accounts: true,
  sessionFlags: true,
  logIn: true,
  secureLogIn: true,
  logOut: true,
  loadAccount: true,
  register: true,
  registerDealer: true,
  resetPassword: true,
  changePassword: true,
  updateProfile: true,
  compressImage: true,
  compressProfileImage: true,
  loadTotalOrders: true,
  cancelSubscription: true,
  requestDeletion: true,
  deletionForm: true,
  submitDeletionForm: true,
  freeCredits: true,
  plans: true,
  loadVhrPlans: true,
  loadStickerPlans: true,
  purchases: true,
  purchasesInFlight: true,
  buyPlan: true,
  updatePayment: true,
  validateCoupon: true,
  validateDiscount: true,
  liveChat: true,
  openSiteChat: true,
  contents: true,
  loadPage: true,
  loadSiteContent: true,
  discountModal: true,
  feedback: true,
  feedbackDialog: true,
  feedbacks: true,
  startFeedback: true,
  submitFeedback: true,
  notifications: true,
  recalls: true,
  recallChoices: true,
  checkRecallsByVin: true,
  checkRecallsByVehicle: true,
  reports: true,
  generateReport: true,
  generateBasicReport: true,
  generateClassicReport: true,
  generateFireflyReport: true,
  generateReportWithSpec: true,
  listReports: true,
  readReport: true,
  disputeFinding: true,
  previewReport: true,
  downloadReport: true,
  downloadReportByFileName: true,
  sites: true,
  queries: true,
  siteSettings: true,
  querySite: true,
  querySiteConfig: true,
  takeOverSite: true,
  analytics: true,
  viewPage: true,
  stickers: true,
  generateSticker: true,
  generateStickerByName: true,
  lookUpBuilds: true,
  confirmSticker: true,
  openSticker: true,
  downloadSticker: true,
  support: true,
  openSupportTicket: true,
  vehicles: true,
  decodeVehicle: true,
  decodeClassic: true,
  decodePlate: true,
  decodeTrim: true,
  validateVin: true,
} satisfies Record<keyof BindingMap, true>;

/** Asks a container for everything of the binding map: each is there, each is made once, and all of it ends. */
export function expectEveryBinding(container: VinportContainer): void {
  const lifetime = container.get('lifetime');
  for (const name of Object.keys(bindings).filter(isBinding)) {
    expect(container.get(name), name).toBeDefined();
    expect(container.get(name), name).toBe(container.get(name));
  }
  container.close();
  expect(lifetime.closed).toBe(true);
  expect(() => container.get('http')).toThrow();
}

function isBinding(text: string): text is keyof BindingMap {
  return text in bindings;
}
