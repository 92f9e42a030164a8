import { ContainerModule } from 'inversify';
import { createHttpContentGateway } from '#adapters/http/content-gateway.ts';
import { createLoadPage } from '#core/content/load-page.ts';
import { createLoadSiteContent } from '#core/content/load-site-content.ts';
import { service } from './service.ts';

/** Binds what the marketing side says. */
export const contentModule = new ContainerModule(({ bind }) => {
  const contents = service('contents');
  bind(contents).toResolvedValue((http) => createHttpContentGateway(http), [service('http')]);
  bind(service('loadPage')).toResolvedValue(
    (gateway, { logger }) => createLoadPage({ contents: gateway, logger }),
    [contents, service('world')],
  );
  bind(service('loadSiteContent')).toResolvedValue(
    (gateway, { logger }) => createLoadSiteContent({ contents: gateway, logger }),
    [contents, service('world')],
  );
});
