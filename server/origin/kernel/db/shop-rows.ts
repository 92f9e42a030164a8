import type { Language } from '#core/site/host-variant.ts';

/** A plan on offer. */
export interface PlanRow {
  /** The plan's code in a cart. */
  code: string;
  /** The list that contains the plan. */
  list: 'vhr' | 'sticker';
  /** The kind of buyers that the plan is for. */
  audience: 'user' | 'dealer';
  name: string;
  kind: 'vhr' | 'sticker' | 'global';
  /** Number of documents, per period if the plan renews; `null` if unlimited. */
  documents: number | null;
  /** In minor units of the currency. */
  amount: number;
  currency: string;
  renewal: 'once' | 'month' | 'year';
  /** Position in the list. */
  position: number;
  /** JSON object with the number of documents by kind: `{ "vhr": 1, "sticker": 1 }`; `null` for a plan of one kind. */
  bundle: string | null;
  /** 1 for the recommended plan. */
  recommended: number;
  demonstration: number;
}

/** A discount code: a coupon that buyers enter, or a discount offered by a site. */
export interface DiscountCodeRow {
  /** In uppercase. */
  code: string;
  list: 'coupons' | 'discounts';
  /** Either a percentage … */
  percent: number | null;
  /** … or an amount in minor units of a currency. */
  amount: number | null;
  currency: string | null;
  valid_from: number | null;
  valid_until: number | null;
  total_limit: number | null;
  limit_per_buyer: number | null;
  /** JSON array of the plan kinds for which the code is valid; `null` for all. */
  plan_kinds: string | null;
  demonstration: number;
  /** Written first by each purchase with the code: the row lock serializes them. */
  asked_at: number;
}

/** An order in any state. */
export interface OrderRow {
  id: string;
  /** The buyer's address in lowercase; the account may only be created after the payment. */
  email: string;
  user_id: string | null;
  list: 'vhr' | 'sticker';
  /** The plan as sold: a JSON object. */
  plan: string;
  /** The vehicle; `null` for credits. */
  vin: string | null;
  quantity: number;
  /** In minor units of the currency, before and after the discount. */
  full_amount: number;
  amount: number;
  currency: string;
  discount_code: string | null;
  gateway: string;
  /** The token that the gateway charges; empty until the buyer has chosen a card. */
  payment_reference: string;
  /** The gateway's ID of the payment, once it exists. */
  payment_id: string | null;
  /** Number of repeated charges. */
  attempt: number;
  state: 'pending' | 'paid' | 'declined' | 'needs-action';
  /** Data that the browser needs for the next step: a JSON object. */
  next_step: string | null;
  /** Other fields of the cart: a JSON object. */
  details: string;
  language: Language;
  /** Base URL of the links in its emails, such as `https://vinport.example`. */
  site_address: string;
  idempotency_key: string | null;
  request_hash: string;
  /** The subscription that the order starts or renews. */
  subscription_id: string | null;
  /** Number of the renewal, starting at 1; `null` for a purchase by the buyer. */
  period: number | null;
  created_at: number;
  /** Read only by the previous release; jobs settle renewals and checkouts. */
  due_at: number;
  paid_at: number | null;
  /** `VP-` and 8 characters; `null` for orders of the previous release. */
  number: string | null;
  /** The gateway's ID of the hosted checkout that is open or was paid. */
  checkout_id: string | null;
  checkout_url: string | null;
  /** UTC epoch milliseconds. */
  checkout_expires_at: number | null;
  /** When the checkout was last read from the gateway. */
  checkout_read_at: number | null;
  /** Why an order with the state `declined` was closed; `null` for orders of the previous release. */
  close_reason: CloseReason | null;
  /** Number of declined payment attempts. */
  declines: number;
  /** In minor units of the currency, including requested refunds. */
  refunded_amount: number;
  dispute_state: DisputeState | null;
  /** The taxes contained in `amount`: a JSON array. */
  tax: string | null;
  /** The site that sold it; `null` for orders of the previous release. */
  site_domain: string | null;
  /** The company of a dealer, for the invoice: a JSON object. */
  billed_to: string | null;
  /** 1 if no real money moved; `null` for orders of the previous release, whose only test gateway was `sandbox`. */
  is_test: number | null;
}

