import { describe, expect, it } from 'vitest';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpSharingGateway } from './sharing-gateway.ts';

describe('sharing call requests', () => {
  it('sends a file to verify byte for byte, as the form field file', async () => {
    const wire = await openWire();
    wire.origin.answers({ status: 404, body: { status: 'error', message: 'None of ours.' } });
    const pdf = new TextEncoder().encode('%PDF-1.7\n\u0000\r\n%%EOF');

    const verified = await createHttpSharingGateway(wire.http).verifyFile(pdf);

    expect(verified._unsafeUnwrapErr()).toEqual({ code: 'not-found', message: 'None of ours.' });
    const { type, bytes } = wire.origin.onlyRequest();
    expect(type).toBe('multipart/form-data');
    const text = bytes.toString('latin1');
    expect(text).toMatch(/name="file"; filename="document\.pdf"\r\ncontent-type: application\/pdf/i);
    expect(text).toContain('%PDF-1.7\n\u0000\r\n%%EOF');
  });

  it('sends the site, which determines the link URLs and the print language', async () => {
    const sites: unknown[] = [];
    for (const call of ['share', 'readShared', 'readSharedPdf'] as const) {
      const wire = await openWire({ token: () => 'secret' });
      wire.origin.answers({ body: { status: 'success' } });
      await createHttpSharingGateway(wire.http)[call]('key-1');
      sites.push(wire.origin.onlyRequest().headers.uri);
    }
    expect(sites).toEqual(Array(3).fill('vinport.example'));
  });
});
