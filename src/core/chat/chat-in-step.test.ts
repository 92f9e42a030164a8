import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLiveChat } from '#tests/fakes/fake-live-chat.ts';
import { CHAT_SETTLES_WITHIN_MS, chatInStep } from './chat-in-step.ts';
import { LiveChatStore, type LiveChatVisibility } from './live-chat-store.ts';

const WAYS: readonly LiveChatVisibility[] = ['minimized', 'maximized', 'hidden'];

function setUp() {
  const store = new LiveChatStore();
  const chat = createFakeLiveChat();
  const states: LiveChatVisibility[] = [];
  const shown: LiveChatVisibility[] = [];
  const subscription = chatInStep({
    store,
    chat: {
      ...chat,
      show: (visibility) => {
        shown.push(visibility);
        chat.show(visibility);
      },
    },
  });
  let said: LiveChatVisibility | null = null;
  chat.visibility$.subscribe((visibility) => {
    said = visibility;
  });
  store.state$.subscribe((state) => states.push(state));
  return { store, chat, states, shown, subscription, said: () => said };
}

function arrived() {
  const parts = setUp();
  parts.chat.arrives();
  vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
  parts.states.length = 0;
  parts.shown.length = 0;
  return parts;
}

describe('chatInStep', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(WAYS)('SHELL-04 sets the widget to %s once', (way) => {
    const { store, chat, shown, said } = arrived();
    chat.personTurns(way === 'hidden' ? 'maximized' : 'hidden');
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
    shown.length = 0;

    store[way]();
    store[way]();

    expect(shown).toEqual([way]);
    expect(said()).toBe(way);
  });

  it('SHELL-04 reports each user action in the widget to the store once', () => {
    const { chat, states } = arrived();

    chat.personTurns('maximized');
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
    chat.personTurns('hidden');

    expect(states).toEqual(['maximized', 'hidden']);
  });

  it("applies the store's state to a widget that loads late", () => {
    const { store, chat, said } = setUp();

    store.maximized();
    chat.arrives();

    expect([store.get(), said()]).toEqual(['maximized', 'maximized']);
  });

  it("settles after two quick changes, regardless of the widget's delay", () => {
    const { store, chat, states, shown, said } = arrived();
    chat.slowsDown();

    store.maximized();
    store.minimized();
    store.hidden();
    for (let round = 0; round < 10; round += 1) chat.catchesUp();

    expect(states).toEqual(['maximized', 'minimized', 'hidden']);
    expect(shown).toEqual(['maximized', 'minimized', 'hidden']);
    expect(said()).toBe('hidden');
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
    expect(store.get()).toBe('hidden');
  });

  it.each<[string, (() => void)?]>([['at once'], ['late', () => vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS - 1)]])(
    'applies a user action %s after a command to the store when a second has elapsed',
    (_when, pass) => {
      const { store, chat } = arrived();
      store.maximized();
      pass?.();

      chat.personTurns('hidden');
      chat.personTurns('minimized');
      expect(store.get()).toBe('maximized');

      vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
      expect(store.get()).toBe('minimized');
    },
  );

  it('does not report a state that the store already has', () => {
    const { store, states } = arrived();
    store.maximized();

    vi.advanceTimersByTime(2 * CHAT_SETTLES_WITHIN_MS);

    expect(states).toEqual(['maximized']);
  });

  it('adopts the state of a widget that does not obey within a second', () => {
    const { store, chat } = arrived();
    chat.stopsObeying();
    store.maximized();

    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS - 1);
    expect(store.get()).toBe('maximized');
    vi.advanceTimersByTime(1);
    expect(store.get()).toBe('minimized');

    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
    chat.personTurns('hidden');
    expect(store.get()).toBe('hidden');
  });

  it('restarts the second after each change', () => {
    const { store, chat } = arrived();
    chat.stopsObeying();
    store.maximized();
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS - 1);

    store.hidden();
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS - 1);
    expect(store.get()).toBe('hidden');
    vi.advanceTimersByTime(1);
    expect(store.get()).toBe('minimized');
  });

  it('waits equally long for a widget that loads with a different state', () => {
    const { store, chat } = setUp();
    chat.stopsObeying();
    store.maximized();
    vi.advanceTimersByTime(10 * CHAT_SETTLES_WITHIN_MS);

    chat.arrives();
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS - 1);
    expect(store.get()).toBe('maximized');
    vi.advanceTimersByTime(1);
    expect(store.get()).toBe('minimized');
  });

  it('sends nothing to a removed widget and ignores its removal', () => {
    const { store, chat, states } = arrived();
    chat.slowsDown();
    store.maximized();

    chat.leaves();
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
    store.hidden();
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);

    expect(states).toEqual(['maximized', 'hidden']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('treats a returning widget as new', () => {
    const { store, chat, said } = arrived();
    store.maximized();

    chat.leaves();
    store.hidden();
    chat.arrives();

    expect([store.get(), said()]).toEqual(['hidden', 'hidden']);
  });

  it('stops with its subscription, including timers', () => {
    const { store, chat, shown, subscription } = arrived();
    chat.stopsObeying();
    store.maximized();
    subscription.unsubscribe();
    shown.length = 0;

    expect(vi.getTimerCount()).toBe(0);
    store.hidden();
    chat.personTurns('maximized');
    expect(shown).toEqual([]);
    expect(store.get()).toBe('hidden');
  });

  it('converges after any sequence of events', () => {
    const way = fc.constantFrom(...WAYS);
    const event = fc.oneof(
      fc.record({ who: fc.constantFrom('store' as const, 'person' as const), way }),
      fc.constant({ who: 'widget' as const }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { store, chat, said, shown, subscription } = arrived();
        chat.slowsDown();
        for (const one of events) {
          if (one.who === 'store') store[one.way]();
          else if (one.who === 'person') chat.personTurns(one.way);
          else chat.catchesUp();
        }
        chat.catchesUp();
        vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
        chat.catchesUp();
        vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);
        expect(store.get()).toBe(said());
        // Each event causes at most one command to the widget, and so does the elapsed second.
        expect(shown.length).toBeLessThanOrEqual(events.length + 1);
        expect(vi.getTimerCount()).toBe(0);
        subscription.unsubscribe();
      }),
    );
  });
});
