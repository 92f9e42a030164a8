import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openWire, type Wire } from '#tests/setup/open-wire.ts';
import { openRecordingOrigin } from '#tests/setup/recording-origin.ts';
import type { HttpCall } from './http-call.ts';
import { SPECIFIED_RETRIES } from './retrying-fetch.ts';

const schema = z.object({ status: z.literal('success') });
const call: HttpCall = { method: 'GET', endpoint: '/api/decode', authenticated: true };
const unhurried = { ...SPECIFIED_RETRIES, firstDelayMs: 0 };

/** Generous, because the machine may be busy. In milliseconds. */
const PATIENCE = { timeout: 4_000 };

async function errorOf({ http }: Pick<Wire, 'http'>, asked = call) {
  return (await http.json(asked, schema))._unsafeUnwrapErr();
}

/** Starts a JSON response of unspecified length. */
function begin(response: ServerResponse, headers: Record<string, string> = {}) {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
}

describe('connections to the origin over a socket', () => {
  describe('failed connections', () => {
    it.each([
      ['is cut before the response', (response: ServerResponse) => response.destroy()],
      [
        'is cut in the middle of the response',
        (response: ServerResponse) => {
          begin(response, { 'content-length': '500' });
          response.write('{"status":"succ', () => response.destroy());
        },
      ],
      [
        'is cut in the middle of a response without a Content-Length header',
        (response: ServerResponse) => {
          begin(response);
          response.write('{"status":"success"}', () => response.destroy());
        },
      ],
    ])('CALL-03 retries a connection that %s five times, then reports it as unreachable', async (_which, fault) => {
      const wire = await openWire();
      wire.origin.answers(fault);

      expect(await errorOf(wire)).toEqual({ code: 'unreachable' });
      expect(wire.origin.requests).toHaveLength(6);

      wire.origin.answers(fault, { body: { status: 'success' } });
      expect((await wire.http.json(call, schema)).isOk()).toBe(true);
    });

    it('CALL-03 retries a connection that is cut in the middle of a file', async () => {
      const wire = await openWire();
      const headers = { 'content-type': 'application/pdf' };
      wire.origin.answers(
        (response) => {
          response.writeHead(200, headers);
          response.write('%PDF-', () => response.destroy());
        },
        { headers, body: '%PDF-1.7' },
      );

      const file = (await wire.http.file(call, 'application/pdf'))._unsafeUnwrap();
      expect(new TextDecoder().decode(file)).toBe('%PDF-1.7');
    });

    it('CALL-03 reports a refused connection or an unknown host as unreachable', async () => {
      const closed = await openRecordingOrigin();
      await closed.close();
      for (const origin of [closed.url, 'http://no-such-host.invalid', 'http://127.0.0.1:1']) {
        const wire = await openWire({ origin });
        expect(await errorOf(wire)).toEqual({ code: 'unreachable' });
      }
    });
  });

  describe('slow responses', () => {
    it('waits for a response that arrives in chunks', async () => {
      const wire = await openWire();
      wire.origin.answers((response) => {
        begin(response);
        const send = async () => {
          for (const piece of ['{"sta', 'tus":', '"success"', '}']) {
            response.write(piece);
            await pause(20);
          }
          response.end();
        };
        void send();
      });

      expect((await wire.http.json(call, schema)).isOk()).toBe(true);
    });

    it.each([
      ['before its first byte', () => undefined],
      [
        'in the middle',
        (response: ServerResponse) => {
          begin(response);
          response.write('{"status":');
        },
      ],
    ])('CALL-02 aborts an attempt whose response stalls %s, and retries', async (_where, stall) => {
      let tries = 0;
      const wire = await openWire({
        retries: { ...unhurried, retries: 1, tryTimeoutMs: 100 },
        fetch: (url, init) => {
          tries += 1;
          return fetch(url, init);
        },
      });
      wire.origin.answers(stall);

      expect(await errorOf(wire)).toEqual({ code: 'timed-out' });
      expect(tries).toBe(2);
    });

    it('times out an attempt even if the fetch ignores its signal', async () => {
      const body = new ReadableStream({ start: (controller) => controller.enqueue(Uint8Array.of(123)) });
      const retries = { ...unhurried, retries: 0, tryTimeoutMs: 20 };
      const wire = await openWire({ retries, fetch: async () => new Response(body) });

      expect(await errorOf(wire)).toEqual({ code: 'timed-out' });
    });

    it.each([
      ['before its first byte', () => undefined],
      [
        'in the middle',
        (response: ServerResponse) => {
          begin(response);
          response.write('{"status":');
        },
      ],
    ])('ends immediately when the call is aborted while the response stalls %s', async (_where, stall) => {
      const wire = await openWire();
      let hasLeft = false;
      wire.origin.answers((response) => {
        response.on('close', () => {
          hasLeft = true;
        });
        stall(response);
      });
      const screen = new AbortController();

      const answer = errorOf(wire, { ...call, signal: screen.signal });
      await expect.poll(() => wire.origin.requests.length, PATIENCE).toBe(1);
      screen.abort();

      expect(await answer).toEqual({ code: 'cancelled' });
      await expect.poll(() => hasLeft, PATIENCE).toBe(true);
      expect(wire.origin.requests).toHaveLength(1);
    });
  });

  describe('retry delays', () => {
    it.each([
      [429, { code: 'too-many-requests', retryAfterMs: 3_600_000 }],
      [503, { code: 'server-failed', requestId: null }],
    ])('CALL-03 does not retry %i when Retry-After is an hour', async (status, error) => {
      const wire = await openWire();
      wire.origin.answers({ status, headers: { 'retry-after': '3600' } });

      expect(await errorOf(wire)).toEqual(error);
      expect(wire.origin.requests).toHaveLength(1);
    });

    it("CALL-03 applies the policy's jitter to the delays", async () => {
      const waits: number[] = [];
      const jitter = (delayMs: number) => {
        waits.push(delayMs);
        return 0;
      };
      const wire = await openWire({ retries: { ...SPECIFIED_RETRIES, jitter } });
      wire.origin.answers({ status: 500 });

      expect((await errorOf(wire)).code).toBe('server-failed');
      expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    });
  });
});
