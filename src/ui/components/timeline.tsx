import type { ReactNode } from 'react';
import { DateText } from './date-text.tsx';

/** An event with its date. */
interface TimelineEvent {
  readonly id: string;
  /** UTC epoch milliseconds. */
  readonly at: number;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Whether the event is highlighted. The title explains why. */
  readonly marked?: boolean;
}

interface TimelineProps {
  /** The events in display order. */
  readonly events: readonly TimelineEvent[];
  /** Shown if there are no events. */
  readonly empty: ReactNode;
  /** The heading level of the years: one below the heading above the timeline. */
  readonly headingLevel?: 'h3' | 'h4';
}

/** Renders events grouped by year. */
export function Timeline({ events, empty, headingLevel: Heading = 'h3' }: TimelineProps) {
  if (events.length === 0) return <p className="text-muted">{empty}</p>;
  const yearOf = ({ at }: TimelineEvent) => new Date(at).getUTCFullYear();
  const years = [...new Set(events.map(yearOf))].map((year) => ({
    year,
    ofYear: events.filter((one) => yearOf(one) === year),
  }));
  return (
    <ol className="grid">
      {years.map(({ year, ofYear }) => (
        <li key={year} className="grid gap-x-6 sm:grid-cols-[5rem_1fr]">
          <Heading className="pb-2 font-semibold text-lg text-muted sm:text-right">{year}</Heading>
          <ol className="grid border-line border-l-2 pb-4">
            {ofYear.map(({ id, at, title, detail, marked = false }) => (
              <li key={id} className="relative grid gap-0.5 pb-4 pl-6">
                <span
                  aria-hidden="true"
                  className={`absolute top-1.5 -left-[0.45rem] size-3 border-2 ${marked ? 'rotate-45 border-danger bg-danger' : 'rounded-full border-muted bg-surface'}`}
                />
                <span className="text-muted text-sm">
                  <DateText at={at} />
                </span>
                <span className="font-semibold">{title}</span>
                {detail ? <span className="text-sm">{detail}</span> : null}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
