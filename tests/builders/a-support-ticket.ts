import type { SupportTicket } from '#core/support/support-ticket.ts';

/**
 * Builds a support ticket about a sticker.
 *
 * @example
 * aSupportTicket({ creditType: null });
 */
export function aSupportTicket(changes: Partial<SupportTicket> = {}): SupportTicket {
  return {
    vin: '1HGCM82693A000001',
    message: 'The price of one option is missing.',
    email: 'ada@people.example',
    name: 'Ada Byron',
    satisfaction: 2,
    creditType: 'sticker',
    ...changes,
  };
}
