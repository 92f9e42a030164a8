import { distinctUntilChanged, type SchedulerLike, Subscription, timer } from 'rxjs';
import type { LiveChat } from '#ports/live-chat.ts';
import type { LiveChatStore, LiveChatVisibility } from './live-chat-store.ts';

/** How long a widget may take to do as it was told; the last it has said by then counts. */
export const CHAT_SETTLES_WITHIN_MS = 1_000;

/** A store and a widget, and the time to use (of the machine, unless told otherwise). */
export interface ChatInStep {
  readonly store: LiveChatStore;
  readonly chat: LiveChat;
  readonly scheduler?: SchedulerLike;
}

/**
 * Keeps the store and the widget in step, both ways, until the subscription ends: the widget is told every state of the
 * store, and what a person does to the widget reaches the store. Whatever a widget says within a second of being told
 * something may be old news, so only the last of it counts, when the second is over: two quick changes cannot chase each
 * other round, and a widget that does not obey has the last word.
 *
 * Source: specification, sections 2 and 4 (SHELL-04).
 *
 * @example
 * const keepInStep = (chat: ChatInStep['chat']) => chatInStep({ store: new LiveChatStore(), chat });
 */
export function chatInStep({ store, chat, scheduler }: ChatInStep): Subscription {
  const subscription = new Subscription();
  let said: LiveChatVisibility | null = null;
  let settling = Subscription.EMPTY;

  function follow(): void {
    if (said !== null && said !== store.get()) store[said]();
  }

  function settle(): void {
    settling.unsubscribe();
    settling = timer(CHAT_SETTLES_WITHIN_MS, scheduler).subscribe(follow);
    subscription.add(settling);
  }

  subscription.add(
    store.state$.pipe(distinctUntilChanged()).subscribe((wanted) => {
      chat.show(wanted);
      settle();
    }),
  );
  subscription.add(
    chat.visibility$.subscribe((visibility) => {
      const isNew = said === null;
      said = visibility;
      if (isNew) settle();
      else if (settling.closed) follow();
    }),
  );
  return subscription;
}
