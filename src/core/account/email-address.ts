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
