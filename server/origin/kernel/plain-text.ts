/** Some of NHTSA's texts hold HTML: its elements go, its words stay. A lone `<` between numbers is no element. */
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
