import { distinctUntilChanged, type SchedulerLike, Subscription, timer } from 'rxjs';
import type { LiveChat } from '#ports/live-chat.ts';
import type { LiveChatStore, LiveChatVisibility } from './live-chat-store.ts';

/** The time in which a widget must apply a command, in milliseconds; its last reported state by then counts. */
export const CHAT_SETTLES_WITHIN_MS = 1_000;

/** A store, a widget and a scheduler (the system's by default). */
export interface ChatInStep {
  readonly store: LiveChatStore;
  readonly chat: LiveChat;
  readonly scheduler?: SchedulerLike;
}

/**
 * Synchronizes the store and the widget in both directions until the subscription ends. The widget receives every state
 * of the store, and user actions in the widget are applied to the store. Reports within one second of a command may be
 * stale, so only the last of them counts, when the second has elapsed. As a result, two quick changes cannot cause a
 * loop, and a widget that does not obey determines the final state.
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
