import { describe, expect, it } from 'vitest';
import { curlLine, type ShownRequest } from './curl-line.ts';

const asked: ShownRequest = {
  method: 'GET',
  address: 'https://vinport.example/api/decode',
  query: {},
  wantsToken: false,
  body: null,
  files: [],
};

const posted = (type: string, fields: Record<string, unknown>, files: readonly string[] = []) =>
  curlLine({ ...asked, method: 'POST', wantsToken: true, body: { type, fields }, files });

describe('a request as a command', () => {
  it('sends a query with encoded values and unencoded names', () => {
    const query = { 'where[url][equals]': '/a b', depth: 1 };
    expect(curlLine({ ...asked, query })).toBe(
      "curl 'https://vinport.example/api/decode?where[url][equals]=%2Fa%20b&depth=1'",
    );
  });

  it('includes the method if there is no body that implies it', () => {
    expect(curlLine({ ...asked, method: 'POST' })).toBe("curl -X POST 'https://vinport.example/api/decode'");
  });

  it("writes each body in its own encoding, with the caller's token", () => {
    const head = 'curl \'https://vinport.example/api/decode\' \\\n  -H "Authorization: Bearer $TOKEN" \\\n  ';
    expect(posted('application/json', { vin: '1' })).toBe(`${head}--json '{"vin":"1"}'`);
    expect(posted('application/json', { lines: [{ plan: 'vhr-1' }] })).toBe(
      `${head}--json '{"lines":[{"plan":"vhr-1"}]}'`,
    );
    expect(posted('application/x-www-form-urlencoded', { vin: '1' })).toBe(`${head}--data-urlencode 'vin=1'`);
    expect(posted('multipart/form-data', { file: 'bytes', vin: '1' }, ['file'])).toBe(
      `${head}-F 'file=@FILE' \\\n  -F 'vin=1'`,
    );
  });

  it('quotes values so that a shell interprets nothing in them', () => {
    expect(posted('application/json', { message: "It's $HOME" })).toContain(`'{"message":"It'\\''s $HOME"}'`);
  });
});
