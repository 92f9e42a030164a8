/** An event of a stream of server-sent events. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Makes a reader that is given a stream piece by piece and answers the events that each piece completes. Comments, ids
 * and waits are read over: nothing here is taken up again in the middle.
 *
 * Source: WHATWG HTML, 9.2.6 "Interpreting an event stream".
 */
export function createEventReader(): (chunk: Uint8Array) => readonly ServerSentEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    // A line end of two signs may be cut between them: the first waits for the second.
    const text = (rest + decoder.decode(chunk, { stream: true })).replace(/\r\n/g, '\n').replace(/\r(?!$)/g, '\n');
    const blocks = text.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(eventIn);
  };
}

/** All events of a stream that has come in whole. */
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
