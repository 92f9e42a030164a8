import { createHttpContentGateway } from '#adapters/http/content-gateway.ts';
import { createLoadPage, createLoadSiteContent } from '#core/content/load-content.ts';
import { httpGateway } from './http-gateway.ts';

/** Pages and menus of the content management system. */
export const contentBindings = {
  contents: httpGateway((http) => createHttpContentGateway(http)),
  loadPage: createLoadPage,
  loadSiteContent: createLoadSiteContent,
};
