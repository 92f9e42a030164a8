import { StateStore } from '../state/state-store.ts';

/** How the chat widget is shown. Source: specification, section 4 (SHELL-04). */
export type LiveChatVisibility = 'minimized' | 'maximized' | 'hidden';

/**
 * Holds how the live chat is shown: minimized at first, and each way reachable from each.
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
