import { ChevronDown } from 'lucide-react';

interface QuestionListProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Renders questions with collapsed answers, which expand without a script. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <ul className="grid max-w-[70ch] border-line border-t">
      {items.map(({ question, answer }) => (
        <li key={question} className="border-line border-b">
          <details className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <p className="pb-4">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
