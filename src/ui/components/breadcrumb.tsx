import { ChevronRight } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { TextLink } from './text-link.tsx';

interface BreadcrumbProps {
  /** The parent pages, starting at the top. */
  readonly above: readonly { readonly label: string; readonly to: string }[];
  readonly here: string;
}

/** Renders the position of this page and links to its parent pages. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  const { t } = useTexts('ui');
  return (
    <nav aria-label={t('ui.breadcrumb')} className="screen-only text-sm">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {above.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-1">
            <TextLink to={to}>{label}</TextLink>
            <ChevronRight aria-hidden="true" className="size-4 text-muted" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 break-words text-muted">
          {here}
        </li>
      </ol>
    </nav>
  );
}
