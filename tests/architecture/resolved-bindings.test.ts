import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { bindingNames } from '../setup/every-binding.ts';

const PART = 'a part of other bindings';
const LIBRARY = 'library API: for hosts with their own screens';

/** Bindings that no screen uses, with the reason. */
const NOT_OF_A_SCREEN: Readonly<Record<string, string>> = {
  http: PART,
  personalStores: PART,
  lifetime: PART,
  askToSignInAgain: PART,
  logConsent: PART,
  queries: PART,
  purchasesInFlight: PART,
  siteSettings: PART,
  feedbacks: PART,
  requestDeletion: PART,
  validateCoupon: PART,
  validateDiscount: PART,
  generateReport: PART,
  generateClassicReport: PART,
  generateStickerByName: PART,
  lookUpBuilds: PART,
  sendPurchase: PART,
  secureLogIn: `${LIBRARY} (ACC-02); our own sign-in form uses logIn`,
  compressImage: `${LIBRARY} (ACC-17); our own screens compress by the profile's limits`,
  buyPlan: `${LIBRARY} (CRD-05); our own checkout places orders`,
  downloadReportByFileName: `${LIBRARY} (RPT-08); our own screens download by id`,
};

/** Gateways, which screens use directly if a call has no rule, and through use cases otherwise. */
const GATEWAYS: ReadonlySet<string> = new Set([
  'contents',
  'freeCredits',
  'plans',
  'purchases',
  'recalls',
  'sites',
  'support',
  'vehicles',
]);

const UI = path.join(projectRoot, 'src/ui');

/** Returns all UI code, without tests and stories. */
function codeOfScreens(): string {
  return readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(UI, file), 'utf8'))
    .join('\n');
}

it('every binding of the container is a gateway, used by a screen, or listed with a reason', () => {
  const code = codeOfScreens();
  const isResolved = (name: string) =>
    new RegExp(`(?:(?:get\\(|resolveService\\(\\w+, |useOpened\\()'${name}'|useCase="${name}")`).test(code);
  const unresolved = bindingNames.filter((name) => !GATEWAYS.has(name) && !isResolved(name));
  expect(unresolved.toSorted()).toEqual(Object.keys(NOT_OF_A_SCREEN).toSorted());
});
