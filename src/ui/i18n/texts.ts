import type account from './en/account.json';
import type chat from './en/chat.json';
import type consent from './en/consent.json';
import type discount from './en/discount.json';
import type error from './en/error.json';
import type feedback from './en/feedback.json';
import type home from './en/home.json';
import type image from './en/image.json';
import type logo from './en/logo.json';
import type report from './en/report.json';
import type site from './en/site.json';
import type sticker from './en/sticker.json';
import type tour from './en/tour.json';
import type trust from './en/trust.json';
import type ui from './en/ui.json';
import type vehicle from './en/vehicle.json';
import type vin from './en/vin.json';

/** Every text of the app, by the part of it that a page loads as one; English is the reference that others must match. */
export interface Texts {
  readonly account: typeof account;
  readonly chat: typeof chat;
  readonly consent: typeof consent;
  readonly discount: typeof discount;
  readonly error: typeof error;
  readonly feedback: typeof feedback;
  readonly home: typeof home;
  readonly image: typeof image;
  readonly logo: typeof logo;
  readonly report: typeof report;
  readonly site: typeof site;
  readonly sticker: typeof sticker;
  readonly tour: typeof tour;
  readonly trust: typeof trust;
  readonly ui: typeof ui;
  readonly vehicle: typeof vehicle;
  readonly vin: typeof vin;
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
