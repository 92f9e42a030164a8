import * as z from 'zod';
import { ownValues } from '#origin/openapi/example-values.ts';
import { openTestOrigin } from '../open-test-origin.ts';
import { documentedRequest, waysOf } from './documented-requests.ts';
import { type OwnThings, ownThings } from './own-things.ts';
import { operationsOf, responseOf, servedDocument } from './served-document.ts';

const JSON_TYPE = 'application/json';
/** What belongs to one person, and what differs each time, by the names of the fields. */
const STAND_INS: Readonly<Record<string, string>> = {
  token: 'token-of-the-person',
  key: ownValues.shareKey,
  ticket_number: 'VT-00000-00000',
  custom_data: ownValues.customData,
  order_number: ownValues.orderNumber,
  number: ownValues.orderNumber,
};
/** Ids and keys are 128 or 256 bits of chance, alone or at the end of an address. */
const RANDOM = /(?<=^|[/=])(?:[\w-]{22}|[\w-]{43})$/;
const ORDER_NUMBER = /VP-[0-9A-Z]{8}/;

/**
 * What the embedded origin answers to each documented example, by the operation: recorded with the demonstration set,
 * lists cut short, secrets and what is random replaced.
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
        // The document would hold itself once more.
        examples[operation.operationId] = operation.path === '/openapi.json' ? { openapi: document.openapi } : answer;
      }
    }
    return examples;
  } finally {
    await origin.close();
  }
}

/** Makes of an answer what may be shown of it. */
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

/** One of a list tells what all are like: the same one each time, in whatever order the database had them. */
function first(list: readonly unknown[]): readonly unknown[] {
  return list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)).slice(0, 1);
}
