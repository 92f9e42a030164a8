import type { SupportGateway } from '#ports/support-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';

/** Creates the support gateway of a fake origin. */
export function createFakeSupportGateway({ origin: { people, postbox }, token }: FakeCaller): SupportGateway {
  return {
    createTicket: (ticket, options) =>
      fakeCall(options, () => people.byToken(token()).andThen((person) => postbox.takeTicket(person, ticket))),
    sendContactMail: (mail, options) => fakeCall(options, () => postbox.takeContactMail(mail)),
    readChat: (options) => fakeCall(options, () => people.byToken(token()).map((person) => postbox.chatOf(person))),
    sendChatMessage: (text, options) =>
      fakeCall(options, () => people.byToken(token()).map((person) => postbox.takeChatMessage(person, text))),
  };
}
