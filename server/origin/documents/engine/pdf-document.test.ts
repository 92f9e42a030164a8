import { describe, expect, it } from 'vitest';
import { pageContents } from '#tests/setup/read-pdf.ts';
import { PdfDocument } from './pdf-document.ts';

function printed(draw: (doc: PdfDocument) => void): Promise<Uint8Array> {
  const doc = new PdfDocument({ margin: 0, autoFirstPage: false, font: '', compress: false });
  doc.addPage();
  draw(doc);
  return doc.finish();
}

const colors = (content = '') => [...content.matchAll(/(\S+ \S+ \S+) scn/g)].map(([, color]) => color);

describe('PdfDocument', () => {
  it('writes a color only when it changes', async () => {
    const pdf = await printed((doc) => doc.fillColor('#ff0000').fillColor('#ff0000').fillColor('#0000ff'));
    const [content] = pageContents(pdf);
    expect(colors(content)).toEqual(['1 0 0', '0 0 1']);
  });

  it('restores the color that was saved, and starts each page without one', async () => {
    const pdf = await printed((doc) => {
      doc.fillColor('#ff0000').save().fillColor('#0000ff').restore();
      doc.fillColor('#ff0000').fillColor('#0000ff').addPage().fillColor('#0000ff');
    });
    expect(pageContents(pdf).map(colors)).toEqual([['1 0 0', '0 0 1', '0 0 1'], ['0 0 1']]);
  });

  it('draws a stamp once with its own colors and references it each time', async () => {
    let times = 0;
    const pdf = await printed((doc) => {
      const stamp = () =>
        doc.stamp('dot', { x: 20, y: 40 }, 6, () => {
          times += 1;
          doc.circle(3, 3, 3).fill('#ff0000');
        });
      doc.fillColor('#ff0000');
      stamp();
      stamp();
      doc.addPage();
      stamp();
    });
    expect(times).toBe(1);
    const contents = pageContents(pdf);
    expect(contents.map((content) => content.match(/1 0 0 1 20 40 cm\n\/Stamp\d+ Do/g)?.length)).toEqual([2, 1]);
    expect(colors(contents[0])).toEqual(['1 0 0']);
    const [stamp = ''] = /\/Subtype \/Form[\s\S]*?endstream/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
    expect(colors(stamp)).toEqual(['1 0 0']);
  });
});
