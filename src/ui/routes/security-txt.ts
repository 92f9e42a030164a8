import { resolveService } from '../app/contexts/container-context.ts';
import { hostContext } from '../app/contexts/host-context.ts';
import { securityTxt } from '../features/site/security-txt.ts';
import type { Route } from './+types/security-txt.ts';

/** Returns the site's security.txt. If the settings can't be loaded, it contains only the contact page. */
export async function loader({ context, request: { url, signal } }: Route.LoaderArgs) {
  const querySite = await resolveService(context, 'querySite');
  const { clock } = await resolveService(context, 'world');
  const settings = await querySite(context.get(hostContext).siteDomain, { signal });
  const supportEmail = settings.map(({ fields }) => fields.support_email).unwrapOr(null);
  const text = securityTxt({ origin: new URL(url).origin, supportEmail, now: clock.now() });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
