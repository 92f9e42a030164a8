import { ContainerModule } from 'inversify';
import { createHttpSiteGateway } from '../adapters/http/site-gateway.ts';
import { createLoadSiteSettings } from '../core/site/load-site-settings.ts';
import { service } from './service.ts';

/** Binds the branded sites. */
export const siteModule = new ContainerModule(({ bind }) => {
  const sites = service('sites');
  bind(sites).toResolvedValue(createHttpSiteGateway, [service('http')]);
  bind(service('loadSiteSettings')).toResolvedValue((gateway) => createLoadSiteSettings({ sites: gateway }), [sites]);
});
