/** One fact of a {@link FactList}. */
export interface Fact {
  readonly label: string;
  /** The value, or `null`, which is shown as unknown. */
  readonly value: string | number | null;
  /** A note below the value, such as its source. Not shown for an unknown value. */
  readonly note?: string | null;
}

/** Renders facts with their labels, as on the first page of a document. */
export function FactList({ facts, unknown }: { readonly facts: readonly Fact[]; readonly unknown: string }) {
  return (
    // At most two columns, and only if there is room: the list can be in a narrow column of a wide screen.
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,50%-1rem)),1fr))] gap-x-8">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">
            {value === null ? (
              <span className="text-muted italic">{unknown}</span>
            ) : (
              <>
                <span className="block font-medium">{value}</span>
                {note ? <span className="block text-muted text-sm">{note}</span> : null}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
