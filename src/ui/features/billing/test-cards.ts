/** The gateway that takes test cards. */
export const SANDBOX = 'sandbox';

/** The cards it takes, the one that works first. */
export const TEST_CARDS = ['card_ok', 'card_declined', 'card_needs_step', 'card_times_out'] as const;
