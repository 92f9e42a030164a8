const MAX_PATH_LENGTH = 200;
const MAX_TEXT_LENGTH = 4_000;

// The patterns have bounded lookaround and repetition, because anyone can cause a log line to be written.
const EMAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.[a-z]{2,63}/gi;
const CREDENTIALS = /\/\/[^/\s@]*@/g;
const QUERY = /\?[\w.%[\]-]+=[^\s"']*/g;
const LONG_WORD = /[\w~-]{24,}/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns a text that is safe to log: without email addresses, passwords in URLs, queries and anything that looks like
 * a token.
 */
export function withoutSecrets(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(CREDENTIALS, '//[credentials]@')
    .replace(EMAIL, '[address]')
    .replace(QUERY, '?[query]')
    .replace(LONG_WORD, (word) => (isToken(word) ? '[key]' : word));
}

/**
 * Returns whether a word looks like a token. Tokens and keys mix letters and digits, unlike the names in a stack trace;
 * request IDs grant no access.
 */
function isToken(word: string): boolean {
  return /\d/.test(word) && /[a-z]/i.test(word) && !UUID.test(word);
}

/**
 * Returns a path that is safe to log: without its query and anything that could be a secret or an email address. VINs
 * remain, because they do not identify a person.
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
