import { StateStore } from '../state/state-store.ts';

/** The visibility of the chat widget. Source: specification, section 4 (SHELL-04). */
export type LiveChatVisibility = 'minimized' | 'maximized' | 'hidden';

/**
 * Stores the visibility of the live chat. It starts minimized, and every state can change to every other.
 *
 * Source: specification, sections 2 and 4 (SHELL-04).
 *
 * @example
 * const chat = new LiveChatStore();
 * chat.maximized();
 * chat.get(); // 'maximized'
 */
export class LiveChatStore extends StateStore<LiveChatVisibility> {
  constructor() {
    super('minimized');
  }

  minimized(): void {
    this.set('minimized');
  }

  maximized(): void {
    this.set('maximized');
  }

  hidden(): void {
    this.set('hidden');
  }
}
