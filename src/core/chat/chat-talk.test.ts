import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { createFakeClock } from '#tests/fakes/fake-clock.ts';
import { createFakeIdSource } from '#tests/fakes/fake-id-source.ts';
import type { ChatTalk, StoredChatMessage } from './chat-talk.ts';
import { ChatTalkStore } from './chat-talk-store.ts';
import { CHAT_ASKED_EVERY_MS, createFollowChat, createSendChatMessage } from './send-chat-message.ts';

const said = (id: string, from: StoredChatMessage['from'] = 'visitor'): StoredChatMessage => ({
  id,
  from,
  text: id,
  at: 0,
});
const talkOf = (...messages: StoredChatMessage[]): ChatTalk => ({ ticketNumber: 'VT-1', messages });
const shown = (talk: ChatTalkStore) => talk.get().map(({ text, state }) => `${text} ${state}`);

describe('sendChatMessage', () => {
  function setUp(answers: ResultAsync<ChatTalk, GatewayError>[]) {
    const talk = new ChatTalkStore();
    const sent: [string, CallOptions | undefined][] = [];
    const support = {
      sendChatMessage: (text: string, options?: CallOptions) => {
        sent.push([text, options]);
        return answers.shift() ?? errAsync<ChatTalk, GatewayError>({ code: 'unreachable' });
      },
    };
    const send = createSendChatMessage({
      support,
      chatTalk: talk,
      clock: createFakeClock(),
      ids: createFakeIdSource(),
    });
    return { talk, sent, send };
  }

  it('SHELL-01 shows a message immediately and then as stored by the origin', async () => {
    const { talk, send } = setUp([okAsync(talkOf(said('Hello')))]);
    const sending = send('  Hello ');
    expect(shown(talk)).toEqual(['Hello sending']);
    await sending;
    expect(shown(talk)).toEqual(['Hello sent']);
  });

  it('SHELL-01 marks a message that failed to send and resends it under the same ID', async () => {
    const { talk, sent, send } = setUp([errAsync({ code: 'unreachable' }), okAsync(talkOf(said('Hello')))]);
    await send('Hello');
    expect(shown(talk)).toEqual(['Hello failed']);
    const [failed] = talk.get();
    await send('Hello', { idempotencyKey: failed?.id ?? '' });
    expect(shown(talk)).toEqual(['Hello sent']);
    expect(sent.map(([, options]) => options?.idempotencyKey)).toEqual([failed?.id, failed?.id]);
  });

  it('does not send a message of only spaces', async () => {
    const { talk, sent, send } = setUp([]);
    expect((await send('  \n'))._unsafeUnwrapErr()).toEqual({ code: 'message-missing' });
    expect([sent, talk.get()]).toEqual([[], []]);
  });

  it('displays pending messages last as responses arrive, and clears everything at sign-out', () => {
    const { talk } = setUp([]);
    talk.sending({ id: 'w1', text: 'And classics?', at: 1 });
    talk.loaded(talkOf(said('Hello'), said('Good day', 'agent')));
    expect(shown(talk)).toEqual(['Hello sent', 'Good day sent', 'And classics? sending']);
    talk.loggedOut();
    expect(talk.get()).toEqual([]);
  });
});

describe('followChat', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function follow(answers: ResultAsync<ChatTalk, GatewayError>[]) {
    const talk = new ChatTalkStore();
    let asked = 0;
    const readChat = () => {
      asked += 1;
      return answers.shift() ?? okAsync<ChatTalk, GatewayError>(talkOf());
    };
    const following = createFollowChat({ support: { readChat }, chatTalk: talk })();
    return { talk, following, asked: () => asked };
  }

  it('SHELL-01 shows replies automatically, even after a failed call', async () => {
    const { talk, following } = follow([
      okAsync(talkOf(said('Hello'))),
      errAsync({ code: 'unreachable' }),
      okAsync(talkOf(said('Hello'), said('Good day', 'agent'))),
    ]);
    await vi.advanceTimersByTimeAsync(CHAT_ASKED_EVERY_MS);
    expect(shown(talk)).toEqual(['Hello sent']);
    await vi.advanceTimersByTimeAsync(CHAT_ASKED_EVERY_MS);
    expect(shown(talk)).toEqual(['Hello sent', 'Good day sent']);
    following.unsubscribe();
  });

  it('stops with its subscription and with the session', async () => {
    const left = follow([]);
    await vi.advanceTimersByTimeAsync(0);
    left.following.unsubscribe();
    const expired = follow([errAsync({ code: 'signed-out' })]);
    await vi.advanceTimersByTimeAsync(5 * CHAT_ASKED_EVERY_MS);
    expect([left.asked(), expired.asked(), vi.getTimerCount()]).toEqual([1, 1, 0]);
  });
});
