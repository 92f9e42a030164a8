import { ok, type Result } from 'neverthrow';
import type { ChatTalk, StoredChatMessage } from '#core/chat/chat-talk.ts';
import type { Feedback } from '#core/feedback/feedback.ts';
import type { ContactMail, SupportTicket } from '#core/support/support-ticket.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import type { TicketAnswer } from '#ports/support-gateway.ts';
import { mayReceiveFreeCredit } from './fake-free-credit-rule.ts';
import type { FakePerson } from './fake-people.ts';

/** The messages that people have sent, the earliest first. */
export interface FakePostbox {
  readonly feedback: readonly Feedback[];
  readonly tickets: readonly SupportTicket[];
  readonly contactMails: readonly ContactMail[];
  takeContactMail(mail: ContactMail): Result<SendingAnswer, GatewayError>;
  chatOf(person: FakePerson): ChatTalk;
  takeChatMessage(person: FakePerson, text: string): ChatTalk;
  /** Adds an agent's reply to a person's chat. */
  replyInChat(person: FakePerson, text: string): void;
  takeFeedback(feedback: Feedback): Result<SendingAnswer, GatewayError>;
  /** Accepts a ticket and grants a customer a credit of its kind: once per VIN, at most two in thirty days. */
  takeTicket(person: FakePerson, ticket: SupportTicket): Result<TicketAnswer, GatewayError>;
}

const TAKEN: SendingAnswer = { status: 'success', message: null };

/** The dependencies of {@link createFakePostbox}. */
export interface FakePostboxDependencies {
  readonly clock: Clock;
  /** Returns whether a person has paid for this vehicle or requested a document of it. */
  readonly isTheirs: (person: FakePerson, vin: string) => boolean;
}

/** Creates an empty postbox. */
export function createFakePostbox({ clock, isTheirs }: FakePostboxDependencies): FakePostbox {
  const feedback: Feedback[] = [];
  const tickets: SupportTicket[] = [];
  const contactMails: ContactMail[] = [];
  const talks = new Map<FakePerson, ChatTalk>();

  function grant(person: FakePerson, { vin, creditType }: SupportTicket): boolean {
    const isThere = person.ledger().some(({ reason, reference }) => reason === 'ticket' && reference === vin);
    if (creditType === null || isThere || !isTheirs(person, vin) || !mayReceiveFreeCredit(person, clock)) return false;
    return person.move({ kind: creditType, delta: 1, reason: 'ticket', reference: vin });
  }

  function say(person: FakePerson, message: Pick<StoredChatMessage, 'from' | 'text'>): ChatTalk {
    const { ticketNumber, messages } = chatOf(person);
    const id = `message-${messages.length + 1}`;
    const talk = {
      ticketNumber: ticketNumber ?? `VT-${talks.size + 1}`,
      messages: [...messages, { ...message, id, at: clock.now() }],
    };
    talks.set(person, talk);
    return talk;
  }

  function chatOf(person: FakePerson): ChatTalk {
    return talks.get(person) ?? { ticketNumber: null, messages: [] };
  }

  return {
    chatOf,
    takeChatMessage: (person, text) => say(person, { from: 'visitor', text }),
    replyInChat: (person, text) => void say(person, { from: 'agent', text }),
    feedback,
    tickets,
    contactMails,
    takeContactMail: (mail) => {
      if (!mail.email.includes('@')) return ok({ status: 'error', message: 'Invalid email' });
      contactMails.push(mail);
      return ok(TAKEN);
    },
    takeFeedback: (given) => {
      feedback.push(given);
      return ok(TAKEN);
    },
    takeTicket: (person, ticket) => {
      if (!ticket.email.includes('@')) return ok({ status: 'error', message: 'Invalid email', creditGranted: false });
      tickets.push(ticket);
      return ok({ ...TAKEN, creditGranted: grant(person, ticket) });
    },
  };
}
