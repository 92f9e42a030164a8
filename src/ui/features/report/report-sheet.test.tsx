import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RATING_FACES } from '#core/feedback/rating.ts';
import { TITLE_BRANDS } from '#core/report/title-brand.ts';
import { textsIn } from '#texts/all-texts.ts';
import { createTranslator } from '#ui/i18n/create-translator.ts';
import { TranslatorContext } from '#ui/i18n/use-translator.ts';
import { troubledReport } from './demonstration-report.stories-data.ts';
import { ReportSheet } from './report-sheet.tsx';

const Report = () => <ReportSheet report={troubledReport} canDispute />;
const Stub = createRoutesStub([{ path: '/', Component: Report }]);

function servedReport(): string {
  return renderToString(
    <TranslatorContext value={createTranslator('en', { ready: textsIn('en') })}>
      <Stub />
    </TranslatorContext>,
  );
}

describe('a server-rendered report', () => {
  it('is complete before any script runs', () => {
    const page = servedReport();

    expect(page).toContain('8 readings, 12 mi to 148,900 mi');
    expect(page).toContain('Odometer lower than before');
    expect(page).toMatch(/<form [^>]*method="get"/);
    expect(page).toMatch(/<button type="submit" value="title-wash:registry[^>]* name="dispute"/);
  });

  it('has no style attribute, which the content security policy would block', () => {
    expect(servedReport()).not.toMatch(/\sstyle=/);
  });
});

it('has a text for each title brand, which in English is the name in the core', () => {
  const { t, has } = createTranslator('en', { ready: textsIn('en') });
  for (const { code, name } of TITLE_BRANDS) {
    const key = `report.brand.${code}`;
    expect(has('report', key) ? t(key) : null).toBe(name);
  }
});

it('FBK-02 uses the same names for the faces as the core', () => {
  const { t } = createTranslator('en', { ready: textsIn('en') });
  for (const { rating, name } of RATING_FACES) expect(t(`feedback.face.${rating}`)).toBe(name);
});
