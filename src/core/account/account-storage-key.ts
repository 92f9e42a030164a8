/**
 * The browser storage key of the signed-in account, shared by all tabs.
 *
 * Source: specification, section 4 (ACC-16).
 */
export const ACCOUNT_STORAGE_KEY = 'account';
