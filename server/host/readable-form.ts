import type { Context, MiddlewareHandler } from 'hono';
import { isOriginPath } from '#origin/create-origin.ts';
import { hasFewFields, isFormType } from '#origin/kernel/limits/body-shape.ts';

/** Passes only parseable forms to pages: an action throws on any other body, and the page would answer 500. */
export const readableForm: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'POST' || isOriginPath(c.req.path)) return next();
  return (await unreadable(c)) ?? next();
};

async function unreadable(c: Context): Promise<Response | null> {
  const type = c.req.header('content-type') ?? '';
  if (!isFormType(type)) return c.text('Pages accept forms only.', 415);
  const body = await c.req.arrayBuffer().catch(() => null);
  if (body === null) return c.text('The form could not be read.', 400);
  if (!hasFewFields(body, type)) return c.text('The form has too many fields.', 413);
  const { url, method, headers, signal } = c.req.raw;
  const init = { method, headers: new Headers(headers), body, signal };
  // Parsing it once in advance is cheap, because a page accepts at most one megabyte.
  const isReadable = await new Request(url, init).formData().then(
    () => true,
    () => false,
  );
  c.req.raw = new Request(url, init);
  return isReadable ? null : c.text('The form could not be read.', 400);
}
