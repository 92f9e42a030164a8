import type { CreditKind } from '../billing/credit-ledger.ts';
import type { Money } from '../billing/money.ts';
import type { Plan } from '../billing/plan.ts';
import type { PurchaseAnswer } from '../billing/purchase.ts';
import { DELIVERY_STATES, type DeliveryState } from '../delivery/delivery.ts';
import { listFrom, numberFrom, type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { ReportStep } from '../report/report-step.ts';
import type { DocumentKind } from '../sharing/shared-document.ts';

/** An order as shown to its buyer, paid or unpaid. */
export interface PlacedOrder {
  readonly id: string;
  /** The order number that the buyer and the support team use, such as `VP-7K2M9QXA`. */
  readonly number: string;
  /** `null` if the origin does not state it. */
  readonly total: Money | null;
  /** The signed token with which the buyer reads the order later; `null` if the origin returns none. */
  readonly customData: string | null;
  /** Empty if the origin does not state it. */
  readonly email: string;
  /** In UTC epoch milliseconds; `null` until it is paid. */
  readonly paidAt: number | null;
  readonly subscriptionId: string | null;
  readonly lines: readonly PlacedOrderLine[];
  /** The documents that are delivered automatically. */
  readonly documents: readonly PlacedOrderDocument[];
}

/** One line of an order: a plan. */
export interface PlacedOrderLine {
  readonly plan: Pick<Plan, 'code' | 'name' | 'kind' | 'documents' | 'renewal' | 'bundle'>;
  readonly quantity: number;
  /** `null` for credits. */
  readonly vin: string | null;
  readonly price: Money;
}

/** A document that an order delivers. */
export interface PlacedOrderDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly vin: string;
  readonly state: DeliveryState;
  /** The last step reached; `null` before the first. */
  readonly step: ReportStep | null;
}

/**
 * Reads the order from a response of the origin; returns `null` if there is none. Only the ID is required, because an
 * origin of the specification returns nothing else.
 *
 * @example
 * placedOrderFrom({ status: 'success', order_id: 'order-1' })?.number; // 'order-1'
 */
export function placedOrderFrom(answer: PurchaseAnswer): PlacedOrder | null {
  const id = textFrom(answer.order_id);
  if (id === null) return null;
  return {
    id,
    number: textFrom(answer.order_number) ?? id,
    total: moneyFrom(answer.price),
    customData: textFrom(answer.custom_data),
    email: textFrom(answer.email) ?? '',
    paidAt: numberFrom(answer.paid_at),
    subscriptionId: textFrom(answer.subscription_id),
    lines: listFrom(answer.lines).flatMap((line) => lineFrom(recordFrom(line)) ?? []),
    documents: listFrom(answer.documents).flatMap((document) => documentFrom(recordFrom(document)) ?? []),
  };
}

function moneyFrom(value: unknown): Money | null {
  const money = recordFrom(value);
  const [amount, currency] = [numberFrom(money?.amount), textFrom(money?.currency)];
  return amount === null || currency === null ? null : { amount, currency };
}

const KINDS: readonly CreditKind[] = ['vhr', 'sticker', 'global'];
const RENEWALS: readonly Plan['renewal'][] = ['once', 'month', 'year'];

function lineFrom(line: PayloadRecord | null): PlacedOrderLine | null {
  const plan = recordFrom(line?.plan);
  const [code, price] = [textFrom(plan?.code), moneyFrom(line?.price)];
  const kind = KINDS.find((known) => known === plan?.kind);
  const renewal = RENEWALS.find((known) => known === plan?.renewal);
  const documents = line?.documents === 'unlimited' ? 'unlimited' : numberFrom(line?.documents);
  if (code === null || price === null || kind === undefined || renewal === undefined || documents === null) return null;
  return {
    plan: { code, name: textFrom(plan?.name) ?? code, kind, documents, renewal, bundle: bundleFrom(plan?.bundle) },
    quantity: numberFrom(line?.quantity) ?? 1,
    vin: textFrom(line?.vin),
    price,
  };
}

function bundleFrom(value: unknown): Plan['bundle'] {
  const bundle = recordFrom(value);
  const [vhr, sticker] = [numberFrom(bundle?.vhr), numberFrom(bundle?.sticker)];
  return vhr === null || sticker === null ? null : { vhr, sticker };
}

function documentFrom(document: PayloadRecord | null): PlacedOrderDocument | null {
  const [id, vin, kind] = [textFrom(document?.id), textFrom(document?.vin), document?.kind];
  const state = DELIVERY_STATES.find((known) => known === document?.state);
  if (id === null || vin === null || state === undefined || (kind !== 'report' && kind !== 'sticker')) return null;
  return { id, kind, vin, state, step: stepFrom(recordFrom(document?.step)) };
}

const SOURCE_STATES = ['working', 'answered', 'failed', 'not-connected'] as const;

function stepFrom(step: PayloadRecord | null): ReportStep | null {
  const [name, state] = [step?.step, step?.state];
  if ((name === 'vehicle' || name === 'report') && (state === 'working' || state === 'done')) {
    return { step: name, state };
  }
  const [source, sourceState] = [textFrom(step?.source), SOURCE_STATES.find((known) => known === state)];
  return name === 'source' && source !== null && sourceState !== undefined
    ? { step: name, source, state: sourceState }
    : null;
}
