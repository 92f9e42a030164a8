// Format characters, such as zero-width spaces, and other invisible characters.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns the canonical form in which an email address is stored and compared: NFKC, lowercase, without invisible
 * characters and surrounding white space. Addresses that differ only in such characters are equal.
 *
 * @example
 * normalizeEmail(' Ada\u200B@People.example '); // 'ada@people.example'
 */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase().normalize('NFKC');
}

/**
 * Returns whether a text has the basic form of an email address: no spaces, exactly one `@` with text before it, and a
 * dot inside the domain. Only sending an email can prove that the address is in use.
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
