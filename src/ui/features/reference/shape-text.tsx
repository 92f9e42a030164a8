interface ShapeTextProps {
  readonly text: string;
  /** The shapes that have a place of their own on the page. */
  readonly names: ReadonlySet<string>;
}

/** A shape as programmers write it; each name in it leads to what it stands for. */
export function ShapeText({ text, names }: ShapeTextProps) {
  // At each place where a word begins or ends; remarks are words too, so that only names of shapes become links.
  const words = text.split(/\b/);
  return (
    <pre translate="no" className="whitespace-pre-wrap break-words font-mono text-sm">
      {words.map((word, place) =>
        names.has(word) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change places.
          <a key={place} href={`#shape-${word}`} className="underline">
            {word}
          </a>
        ) : (
          word
        ),
      )}
    </pre>
  );
}
