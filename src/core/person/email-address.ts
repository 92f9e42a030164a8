// Format characters, such as a zero-width space, and others that nothing is drawn for.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns the one form in which an email address is stored and compared: NFKC, without invisible characters and
 * surrounding white space, in lower case. Two addresses that look the same because of such characters are one.
 *
 * @example
 * normalizeEmail(' Ada\u200B@People.example '); // 'ada@people.example'
 */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase().normalize('NFKC');
}

/**
 * Whether a text has the simple form of an e-mail address: no blank, exactly one `@` with something before it, and a dot
 * inside the domain. Whether anyone reads mail there, only a mail can tell.
 *
 * Source: specification, section 5 (ACC-15).
 *
 * @example
 * hasEmailForm('user@demo.vinport.example'); // true
 */
export function hasEmailForm(text: string): boolean {
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  return local !== '' && domain.slice(1, -1).includes('.') && !/\s/.test(text);
}
