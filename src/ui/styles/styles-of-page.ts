import postcss, { type ChildNode } from 'postcss';

/** A rule with its classes, or an at-rule with nested rules. */
type Piece =
  | { readonly css: string; readonly classes: readonly string[] }
  | { readonly opening: string; readonly pieces: readonly Piece[] };

const AROUND_RULES: ReadonlySet<string> = new Set(['layer', 'media', 'supports']);

/**
 * Creates a function that extracts the rules used by a page from the whole style sheet, in order. Rules without classes
 * apply to every page. The extracted rules are inlined in the page, and scripts load the whole sheet before anything is
 * rerendered.
 */
export function createStylesOfPage(sheet: string): (html: string) => string {
  const pieces = postcss.parse(sheet).nodes.map(pieceOf);
  return (html) => {
    const used = classesOfPage(html);
    return pieces.map((piece) => cssOf(piece, used)).join('');
  };
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') return { css: String(node), classes: classesOfSelector(node.selector) };
  if (node.type === 'comment') return { css: '', classes: [] };
  if (node.type !== 'atrule' || node.nodes === undefined) return { css: `${node};`, classes: [] };
  if (!AROUND_RULES.has(node.name)) return { css: String(node), classes: [] };
  return { opening: `@${node.name} ${node.params}`, pieces: node.nodes.map(pieceOf) };
}

function cssOf(piece: Piece, used: ReadonlySet<string>): string {
  if ('css' in piece) {
    return piece.classes.length === 0 || piece.classes.some((name) => used.has(name)) ? piece.css : '';
  }
  const within = piece.pieces.map((one) => cssOf(one, used)).join('');
  return within === '' ? '' : `${piece.opening}{${within}}`;
}

function classesOfSelector(selector: string): readonly string[] {
  const names = selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s|\\.|[\w-])+)/gi);
  return Array.from(names, ([, name = '']) =>
    name.replace(/\\([0-9a-f]{1,6})\s|\\(.)/gi, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function classesOfPage(html: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name.replace(/&[a-z#0-9]+;/g, (sign) => ENTITIES[sign] ?? sign));
  }
  return used;
}
