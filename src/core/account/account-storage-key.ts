/**
 * Under which key a browser keeps who is signed in, so that every tab of it knows.
 *
 * Source: specification, section 4 (ACC-16).
 */
export const ACCOUNT_STORAGE_KEY = 'account';
