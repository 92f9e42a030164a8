/**
 * Removes HTML elements from a text but retains their content, because some NHTSA texts contain HTML. A single `<`
 * between numbers is not an element.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/li)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&quot;/gi, '"')
    .replace(/&#0?39;|&apos;/gi, "'")
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&amp;/gi, '&')
    .trim();
}
