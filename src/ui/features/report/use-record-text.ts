import type { Money } from '#core/billing/money.ts';
import type { HistoryRecord } from '#core/report/history-record.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useRecordNames } from './use-finding-text.ts';

/** The title of a record, and its details except date and place. */
export interface RecordText {
  readonly title: string;
  readonly details: readonly string[];
}

/** Returns a function that describes a record in plain language. */
export function useRecordText(): (record: HistoryRecord) => RecordText {
  const { t } = useTexts('recall', 'report');
  const { date, money } = useFormats();
  const { brand, severity, airbags } = useRecordNames();
  const priced = (price: Money | null) => (price === null ? t('report.record.priceUnknown') : money(price));

  return (record) => {
    switch (record.kind) {
      case 'title': {
        const brands = record.brandCodes.map(brand);
        return { title: t('report.record.title'), details: brands.length > 0 ? brands : [t('report.record.clean')] };
      }
      case 'odometer':
        return { title: t('report.record.odometer'), details: [] };
      case 'accident':
        return {
          title: t('report.record.accident', { severity: severity(record.severity) }),
          details: [record.description, airbags(record.airbagsDeployed)].filter(Boolean),
        };
      case 'salvage':
        return {
          title: t(`report.disposition.${record.disposition}`),
          details: [record.description].filter(Boolean),
        };
      case 'theft':
        return {
          title: t('report.record.theft'),
          details: [
            record.recoveredAt === null
              ? t('report.record.notRecovered')
              : t('report.record.recovered', { date: date(record.recoveredAt) }),
          ],
        };
      case 'lien':
        return {
          title: t('report.record.lien', { holder: record.holder }),
          details: [
            record.releasedAt === null
              ? t('report.record.notReleased')
              : t('report.record.released', { date: date(record.releasedAt) }),
          ],
        };
      case 'auction':
        return { title: t('report.record.auction'), details: [priced(record.price), ...record.announcements] };
      case 'listing':
        return { title: t('report.record.listing', { seller: record.seller }), details: [priced(record.price)] };
      case 'owner':
        return { title: t('report.record.owner'), details: [t(`report.use.${record.use}`)] };
      case 'recall':
        return {
          title: t('recall.campaign', { campaign: record.recall.campaign }),
          details: [record.recall.component].filter(Boolean),
        };
    }
  };
}
