import { err, ok, type Result } from 'neverthrow';
import { type SiteSettings, siteSettingsFrom } from '#core/site/site-settings.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SiteGateway } from '#ports/site-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Creates the site gateway of a fake origin; it requests the configuration of the given domain. */
export function createFakeSiteGateway({ sites, shop }: FakeOrigin, domain = 'test.vinport.example'): SiteGateway {
  function settingsOf(wanted: string): Result<SiteSettings, GatewayError> {
    const fields = sites.get(wanted);
    return fields
      ? ok(siteSettingsFrom(wanted, fields))
      : err({ code: 'not-found', message: 'There is no site of this domain.' });
  }
  function offered(code: string) {
    const discount = shop.offered.get(code);
    if (discount === undefined) return null;
    return discount.kind === 'percent' ? { code, percent: discount.percent } : { code, ...discount.amount };
  }
  return {
    settings: (wanted, options) => fakeCall(options, () => settingsOf(wanted)),
    config: (options) =>
      fakeCall(options, () =>
        settingsOf(domain).map(() => ({
          gateways: ['sandbox'],
          payment_gateways: [
            {
              name: 'sandbox',
              labels: { en: 'Test card', es: 'Tarjeta de prueba' },
              is_test: true,
              checkout_origin: null,
            },
          ],
          switches: { chat: true },
          discount: offered(String(sites.get(domain)?.discount_code ?? '')),
        })),
      ),
  };
}
