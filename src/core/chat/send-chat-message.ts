import { errAsync, type ResultAsync } from 'neverthrow';
import { exhaustMap, from, type SchedulerLike, type Subscription, takeWhile, timer } from 'rxjs';
import type { CallOptions } from '#ports/call-options.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { SupportGateway } from '#ports/support-gateway.ts';
import type { ChatTalkStore } from './chat-talk-store.ts';

/** The reasons why a message was not sent. */
export type SendChatMessageError = { readonly code: 'message-missing' } | GatewayError;

/** Sends a message in the built-in chat; `idempotencyKey` identifies a message that is resent. */
export type SendChatMessage = (text: string, options?: CallOptions) => ResultAsync<void, SendChatMessageError>;

/** The dependencies of {@link createSendChatMessage}. */
export interface SendChatMessageDependencies {
  readonly support: Pick<SupportGateway, 'sendChatMessage'>;
  readonly chatTalk: ChatTalkStore;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/**
 * Creates the use case that sends a message in the built-in chat. The message is shown immediately, and marked if
 * sending fails. A message resent under its own ID arrives only once.
 *
 * Source: the product's own calls (SHELL-01).
 *
 * @example
 * const support = { sendChatMessage: () => okAsync({ ticketNumber: 'VT-00000-00000', messages: [] }) };
 * await createSendChatMessage({ support, chatTalk: new ChatTalkStore(), clock, ids })('Do you know Renaults?');
 */
export function createSendChatMessage({
  support,
  chatTalk: talk,
  clock,
  ids,
}: SendChatMessageDependencies): SendChatMessage {
  return (typed, options) => {
    const text = typed.trim();
    if (text === '') return errAsync({ code: 'message-missing' });
    const idempotencyKey = options?.idempotencyKey ?? ids.next();
    talk.sending({ id: idempotencyKey, text, at: clock.now() });
    return support
      .sendChatMessage(text, { ...options, idempotencyKey })
      .andTee((loaded) => talk.arrived(idempotencyKey, loaded))
      .orTee(() => talk.failed(idempotencyKey))
      .map(() => undefined);
  };
}

/** The polling interval for replies, in milliseconds. */
export const CHAT_ASKED_EVERY_MS = 3_000;

/** Synchronizes the chat with the origin until the subscription ends. */
export type FollowChat = () => Subscription;

/** The dependencies of {@link createFollowChat}; the scheduler defaults to the system's. */
export interface FollowChatDependencies {
  readonly support: Pick<SupportGateway, 'readChat'>;
  readonly chatTalk: ChatTalkStore;
  readonly scheduler?: SchedulerLike;
}

/**
 * Creates the use case that polls a chat, so that replies appear automatically. A failed call is followed by the next
 * poll. Polling stops after sign-out.
 *
 * Source: the product's own calls (SHELL-01).
 *
 * @example
 * const support = { readChat: () => okAsync({ ticketNumber: null, messages: [] }) };
 * const following = createFollowChat({ support, chatTalk: new ChatTalkStore() })();
 */
export function createFollowChat({ support, chatTalk: talk, scheduler }: FollowChatDependencies): FollowChat {
  return () =>
    timer(0, CHAT_ASKED_EVERY_MS, scheduler)
      .pipe(
        exhaustMap(() => from(support.readChat())),
        takeWhile((loaded) => loaded.isOk() || loaded.error.code !== 'signed-out'),
      )
      .subscribe((loaded) => loaded.map((known) => talk.loaded(known)));
}
