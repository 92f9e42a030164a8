import { createHttpFeedbackGateway } from '#adapters/http/feedback-gateway.ts';
import { createHttpSupportGateway } from '#adapters/http/support-gateway.ts';
import type { FeedbackGateway } from '#ports/feedback-gateway.ts';
import type { SupportGateway } from '#ports/support-gateway.ts';
import { aFeedback } from '#tests/builders/a-feedback.ts';
import { aSupportTicket } from '#tests/builders/a-support-ticket.ts';
import { callsOf } from './gateway-call.ts';

const talk = { status: 'success', data: { ticket_number: null, messages: [] } };
const stored = { status: 'success' };

/** The calls that send messages from people. */
export const messageCalls = [
  ...callsOf<FeedbackGateway>('feedback', createHttpFeedbackGateway, {
    send: [
      {
        rows: 'FBK-08 FBK-12',
        answer: stored,
        send: (feedback) => feedback.send(aFeedback()),
        sendLeast: (feedback) => feedback.send(aFeedback({ vin: null })),
      },
    ],
  }),
  ...callsOf<SupportGateway>('support', createHttpSupportGateway, {
    createTicket: [
      {
        rows: 'FBK-12 FBK-15',
        answer: stored,
        send: (support) => support.createTicket(aSupportTicket()),
        sendLeast: (support) => support.createTicket(aSupportTicket({ creditType: null })),
      },
    ],
    sendContactMail: [
      {
        rows: 'CALL-05',
        answer: { status: 'success' },
        send: (support) =>
          support.sendContactMail({ name: 'Ada', email: 'ada@people.example', message: 'Do you know Renaults?' }),
      },
    ],
    readChat: [{ rows: 'SHELL-01', answer: talk, send: (support) => support.readChat() }],
    sendChatMessage: [
      { rows: 'SHELL-01', answer: talk, send: (support) => support.sendChatMessage('Do you know Renaults?') },
    ],
  }),
];
