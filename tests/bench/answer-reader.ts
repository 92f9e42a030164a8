const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/** Reads HTTP/1.1 responses from one connection and discards their bodies. */
export interface AnswerReader {
  /**
   * Takes the next bytes. Returns the status of the response that they complete, or `null` if more bytes are needed.
   */
  take(bytes: Buffer): number | null;
}

/**
 * Creates the reader of one connection that sends a request only after the previous response. A load generator must
 * cost less than the server, so responses are counted, not parsed.
 */
export function createAnswerReader(): AnswerReader {
  let pending: Buffer = Buffer.alloc(0);
  let status = 0;
  /** The remaining bytes of the body or chunk, or `null` while a head or a chunk length is read. */
  let left: number | null = null;
  let chunked = false;

  function ended(): number {
    const answered = status;
    [pending, status, left, chunked] = [Buffer.alloc(0), 0, null, false];
    return answered;
  }

  function readHead(): boolean {
    const end = pending.indexOf(HEAD_END);
    if (end < 0) return false;
    const head = pending.subarray(0, end).toString('latin1');
    status = Number(head.slice(9, 12));
    chunked = /\r\ntransfer-encoding: *chunked/i.test(head);
    if (!chunked) left = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    pending = pending.subarray(end + HEAD_END.length);
    return true;
  }

  return {
    take: (bytes) => {
      pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
      if (status === 0 && !readHead()) return null;
      for (;;) {
        if (left !== null) {
          const taken = Math.min(left, pending.length);
          pending = pending.subarray(taken);
          left -= taken;
          if (left > 0) return null;
          if (!chunked) return ended();
          left = null;
        }
        const line = pending.indexOf(LINE_END);
        if (line < 0) return null;
        const length = Number.parseInt(pending.subarray(0, line).toString('latin1'), 16);
        const whole = line + LINE_END.length;
        if (length === 0) return pending.length < whole + LINE_END.length ? null : ended();
        pending = pending.subarray(whole);
        left = length + LINE_END.length;
      }
    },
  };
}
