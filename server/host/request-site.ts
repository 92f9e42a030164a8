import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { resolveSiteDomain } from '#core/site/resolve-site-domain.ts';
import { callerAddress } from '#origin/kernel/limits/caller-address.ts';
import type { HostEnv } from './host-env.ts';
import type { Settings } from './settings.ts';

const nodeBindings = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }),
});

/** Returns the domain of the site that a host shows. */
export function siteDomainOf(
  host: string,
  { siteDomain, siteHosts }: Pick<Settings, 'siteDomain' | 'siteHosts'>,
): string {
  return resolveSiteDomain(host, siteDomain, siteHosts).unwrapOr(siteDomain);
}

/** Determines the site and the caller of each request. */
export function requestSite(
  settings: Pick<Settings, 'siteDomain' | 'siteHosts' | 'trustedProxies'>,
): MiddlewareHandler<HostEnv> {
  return (c, next) => {
    c.set('siteDomain', siteDomainOf(c.req.header('host') ?? '', settings));
    c.set('bindings', {
      caller: callerAddress({
        socketAddress: socketAddressOf(c),
        forwardedFor: c.req.header('x-forwarded-for'),
        trustedProxies: settings.trustedProxies,
      }),
    });
    return next();
  };
}

/** Tests call the host without a socket. */
function socketAddressOf(c: Context): string | undefined {
  const parsed = nodeBindings.safeParse(c.env);
  return parsed.success ? parsed.data.incoming.socket.remoteAddress : undefined;
}
