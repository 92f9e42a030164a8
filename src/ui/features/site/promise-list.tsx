import { useTexts } from '#ui/i18n/use-texts.ts';

const PROMISES = [
  ['knownTitle', 'known'],
  ['onceTitle', 'once'],
  ['sourcedTitle', 'sourced'],
] as const;

/** Renders the site's promises to its customers. */
export function PromiseList() {
  const { t } = useTexts('home');
  return (
    <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {PROMISES.map(([title, text]) => (
        <div key={title} className="grid content-start gap-1">
          <dt className="font-semibold">{t(`home.${title}`)}</dt>
          <dd className="text-muted">{t(`home.${text}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
