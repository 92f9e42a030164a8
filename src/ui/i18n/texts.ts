import type account from './en/account.json';
import type build from './en/build.json';
import type bulk from './en/bulk.json';
import type chat from './en/chat.json';
import type check from './en/check.json';
import type checklist from './en/checklist.json';
import type checkout from './en/checkout.json';
import type consent from './en/consent.json';
import type contact from './en/contact.json';
import type dashboard from './en/dashboard.json';
import type dealer from './en/dealer.json';
import type deletion from './en/deletion.json';
import type delivery from './en/delivery.json';
import type discount from './en/discount.json';
import type error from './en/error.json';
import type feedback from './en/feedback.json';
import type home from './en/home.json';
import type image from './en/image.json';
import type letterhead from './en/letterhead.json';
import type logo from './en/logo.json';
import type lookup from './en/lookup.json';
import type members from './en/members.json';
import type orders from './en/orders.json';
import type plan from './en/plan.json';
import type plans from './en/plans.json';
import type privacy from './en/privacy.json';
import type profile from './en/profile.json';
import type recall from './en/recall.json';
import type reference from './en/reference.json';
import type report from './en/report.json';
import type reports from './en/reports.json';
import type sample from './en/sample.json';
import type scan from './en/scan.json';
import type search from './en/search.json';
import type share from './en/share.json';
import type sharing from './en/sharing.json';
import type site from './en/site.json';
import type state from './en/state.json';
import type sticker from './en/sticker.json';
import type stickers from './en/stickers.json';
import type subscription from './en/subscription.json';
import type tour from './en/tour.json';
import type trust from './en/trust.json';
import type ui from './en/ui.json';
import type vehicle from './en/vehicle.json';
import type vin from './en/vin.json';
import type withdrawal from './en/withdrawal.json';

/** Every text of the app, by the part of it that a page loads as one; English is the reference that others must match. */
interface Texts {
  readonly account: typeof account;
  readonly build: typeof build;
  readonly bulk: typeof bulk;
  readonly chat: typeof chat;
  readonly check: typeof check;
  readonly checklist: typeof checklist;
  readonly checkout: typeof checkout;
  readonly consent: typeof consent;
  readonly contact: typeof contact;
  readonly dashboard: typeof dashboard;
  readonly dealer: typeof dealer;
  readonly deletion: typeof deletion;
  readonly delivery: typeof delivery;
  readonly discount: typeof discount;
  readonly error: typeof error;
  readonly feedback: typeof feedback;
  readonly home: typeof home;
  readonly image: typeof image;
  readonly letterhead: typeof letterhead;
  readonly logo: typeof logo;
  readonly lookup: typeof lookup;
  readonly members: typeof members;
  readonly orders: typeof orders;
  readonly plan: typeof plan;
  readonly plans: typeof plans;
  readonly privacy: typeof privacy;
  readonly profile: typeof profile;
  readonly recall: typeof recall;
  readonly reference: typeof reference;
  readonly report: typeof report;
  readonly reports: typeof reports;
  readonly sample: typeof sample;
  readonly scan: typeof scan;
  readonly search: typeof search;
  readonly share: typeof share;
  readonly sharing: typeof sharing;
  readonly site: typeof site;
  readonly state: typeof state;
  readonly sticker: typeof sticker;
  readonly stickers: typeof stickers;
  readonly subscription: typeof subscription;
  readonly tour: typeof tour;
  readonly trust: typeof trust;
  readonly ui: typeof ui;
  readonly vehicle: typeof vehicle;
  readonly vin: typeof vin;
  readonly withdrawal: typeof withdrawal;
}

/** A part of the texts. */
export type TextPart = keyof Texts;

/** Names a text of these parts, such as `home.title`. */
export type TextKey<Part extends TextPart = TextPart> = { [Each in Part]: KeysOf<Texts[Each], `${Each}.`> }[Part];

type KeysOf<Group, Prefix extends string> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? `${Prefix}${Name}`
    : KeysOf<Group[Name], `${Prefix}${Name}.`>;
}[keyof Group & string];
