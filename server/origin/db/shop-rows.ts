import type { Language } from '../../../src/core/site/host-variant.ts';

/** A plan on offer. */
export interface PlanRow {
  /** What a cart calls it. */
  code: string;
  /** The list it stands in. */
  list: 'vhr' | 'sticker';
  /** For whom it is. */
  audience: 'user' | 'dealer';
  name: string;
  kind: 'vhr' | 'sticker' | 'global';
  /** How many documents it allows, for each period where it renews; `null` for any number. */
  documents: number | null;
  /** In the minor unit of the currency. */
  amount: number;
  currency: string;
  renewal: 'once' | 'month' | 'year';
  /** Where it stands in its list. */
  position: number;
  demonstration: number;
}

/** A code that takes something off: a coupon that people type, or a discount that a site offers. */
export interface DiscountCodeRow {
  /** In upper case. */
  code: string;
  list: 'coupons' | 'discounts';
  /** Either this … */
  percent: number | null;
  /** … or an amount in the minor unit of a currency. */
  amount: number | null;
  currency: string | null;
  valid_from: number | null;
  valid_until: number | null;
  total_limit: number | null;
  limit_per_buyer: number | null;
  /** JSON array of the kinds of plan it holds for; `null` for all. */
  plan_kinds: string | null;
  demonstration: number;
  /** Written first by each purchase with the code: the row's lock makes them follow each other. */
  asked_at: number;
}

/** Something that is being bought, was bought, or was not. */
export interface OrderRow {
  id: string;
  /** Who buys, in lower case; the account may be made only when it is paid. */
  email: string;
  user_id: string | null;
  list: 'vhr' | 'sticker';
  /** The plan as it was sold: a JSON object. */
  plan: string;
  /** The vehicle; `null` for credits. */
  vin: string | null;
  quantity: number;
  /** In the minor unit of the currency, before and after the discount. */
  full_amount: number;
  amount: number;
  currency: string;
  discount_code: string | null;
  gateway: string;
  /** What the gateway charges; empty while the person has not said. */
  payment_reference: string;
  /** The gateway's name for the payment, once one is open. */
  payment_id: string | null;
  /** How often the payment was charged anew. */
  attempt: number;
  state: 'pending' | 'paid' | 'declined' | 'needs-action';
  /** What the browser needs for the next step: a JSON object. */
  next_step: string | null;
  /** What else the cart said: a JSON object. */
  details: string;
  language: Language;
  /** Where the links of its letters lead, such as `https://vinport.example`. */
  site_address: string;
  idempotency_key: string | null;
  request_hash: string;
  /** The subscription it begins or renews. */
  subscription_id: string | null;
  /** Which renewal of the subscription it is, from 1; `null` for what a person has bought. */
  period: number | null;
  created_at: number;
  /** When to ask the gateway (again) how it went. */
  due_at: number;
  paid_at: number | null;
}

/** A plan that renews, at the price it was sold for. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  /** The plan as it was sold: a JSON object. */
  plan: string;
  kind: 'vhr' | 'sticker' | 'global';
  documents: number | null;
  gateway: string;
  /** What the gateway charges at a renewal. */
  renewal_reference: string;
  language: Language;
  /** Where the links of its letters lead, such as `https://vinport.example`. */
  site_address: string;
  started_at: number;
  /** How often it was renewed. */
  period: number;
  period_start: number;
  period_end: number;
  /** When a host may renew or end it (next). */
  due_at: number;
  /** How often the renewal that is due was declined. */
  tries: number;
  cancelled_at: number | null;
  ended_at: number | null;
}

/** A document that a subscription has paid for. */
export interface SubscriptionUseRow {
  subscription_id: string;
  document_id: string;
  used_at: number;
}

/** A notice of a payment gateway that was acted upon. */
export interface PaymentNoticeRow {
  id: string;
  received_at: number;
}

/**
 * A payment of the sandbox. The table stands for the outside world: what is written in it outlives a host that is killed
 * in the middle, as a real charge would.
 */
export interface SandboxPaymentRow {
  id: string;
  /** The key it was opened with. */
  key: string;
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'declined' | 'needs-action' | 'cancelled';
  /** The test card, once it was charged. */
  card: string | null;
  /** The key of the charge that led to the state. */
  charge_key: string | null;
  /** The secret that only the payer knows, for the second step. */
  step: string;
  created_at: number;
}

/** A secret of the server, made by the first host that needs it. */
export interface ServerSecretRow {
  name: string;
  value: string;
}
