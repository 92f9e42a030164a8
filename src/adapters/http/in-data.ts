import * as z from 'zod/mini';

/** An answer of status success that brings its value in `data`. */
export function inData<Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Value> {
  return z.pipe(
    z.object({ status: z.literal('success'), data: value }),
    z.transform(({ data }) => data),
  );
}
