import type { HistoryRecord } from '#core/report/history-record.ts';
import type { Language } from '#core/site/host-variant.ts';
import { moneyText } from '../engine/money-text.ts';
import { brandText } from './brand-text.ts';
import { dayText } from './report-number-text.ts';
import { reportTexts } from './report-texts.ts';

/**
 * What a record tells, without date, place and odometer, which have columns of their own.
 *
 * @example
 * recordText({ ...base, kind: 'title', brandCodes: [] }, 'en'); // 'Title issued without a brand'
 */
export function recordText(record: HistoryRecord, language: Language): string {
  const say = (en: string, es: string) => (language === 'es' ? es : en);
  switch (record.kind) {
    case 'title':
      return record.brandCodes.length === 0
        ? say('Title issued without a brand', 'Título emitido sin marcas')
        : `${say('Title with brand', 'Título con marca')}: ${record.brandCodes.map((code) => brandText(code, language)).join(', ')}`;
    case 'odometer':
      return say('Odometer read', 'Lectura del odómetro');
    case 'accident':
      return described(`${say('Accident', 'Accidente')}: ${severityText(record, language)}`, record.description);
    case 'salvage': {
      const names = {
        junk: say('Junk', 'Chatarra'),
        salvage: say('Salvage', 'Salvamento'),
        'total-loss': say('Total loss', 'Pérdida total'),
      };
      return described(names[record.disposition], record.description);
    }
    case 'theft':
      return record.recoveredAt === null
        ? say('Stolen; no recovery on record', 'Robado; no consta que se recuperara')
        : `${say('Stolen; recovered on', 'Robado; recuperado el')} ${dayText(record.recoveredAt, language)}`;
    case 'lien':
      return record.releasedAt === null
        ? `${record.holder}: ${say('no release on record', 'no consta su cancelación')}`
        : `${record.holder}: ${say('released on', 'cancelado el')} ${dayText(record.releasedAt, language)}`;
    case 'auction':
      return [
        `${say('Auction', 'Subasta')}: ${priceText(record, language)}`,
        ...record.announcements.map((text) => `${say('announced', 'anunciado')}: ${text}`),
      ].join('; ');
    case 'listing':
      return `${record.seller}: ${priceText(record, language)}`;
    case 'owner':
      return reportTexts[language].uses[record.use];
    case 'recall':
      return `${record.recall.campaign}: ${record.recall.component}`;
  }
}

/**
 * How severe an accident was and whether airbags went off, each as far as it is known.
 *
 * @example
 * severityText({ severity: 'minor', airbagsDeployed: null }, 'en'); // 'minor; airbags not known'
 */
export function severityText(
  { severity, airbagsDeployed }: { readonly severity: string; readonly airbagsDeployed: boolean | null },
  language: Language,
): string {
  const say = (en: string, es: string) => (language === 'es' ? es : en);
  const severities: Readonly<Record<string, string>> = {
    minor: say('minor', 'leve'),
    moderate: say('moderate', 'moderado'),
    severe: say('severe', 'grave'),
  };
  const airbags =
    airbagsDeployed === null
      ? say('airbags not known', 'bolsas de aire: se desconoce')
      : airbagsDeployed
        ? say('airbags deployed', 'bolsas de aire activadas')
        : say('airbags not deployed', 'bolsas de aire sin activar');
  return `${severities[severity] ?? say('severity not known', 'gravedad desconocida')}; ${airbags}`;
}

function described(text: string, description: string): string {
  return description.trim() === '' ? text : `${text}. ${description}`;
}

function priceText({ price }: Extract<HistoryRecord, { kind: 'auction' | 'listing' }>, language: Language): string {
  return price === null ? (language === 'es' ? 'precio desconocido' : 'price not known') : moneyText(price, language);
}
