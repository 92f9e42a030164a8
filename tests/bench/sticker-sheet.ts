import { readFileSync } from 'node:fs';
import { renderSVG } from 'uqr';
import type { StickerContent } from '#core/sticker/sticker.ts';
import type { PrintOptions } from '#origin/documents/engine/marks/seal.ts';
import { moneyText } from '#origin/documents/engine/money-text.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns a sticker as a page for a browser to print: the same text and typefaces on the same paper size, laid out with
 * CSS.
 */
export function stickerSheet({ vehicle, ...content }: StickerContent, { seal }: PrintOptions): string {
  const facts = [vehicle.engine, vehicle.transmission, vehicle.drive, vehicle.fuel, vehicle.plant, vehicle.body];
  const equipment = content.standardEquipment.map(
    ({ name, items }) => `<h3>${escaped(name)}</h3>${items.map((item) => `<p>C ${escaped(item)}</p>`).join('')}`,
  );
  const options = content.packages.flatMap(({ name, items }) => [
    `<h3>${escaped(name)}</h3>`,
    ...items.map(
      (item) => `<p class="row">${escaped(`${item.code} · ${item.name}`)}<b>${moneyText(item.price)}</b></p>`,
    ),
  ]);
  const sums = Object.entries(content.prices).map(
    ([name, price]) => `<p class="row">${name}<b>${moneyText(price)}</b></p>`,
  );
  const labels = [content.economy, content.safety, content.partsContent].map(
    (label) =>
      `<div>${Object.entries(label ?? {})
        .map(([name, value]) => `<p class="row">${name}<b>${escaped(JSON.stringify(value))}</b></p>`)
        .join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><title>Window sticker</title><style>
    ${fontFace(400)} ${fontFace(700)}
    @page { size: 11in 8.5in; margin: 0.29in } body { font: 7.5pt Inter; margin: 0; border: 1pt solid #12233d }
    h1 { font-size: 26pt; margin: 4pt 12pt } h3, p { margin: 0 0 1pt } .row { display: flex; justify-content: space-between }
    .grid { display: grid; grid-template-columns: repeat(4, 1fr); background: #eef2f7; padding: 6pt 12pt }
    .lists { display: grid; grid-template-columns: 1fr 246pt; gap: 12pt; padding: 8pt 12pt } .equipment { columns: 3 }
    .labels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12pt; padding: 8pt 12pt } svg { width: 46pt }
    </style><h1>${vehicle.year} ${vehicle.make} ${vehicle.model}</h1><p>${vehicle.vin}</p>
    <div class="grid">${facts.map((fact) => `<b>${escaped(fact ?? '')}</b>`).join('')}</div>
    <div class="lists"><div class="equipment">${equipment.join('')}</div><div>${options.join('')}${sums.join('')}</div></div>
    <div class="labels">${labels.join('')}</div><p>${seal.checksum}</p>${renderSVG(seal.address)}</html>`;
}

function fontFace(weight: number): string {
  const file = new URL(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
}
