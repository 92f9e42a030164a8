import type { OdometerReason } from '#core/report/odometer-finding.ts';
import type { FindingMatter, PlainFinding } from '#core/report/report-finding.ts';
import type { Language } from '#core/site/host-variant.ts';
import { translatorOf } from '#texts/translator-of.ts';
import { brandText } from './brand-text.ts';
import { severityText } from './record-text.ts';
import { numberText } from './report-number-text.ts';

/**
 * Returns a finding as a sentence.
 *
 * @example
 * findingText({ code: 'stolen' }, 'en'); // 'Reported stolen, and no recovery is on record.'
 */
export function findingText(matter: FindingMatter, language: Language): string {
  const t = translatorOf(language);
  switch (matter.code) {
    case 'brand': {
      const state = matter.state === null ? '' : ` (${matter.state})`;
      return t('document-report.finding.brand', { brand: brandText(matter.brandCode, language), state });
    }
    case 'title-wash': {
      const brands = matter.brandCodes.map((code) => brandText(code, language)).join(', ');
      return t('document-report.finding.title-wash', { brands, from: matter.from, to: matter.to });
    }
    case 'odometer': {
      const found = odometerText(matter.reason, language);
      return matter.isExempt ? `${found} ${t('document-report.finding.exempt')}` : found;
    }
    case 'accident':
      return t('document-report.finding.accident', { severity: severityText(matter, language) });
    case 'salvage':
      return t(`document-report.finding.salvage.${matter.disposition}`);
    case 'lien':
      return t('document-report.finding.lien', { holder: matter.holder });
    case 'announcement':
      return t('document-report.finding.announcement', { text: matter.text });
    case 'use':
      return t('document-report.finding.use', { use: t(`document-report.uses.${matter.use}`) });
    case 'recall':
      return [
        t('document-report.finding.recall', { campaign: matter.campaign, component: matter.component }),
        ...(matter.parkIt ? [`${t('document-report.parkIt')}.`] : []),
        ...(matter.parkOutside ? [`${t('document-report.parkOutside')}.`] : []),
      ].join(' ');
    default: {
      const code: PlainFinding = matter.code;
      return t(`document-report.finding.${code}`);
    }
  }
}

function odometerText(reason: OdometerReason, language: Language): string {
  const t = translatorOf(language);
  switch (reason.kind) {
    case 'rollback':
      return t('document-report.finding.rollback', { miles: numberText(reason.milesLost, language) });
    case 'implausible-rate':
      return t('document-report.finding.implausible-rate', { miles: numberText(reason.milesPerDay, language) });
    case 'unit-mix-up':
      return t('document-report.finding.unit-mix-up', { unit: reason.likelyUnit });
    case 'five-digit-rollover':
      return t('document-report.finding.five-digit-rollover', { miles: numberText(reason.likelyMiles, language) });
  }
}
