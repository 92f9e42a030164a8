import type { Language } from '#core/site/host-variant.ts';
import { fullName, type Vehicle } from '#core/vehicle/vehicle.ts';
import { type LetterText, letterText } from '../kernel/email/email-text.ts';
import type { Mail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';

/** Tells that a report was made and where its owner can read it, and brings it along on paper. */
export async function reportLetter(
  ctx: Pick<OriginContext, 'db' | 'now'>,
  id: string,
  site: SiteAddress,
): Promise<Omit<Mail, 'to'>> {
  const row = await ctx.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { vehicle } = reportFromRow(row).snapshot;
  const bytes = await printDocument(ctx, row, site);
  return {
    ...wordsOf(`${site.address}/members/reports/${id}`, vehicle, site.language),
    attachments: [{ filename: `report-${vehicle.vin}.pdf`, contentType: 'application/pdf', bytes }],
  };
}

function wordsOf(link: string, vehicle: Vehicle, language: Language): LetterText {
  const name = fullName(vehicle);
  return letterText(language, {
    en: {
      subject: `Your vehicle history report: ${name}`,
      paragraphs: [
        'Hello,',
        `the vehicle history report of the ${name} (VIN ${vehicle.vin}) is attached. Whoever asked for it also finds it in their account:`,
        link,
        'That nothing was found never means that a vehicle is safe: please have it inspected before you buy it.',
      ],
    },
    es: {
      subject: `Su informe del historial del vehículo: ${name}`,
      paragraphs: [
        'Hola:',
        `El informe del historial del ${name} (VIN ${vehicle.vin}) va adjunto. Quien lo pidió también lo encuentra en su cuenta:`,
        link,
        'Que no se haya encontrado nada nunca significa que un vehículo sea seguro: haga que lo revisen antes de comprarlo.',
      ],
    },
  });
}
