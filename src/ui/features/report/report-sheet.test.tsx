import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RATING_FACES } from '../../../core/feedback/rating.ts';
import { TITLE_BRANDS } from '../../../core/report/title-brand.ts';
import { createTranslator } from '../../i18n/create-translator.ts';
import en from '../../i18n/en.json';
import es from '../../i18n/es.json';
import { troubledReport } from './demonstration-report.stories-data.ts';
import { ReportSheet } from './report-sheet.tsx';

const Report = () => <ReportSheet report={troubledReport} canDispute />;
const Stub = createRoutesStub([{ path: '/', Component: Report }]);

function servedReport(): string {
  return renderToString(
    <I18nextProvider i18n={createTranslator('en', en)}>
      <Stub />
    </I18nextProvider>,
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
  expect(en.report.brand).toEqual(Object.fromEntries(TITLE_BRANDS.map(({ code, name }) => [code, name])));
  expect(Object.keys(es.report.brand)).toEqual(Object.keys(en.report.brand));
});

it('FBK-02 names the faces as the core does', () => {
  expect(en.feedback.face).toEqual(Object.fromEntries(RATING_FACES.map(({ rating, name }) => [rating, name])));
});
