import type { HistoryRecord } from '#core/report/history-record.ts';
import type { Language } from '#core/site/host-variant.ts';
import { hasText, translatorOf } from '#texts/translator-of.ts';
import { moneyText } from '../engine/money-text.ts';
import { brandText } from './brand-text.ts';
import { dayText } from './report-number-text.ts';

/**
 * Returns the details of a record without date, place and odometer, which have their own columns.
 *
 * @example
 * recordText({ ...base, kind: 'title', brandCodes: [] }, 'en'); // 'Title issued without a brand'
 */
export function recordText(record: HistoryRecord, language: Language): string {
  const t = translatorOf(language);
  const day = (at: number) => dayText(at, language);
  switch (record.kind) {
    case 'title': {
      const brands = record.brandCodes.map((code) => brandText(code, language)).join(', ');
      return brands === '' ? t('document-report.record.clean') : t('document-report.record.title', { brands });
    }
    case 'odometer':
      return t('document-report.record.odometer');
    case 'accident': {
      const severity = severityText(record, language);
      return described(t('document-report.record.accident', { severity }), record.description);
    }
    case 'salvage':
      return described(t(`document-report.record.salvage.${record.disposition}`), record.description);
    case 'theft':
      return record.recoveredAt === null
        ? t('document-report.record.stolen')
        : t('document-report.record.recovered', { day: day(record.recoveredAt) });
    case 'lien': {
      const { holder, releasedAt } = record;
      return releasedAt === null
        ? t('document-report.record.owed', { holder })
        : t('document-report.record.released', { holder, day: day(releasedAt) });
    }
    case 'auction':
      return [
        t('document-report.record.auction', { price: priceText(record, language) }),
        ...record.announcements.map((text) => t('document-report.record.announced', { text })),
      ].join('; ');
    case 'listing':
      return `${record.seller}: ${priceText(record, language)}`;
    case 'owner':
      return t(`document-report.uses.${record.use}`);
    case 'recall':
      return `${record.recall.campaign}: ${record.recall.component}`;
  }
}

/**
 * Returns the severity of an accident and whether airbags deployed, as far as reported.
 *
 * @example
 * severityText({ severity: 'minor', airbagsDeployed: null }, 'en'); // 'minor; airbags not known'
 */
export function severityText(
  { severity, airbagsDeployed }: { readonly severity: string; readonly airbagsDeployed: boolean | null },
  language: Language,
): string {
  const t = translatorOf(language);
  const key = `document-report.severity.${severity}`;
  const airbags = airbagsDeployed === null ? 'unknown' : airbagsDeployed ? 'deployed' : 'not-deployed';
  return `${t(hasText(key) ? key : 'document-report.severity.unknown')}; ${t(`document-report.airbags.${airbags}`)}`;
}

function described(text: string, description: string): string {
  return description.trim() === '' ? text : `${text}. ${description}`;
}

function priceText({ price }: Extract<HistoryRecord, { kind: 'auction' | 'listing' }>, language: Language): string {
  return price === null ? translatorOf(language)('document-report.record.no-price') : moneyText(price, language);
}
