import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openWire, type Wire } from '#tests/setup/open-wire.ts';
import { openRecordingOrigin } from '#tests/setup/recording-origin.ts';
import { MAX_JSON_BYTES } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';

const schema = z.object({ status: z.literal('success') });
const call: HttpCall = { method: 'GET', endpoint: '/api/decode', authenticated: true };

async function errorOf({ http }: Pick<Wire, 'http'>, asked = call) {
  return (await http.json(asked, schema))._unsafeUnwrapErr();
}

/** Starts a JSON response of unspecified length. */
function begin(response: ServerResponse, headers: Record<string, string> = {}) {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
}

describe('origin responses over a socket', () => {
  describe('redirects', () => {
    it.each([301, 302, 303, 307, 308])(
      'CALL-04 does not follow a redirect (%i) to another origin or send it the bearer token',
      async (status) => {
        const wire = await openWire();
        const elsewhere = await openRecordingOrigin();
        elsewhere.answers({ body: { status: 'success' } });
        wire.origin.answers({ status, headers: { location: `${elsewhere.url}/api/decode` } });

        const error = await errorOf(wire);

        expect(error).toEqual({
          code: 'unreadable-answer',
          reason: 'The response is a redirect, which is not followed.',
        });
        expect(wire.origin.onlyRequest().headers.authorization).toBe('Bearer secret');
        expect(elsewhere.requests).toEqual([]);
        expect(wire.logger.entries).toHaveLength(1);
        await elsewhere.close();
      },
    );

    it('does not follow a redirect on the same origin, for a form, or for a file', async () => {
      const wire = await openWire();
      wire.origin.answers({ status: 302, headers: { location: '/api/decode' } });

      await errorOf(wire);
      await errorOf(wire, { ...call, method: 'POST', body: { encoding: 'form', fields: { vin: 'VIN' } } });
      const file = await wire.http.file(call, 'application/pdf');

      expect(file._unsafeUnwrapErr().code).toBe('unreadable-answer');
      expect(wire.origin.requests).toHaveLength(3);
    });
  });

  describe('invalid responses', () => {
    it.each([
      ['HTML', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Login</title>' }],
      ['an empty body', { body: '' }],
      ['204', { status: 204 }],
      ['truncated JSON', { body: '{"status":"succ' }],
      ['another type', { body: { status: 7 } }],
      ['a number', { body: '7' }],
      ['null', { body: 'null' }],
      ['a list', { body: [] }],
      ['bytes that are not text', { body: '\u0000\ufffd' }],
    ])('CALL-06 rejects %s as an unreadable response without retrying', async (_what, answer) => {
      const wire = await openWire();
      wire.origin.answers(answer);

      expect(await errorOf(wire)).toEqual({ code: 'unreadable-answer', reason: expect.stringMatching(/\w/) });
      expect(wire.origin.requests).toHaveLength(1);
      expect(wire.logger.entries).toMatchObject([{ level: 'error', details: { endpoint: '/api/decode' } }]);
    });

    it('CALL-06 reads JSON with a byte order mark, in chunks that split a character', async () => {
      const wire = await openWire();
      const bytes = Buffer.from('\ufeff{"status":"success","name":"Zoë 🚗"}');
      wire.origin.answers((response) => {
        begin(response);
        const send = async () => {
          for (const byte of bytes) {
            response.write(Uint8Array.of(byte));
            await pause(1);
          }
          response.end();
        };
        void send();
      });

      const answer = await wire.http.json(call, z.object({ name: z.string() }));

      expect(answer._unsafeUnwrap()).toEqual({ name: 'Zoë 🚗' });
    });

    it.each([
      ['another media type', { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }],
      ['no bytes', { headers: { 'content-type': 'application/pdf' }, body: '' }],
      ['204', { status: 204 }],
    ])('CALL-06 rejects %s as a file', async (_what, answer) => {
      const wire = await openWire();
      wire.origin.answers(answer);

      expect((await wire.http.file(call, 'application/pdf'))._unsafeUnwrapErr().code).toBe('unreadable-answer');
      expect(wire.origin.onlyRequest().headers.accept).toBe('application/pdf, application/json');
    });
  });

  describe('oversized responses', () => {
    it.each([
      [
        'with a Content-Length header, before reading the body',
        (response: ServerResponse) => {
          begin(response, { 'content-length': `${MAX_JSON_BYTES + 1}` });
          response.write('{');
        },
      ],
      [
        'without a Content-Length header',
        (response: ServerResponse) => {
          begin(response);
          for (let sent = 0; sent <= MAX_JSON_BYTES; sent += 1_000_000) response.write(' '.repeat(1_000_000));
        },
      ],
    ])('CALL-06 rejects oversized JSON %s, without retrying', async (_which, flood) => {
      const wire = await openWire();
      let wasCutOff = false;
      wire.origin.answers((response) => {
        response.on('close', () => {
          wasCutOff = !response.writableFinished;
        });
        flood(response);
      });

      const error = await errorOf(wire);

      expect(error).toEqual({ code: 'unreadable-answer', reason: 'The response is larger than 5000000 bytes.' });
      expect(wire.origin.requests).toHaveLength(1);
      expect(wire.logger.entries).toHaveLength(1);
      await expect.poll(() => wasCutOff, { timeout: 4_000 }).toBe(true);
    });

    it('CALL-06 reads JSON of exactly the maximum size', async () => {
      const wire = await openWire();
      wire.origin.answers({ body: '{"status":"success"}'.padEnd(MAX_JSON_BYTES) });

      expect((await wire.http.json(call, schema)).isOk()).toBe(true);
    });

    it('reports a failure by its status even if the body is too large', async () => {
      const wire = await openWire();
      wire.origin.answers({ status: 404, body: ' '.repeat(MAX_JSON_BYTES + 1) });

      expect(await errorOf(wire)).toEqual({ code: 'not-found', message: null });
    });

    it('reads a file that is larger than the JSON limit', async () => {
      const wire = await openWire();
      wire.origin.answers({
        headers: { 'content-type': 'application/pdf' },
        body: '%PDF-'.padEnd(MAX_JSON_BYTES + 1),
      });

      expect((await wire.http.file(call, 'application/pdf'))._unsafeUnwrap()).toHaveLength(MAX_JSON_BYTES + 1);
    });
  });

  describe('error messages from the origin', () => {
    it.each([
      [400, { message: 'bad', fields: [] }, { code: 'refused', message: 'bad', fields: {} }],
      [400, { message: null, msg: ' bad ' }, { code: 'refused', message: 'bad', fields: {} }],
      [404, { message: { en: 'gone' }, msg: 'gone' }, { code: 'not-found', message: 'gone' }],
      [409, '<h1>Conflict</h1>', { code: 'conflict', message: null }],
      [418, [], { code: 'refused', message: null, fields: {} }],
      [500, { id: 12, message: 'ours' }, { code: 'server-failed', requestId: '12', message: 'ours' }],
      [599, '', { code: 'server-failed', requestId: null }],
      [200, { status: 'error', message: 'no', fields: null }, { code: 'refused', message: 'no', fields: {} }],
    ])('reads the usable parts of HTTP %i with %j', async (status, body, error) => {
      const wire = await openWire();
      wire.origin.answers({ status, body });

      expect(await errorOf(wire)).toEqual(error);
    });
  });

  it.each([400, 401, 402, 403, 404, 408, 409, 418, 422, 429, 500, 503])(
    "GAP-15 preserves the origin's message for HTTP %i",
    async (status) => {
      const wire = await openWire();
      wire.origin.answers({ status, body: { status: 'error', msg: 'Call us.' } });

      expect(await errorOf(wire)).toMatchObject({ message: 'Call us.' });
    },
  );

  it('RES-01 retains the cause of an unreachable origin for logs but does not serialize it', async () => {
    const wire = await openWire();
    wire.origin.close();
    const error = await errorOf(wire);

    expect(error).toMatchObject({ code: 'unreachable', cause: { message: 'fetch failed' } });
    expect(JSON.stringify(error)).toBe('{"code":"unreachable"}');
  });

  describe('values that a request cannot contain', () => {
    it.each(['se\ncret', 'sécret €', 'two words', ''])('treats the invalid token %j as signed out', async (token) => {
      const wire = await openWire({ token: () => token });

      expect(await errorOf(wire)).toEqual({ code: 'signed-out' });
      expect(wire.origin.requests).toEqual([]);
    });

    it('returns an error instead of throwing', async () => {
      const wire = await openWire();
      const asked = [{ forwardedFor: 'a\nb' }, { onlyOnce: true, idempotencyKey: 'a\nb' }, { address: 'http://' }];
      for (const part of asked) expect(await errorOf(wire, { ...call, ...part })).toEqual({ code: 'unreachable' });
      expect(wire.origin.requests).toEqual([]);
    });
  });
});
