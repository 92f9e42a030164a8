import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { PersonalDataExport } from '#core/privacy/personal-data-export.ts';
import type { Language } from '#core/site/host-variant.ts';
import { translatorOf } from '#texts/translator-of.ts';
import { personalData } from './personal-data.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Returns the export as an HTML page to read or print: plain elements, every value escaped, no scripts or styles. */
export function exportPage(data: PersonalDataExport['sections'], language: Language): Markup {
  const t = translatorOf(language);
  const title = t('privacy-export.title');
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${personalData.map((section) => {
  const records = data[section.name] ?? [];
  return html`<section><h2>${t(section.title)}</h2>
${records.length === 0 ? html`<p>${t('privacy-export.nothing')}</p>` : records.map((record) => fields(record))}</section>`;
})}
</main></body></html>`;
}

function fields(record: Readonly<Record<string, unknown>>): Markup {
  return html`<dl>${Object.entries(record).map(
    ([name, value]) => html`<dt>${name.replaceAll('_', ' ')}</dt><dd>${shown(name, value)}</dd>`,
  )}</dl><hr>`;
}

function shown(name: string, value: unknown): string | Markup {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number' && name.endsWith('_at')) return new Date(value).toISOString();
  return typeof value === 'object' ? html`<pre>${JSON.stringify(value, null, 2)}</pre>` : String(value);
}
