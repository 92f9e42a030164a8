/** A custom property of the theme, as written in its style sheet. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Returns the page's tokens with this prefix, in the order of its style sheets, without duplicates. */
export function tokensOf({ styleSheets }: Document, prefix: string): readonly Token[] {
  const values = new Map<string, string>();
  for (const sheet of styleSheets) read(sheet.cssRules, prefix, values);
  return Array.from(values, ([name, value]) => ({ name, value }));
}

function read(rules: CSSRuleList, prefix: string, values: Map<string, string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root')) {
      // A line height belongs to its font size, as in `--text-lg--line-height`.
      const names = Array.from(rule.style).filter((name) => name.startsWith(prefix) && !name.includes('--', 2));
      for (const name of names) values.set(name, asWritten(rule.style.getPropertyValue(name)));
    } else if (rule instanceof CSSGroupingRule) {
      read(rule.cssRules, prefix, values);
    }
  }
}

/** The build expands `light-dark()` for browsers that don't support it. */
function asWritten(value: string): string {
  return value.replace(
    /^var\(--lightningcss-light,\s*(.+?)\)\s*var\(--lightningcss-dark,\s*(.+?)\)$/,
    'light-dark($1, $2)',
  );
}
