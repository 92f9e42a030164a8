import * as z from 'zod';
import { openTestOrigin } from '../open-test-origin.ts';
import { documentedRequest, waysOf } from './documented-requests.ts';
import { ownValues } from './example-values.ts';
import { type OwnThings, ownThings } from './own-things.ts';
import { operationsOf, responseOf, servedDocument } from './served-document.ts';

const JSON_TYPE = 'application/json';
/** The replacements of values that belong to one person or differ each time, by field name. */
const STAND_INS: Readonly<Record<string, string>> = {
  token: 'token-of-the-person',
  key: ownValues.shareKey,
  ticket_number: 'VT-00000-00000',
  custom_data: ownValues.customData,
  order_number: ownValues.orderNumber,
  number: ownValues.orderNumber,
};
/** Matches IDs and keys of 128 or 256 random bits, alone or at the end of a URL. */
const RANDOM = /(?<=^|[/=])(?:[\w-]{22}|[\w-]{43})$/;
const ORDER_NUMBER = /VP-[0-9A-Z]{8}/;

/**
 * Returns the embedded origin's response to each documented example by operation: recorded with the demonstration data,
 * with lists truncated, and secrets and random values replaced.
 */
export async function recordedAnswers(): Promise<Readonly<Record<string, unknown>>> {
  const origin = await openTestOrigin('sqlite');
  try {
    const served = await origin.origin.fetch(new Request('http://origin.test/openapi.json'));
    const document = servedDocument.parse(await served.json());
    const own = await ownThings(origin);
    const shown = shownBy(own);
    const examples: Record<string, unknown> = {};
    for (const operation of operationsOf(document)) {
      const [way = ''] = waysOf(operation);
      const { request } = await documentedRequest(document, operation, { own, way });
      const response = await origin.origin.fetch(request);
      const isDocumented = responseOf(document, operation, 200)?.content[JSON_TYPE] !== undefined;
      const type = response.headers.get('content-type') ?? '';
      if (isDocumented && response.status === 200 && type.startsWith(JSON_TYPE)) {
        const answer = shown('', z.json().parse(await response.json()));
        // The document would otherwise contain itself.
        examples[operation.operationId] = operation.path === '/openapi.json' ? { openapi: document.openapi } : answer;
      }
    }
    return examples;
  } finally {
    await origin.close();
  }
}

/** Returns a function that removes everything from a response that must not be shown. */
function shownBy({ values }: OwnThings) {
  const names = new Map([...values].map(([name, value]) => [value, name]));
  const shown = (field: string, value: z.core.util.JSONType): unknown => {
    if (Array.isArray(value)) return first(value.map((each) => shown(field, each)));
    if (typeof value === 'string')
      return (
        STAND_INS[field] ??
        names.get(value) ??
        value.replace(RANDOM, 'made-by-chance').replace(ORDER_NUMBER, ownValues.orderNumber)
      );
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(name, each)]));
  };
  return shown;
}

/** Returns a list with only one item as a sample: always the same one, in any database order. */
function first(list: readonly unknown[]): readonly unknown[] {
  return list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)).slice(0, 1);
}
