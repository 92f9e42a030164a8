import { describe, expect, it } from 'vitest';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import type { ChatCustomer, LiveChat } from '#ports/live-chat.ts';

/** A chat, and its widget, which does at once as it is told. */
export interface LiveChatWorld {
  readonly chat: LiveChat;
  arrives(): void;
  leaves(): void;
  /** A person clicks on the widget. */
  personTurns(visibility: LiveChatVisibility): void;
  /** Whom the widget knows. */
  customer(): ChatCustomer | null;
}

const WAYS: readonly LiveChatVisibility[] = ['minimized', 'maximized', 'hidden'];

/** What every live chat has to do, whatever draws its widget. */
export function liveChatContract(name: string, openWorld: () => LiveChatWorld): void {
  describe(`live chat: ${name}`, () => {
    function open() {
      const world = openWorld();
      const said: (LiveChatVisibility | null)[] = [];
      world.chat.visibility$.subscribe((visibility) => said.push(visibility));
      return { ...world, said };
    }

    it('says that there is no widget until it comes, minimized, and again when it leaves', () => {
      const { arrives, leaves, said } = open();

      arrives();
      leaves();

      expect(said).toEqual([null, 'minimized', null]);
    });

    it.each(WAYS.flatMap((from) => WAYS.map((to) => [from, to] as const)))(
      'SHELL-04 can be turned from %s to %s, and says so once',
      (from, to) => {
        const { chat, arrives, said } = open();
        arrives();
        chat.show(from);
        said.length = 0;

        chat.show(to);

        expect(said).toEqual(from === to ? [] : [to]);
      },
    );

    it.each(WAYS)('shows a widget that comes late as it was told before: %s', (wanted) => {
      const { chat, arrives, said } = open();

      chat.show('maximized');
      chat.show(wanted);
      arrives();

      expect(said).toEqual([null, wanted]);
    });

    it('says what a person does to the widget', () => {
      const { arrives, personTurns, said } = open();
      arrives();

      personTurns('maximized');
      personTurns('hidden');

      expect(said).toEqual([null, 'minimized', 'maximized', 'hidden']);
    });

    it('says the latest at once to who comes later', () => {
      const { chat, arrives, personTurns } = open();
      arrives();
      personTurns('maximized');
      const said: unknown[] = [];

      chat.visibility$.subscribe((visibility) => said.push(visibility));

      expect(said).toEqual(['maximized']);
    });

    it('lets the widget know who is there, and when nobody is any more', () => {
      const { chat, customer } = open();
      expect(customer()).toBeNull();

      chat.customerIs({ name: 'Ada Byron', email: 'ada@people.example' });
      expect(customer()).toEqual({ name: 'Ada Byron', email: 'ada@people.example' });

      chat.customerIs(null);
      expect(customer()).toBeNull();
    });
  });
}
