import { useFormats } from '../hooks/use-formats.ts';

/** Renders a date in the visitor's language. `at` is in UTC epoch milliseconds. */
export function DateText({ at }: { readonly at: number }) {
  const { date } = useFormats();
  return (
    <time dateTime={new Date(at).toISOString().slice(0, 10)} className="whitespace-nowrap">
      {date(at)}
    </time>
  );
}
