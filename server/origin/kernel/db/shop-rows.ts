import type { Language } from '#core/site/host-variant.ts';

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
  /** JSON object with the number of documents a kind: `{ "vhr": 1, "sticker": 1 }`; `null` for a plan of one kind. */
  bundle: string | null;
  /** 1 for the plan that the site recommends. */
  recommended: number;
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
  /** Read by the previous release only; renewals and checkouts are settled by jobs. */
  due_at: number;
  paid_at: number | null;
  /** `VP-` and 8 characters; `null` for orders of the previous release. */
  number: string | null;
  /** The gateway's ID of the hosted checkout that is open for it or has paid it. */
  checkout_id: string | null;
  checkout_url: string | null;
  /** UTC epoch milliseconds. */
  checkout_expires_at: number | null;
  /** When the gateway was last asked about the checkout. */
  checkout_read_at: number | null;
  /** Why an order with state `declined` was closed; `null` for one of the previous release. */
  close_reason: CloseReason | null;
  /** How many payment attempts were declined. */
  declines: number;
  /** In the minor unit of the currency, requested refunds included. */
  refunded_amount: number;
  dispute_state: DisputeState | null;
  /** The taxes that are contained in `amount`: a JSON array. */
  tax: string | null;
  /** The site that sold it; `null` for orders of the previous release. */
  site_domain: string | null;
  /** The company of a dealer who bought it, for the invoice: a JSON object. */
  billed_to: string | null;
  /** 1 where no real money moved; `null` for orders of the previous release, whose only test gateway was `sandbox`. */
  is_test: number | null;
}

/** Why an order will not be paid. */
export type CloseReason = 'declined' | 'too-many-declines' | 'expired' | 'canceled' | 'replaced' | 'refused';

/** How a dispute (chargeback) of a payment stands. */
export type DisputeState = 'open' | 'won' | 'lost';

/** One plan of an order. */
export interface OrderLineRow {
  order_id: string;
  position: number;
  list: 'vhr' | 'sticker';
  /** The plan as it was sold: a JSON object. */
  plan: string;
  /** The vehicle; `null` for credits. */
  vin: string | null;
  quantity: number;
  /** In the minor unit of the order's currency, before and after the discount. */
  full_amount: number;
  amount: number;
}

/** What a buyer saw and agreed to; deleted after the retention period. Source: 2011/83/EU, Articles 8 and 16. */
export interface PurchaseEvidenceRow {
  order_id: string;
  terms_version: string;
  shown_amount: number;
  shown_currency: string;
  /** ISO 3166-1 alpha-2, or empty. */
  country: string;
  /** The buyer's IP address. */
  caller: string;
  /** 1 where the buyer asked for delivery before the withdrawal period ends. */
  immediate_delivery: number;
  agreed_at: number;
  expires_at: number;
}

/** A document that a paid order line delivers. */
export interface DeliveryRow {
  id: string;
  order_id: string;
  position: number;
  kind: 'report' | 'sticker';
  vin: string;
  /** `choice`: it could not be made, and the buyer is asked whether to refund it. */
  state: 'waiting' | 'ready' | 'choice' | 'refunded' | 'credited';
  /** The step that generation has reached: a JSON object. */
  step: string | null;
  document_id: string | null;
  created_at: number;
  settled_at: number | null;
}

/** A private link to one delivered document. */
export interface DocumentLinkRow {
  /** SHA-256 of the key. */
  key_hash: string;
  delivery_id: string;
  created_at: number;
  expires_at: number;
}

/** Money on its way back to a buyer. */
export interface RefundRow {
  id: string;
  order_id: string;
  /** Makes a repeated request the same refund. */
  request_key: string;
  amount: number;
  reason: RefundReason;
  state: 'requested' | 'done' | 'failed';
  gateway_refund_id: string | null;
  created_at: number;
  settled_at: number | null;
}

/** Why money was given back; `gateway` is a refund made in the gateway's own dashboard. */
export type RefundReason = 'staff' | 'withdrawal' | 'undelivered' | 'duplicate' | 'gateway';

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
  /** The period whose renewal was announced by email. */
  reminded_period: number | null;
  /** The gateway's ID of a card change that is not finished. */
  card_setup_id: string | null;
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
  /** Unused since checkouts are hosted. */
  step: string;
  created_at: number;
  order_id: string | null;
  refunded_amount: number;
  dispute_id: string | null;
  dispute_state: DisputeState | null;
  /** Until then the sandbox reports the payment as processing. */
  visible_at: number | null;
}

/** A hosted checkout page of the sandbox. */
export interface SandboxCheckoutRow {
  id: string;
  key: string;
  mode: 'payment' | 'setup';
  order_id: string;
  amount: number;
  currency: string;
  description: string;
  language: Language;
  success_url: string;
  cancel_url: string;
  /** `step`: the card's bank asks for confirmation. */
  state: 'open' | 'step' | 'complete' | 'expired';
  payment_id: string | null;
  card: string | null;
  expires_at: number;
  created_at: number;
}

/** A refund made by the sandbox. */
export interface SandboxRefundRow {
  key: string;
  payment_id: string;
  amount: number;
}

/** A secret of the server, made by the first host that needs it. */
export interface ServerSecretRow {
  name: string;
  value: string;
}
