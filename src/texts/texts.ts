/**
 * The texts of the UI, by the part that a page loads as a unit. English is the reference that other languages must
 * match.
 */
interface ScreenTexts {
  readonly account: typeof import('./en/account.json');
  readonly build: typeof import('./en/build.json');
  readonly bulk: typeof import('./en/bulk.json');
  readonly chat: typeof import('./en/chat.json');
  readonly check: typeof import('./en/check.json');
  readonly checklist: typeof import('./en/checklist.json');
  readonly checkout: typeof import('./en/checkout.json');
  readonly consent: typeof import('./en/consent.json');
  readonly contact: typeof import('./en/contact.json');
  readonly dashboard: typeof import('./en/dashboard.json');
  readonly dealer: typeof import('./en/dealer.json');
  readonly deletion: typeof import('./en/deletion.json');
  readonly delivery: typeof import('./en/delivery.json');
  readonly discount: typeof import('./en/discount.json');
  readonly error: typeof import('./en/error.json');
  readonly feedback: typeof import('./en/feedback.json');
  readonly home: typeof import('./en/home.json');
  readonly image: typeof import('./en/image.json');
  readonly letterhead: typeof import('./en/letterhead.json');
  readonly logo: typeof import('./en/logo.json');
  readonly language: typeof import('./en/language.json');
  readonly lookup: typeof import('./en/lookup.json');
  readonly members: typeof import('./en/members.json');
  readonly orders: typeof import('./en/orders.json');
  readonly plan: typeof import('./en/plan.json');
  readonly plans: typeof import('./en/plans.json');
  readonly privacy: typeof import('./en/privacy.json');
  readonly profile: typeof import('./en/profile.json');
  readonly recall: typeof import('./en/recall.json');
  readonly reference: typeof import('./en/reference.json');
  readonly report: typeof import('./en/report.json');
  readonly reports: typeof import('./en/reports.json');
  readonly sample: typeof import('./en/sample.json');
  readonly scan: typeof import('./en/scan.json');
  readonly search: typeof import('./en/search.json');
  readonly share: typeof import('./en/share.json');
  readonly sharing: typeof import('./en/sharing.json');
  readonly site: typeof import('./en/site.json');
  readonly state: typeof import('./en/state.json');
  readonly sticker: typeof import('./en/sticker.json');
  readonly stickers: typeof import('./en/stickers.json');
  readonly subscription: typeof import('./en/subscription.json');
  readonly tour: typeof import('./en/tour.json');
  readonly trust: typeof import('./en/trust.json');
  readonly ui: typeof import('./en/ui.json');
  readonly vehicle: typeof import('./en/vehicle.json');
  readonly vin: typeof import('./en/vin.json');
  readonly withdrawal: typeof import('./en/withdrawal.json');
}

/** The texts of PDFs, emails and pages outside the app. They are never sent to the app in the browser. */
interface ServerTexts {
  readonly document: typeof import('./en/server/document.json');
  readonly 'document-receipt': typeof import('./en/server/document-receipt.json');
  readonly 'document-report': typeof import('./en/server/document-report.json');
  readonly 'document-sticker': typeof import('./en/server/document-sticker.json');
  readonly 'email-account': typeof import('./en/server/email-account.json');
  readonly 'email-billing': typeof import('./en/server/email-billing.json');
  readonly 'email-privacy': typeof import('./en/server/email-privacy.json');
  readonly 'email-report': typeof import('./en/server/email-report.json');
  readonly payment: typeof import('./en/server/payment.json');
  readonly 'privacy-export': typeof import('./en/server/privacy-export.json');
  readonly sandbox: typeof import('./en/server/sandbox.json');
  readonly unavailable: typeof import('./en/server/unavailable.json');
}

interface Texts extends ScreenTexts, ServerTexts {}

/** A part of the UI texts. */
export type TextPart = keyof ScreenTexts;

/** A part of all texts. */
export type AnyTextPart = keyof Texts;

/** The key of a text in these parts, such as `home.title`. */
export type TextKey<Part extends AnyTextPart = TextPart> = { [Each in Part]: KeysOf<Texts[Each], `${Each}.`> }[Part];

type KeysOf<Group, Prefix extends string> = {
  [Name in keyof Group & string]: Group[Name] extends string | readonly string[]
    ? `${Prefix}${Name}`
    : KeysOf<Group[Name], `${Prefix}${Name}.`>;
}[keyof Group & string];
