const MAX_PATH_LENGTH = 200;
const MAX_TEXT_LENGTH = 4_000;

// No pattern looks back or ahead without bound: who writes a log line may be anybody.
const EMAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.[a-z]{2,63}/gi;
const CREDENTIALS = /\/\/[^/\s@]*@/g;
const QUERY = /\?[\w.%[\]-]+=[^\s"']*/g;
const LONG_WORD = /[\w~-]{24,}/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A text as the log may hold it: without email addresses, passwords in addresses, queries and what looks like a token. */
export function withoutSecrets(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(CREDENTIALS, '//[credentials]@')
    .replace(EMAIL, '[address]')
    .replace(QUERY, '?[query]')
    .replace(LONG_WORD, (word) => (isToken(word) ? '[key]' : word));
}

/** Tokens and keys mix letters with digits; the names in a stack trace do not, and an id of a request opens nothing. */
function isToken(word: string): boolean {
  return /\d/.test(word) && /[a-z]/i.test(word) && !UUID.test(word);
}

/**
 * A path as the log may hold it: without query, and without what could be a secret or somebody's address. A VIN stays,
 * for it names no person.
 */
export function loggedPath(path: string): string {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  return withoutQuery
    .slice(0, 10 * MAX_PATH_LENGTH)
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '[address]' : /^[\w.~%-]{24,}$/.test(part) ? '[key]' : part))
    .join('/')
    .slice(0, MAX_PATH_LENGTH);
}
