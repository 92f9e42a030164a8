import * as z from 'zod';
import { openApiDocument } from '#origin/openapi/openapi-document.ts';
import routes from '#ui/routes.ts';

/** A call of the origin, or a page. */
export interface ProductCall {
  readonly method: string;
  /** The path without placeholders. */
  readonly path: string;
  /** The encoding of the body; `null` if there is none. */
  readonly type: 'application/json' | 'application/x-www-form-urlencoded' | null;
  /** The names of its fields, in the query or the body. */
  readonly fields: readonly string[];
}

const operation = z.object({
  parameters: z.array(z.object({ name: z.string().optional() })).default([]),
  requestBody: z
    .object({
      content: z.record(
        z.string(),
        z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()).default({}) }) }),
      ),
    })
    .optional(),
});
const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Returns every documented call of the product and every page. Signing out comes last, because it ends the session. */
export function productCalls(): readonly ProductCall[] {
  const { paths } = documented.parse(openApiDocument());
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]): ProductCall => {
      const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const named = parameters.flatMap(({ name }) => name ?? []);
      return {
        method: method.toUpperCase(),
        path: path.replaceAll(/\{[^}]*\}/g, 'x'),
        type:
          type === undefined ? null : type.includes('json') ? 'application/json' : 'application/x-www-form-urlencoded',
        fields: [...named, ...Object.keys(body?.schema.properties ?? {})],
      };
    }),
  );
  const pages = pagePaths(routes).flatMap((path): ProductCall[] => [
    { method: 'GET', path, type: null, fields: ['next', 'vin', 'plan', 'page', 'order', '_routes'] },
    {
      method: 'POST',
      path,
      type: 'application/x-www-form-urlencoded',
      fields: ['vin', 'email', 'intent', 'file', 'message'],
    },
  ]);
  const all = [...calls, ...pages];
  const endsSession = ({ path }: ProductCall) => /logout/.test(path);
  return [...all.filter((call) => !endsSession(call)), ...all.filter(endsSession)];
}

interface Route {
  readonly path?: string | undefined;
  readonly children?: readonly Route[] | undefined;
}

function pagePaths(entries: readonly Route[]): readonly string[] {
  return entries.flatMap(({ path, children }) =>
    children === undefined ? [`/${(path ?? '').replaceAll(/:\w+|\*/g, 'x')}`] : pagePaths(children),
  );
}
