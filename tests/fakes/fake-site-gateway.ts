import { err, ok } from 'neverthrow';
import { siteSettingsFrom } from '../../src/core/site/site-settings.ts';
import type { SiteGateway } from '../../src/ports/site-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Makes the site gateway of a fake origin. */
export function createFakeSiteGateway({ sites }: FakeOrigin): SiteGateway {
  return {
    settings: (domain, options) =>
      fakeCall(options, () => {
        const fields = sites.get(domain);
        return fields
          ? ok(siteSettingsFrom(domain, fields))
          : err({ code: 'not-found', message: 'There is no site of this domain.' });
      }),
  };
}
