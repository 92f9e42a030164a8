interface Fact {
  readonly label: string;
  /** `null` is shown as unknown. */
  readonly value: string | number | null;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly unknown: string;
}

/** Facts with their names, as on the first page of a document. */
export function FactList({ facts, unknown }: FactListProps) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b py-2">
          <dt className="text-muted">{label}</dt>
          <dd className={value === null ? 'text-right text-muted italic' : 'text-right font-medium'}>
            {value ?? unknown}
          </dd>
        </div>
      ))}
    </dl>
  );
}
