import * as z from 'zod';
import { findRow } from '../db/rows.ts';
import type { OriginContext } from '../origin-context.ts';

const stored = z.object({ support_email: z.email().max(254).nullable().catch(null) });

/** Returns the address of a site's support team; `null` if the site's settings contain none. */
export async function supportAddress({ db }: Pick<OriginContext, 'db'>, domain: string): Promise<string | null> {
  const site = await findRow(db, 'sites', { domain });
  return site ? stored.parse(JSON.parse(site.settings)).support_email : null;
}
