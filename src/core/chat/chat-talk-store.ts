import { StateStore } from '../state/state-store.ts';
import type { ChatMessage, ChatTalk } from './chat-talk.ts';

/**
 * Stores the messages of the built-in chat in chronological order, with pending messages at the end.
 *
 * Source: specification, sections 2 and 4 (SHELL-01, SHELL-04).
 *
 * @example
 * const talk = new ChatTalkStore();
 * talk.sending({ id: 'form-1', text: 'Hello', at: 0 });
 * talk.failed('form-1');
 * talk.get()[0]?.state; // 'failed'
 */
export class ChatTalkStore extends StateStore<readonly ChatMessage[]> {
  constructor() {
    super([]);
  }

  /** A message is being sent or resent. */
  sending({ id, text, at }: Pick<ChatMessage, 'id' | 'text' | 'at'>): void {
    const others = this.get().filter((message) => message.id !== id);
    this.set([...others, { id, text, at, from: 'visitor', state: 'sending' }]);
  }

  failed(id: string): void {
    this.set(this.get().map((message) => (message.id === id ? { ...message, state: 'failed' } : message)));
  }

  /** A message has arrived; the origin has assigned its own ID. */
  arrived(id: string, talk: ChatTalk): void {
    this.set(this.get().filter((message) => message.id !== id));
    this.loaded(talk);
  }

  /** The origin returned the messages of the chat. */
  loaded({ messages }: ChatTalk): void {
    const unsent = this.get().filter(({ state }) => state !== 'sent');
    this.set([...messages.map((message) => ({ ...message, state: 'sent' as const })), ...unsent]);
  }

  loggedOut(): void {
    this.set([]);
  }
}
