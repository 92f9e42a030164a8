import type { ActionFunctionArgs } from 'react-router';
import type { ContactMailError } from '#core/support/send-contact-mail.ts';
import { type ContactMail, SUPPORT_REPLY_HOURS } from '#core/support/support-ticket.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** The result of sending a message. */
export type ContactAnswer =
  | { readonly kind: 'sent'; readonly email: string; readonly replyWithinHours: number }
  | { readonly kind: 'failed'; readonly typed: ContactMail; readonly error: ContactMailError };

/** Sends the typed message to the support team. If it fails, returns the complete form. */
export async function writeToSupport({ request, context }: ActionFunctionArgs): Promise<ContactAnswer> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = { name: text('name'), email: text('email').trim(), message: text('message') };
  const sendContactMail = await resolveService(context, 'sendContactMail');
  return sendContactMail(typed, { signal: request.signal }).match(
    (): ContactAnswer => ({ kind: 'sent', email: typed.email, replyWithinHours: SUPPORT_REPLY_HOURS }),
    (error) => ({ kind: 'failed', typed, error }),
  );
}
