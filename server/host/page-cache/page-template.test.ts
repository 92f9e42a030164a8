import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageTemplate } from './page-template.ts';

const marks = { nonce: 'nonce-mark-of-24-letters', requestId: 'request-mark' };
const filling = { nonce: 'dWRoanNrYWhka2pzYWhka2o=', requestId: 'request-1' };
const repeated = 'A sentence that comes again and again, so that there is much to compress. ñ '.repeat(40);
const page = (nonce: string, requestId: string) =>
  `<script nonce="${nonce}"></script>${repeated}<style nonce="${nonce}">${repeated}</style>${requestId}${repeated}<script nonce="${nonce}"></script>`;

describe('pageTemplate', () => {
  const template = pageTemplate(page(marks.nonce, marks.requestId), marks);
  const filled = page(filling.nonce, filling.requestId);

  it('fills in the page as it would have been rendered', () => {
    expect(Buffer.from(template.plain(filling)).toString()).toBe(filled);
  });

  it.each(['r', 'request-1', 'a-request-id-that-somebody-else-has-given-and-that-is-long'])(
    'creates one gzip stream, whatever the length of the request ID: %s',
    (requestId) => {
      const packed = template.gzip({ ...filling, requestId });
      expect(gunzipSync(packed).toString()).toBe(page(filling.nonce, requestId));
      expect(packed.length).toBeLessThan(filled.length / 10);
    },
  );

  it('does not compress the text of a placeholder as a repetition when it also occurs elsewhere', () => {
    const echo = marks.nonce.slice(0, -1);
    const template = pageTemplate(`<i nonce="${marks.nonce}">${echo}</i>${echo}`, marks);
    expect(gunzipSync(template.gzip(filling)).toString()).toBe(`<i nonce="${filling.nonce}">${echo}</i>${echo}`);
  });

  it('supports a page without placeholders and an empty page', () => {
    for (const html of ['', '<p>Words</p>']) {
      const template = pageTemplate(html, marks);
      expect(Buffer.from(template.plain(filling)).toString()).toBe(html);
      expect(gunzipSync(template.gzip(filling)).toString()).toBe(html);
    }
  });
});
