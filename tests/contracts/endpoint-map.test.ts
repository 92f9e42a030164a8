import { describe, expect, it } from 'vitest';
import { contractCalls, contractPaths } from '../setup/contract-calls.ts';

const paths: readonly string[] = [...new Set(contractPaths)];

/** The endpoint map as written in the specification. */
const ENDPOINT_MAP =
  `landing/home-collection, landing/app-customer-register, /api-cwa/plans, landing/app-stripe-payment,
  landing/window-sticker-registration, landing/firebase-social-login, landing/decode_data, /api-cwa/dealer-register,
  login, register, reset-password, change-password, search-page, generate-report, license_plate_decode,
  generate-sticker, generate-classic-sticker, generate-ymmtsticker, update-profile, report-lists, total-orders,
  contact-mail, firefly, sticker-plans, sticker-page, get-stickeryear, get-stickermakes, get-stickermodels,
  get-stickertrims, get-ymmtsticker-autoblog, get-vymmtautoblog-forumData, error_vin, coupon_validation,
  discount_validation, payment-update, logs, get-makes, get-models, cwa_register, cwa_sticker_registration,
  cancel-subscription, consent-log, decode, get-autoblog-data, filter_report_lists, offer_credit, checksecurityauth,
  view_pdf`
    .split(',')
    .map((name) => name.trim());

/** Names in the endpoint map that section 7 places in a folder other than /api-cwa/. */
const IN_OTHER_FOLDERS = new Map([
  ['update-profile', '/api/user/update-profile'],
  ['cancel-subscription', '/api/user/cancel-subscription'],
  ['firefly', '/api/firefly'],
  ['decode', '/api/decode'],
]);

/** The paths that section 7 spells out. */
const SECTION_7 = [
  '/api-cwa/login',
  '/api/securelogin',
  '/api/user/update-profile',
  '/api/user/cancel-subscription',
  '/api/user/delete',
  '/api-cwa/site_settings',
  '/api/config',
  '/api/sites',
  '/api/pages',
  '/api-cwa/generate-report-with-spec',
  '/api/classic/antique',
  '/api-cwa/generate_uvc_report',
  '/api-cwa/generate_classic_report',
  '/api/classic/decode',
  '/api-cwa/classicmapping',
  '/api-cwa/vin-validate',
  '/api/decode',
  '/api-cwa/filter-pdf',
  '/api/firefly',
  '/api/recall-check/years',
  '/api/recall-check/makes',
  '/api/recall-check/models',
  '/api/recall-check/vin',
  '/api/recall-check',
  '/api-cwa/generate-sticker',
  '/api-cwa/generate-ymmtsticker',
  '/api-cwa/generate_classic_sticker',
  '/api-cwa/confirm-sticker',
  '/api-cwa/confirm-year-restricted-sticker',
  '/api-cwa/autoloading-stickerdata',
  '/api-cwa/create_feedback',
  '/api-cwa/create_support_ticket',
];

function pathOf(name: string): string {
  if (name.includes('/')) return name.startsWith('/') ? name : `/${name}`;
  return IN_OTHER_FOLDERS.get(name) ?? `/api-cwa/${name}`;
}

describe('endpoints', () => {
  it.each(ENDPOINT_MAP)('CALL-05 contains %s of the endpoint map exactly once', (name) => {
    expect(paths.filter((path) => path === pathOf(name))).toHaveLength(1);
  });

  it.each(SECTION_7)('CALL-05 contains %s of section 7 exactly once', (path) => {
    expect(paths.filter((one) => one === path)).toHaveLength(1);
  });

  it('CALL-05 describes each call once, except the receipt, which is JSON or PDF', () => {
    const calls = contractCalls.flatMap(({ method, path, alsoAt = [] }) =>
      [path, ...alsoAt].map((at) => `${method} ${at}`),
    );
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual(['GET /api-cwa/receipt']);
  });

  it('CALL-05 contains only plain paths', () => {
    for (const path of paths) expect(path).toMatch(/^\/(api|api-cwa|landing)(\/[\w-]+)+$/);
  });
});
