const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often something may be done by one caller, or to one account. */
export interface CallLimit {
  readonly times: number;
  /** Milliseconds, counted from the first time. */
  readonly withinMs: number;
}

/**
 * How often calls that can be misused may be made. Of a sign-in only failures count: a success is forgiven. A caller is
 * an address, behind which many people may sit, so that limits by caller are wide.
 */
export const callLimits = {
  logInByAccount: { times: 20, withinMs: 15 * MINUTE_MS },
  logInByCaller: { times: 100, withinMs: 15 * MINUTE_MS },
  /** Failures on a device that the person has signed in on; those of strangers do not count here. */
  logInByDevice: { times: 20, withinMs: 15 * MINUTE_MS },
  confirmPasswordByAccount: { times: 10, withinMs: 15 * MINUTE_MS },
  registerByCaller: { times: 60, withinMs: HOUR_MS },
  /** Each is an email to an address that may be another person's. */
  registerByEmail: { times: 5, withinMs: HOUR_MS },
  resetPasswordByAccount: { times: 5, withinMs: HOUR_MS },
  resetPasswordByCaller: { times: 60, withinMs: HOUR_MS },
  deletionByAccount: { times: 5, withinMs: HOUR_MS },
  deletionByCaller: { times: 30, withinMs: HOUR_MS },
  /** Opening mailed links: nobody guesses 256 bits, but nobody needs to try either. */
  linkByCaller: { times: 60, withinMs: 15 * MINUTE_MS },
  changePasswordByAccount: { times: 20, withinMs: HOUR_MS },
  changeEmailByAccount: { times: 5, withinMs: HOUR_MS },
  exportByAccount: { times: 20, withinMs: HOUR_MS },
  /** Coupon and discount codes can be guessed. */
  codeByCaller: { times: 60, withinMs: 15 * MINUTE_MS },
  /** Codes can be tried out by buying; what was sold is forgiven. */
  failedPurchaseByCaller: { times: 60, withinMs: HOUR_MS },
  /** Each is a page on which cards can be tried; one that was paid is forgiven. */
  checkoutByCaller: { times: 10, withinMs: HOUR_MS },
  checkoutByEmail: { times: 10, withinMs: HOUR_MS },
  /** Declined cards, on whichever page: stolen cards are tested by paying small sums. */
  declineByCaller: { times: 10, withinMs: HOUR_MS },
  declineByEmail: { times: 10, withinMs: HOUR_MS },
  /** Each is an email to the address of an order. */
  renewedLinkByKey: { times: 3, withinMs: DAY_MS },
  /** Order numbers and addresses can be tried. */
  withdrawalByCaller: { times: 20, withinMs: HOUR_MS },
  /** Each asks every source. */
  reportByAccount: { times: 600, withinMs: HOUR_MS },
  /** Each may be ten thousand VINs. */
  bulkCheckByAccount: { times: 60, withinMs: HOUR_MS },
  /** Each is a letter to an address that nobody has confirmed. */
  mailedReportByAccount: { times: 30, withinMs: DAY_MS },
  /** Each is a letter to the support team. */
  disputeByAccount: { times: 50, withinMs: DAY_MS },
  /** A provider of plates is paid by the question, and whole ranges of plates are nobody's business. */
  plateByCaller: { times: 200, withinMs: HOUR_MS },
  searchByCaller: { times: 600, withinMs: 15 * MINUTE_MS },
  feedbackByAccount: { times: 50, withinMs: DAY_MS },
  ticketByAccount: { times: 20, withinMs: DAY_MS },
  /** Each message is a letter to the support team. */
  chatByAccount: { times: 100, withinMs: HOUR_MS },
  /** Each one is a letter to the support team. */
  contactMailByCaller: { times: 20, withinMs: DAY_MS },
  consentLogByCaller: { times: 200, withinMs: DAY_MS },
  logByCaller: { times: 500, withinMs: DAY_MS },
  shareByAccount: { times: 100, withinMs: DAY_MS },
  /** Nobody guesses a share key of 256 bits; whoever tries is stopped all the same. */
  sharedByCaller: { times: 120, withinMs: 15 * MINUTE_MS },
  /** A print takes a while, though it is the same for all. */
  sampleByCaller: { times: 200, withinMs: 15 * MINUTE_MS },
  verifyByCaller: { times: 60, withinMs: 15 * MINUTE_MS },
  /** Shown with what was verified: as often as that, and once more where it is looked at again. */
  verifiedLogoByCaller: { times: 120, withinMs: 15 * MINUTE_MS },
  errorVinByCaller: { times: 200, withinMs: DAY_MS },
} as const satisfies Readonly<Record<string, CallLimit>>;

/** One of the {@link callLimits}. */
export type CallLimitName = keyof typeof callLimits;
