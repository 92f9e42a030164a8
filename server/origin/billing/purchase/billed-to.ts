import * as z from 'zod';
import type { OriginDatabase } from '#origin/kernel/db/schema.ts';

const company = z.object({ name: z.string(), address: z.string(), taxId: z.string() });

/** The company that an invoice is issued to. */
export type BilledCompany = z.infer<typeof company>;

/** Returns a dealer's current company for new invoices; `null` for other users. */
export async function billedTo(trx: OriginDatabase, userId: string): Promise<string | null> {
  const dealer = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['company_name', 'address', 'city', 'state', 'pincode', 'country', 'tax_id'])
    .where('users.id', '=', userId)
    .where('users.user_type', '=', 'dealer')
    .executeTakeFirst();
  if (!dealer || dealer.company_name === '') return null;
  const { company_name: name, tax_id: taxId, ...parts } = dealer;
  const address = [parts.address, parts.city, [parts.state, parts.pincode].filter(Boolean).join(' '), parts.country];
  return JSON.stringify({ name, taxId, address: address.filter(Boolean).join(', ') } satisfies BilledCompany);
}

/** Parses the stored company of an order. */
export function billedCompany(text: string | null): BilledCompany | null {
  return text === null ? null : company.parse(JSON.parse(text));
}
