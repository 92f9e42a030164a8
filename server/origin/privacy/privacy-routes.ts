import { Hono } from 'hono';
import { privacyCalls } from '#contract/privacy.ts';
import { mountSignedIn, serveSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { answer } from '../kernel/answer.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { cancelDeletion, cancelDeletionByLink } from './cancel-deletion.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { deletionState } from './deletion-state.ts';
import { exportPage } from './export-page.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { requestDeletion } from './request-deletion.ts';

/** Creates the routes to export or delete personal data. */
export function privacyRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mount(app, ctx, privacyCalls.requestDeletion, requestDeletion, 'deletionByCaller');
  mountSignedIn(app, ctx, privacyCalls.deletionState, deletionState);
  mount(app, ctx, privacyCalls.confirmDeletion, confirmDeletion, 'linkByCaller');
  mountSignedIn(app, ctx, privacyCalls.cancelDeletion, cancelDeletion);
  mount(app, ctx, privacyCalls.cancelDeletionByLink, cancelDeletionByLink, 'linkByCaller');
  serveSignedIn(app, ctx, privacyCalls.exportPersonalData, async (taken, caller, c) => {
    if (taken.isErr()) return answer(c, taken);
    const exported = await exportPersonalData(caller, taken.value);
    if (exported.isErr() || taken.value.format === 'json') return answer(c, exported);
    const { language } = await siteAddress(ctx, siteCluesOf(c));
    return c.html(exportPage(exported.value.data, language));
  });
  return app;
}