/** Why an order will not be paid. */
export type CloseReason = 'declined' | 'too-many-declines' | 'expired' | 'canceled' | 'replaced' | 'refused';

/** The state of a payment dispute (chargeback). */
export type DisputeState = 'open' | 'won' | 'lost';

/** A line of an order. */
export interface OrderLineRow {
  order_id: string;
  position: number;
  list: 'vhr' | 'sticker';
  /** The plan as sold: a JSON object. */
  plan: string;
  /** The vehicle; `null` for credits. */
  vin: string | null;
  quantity: number;
  /** In minor units of the order's currency, before and after the discount. */
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
  /** 1 if the buyer requested delivery before the withdrawal period ends. */
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
  /** `choice`: the document could not be created, and the buyer may choose a refund. */
  state: 'waiting' | 'ready' | 'choice' | 'refunded' | 'credited';
  /** The current step of the generation: a JSON object. */
  step: string | null;
  document_id: string | null;
  created_at: number;
  settled_at: number | null;
}

/** A private link to a delivered document. */
export interface DocumentLinkRow {
  /** SHA-256 of the key. */
  key_hash: string;
  delivery_id: string;
  created_at: number;
  expires_at: number;
}

/** A refund to a buyer. */
export interface RefundRow {
  id: string;
  order_id: string;
  /** Idempotency key of the refund. */
  request_key: string;
  amount: number;
  reason: RefundReason;
  state: 'requested' | 'done' | 'failed';
  gateway_refund_id: string | null;
  created_at: number;
  settled_at: number | null;
}

/** The reason for a refund; `gateway` is a refund made in the gateway's own dashboard. */
export type RefundReason = 'staff' | 'withdrawal' | 'undelivered' | 'duplicate' | 'gateway';

/** A plan that renews at the price for which it was sold. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  /** The plan as sold: a JSON object. */
  plan: string;
  kind: 'vhr' | 'sticker' | 'global';
  documents: number | null;
  gateway: string;
  /** The token that the gateway charges on renewal. */
  renewal_reference: string;
  language: Language;
  /** Base URL of the links in its emails, such as `https://vinport.example`. */
  site_address: string;
  started_at: number;
  /** Number of renewals. */
  period: number;
  period_start: number;
  period_end: number;
  /** Earliest time of the next renewal attempt, or of the end. */
  due_at: number;
  /** Number of declines of the renewal that is due. */
  tries: number;
  cancelled_at: number | null;
  ended_at: number | null;
  /** The period whose renewal was announced by email. */
  reminded_period: number | null;
  /** The gateway's ID of an unfinished card change. */
  card_setup_id: string | null;
}

/** A document that was charged to a subscription. */
export interface SubscriptionUseRow {
  subscription_id: string;
  document_id: string;
  used_at: number;
}

/** A processed event of a payment gateway. */
export interface PaymentNoticeRow {
  id: string;
  received_at: number;
}

/**
 * A payment of the sandbox. The table simulates an external service: like a real charge, its data survives a host that
 * is killed during a purchase.
 */
export interface SandboxPaymentRow {
  id: string;
  /** The idempotency key with which it was opened. */
  key: string;
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'declined' | 'needs-action' | 'cancelled';
  /** The test card, once it has been charged. */
  card: string | null;
  /** The idempotency key of the charge that led to the current state. */
  charge_key: string | null;
  /** Unused since the introduction of hosted checkouts. */
  step: string;
  created_at: number;
  order_id: string | null;
  refunded_amount: number;
  dispute_id: string | null;
  dispute_state: DisputeState | null;
  /** Until then, the sandbox reports the payment as processing. */
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

/** A secret of the server, created by the first host that needs it. */
export interface ServerSecretRow {
  name: string;
  value: string;
}
