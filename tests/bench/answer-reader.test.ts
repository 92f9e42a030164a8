import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';

const answers = {
  'a length': 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nHello, world',
  'no body': 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n',
  chunks: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7\r\nHello, \r\nb\r\n\r\n0\r\n\r\nworld\r\n0\r\n\r\n',
};

describe('reading responses from a connection', () => {
  it.each(Object.entries(answers))('detects the end of a response with %s, however it is split', (_, answer) => {
    const bytes = Buffer.from(answer);
    for (let size = 1; size <= bytes.length; size += 1) {
      const reader = createAnswerReader();
      for (let time = 0; time < 2; time += 1) {
        const said: (number | null)[] = [];
        for (let at = 0; at < bytes.length; at += size) said.push(reader.take(bytes.subarray(at, at + size)));
        expect(said.pop()).toBe(Number(answer.slice(9, 12)));
        expect(said.every((status) => status === null)).toBe(true);
      }
    }
  });
});
