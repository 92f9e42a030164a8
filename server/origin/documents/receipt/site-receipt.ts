import type { Receipt } from '#core/billing/receipt.ts';
import type { Language } from '#core/site/host-variant.ts';

/** A receipt with the issuing site. */
export interface SiteReceipt extends Receipt {
  readonly language: Language;
  readonly siteAddress: string;
}
