import type { OdometerReason } from '#core/report/odometer-finding.ts';
import type { FindingMatter, PlainFinding } from '#core/report/report-finding.ts';
import { titleBrand } from '#core/report/title-brand.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** The title and explanation of a finding. */
export interface FindingText {
  readonly title: string;
  readonly text: string;
}

/** Returns the names of title brands and severities. Their codes come from records, so a code can be unknown. */
export function useRecordNames() {
  const { t, has } = useTexts('report');
  return {
    brand: (code: string) => {
      const { code: known, name } = titleBrand(code) ?? { code, name: code };
      const key = `report.brand.${known}`;
      return has('report', key) ? t(key) : name;
    },
    severity: (word: string) => {
      const key = `report.severity.${word}`;
      return t(has('report', key) ? key : 'report.severity.unknown');
    },
    airbags: (deployed: boolean | null) => {
      if (deployed === null) return t('report.finding.unknownAirbags');
      return deployed ? t('report.finding.airbags') : t('report.finding.noAirbags');
    },
  };
}

/** Returns a function that describes a finding in plain language. */
export function useFindingText(): (matter: FindingMatter) => FindingText {
  const { t } = useTexts('recall', 'report');
  const { distance, list } = useFormats();
  const { brand, severity, airbags } = useRecordNames();
  const joined = (...sentences: readonly (string | false)[]) => sentences.filter(Boolean).join(' ');

  function odometerText(reason: OdometerReason): string {
    switch (reason.kind) {
      case 'rollback':
        return t('report.finding.rollbackText', { miles: distance(reason.milesLost, 'mi') });
      case 'implausible-rate':
        return t('report.finding.implausible-rateText', { miles: distance(reason.milesPerDay, 'mi') });
      case 'unit-mix-up':
        return t('report.finding.unit-mix-upText', { unit: t(`report.unit.${reason.likelyUnit}`) });
      case 'five-digit-rollover':
        return t('report.finding.five-digit-rolloverText', { miles: distance(reason.likelyMiles, 'mi') });
    }
  }

  return (matter) => {
    switch (matter.code) {
      case 'brand': {
        const { state } = matter;
        const text = state === null ? t('report.finding.brandSomewhere') : t('report.finding.brandIn', { state });
        return { title: brand(matter.brandCode), text };
      }
      case 'title-wash': {
        const { from, to } = matter;
        const brands = list(matter.brandCodes.map(brand));
        return {
          title: t('report.finding.title-wash'),
          text: t('report.finding.title-washText', { from, to, brands }),
        };
      }
      case 'odometer': {
        const { reason, isExempt } = matter;
        return {
          title: t(`report.finding.${reason.kind}`),
          text: joined(odometerText(reason), isExempt && t('report.finding.exempt')),
        };
      }
      case 'accident':
        return {
          title: t('report.finding.accident', { severity: severity(matter.severity) }),
          text: airbags(matter.airbagsDeployed),
        };
      case 'salvage':
        return { title: t(`report.disposition.${matter.disposition}`), text: t('report.disposition.text') };
      case 'lien':
        return { title: t('report.finding.lien'), text: t('report.finding.lienText', { holder: matter.holder }) };
      case 'announcement':
        return { title: t('report.finding.announcement'), text: matter.text };
      case 'use':
        return { title: t(`report.use.${matter.use}`), text: t('report.finding.useText') };
      case 'recall': {
        const { campaign, component, parkIt, parkOutside } = matter;
        return {
          title: t('recall.campaign', { campaign }),
          text: joined(parkIt && t('recall.parkIt'), parkOutside && t('recall.parkOutside'), component),
        };
      }
      default: {
        const code: PlainFinding = matter.code;
        return { title: t(`report.finding.${code}`), text: t(`report.finding.${code}Text`) };
      }
    }
  };
}
