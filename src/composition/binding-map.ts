import type { Subscription } from 'rxjs';
import type { HttpClient } from '../adapters/http/http-client.ts';
import type { AccountStore } from '../core/account/account-store.ts';
import type { CancelSubscription } from '../core/account/cancel-subscription.ts';
import type { ChangePassword } from '../core/account/change-password.ts';
import type { CompressImage, CompressProfileImage } from '../core/account/compress-image.ts';
import type { DeletionFormStore } from '../core/account/deletion-form-store.ts';
import type { LoadAccount } from '../core/account/load-account.ts';
import type { LoadTotalOrders } from '../core/account/load-total-orders.ts';
import type { LogIn } from '../core/account/log-in.ts';
import type { LogOut } from '../core/account/log-out.ts';
import type { Register } from '../core/account/register.ts';
import type { RegisterDealer } from '../core/account/register-dealer.ts';
import type { RequestDeletion } from '../core/account/request-deletion.ts';
import type { ResetPassword } from '../core/account/reset-password.ts';
import type { SessionFlagsStore } from '../core/account/session-flags-store.ts';
import type { SubmitDeletionForm } from '../core/account/submit-deletion-form.ts';
import type { UpdateProfile } from '../core/account/update-profile.ts';
import type { BuyPlan } from '../core/billing/buy-plan.ts';
import type { LoadPlans } from '../core/billing/load-plans.ts';
import type { PurchasesInFlightStore } from '../core/billing/purchases-in-flight-store.ts';
import type { UpdatePayment } from '../core/billing/update-payment.ts';
import type { ValidateCode } from '../core/billing/validate-code.ts';
import type { LiveChatStore } from '../core/chat/live-chat-store.ts';
import type { LoadPage } from '../core/content/load-page.ts';
import type { LoadSiteContent } from '../core/content/load-site-content.ts';
import type { DiscountModalStore } from '../core/discount/discount-modal-store.ts';
import type { FeedbackDialogStore } from '../core/feedback/feedback-dialog-store.ts';
import type { FeedbacksStore } from '../core/feedback/feedbacks-store.ts';
import type { StartFeedback } from '../core/feedback/start-feedback.ts';
import type { SubmitFeedback } from '../core/feedback/submit-feedback.ts';
import type { NotificationStore } from '../core/notification/notification-store.ts';
import type { CheckRecallsByVehicle, CheckRecallsByVin } from '../core/recall/check-recalls.ts';
import type { RecallChoices } from '../core/recall/recall-choices.ts';
import type { DisputeFinding } from '../core/report/dispute-finding.ts';
import type { DownloadReport, DownloadReportByFileName } from '../core/report/download-report.ts';
import type { GenerateBasicReport } from '../core/report/generate-basic-report.ts';
import type { GenerateClassicReport } from '../core/report/generate-classic-report.ts';
import type { GenerateFireflyReport } from '../core/report/generate-firefly-report.ts';
import type { GenerateReport } from '../core/report/generate-report.ts';
import type { GenerateReportWithSpec } from '../core/report/generate-report-with-spec.ts';
import type { ListReports } from '../core/report/list-reports.ts';
import type { PreviewReport } from '../core/report/preview-report.ts';
import type { ReadReportById } from '../core/report/read-report.ts';
import type { QuerySite, QuerySiteConfig, TakeOverSite } from '../core/site/query-site.ts';
import type { SiteSettingsStore } from '../core/site/site-settings-store.ts';
import type { ViewPage } from '../core/site/view-page.ts';
import type { ConfirmSticker } from '../core/sticker/confirm-sticker.ts';
import type { GenerateSticker } from '../core/sticker/generate-sticker.ts';
import type { GenerateStickerByName } from '../core/sticker/generate-sticker-by-name.ts';
import type { BuildLookUps } from '../core/sticker/look-up-builds.ts';
import type { DownloadSticker, OpenSticker } from '../core/sticker/open-sticker.ts';
import type { OpenSupportTicket } from '../core/support/open-support-ticket.ts';
import type { DecodeClassic } from '../core/vehicle/decode-classic.ts';
import type { DecodePlate } from '../core/vehicle/decode-plate.ts';
import type { DecodeTrim } from '../core/vehicle/decode-trim.ts';
import type { DecodeVehicle } from '../core/vehicle/decode-vehicle.ts';
import type { ValidateVin } from '../core/vehicle/validate-vin.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';
import type { FeedbackGateway } from '../ports/feedback-gateway.ts';
import type { FreeCreditGateway } from '../ports/free-credit-gateway.ts';
import type { PlanGateway } from '../ports/plan-gateway.ts';
import type { PurchaseGateway } from '../ports/purchase-gateway.ts';
import type { QueryCache } from '../ports/query-cache.ts';
import type { RecallGateway } from '../ports/recall-gateway.ts';
import type { ReportGateway } from '../ports/report-gateway.ts';
import type { SiteGateway } from '../ports/site-gateway.ts';
import type { StickerGateway } from '../ports/sticker-gateway.ts';
import type { SupportGateway } from '../ports/support-gateway.ts';
import type { VehicleGateway } from '../ports/vehicle-gateway.ts';
import type { OpenSiteChat } from './open-site-chat.ts';
import type { World } from './world.ts';

