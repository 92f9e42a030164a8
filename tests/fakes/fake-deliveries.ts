import { err, ok, type Result } from 'neverthrow';
import type { Plan } from '#core/billing/plan.ts';
import { deliveredKinds } from '#core/delivery/delivered-kinds.ts';
import type {
  Compensation,
  CompensationChoice,
  Delivery,
  DeliveryReference,
  DeliveryState,
} from '#core/delivery/delivery.ts';
import type { DocumentKind, SharedDocument } from '#core/sharing/shared-document.ts';
import type { Sticker } from '#core/sticker/sticker.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import type { FakePerson } from './fake-people.ts';
import type { FakeReportDesk } from './fake-report-desk.ts';
import type { FakeStickerDesk } from './fake-sticker-desk.ts';

/** A document delivered by a paid order of the fake origin. */
export interface FakeDelivery {
  readonly id: string;
  readonly orderId: string;
  readonly person: FakePerson;
  readonly kind: DocumentKind;
  readonly vin: string;
  state: DeliveryState;
  document: SharedDocument | null;
  /** The keys of its private links, the newest last. */
  readonly keys: string[];
}

/** The documents that a paid order line delivers, and their recipient. */
export interface PlannedDelivery {
  readonly orderId: string;
  readonly person: FakePerson;
  readonly plan: Pick<Plan, 'kind' | 'bundle'>;
  readonly vin: string | null;
}

/** Generates and delivers the documents of paid orders. */
export interface FakeDeliveries {
  canMake(kind: DocumentKind, vin: string): boolean;
  plan(delivery: PlannedDelivery): void;
  ofOrder(orderId: string): readonly FakeDelivery[];
  /** Generates all waiting documents, as the origin's jobs do. */
  makeAll(): void;
  /** Gives up on all waiting documents, and returns the tokens with which buyers choose a compensation. */
  giveUp(): readonly string[];
  read(reference: DeliveryReference): Result<Delivery, GatewayError>;
  readReady(reference: DeliveryReference): Result<SharedDocument, GatewayError>;
  logo(reference: DeliveryReference): Result<ImageFile, GatewayError>;
  /** Creates a new private link if the old one refers to a document. */
  renewLink(key: string): void;
  choose(choice: CompensationChoice): Result<Compensation, GatewayError>;
  /** Returns the key of the newest private link emailed to a person. */
  newestKey(person: FakePerson | null): string;
  /** Revokes all links and documents of an order. */
  revoke(orderId: string): void;
}

const CHOICE = /^choice=(?<delivery>[\w-]+)\.signed$/;

/** Creates deliveries without any orders. */
export function createFakeDeliveries({
  ids,
  reports,
  stickers,
}: {
  readonly ids: IdSource;
  readonly reports: FakeReportDesk;
  readonly stickers: FakeStickerDesk;
}): FakeDeliveries {
  const deliveries: FakeDelivery[] = [];

  function find(reference: DeliveryReference): Result<FakeDelivery, GatewayError> {
    const found =
      reference.by === 'link'
        ? deliveries.find(({ keys }) => keys.includes(reference.key))
        : deliveries.find(
            ({ id, orderId }) => id === reference.deliveryId && reference.customData === `order=${orderId}.signed`,
          );
    return found ? ok(found) : err(NOT_FOUND);
  }

  function readReady(reference: DeliveryReference): Result<SharedDocument, GatewayError> {
    return find(reference).andThen(({ document }) => (document === null ? err(NOT_FOUND) : ok(document)));
  }

  function make(delivery: FakeDelivery): void {
    const { kind, person, vin } = delivery;
    const made: Result<SharedDocument, unknown> =
      kind === 'report'
        ? reports.make(person, vin, 'full').map((report) => ({ kind, report }))
        : stickerFor(person, vin).map((sticker) => ({ kind, sticker }));
    delivery.document = made.unwrapOr(null);
    delivery.state = made.isOk() ? 'ready' : 'choice';
  }

  function stickerFor(person: FakePerson, text: string): Result<Sticker, GatewayError> {
    const kind = readVin(text)
      .map((vin) => vin.kind)
      .unwrapOr('standard');
    const generated = stickers.generate(person, text, kind, true);
    if (generated.status !== 'no_prev_data') return err(NOT_FOUND);
    return stickers.confirm(person, aConfirmStickerRequest(generated.draft));
  }

  const waiting = () => deliveries.filter(({ state }) => state === 'waiting');

  return {
    canMake: (kind, vin) => {
      const preview = reports.preview(vin);
      return preview.isOk() && (kind === 'report' ? preview.value.hasReport : preview.value.hasSticker);
    },
    plan: ({ orderId, person, plan, vin }) => {
      for (const kind of deliveredKinds({ plan, vin })) {
        const id = ids.next();
        const rest = { state: 'waiting', document: null, keys: [`key-of-${id}`] } as const;
        deliveries.push({ ...rest, id, orderId, person, kind, vin: vin ?? '', keys: [...rest.keys] });
      }
    },
    ofOrder: (orderId) => deliveries.filter((delivery) => delivery.orderId === orderId),
    makeAll: () => waiting().forEach(make),
    giveUp: () =>
      waiting().map((delivery) => {
        delivery.state = 'choice';
        return `choice=${delivery.id}.signed`;
      }),
    read: (reference) => find(reference).map(({ state, kind, vin, document }) => ({ state, kind, vin, document })),
    readReady,
    logo: (reference) =>
      readReady(reference).andThen((document): Result<ImageFile, GatewayError> => {
        const logo =
          document.kind === 'report' ? reports.logoOf(document.report.id) : stickers.logoOf(document.sticker.id);
        return logo ? ok(logo) : err(NOT_FOUND);
      }),
    renewLink: (key) => {
      const found = deliveries.find(({ keys, document }) => keys.includes(key) && document !== null);
      found?.keys.push(`key-of-${ids.next()}`);
    },
    choose: ({ words, choice }) => {
      const id = CHOICE.exec(words)?.groups?.delivery;
      const found = deliveries.find((delivery) => delivery.id === id);
      if (found?.state === 'choice') found.state = choice === 'refund' ? 'refunded' : 'credited';
      if (found?.state !== 'refunded' && found?.state !== 'credited') return err(NOT_FOUND);
      const { state, kind, vin } = found;
      return ok({ state, kind, vin });
    },
    newestKey: (person) => {
      const keys = deliveries.filter((delivery) => delivery.person === person).flatMap(({ keys: own }) => own);
      const newest = keys.at(-1);
      if (newest === undefined) throw new Error('No private link was emailed.');
      return newest;
    },
    revoke: (orderId) => {
      for (const [index, delivery] of [...deliveries.entries()].toReversed()) {
        if (delivery.orderId === orderId) deliveries.splice(index, 1);
      }
    },
  };
}

const NOT_FOUND: GatewayError = {
  code: 'not-found',
  message: 'This link has expired, or the document is no longer available.',
};
