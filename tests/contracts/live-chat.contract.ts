import { describe, expect, it } from 'vitest';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import type { ChatCustomer, LiveChat } from '#ports/live-chat.ts';

/** A chat and its widget, which obeys immediately. */
export interface LiveChatWorld {
  readonly chat: LiveChat;
  arrives(): void;
  leaves(): void;
  /** Simulates a person's click on the widget. */
  personTurns(visibility: LiveChatVisibility): void;
  /** Returns the customer that was passed to the widget. */
  customer(): ChatCustomer | null;
}

const WAYS: readonly LiveChatVisibility[] = ['minimized', 'maximized', 'hidden'];

/** Defines the contract tests of every live chat, whatever renders its widget. */
export function liveChatContract(name: string, openWorld: () => LiveChatWorld): void {
  describe(`live chat: ${name}`, () => {
    function open() {
      const world = openWorld();
      const said: (LiveChatVisibility | null)[] = [];
      world.chat.visibility$.subscribe((visibility) => said.push(visibility));
      return { ...world, said };
    }

    it('reports no widget until it loads minimized, and again after it is removed', () => {
      const { arrives, leaves, said } = open();

      arrives();
      leaves();

      expect(said).toEqual([null, 'minimized', null]);
    });

    it.each(WAYS.flatMap((from) => WAYS.map((to) => [from, to] as const)))(
      'SHELL-04 changes from %s to %s, and reports it once',
      (from, to) => {
        const { chat, arrives, said } = open();
        arrives();
        chat.show(from);
        said.length = 0;

        chat.show(to);

        expect(said).toEqual(from === to ? [] : [to]);
      },
    );

    it.each(WAYS)('shows a late widget in the state requested earlier: %s', (wanted) => {
      const { chat, arrives, said } = open();

      chat.show('maximized');
      chat.show(wanted);
      arrives();

      expect(said).toEqual([null, wanted]);
    });

    it("reports a person's changes to the widget", () => {
      const { arrives, personTurns, said } = open();
      arrives();

      personTurns('maximized');
      personTurns('hidden');

      expect(said).toEqual([null, 'minimized', 'maximized', 'hidden']);
    });

    it('reports the latest state immediately to a late subscriber', () => {
      const { chat, arrives, personTurns } = open();
      arrives();
      personTurns('maximized');
      const said: unknown[] = [];

      chat.visibility$.subscribe((visibility) => said.push(visibility));

      expect(said).toEqual(['maximized']);
    });

    it('passes the signed-in person to the widget, and clears it on sign-out', () => {
      const { chat, customer } = open();
      expect(customer()).toBeNull();

      chat.customerIs({ name: 'Ada Byron', email: 'ada@people.example' });
      expect(customer()).toEqual({ name: 'Ada Byron', email: 'ada@people.example' });

      chat.customerIs(null);
      expect(customer()).toBeNull();
    });
  });
}