/** Everything the container can be asked for, by name. */
export interface BindingMap {
  world: World;
  http: HttpClient;
  /** Ends with the container, and with it all that was added. */
  lifetime: Subscription;

  account: AccountStore;
  accounts: AccountGateway;
  sessionFlags: SessionFlagsStore;
  logIn: LogIn;
  secureLogIn: LogIn;
  logOut: LogOut;
  loadAccount: LoadAccount;
  register: Register;
  registerDealer: RegisterDealer;
  resetPassword: ResetPassword;
  changePassword: ChangePassword;
  updateProfile: UpdateProfile;
  compressImage: CompressImage;
  compressProfileImage: CompressProfileImage;
  loadTotalOrders: LoadTotalOrders;
  cancelSubscription: CancelSubscription;
  requestDeletion: RequestDeletion;
  deletionForm: DeletionFormStore;
  submitDeletionForm: SubmitDeletionForm;

  freeCredits: FreeCreditGateway;
  plans: PlanGateway;
  loadVhrPlans: LoadPlans;
  loadStickerPlans: LoadPlans;
  purchases: PurchaseGateway;
  purchasesInFlight: PurchasesInFlightStore;
  buyPlan: BuyPlan;
  updatePayment: UpdatePayment;
  validateCoupon: ValidateCode;
  validateDiscount: ValidateCode;

  liveChat: LiveChatStore;
  openSiteChat: OpenSiteChat;

  contents: ContentGateway;
  loadPage: LoadPage;
  loadSiteContent: LoadSiteContent;

  discountModal: DiscountModalStore;

  feedback: FeedbackGateway;
  feedbackDialog: FeedbackDialogStore;
  feedbacks: FeedbacksStore;
  startFeedback: StartFeedback;
  submitFeedback: SubmitFeedback;

  notifications: NotificationStore;

  recalls: RecallGateway;
  recallChoices: RecallChoices;
  checkRecallsByVin: CheckRecallsByVin;
  checkRecallsByVehicle: CheckRecallsByVehicle;

  reports: ReportGateway;
  generateReport: GenerateReport;
  generateBasicReport: GenerateBasicReport;
  generateClassicReport: GenerateClassicReport;
  generateFireflyReport: GenerateFireflyReport;
  generateReportWithSpec: GenerateReportWithSpec;
  listReports: ListReports;
  readReport: ReadReportById;
  disputeFinding: DisputeFinding;
  previewReport: PreviewReport;
  downloadReport: DownloadReport;
  downloadReportByFileName: DownloadReportByFileName;

  sites: SiteGateway;
  queries: QueryCache;
  siteSettings: SiteSettingsStore;
  querySite: QuerySite;
  querySiteConfig: QuerySiteConfig;
  takeOverSite: TakeOverSite;
  analytics: Analytics;
  viewPage: ViewPage;

  stickers: StickerGateway;
  generateSticker: GenerateSticker;
  generateStickerByName: GenerateStickerByName;
  lookUpBuilds: BuildLookUps;
  confirmSticker: ConfirmSticker;
  openSticker: OpenSticker;
  downloadSticker: DownloadSticker;

  support: SupportGateway;
  openSupportTicket: OpenSupportTicket;

  vehicles: VehicleGateway;
  decodeVehicle: DecodeVehicle;
  decodeClassic: DecodeClassic;
  decodePlate: DecodePlate;
  decodeTrim: DecodeTrim;
  validateVin: ValidateVin;
}
