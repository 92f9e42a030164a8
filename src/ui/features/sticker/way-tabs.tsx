import { Link } from 'react-router';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** The ways to request a sticker. */
export const WAYS = ['vin', 'name', 'classic'] as const;

/** One of {@link WAYS}. */
export type Way = (typeof WAYS)[number];

/** Renders the ways to request a sticker as tabs. They are links, so that each has a URL and needs no script. */
export function WayTabs({ way }: { readonly way: Way }) {
  const { t } = useTexts('build');
  return (
    <nav aria-label={t('build.ways')} className="flex flex-wrap gap-x-2 border-line border-b">
      {WAYS.map((one) => (
        <Link
          key={one}
          to={`/members/stickers/new?by=${one}`}
          aria-current={one === way ? 'page' : undefined}
          preventScrollReset
          className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-muted hover:text-ink aria-[current]:border-primary-ink aria-[current]:text-ink"
        >
          {t(`build.way-${one}`)}
        </Link>
      ))}
    </nav>
  );
}
