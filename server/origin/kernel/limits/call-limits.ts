const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A rate limit per caller or per account. */
export interface CallLimit {
  readonly times: number;
  /** Milliseconds, counted from the first call. */
  readonly withinMs: number;
}

/**
 * Rate limits of calls that can be misused. Only failed sign-ins count: a successful one is not counted. A caller is an
 * IP address that many users may share, so limits per caller are generous.
 */
export const callLimits = {
  logInByAccount: { times: 20, withinMs: 15 * MINUTE_MS },
  logInByCaller: { times: 100, withinMs: 15 * MINUTE_MS },
  /** Failures on a known device; failures of strangers do not count here. */
  logInByDevice: { times: 20, withinMs: 15 * MINUTE_MS },
  confirmPasswordByAccount: { times: 10, withinMs: 15 * MINUTE_MS },
  registerByCaller: { times: 60, withinMs: HOUR_MS },
  /** Each call sends an email to an address that may belong to another person. */
  registerByEmail: { times: 5, withinMs: HOUR_MS },
  resetPasswordByAccount: { times: 5, withinMs: HOUR_MS },
  resetPasswordByCaller: { times: 60, withinMs: HOUR_MS },
  deletionByAccount: { times: 5, withinMs: HOUR_MS },
  deletionByCaller: { times: 30, withinMs: HOUR_MS },
  /** Opening emailed links: 256 bits cannot be guessed, but many attempts are not needed either. */
  linkByCaller: { times: 60, withinMs: 15 * MINUTE_MS },
  changePasswordByAccount: { times: 20, withinMs: HOUR_MS },
  changeEmailByAccount: { times: 5, withinMs: HOUR_MS },
  exportByAccount: { times: 20, withinMs: HOUR_MS },
  /** Coupon and discount codes can be guessed. */
  codeByCaller: { times: 60, withinMs: 15 * MINUTE_MS },
  /** Codes can be tested by purchases; completed purchases do not count. */
  failedPurchaseByCaller: { times: 60, withinMs: HOUR_MS },
  /** Each call opens a page on which cards can be tested; paid ones do not count. */
  checkoutByCaller: { times: 10, withinMs: HOUR_MS },
  checkoutByEmail: { times: 10, withinMs: HOUR_MS },
  /** Declined cards on any page: stolen cards are tested with small payments. */
  declineByCaller: { times: 10, withinMs: HOUR_MS },
  declineByEmail: { times: 10, withinMs: HOUR_MS },
  /** Each call sends an email to the address of an order. */
  renewedLinkByKey: { times: 3, withinMs: DAY_MS },
  /** Order numbers and addresses can be guessed. */
  withdrawalByCaller: { times: 20, withinMs: HOUR_MS },
  /** Each call queries every source. */
  reportByAccount: { times: 600, withinMs: HOUR_MS },
  /** Each call may check ten thousand VINs. */
  bulkCheckByAccount: { times: 60, withinMs: HOUR_MS },
  /** Each call sends an email to an unconfirmed address. */
  mailedReportByAccount: { times: 30, withinMs: DAY_MS },
  /** Each call sends an email to the support team. */
  disputeByAccount: { times: 50, withinMs: DAY_MS },
  /** The plate provider charges per lookup, and plates must not be harvested in bulk. */
  plateByCaller: { times: 200, withinMs: HOUR_MS },
  searchByCaller: { times: 600, withinMs: 15 * MINUTE_MS },
  feedbackByAccount: { times: 50, withinMs: DAY_MS },
  ticketByAccount: { times: 20, withinMs: DAY_MS },
  /** Each message sends an email to the support team. */
  chatByAccount: { times: 100, withinMs: HOUR_MS },
  /** Each call sends an email to the support team. */
  contactMailByCaller: { times: 20, withinMs: DAY_MS },
  consentLogByCaller: { times: 200, withinMs: DAY_MS },
  logByCaller: { times: 500, withinMs: DAY_MS },
  shareByAccount: { times: 100, withinMs: DAY_MS },
  /** A share key of 256 bits cannot be guessed, but attempts are limited anyway. */
  sharedByCaller: { times: 120, withinMs: 15 * MINUTE_MS },
  /** Printing takes time, although the sample is the same for everyone. */
  sampleByCaller: { times: 200, withinMs: 15 * MINUTE_MS },
  verifyByCaller: { times: 60, withinMs: 15 * MINUTE_MS },
  /** Shown with a verified document: as many calls as for the verification, plus repeated views. */
  verifiedLogoByCaller: { times: 120, withinMs: 15 * MINUTE_MS },
  errorVinByCaller: { times: 200, withinMs: DAY_MS },
} as const satisfies Readonly<Record<string, CallLimit>>;

/** The name of one of the {@link callLimits}. */
export type CallLimitName = keyof typeof callLimits;
