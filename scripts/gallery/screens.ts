import type { Page } from 'playwright';

/** A screen to photograph. */
export interface Screen {
  /** The name of its picture. */
  readonly name: string;
  readonly path: string;
  readonly seenBy: 'visitor' | 'user' | 'dealer';
  /** Steps to run before taking the picture. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const ACCORD = '1HGCM82693A000001';

/** Every screen of the product. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', seenBy: 'visitor' },
  { name: 'vehicle-check', path: `/vehicle-checks/${ACCORD}`, seenBy: 'visitor' },
  { name: 'plans', path: '/plans', seenBy: 'visitor' },
  { name: 'plans-dealer', path: '/plans?for=dealer', seenBy: 'visitor' },
  { name: 'checkout', path: `/checkout?plan=vhr-1&plan=sticker-1&vin=${ACCORD}`, seenBy: 'visitor' },
  { name: 'sample-report', path: '/sample-report', seenBy: 'visitor' },
  { name: 'sample-sticker', path: '/sample-sticker', seenBy: 'visitor' },
  { name: 'recall-check', path: `/recall-check?vin=${ACCORD}`, seenBy: 'visitor' },
  { name: 'license-plate', path: '/license-plate', seenBy: 'visitor' },
  { name: 'classic', path: '/classic', seenBy: 'visitor' },
  { name: 'login', path: '/login', seenBy: 'visitor' },
  { name: 'signup', path: '/signup', seenBy: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password', seenBy: 'visitor' },
  { name: 'delete-account', path: '/delete-account', seenBy: 'visitor' },
  { name: 'verify', path: '/verify', seenBy: 'visitor' },
  { name: 'contact', path: '/contact', seenBy: 'visitor' },
  { name: 'content', path: '/faq', seenBy: 'visitor' },
  { name: 'not-found', path: '/no-such-page', seenBy: 'visitor' },
  { name: 'vehicle-by-name', path: '/vehicle?year=2003&make=Honda&model=Accord', seenBy: 'visitor' },
  {
    name: 'report',
    path: `/members/reports/new?vin=${ACCORD}`,
    seenBy: 'user',
    prepare: async (page) => {
      await page.locator('main button[type=submit]').first().click();
      await page.waitForURL(/\/members\/reports\/(?!new)[\w-]+$/);
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'reports', path: '/members/reports', seenBy: 'user' },
  { name: 'dashboard', path: '/members/dashboard', seenBy: 'user' },
  { name: 'new-report', path: '/members/reports/new', seenBy: 'user' },
  { name: 'sticker-tool', path: '/members/stickers/new', seenBy: 'user' },
  { name: 'stickers', path: '/members/stickers', seenBy: 'user' },
  { name: 'orders', path: '/members/orders', seenBy: 'user' },
  { name: 'subscription', path: '/members/subscription', seenBy: 'user' },
  { name: 'profile', path: '/members/profile', seenBy: 'user' },
  { name: 'privacy', path: '/members/privacy', seenBy: 'user' },
  { name: 'dealer-signup', path: '/dealers/signup', seenBy: 'dealer' },
  { name: 'dealer', path: '/members/dealer', seenBy: 'dealer' },
  { name: 'bulk-check', path: '/members/dealer/bulk-check', seenBy: 'dealer' },
];
