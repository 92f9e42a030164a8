import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatChoiceFrom } from '#core/chat/chat-choice.ts';
import { CHAT_SETTLES_WITHIN_MS, chatInStep } from '#core/chat/chat-in-step.ts';
import { LiveChatStore } from '#core/chat/live-chat-store.ts';
import { createSiteLiveChat } from './site-live-chat.ts';

describe('createSiteLiveChat', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [{ chat: { license: '12345678' } }, { kind: 'livechat', license: '12345678' }],
    [{ gateways: ['sandbox'] }, { kind: 'embedded' }],
  ])('renders the widget that the configuration selects: %j', (config, choice) => {
    expect(createSiteLiveChat(chatChoiceFrom(config)).widget.get()).toEqual({
      choice,
      wanted: 'minimized',
      customer: null,
    });
  });

  it('SHELL-04 stays in sync with the UI store in both directions', () => {
    const store = new LiveChatStore();
    const chat = createSiteLiveChat({ kind: 'embedded' });
    const subscription = chatInStep({ store, chat });

    chat.widgetShows('minimized');
    store.maximized();
    expect(chat.widget.get().wanted).toBe('maximized');
    chat.widgetShows('maximized');
    vi.advanceTimersByTime(CHAT_SETTLES_WITHIN_MS);

    chat.widgetShows('minimized');
    expect([store.get(), chat.widget.get().wanted]).toEqual(['minimized', 'minimized']);

    store.maximized();
    expect(chat.widget.get().wanted).toBe('maximized');
    subscription.unsubscribe();
  });

  it('does not notify subscribers when the visibility is unchanged', () => {
    const chat = createSiteLiveChat({ kind: 'embedded' });
    const said: unknown[] = [];
    chat.visibility$.subscribe((visibility) => said.push(visibility));

    chat.widgetShows('minimized');
    chat.widgetShows('minimized');
    chat.customerIs({ name: 'Ada Byron', email: 'ada@people.example' });

    expect(said).toEqual([null, 'minimized']);
  });
});
