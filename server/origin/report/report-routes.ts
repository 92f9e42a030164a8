import { Hono } from 'hono';
import { makeCalls } from '#contract/report/make-calls.ts';
import { readCalls } from '#contract/report/read-calls.ts';
import { mountSignedIn, mountSteps } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
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
  mountSteps(app, ctx, makeCalls.generate, (caller, sent, onStep, { idempotencyKey }) =>
    generateReport(caller, sent, { idempotencyKey, onStep }),
  );
  mountSignedIn(app, ctx, makeCalls.generateBasic, generateBasicReport);
  mountSignedIn(app, ctx, makeCalls.generateClassic, generateClassicReport);
  mountSignedIn(app, ctx, makeCalls.generateFirefly, generateFireflyReport);
  mountSignedIn(app, ctx, makeCalls.generateWithSpec, generateReportWithSpec);
  mountSignedIn(app, ctx, makeCalls.generateAntique, generateAntiqueReport);
  mountSignedIn(app, ctx, readCalls.list, listReports);
  mountSignedIn(app, ctx, readCalls.listFiltered, listReports);
  mountSignedIn(app, ctx, readCalls.read, showReport);
  mountSignedIn(app, ctx, readCalls.compare, compareReport);
  mountSignedIn(app, ctx, readCalls.dispute, disputeFinding);
  mount(app, ctx, readCalls.preview, searchVehicle);
  return app;
}
