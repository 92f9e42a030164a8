/** One server-sent event. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Creates a reader that takes the chunks of a stream and returns the events that each chunk completes. Comments, IDs
 * and retry delays are ignored, because a stream is never resumed.
 *
 * Source: WHATWG HTML, 9.2.6 "Interpreting an event stream".
 */
export function createEventReader(): (chunk: Uint8Array) => readonly ServerSentEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    // A two-character line ending can be split between chunks, so the first character waits for the second.
    const text = (rest + decoder.decode(chunk, { stream: true })).replace(/\r\n/g, '\n').replace(/\r(?!$)/g, '\n');
    const blocks = text.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(eventIn);
  };
}

/** Returns all events of a fully received stream. */
export function eventsOf(bytes: Uint8Array): readonly ServerSentEvent[] {
  return createEventReader()(bytes);
}

function eventIn(block: string): ServerSentEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? [] : [{ event, data: data.join('\n') }];
}
