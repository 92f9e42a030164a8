import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventReader, eventsOf } from './server-sent-events.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const stream =
  'event: step\ndata: {"a":"é"}\n\n: a comment\n\nid: 7\ndata:one\ndata: two\n\nevent: end\ndata: last\n\n';
const events = [
  { event: 'step', data: '{"a":"é"}' },
  { event: 'message', data: 'one\ntwo' },
  { event: 'end', data: 'last' },
];

describe('server-sent events', () => {
  it('reads events from a whole stream without comments', () => {
    expect(eventsOf(bytesOf(stream))).toEqual(events);
    expect(eventsOf(bytesOf(''))).toEqual([]);
  });

  it('reads the same events wherever the stream is split, with either line ending', () => {
    const cuts = fc.array(fc.nat(200), { maxLength: 8 });
    fc.assert(
      fc.property(cuts, fc.constantFrom('\n', '\r\n'), (places, end) => {
        const bytes = bytesOf(stream.replaceAll('\n', end));
        const edges = [0, ...places.map((place) => place % bytes.length).toSorted((one, other) => one - other)];
        const read = createEventReader();
        const pieces = [...edges, bytes.length].slice(1).map((edge, index) => bytes.subarray(edges[index], edge));
        expect(pieces.flatMap((piece) => read(piece))).toEqual(events);
      }),
    );
  });

  it('does not report an incomplete event', () => {
    expect(eventsOf(bytesOf('event: step\ndata: half\n'))).toEqual([]);
  });
});
