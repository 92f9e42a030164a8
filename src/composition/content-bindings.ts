import { createHttpContentGateway } from '#adapters/http/content-gateway.ts';
import { createLoadPage } from '#core/content/load-page.ts';
import { createLoadSiteContent } from '#core/content/load-site-content.ts';
import { httpGateway } from './http-gateway.ts';

/** Pages and menus of the content management system. */
export const contentBindings = {
  contents: httpGateway((http) => createHttpContentGateway(http)),
  loadPage: createLoadPage,
  loadSiteContent: createLoadSiteContent,
};
