interface ShapeTextProps {
  readonly text: string;
  /** The names of shapes that have their own section on the page. */
  readonly names: ReadonlySet<string>;
}

/** Renders a shape as source code. Each shape name links to its section. */
export function ShapeText({ text, names }: ShapeTextProps) {
  // Split at word boundaries. Comments contain words too, so only shape names become links.
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
