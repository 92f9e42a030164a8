import type { Hono } from 'hono';
import type { Result } from 'neverthrow';
import type { JobHandlers } from '../kernel/jobs/job.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { PaymentGateway, SignedEvent } from '../kernel/ports/payment-gateway.ts';

/** The dependencies of a gateway. */
type GatewayParts = Pick<OriginContext, 'db' | 'now' | 'newId'>;

/** Creates a gateway once the database is open. */
export type OpenGateway = (parts: GatewayParts) => Promise<PaymentGateway>;

/** An invalid setting of a gateway: its name and what was expected. */
export interface GatewaySettingError {
  readonly name: string;
  readonly expected: string;
}

/** Delivers an event to the same code as the webhook. */
export type DeliverEvent = (ctx: OriginContext, event: SignedEvent) => Promise<Result<unknown, unknown>>;

/** The interface of a gateway: each gateway's folder exports one module, and `payment-gateways.ts` lists it. */
export interface GatewayModule {
  readonly name: string;
  /** Reads the operator's settings; returns `null` if the gateway is not configured. */
  readonly configure: (
    variables: Readonly<Record<string, string | undefined>>,
    options: { readonly demonstration: boolean },
  ) => Result<OpenGateway | null, GatewaySettingError>;
  /** Environment variables whose values never appear in messages. */
  readonly secrets: readonly string[];
  /** The header with the signature of its events. */
  readonly signatureHeader: string;
  /** Returns a signed event without effect, to check the webhook; `null` if events are not configured. */
  readonly testEvent?: (
    variables: Readonly<Record<string, string | undefined>>,
    now: number,
  ) => Pick<SignedEvent, 'body' | 'signature'> | null;
  /** Hosted pages, if they are part of the site, below `/landing/NAME/`. */
  readonly routes?: (ctx: OriginContext) => Hono;
  readonly jobs?: (deliverEvent: DeliverEvent) => JobHandlers;
}
