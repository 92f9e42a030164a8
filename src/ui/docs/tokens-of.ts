/** A custom property of the theme, as its style sheet spells it. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** The tokens of a page whose names begin so, in the order of its style sheets; none is told twice. */
export function tokensOf({ styleSheets }: Document, prefix: string): readonly Token[] {
  const values = new Map<string, string>();
  for (const sheet of styleSheets) read(sheet.cssRules, prefix, values);
  return Array.from(values, ([name, value]) => ({ name, value }));
}

function read(rules: CSSRuleList, prefix: string, values: Map<string, string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root')) {
      // A line height belongs to its size, as in `--text-lg--line-height`.
      const names = Array.from(rule.style).filter((name) => name.startsWith(prefix) && !name.includes('--', 2));
      for (const name of names) values.set(name, asWritten(rule.style.getPropertyValue(name)));
    } else if (rule instanceof CSSGroupingRule) {
      read(rule.cssRules, prefix, values);
    }
  }
}

/** The build spells `light-dark()` out for browsers that do not know it. */
function asWritten(value: string): string {
  return value.replace(
    /^var\(--lightningcss-light,\s*(.+?)\)\s*var\(--lightningcss-dark,\s*(.+?)\)$/,
    'light-dark($1, $2)',
  );
}
