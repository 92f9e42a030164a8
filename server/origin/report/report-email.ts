import { fullName } from '#core/vehicle/vehicle.ts';
import { composeEmail } from '../kernel/email/compose-email.ts';
import type { Mail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';

/** Returns the email about a new report, with a link and the PDF attached. */
export async function reportEmail(
  ctx: Pick<OriginContext, 'db' | 'now'>,
  id: string,
  site: SiteAddress,
): Promise<Omit<Mail, 'to'>> {
  const row = await ctx.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { vehicle } = reportFromRow(row).snapshot;
  const link = `${site.address}/members/reports/${id}`;
  const bytes = await printDocument(ctx, row, site);
  return {
    ...composeEmail(site.language, 'email-report.report', { name: fullName(vehicle), vin: vehicle.vin, link }),
    attachments: [{ filename: `report-${vehicle.vin}.pdf`, contentType: 'application/pdf', bytes }],
  };
}
