import { exhaustMap, from, type SchedulerLike, type Subscription, takeWhile, timer } from 'rxjs';
import type { SupportGateway } from '#ports/support-gateway.ts';
import type { ChatTalkStore } from './chat-talk-store.ts';

/** The polling interval for replies, in milliseconds. */
export const CHAT_ASKED_EVERY_MS = 3_000;

/** Synchronizes the chat with the origin until the subscription ends. */
export type FollowChat = () => Subscription;

/** The dependencies of {@link createFollowChat}; the scheduler defaults to the system's. */
export interface FollowChatDependencies {
  readonly support: Pick<SupportGateway, 'readChat'>;
  readonly talk: ChatTalkStore;
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
 * const following = createFollowChat({ support, talk: new ChatTalkStore() })();
 */
export function createFollowChat({ support, talk, scheduler }: FollowChatDependencies): FollowChat {
  return () =>
    timer(0, CHAT_ASKED_EVERY_MS, scheduler)
      .pipe(
        exhaustMap(() => from(support.readChat())),
        takeWhile((loaded) => loaded.isOk() || loaded.error.code !== 'signed-out'),
      )
      .subscribe((loaded) => loaded.map((known) => talk.loaded(known)));
}
