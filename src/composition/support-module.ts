import { ContainerModule } from 'inversify';
import { createHttpSupportGateway } from '#adapters/http/support-gateway.ts';
import { createOpenSupportTicket } from '#core/support/open-support-ticket.ts';
import { createSendContactMail } from '#core/support/send-contact-mail.ts';
import { service } from './service.ts';

/** Binds the way to a person who helps. */
export const supportModule = new ContainerModule(({ bind }) => {
  bind(service('support')).toResolvedValue(createHttpSupportGateway, [service('http')]);
  bind(service('openSupportTicket')).toResolvedValue(
    (support, { cookies }, account) => createOpenSupportTicket({ support, cookies, account }),
    [service('support'), service('world'), service('account')],
  );
  bind(service('sendContactMail')).toResolvedValue(
    (support) => createSendContactMail({ support }),
    [service('support')],
  );
});
