import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RATING_FACES } from '#core/feedback/rating.ts';
import { TITLE_BRANDS } from '#core/report/title-brand.ts';
import { textsIn } from '#texts/all-texts.ts';
import { createTranslator } from '#ui/i18n/create-translator.ts';
import { TranslatorContext } from '#ui/i18n/translator-context.ts';
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

describe('a report from the server', () => {
  it('has all of it drawn, before any script has run', () => {
    const page = servedReport();

    expect(page).toContain('8 readings, 12 mi to 148,900 mi');
    expect(page).toContain('Odometer lower than before');
    expect(page).toMatch(/<form [^>]*method="get"/);
    expect(page).toMatch(/<button type="submit" value="title-wash:registry[^>]* name="dispute"/);
  });

  it('bears no style attribute, which the content security policy would refuse', () => {
    expect(servedReport()).not.toMatch(/\sstyle=/);
  });
});

it('has a text for each title brand, in English the one the core names', () => {
  const { t, has } = createTranslator('en', { ready: textsIn('en') });
  for (const { code, name } of TITLE_BRANDS) {
    const key = `report.brand.${code}`;
    expect(has('report', key) ? t(key) : null).toBe(name);
  }
});

it('FBK-02 names the faces as the core does', () => {
  const { t } = createTranslator('en', { ready: textsIn('en') });
  for (const { rating, name } of RATING_FACES) expect(t(`feedback.face.${rating}`)).toBe(name);
});
