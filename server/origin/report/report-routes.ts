import { type Context, Hono } from 'hono';
import { makeCalls } from '#contract/report/make-calls.ts';
import { readCalls } from '#contract/report/read-calls.ts';
import { mountSignedIn, mountSteps } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { compareReport } from './compare-report.ts';
import { disputeFinding } from './dispute-finding.ts';
import { generateClassicReport } from './generate-classic-report.ts';
import { generateAntiqueReport, generateReportWithSpec } from './generate-mailed-report.ts';
import { generateBasicReport, generateFireflyReport, generateReport } from './generate-report.ts';
import { listReports } from './list-reports.ts';
import { searchVehicle } from './search-vehicle.ts';
import { showReport } from './show-report.ts';

/** Creates the report routes; all except the vehicle search require a signed-in user. */
export function reportRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSteps(app, ctx, makeCalls.generate, (caller, sent, onStep, c) =>
    generateReport(caller, sent, { ...callOf(c), onStep }),
  );
  mountSignedIn(app, ctx, makeCalls.generateBasic, (sent, caller, c) => generateBasicReport(caller, sent, callOf(c)));
  mountSignedIn(app, ctx, makeCalls.generateClassic, (sent, caller, c) =>
    generateClassicReport(caller, sent, callOf(c)),
  );
  mountSignedIn(app, ctx, makeCalls.generateFirefly, (sent, caller, c) =>
    generateFireflyReport(caller, sent, callOf(c)),
  );
  mountSignedIn(app, ctx, makeCalls.generateWithSpec, async (sent, caller, c) =>
    generateReportWithSpec(caller, sent, { ...callOf(c), site: await siteAddress(ctx, siteCluesOf(c)) }),
  );
  mountSignedIn(app, ctx, makeCalls.generateAntique, async (sent, caller, c) =>
    generateAntiqueReport(caller, sent, { ...callOf(c), site: await siteAddress(ctx, siteCluesOf(c)) }),
  );
  mountSignedIn(app, ctx, readCalls.list, (sent, caller) => listReports(caller, sent));
  mountSignedIn(app, ctx, readCalls.listFiltered, (sent, caller) => listReports(caller, sent));
  mountSignedIn(app, ctx, readCalls.read, (sent, caller) => showReport(caller, sent));
  mountSignedIn(app, ctx, readCalls.compare, (sent, caller) => compareReport(caller, sent));
  mountSignedIn(app, ctx, readCalls.dispute, (sent, caller, c) => disputeFinding(caller, sent, siteOfRequest(ctx, c)));
  mount(app, readCalls.preview, (sent, c) => searchVehicle(ctx, sent, callerOf(c)));
  return app;
}

function callOf(c: Context) {
  return { idempotencyKey: idempotencyKeyOf(c) };
}
