import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { GatewayError } from '#ports/gateway-error.ts';
import { refusalIn } from './http-error.ts';

/**
 * The answer to a call whose success would also fit a refusal, such as any JSON object: a body of status `error` is a
 * refusal in the origin's own words, any other has to fit the schema.
 */
export function orRefused<Value>(success: z.ZodMiniType<Value>): z.ZodMiniType<Result<Value, GatewayError>> {
  return z.pipe(
    z.unknown(),
    z.transform((body, context): Result<Value, GatewayError> => {
      const refusal = refusalIn(body);
      if (refusal !== null) return err(refusal);
      const answer = success.safeParse(body);
      if (answer.success) return ok(answer.data);
      // As issues of their own, not of a union, they tell the log which field it was.
      for (const { path, message } of answer.error.issues) {
        context.issues.push({ code: 'custom', input: body, path: [...path], message });
      }
      return z.NEVER;
    }),
  );
}
