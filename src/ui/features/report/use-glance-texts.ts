import type { ReportGlance } from '#core/report/report-glance.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useRecordNames } from './use-finding-text.ts';

/** A report's answer to a question, or `null` if no source had data. */
export interface GlanceText {
  readonly question: keyof ReportGlance;
  readonly label: string;
  readonly answer: string | null;
}

/** Returns a function that summarizes a report in plain language, question by question. */
export function useGlanceTexts(): (glance: ReportGlance) => readonly GlanceText[] {
  const { t } = useTexts('report', 'reports');
  const { date, distance, list, money, number } = useFormats();
  const { brand } = useRecordNames();
  const none = t('reports.comparison.none');
  const count = (value: number | null) => {
    if (value === null) return null;
    return value === 0 ? none : number(value);
  };
  return ({ verdict, brands, odometer, estimate, ...counts }) => {
    const answers: Readonly<Record<keyof ReportGlance, string | null>> = {
      verdict: t(`report.verdict.${verdict}`),
      brands: brands && (brands.length === 0 ? none : list(brands.map(brand))),
      titles: count(counts.titles),
      owners: count(counts.owners),
      odometer:
        odometer &&
        t('reports.comparison.reading', {
          distance: distance(odometer.value, odometer.unit),
          date: date(odometer.at),
        }),
      odometerFindings: count(counts.odometerFindings),
      accidents: count(counts.accidents),
      salvage: count(counts.salvage),
      thefts: count(counts.thefts),
      openLiens: count(counts.openLiens),
      recalls: count(counts.recalls),
      estimate: estimate && t('reports.comparison.range', { low: money(estimate.low), high: money(estimate.high) }),
    };
    return QUESTIONS.map((question) => ({
      question,
      label: t(`reports.comparison.${question}`),
      answer: answers[question],
    }));
  };
}

/** In the order in which buyers ask them. */
const QUESTIONS = [
  'verdict',
  'titles',
  'brands',
  'odometer',
  'odometerFindings',
  'accidents',
  'salvage',
  'thefts',
  'openLiens',
  'recalls',
  'owners',
  'estimate',
] as const satisfies readonly (keyof ReportGlance)[];
