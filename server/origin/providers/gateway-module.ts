import type { Hono } from 'hono';
import type { Result } from 'neverthrow';
import type { JobHandlers } from '../kernel/jobs/job.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { PaymentGateway, SignedEvent } from '../kernel/ports/payment-gateway.ts';

/** What a gateway is opened with. */
type GatewayParts = Pick<OriginContext, 'db' | 'now' | 'newId'>;

/** Makes a gateway once the database is open. */
export type OpenGateway = (parts: GatewayParts) => Promise<PaymentGateway>;

/** A setting of a gateway that is wrong: its name and what was expected. */
export interface GatewaySettingError {
  readonly name: string;
  readonly expected: string;
}

/** Hands an event to the same code as the webhook does. */
export type DeliverEvent = (ctx: OriginContext, event: SignedEvent) => Promise<Result<unknown, unknown>>;

/** Everything the product knows of a gateway: a folder exports one, and `payment-gateways.ts` lists it. */
export interface GatewayModule {
  readonly name: string;
  /** Reads the operator's settings; `null` where the gateway is not set up. */
  readonly configure: (
    variables: Readonly<Record<string, string | undefined>>,
    options: { readonly demonstration: boolean },
  ) => Result<OpenGateway | null, GatewaySettingError>;
  /** Environment variables whose values are never repeated in a message. */
  readonly secrets: readonly string[];
  /** The header that carries the signature of its events. */
  readonly signatureHeader: string;
  /** An event about nothing, signed as the gateway signs, to check the webhook; `null` where events are not set up. */
  readonly testEvent?: (
    variables: Readonly<Record<string, string | undefined>>,
    now: number,
  ) => Pick<SignedEvent, 'body' | 'signature'> | null;
  /** Pages of its own, where it hosts them on the site, below `/landing/NAME/`. */
  readonly routes?: (ctx: OriginContext) => Hono;
  readonly jobs?: (deliverEvent: DeliverEvent) => JobHandlers;
}
