import { Hono } from 'hono';
import { findRow } from '#origin/kernel/db/rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { readForm } from '#origin/kernel/read-input.ts';
import { payAtSandbox, type SandboxPageOutcome, sandboxPageInput } from './pay-at-sandbox.ts';
import { SANDBOX_PAGES } from './sandbox-gateway.ts';
import { SANDBOX_STYLES, SANDBOX_STYLES_PATH, sandboxPage } from './sandbox-page.ts';

const NOT_FOUND = 'There is no such page.';

/** Creates the routes of the sandbox's hosted pages. Each page has an unguessable ID, as with real gateways. */
export function sandboxRoutes(ctx: OriginContext): Hono {
  const rowOf = (id: string) => findRow(ctx.db, 'sandbox_checkouts', { id });
  return new Hono()
    .get(SANDBOX_STYLES_PATH, (c) => c.body(SANDBOX_STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get(`${SANDBOX_PAGES}/:id`, async (c) => {
      const page = await rowOf(c.req.param('id'));
      if (!page) return c.text(NOT_FOUND, 404);
      if (page.state === 'complete') return c.redirect(page.success_url, 303);
      const isOver = page.state === 'expired' || page.expires_at <= ctx.now();
      return c.html(sandboxPage(page, isOver ? 'expired' : null));
    })
    .post(`${SANDBOX_PAGES}/:id`, async (c) => {
      const id = c.req.param('id');
      const input = await readForm(c, sandboxPageInput);
      const outcome = input.isOk() ? await payAtSandbox(ctx, id, input.value) : null;
      const page = await rowOf(id);
      if (!page || outcome?.isErr()) return c.text(NOT_FOUND, 404);
      const shown: SandboxPageOutcome = outcome?.isOk() ? outcome.value : 'no-card';
      return shown === 'return' ? c.redirect(page.success_url, 303) : c.html(sandboxPage(page, shown));
    });
}
