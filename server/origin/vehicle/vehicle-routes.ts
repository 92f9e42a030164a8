import { Hono } from 'hono';
import { answerWith } from '../answer.ts';
import type { OriginContext } from '../origin-context.ts';
import { readQuery } from '../read-input.ts';
import { classicMapping, classicMappingInput } from './classic-mapping.ts';
import { decode, decodeInput } from './decode.ts';

/** The calls about what vehicle a VIN stands for. */
export function vehicleRoutes(ctx: OriginContext): Hono {
  return new Hono()
    .get('/api/decode', (c) => answerWith(c, readQuery(c, decodeInput), (input) => decode(ctx, input)))
    .get('/api-cwa/classicmapping', (c) =>
      answerWith(c, readQuery(c, classicMappingInput), (input) => classicMapping(ctx, input)),
    );
}
