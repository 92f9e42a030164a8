import { exhaustMap, from, type SchedulerLike, type Subscription, takeWhile, timer } from 'rxjs';
import type { SupportGateway } from '#ports/support-gateway.ts';
import type { ChatTalkStore } from './chat-talk-store.ts';

/** How long it takes at most until an answer is seen, in milliseconds. */
export const CHAT_ASKED_EVERY_MS = 3_000;

/** Keeps the talk in step with the origin until the subscription ends. */
export type FollowChat = () => Subscription;

/** What {@link createFollowChat} needs; the time is that of the machine, unless told otherwise. */
export interface FollowChatDependencies {
  readonly support: Pick<SupportGateway, 'readChat'>;
  readonly talk: ChatTalkStore;
  readonly scheduler?: SchedulerLike;
}

/**
 * Makes the use case that follows a talk, so that answers appear by themselves. A call that fails is made good by the
 * next one; for somebody who is signed in no longer there is none.
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
