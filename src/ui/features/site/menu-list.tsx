import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { MenuEntry, PageLink } from '#core/site/menu-entry.ts';
import { usePrefetch } from '#ui/hooks/use-prefetch.ts';

interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  /** Whether groups open below their label or are always open. */
  readonly groups: 'folded' | 'open';
}

/** The CSS classes of a menu link. */
export const menuLinkClass =
  'flex min-h-11 items-center rounded-(--radius-card) px-2 py-2 underline-offset-4 hover:underline';

/** Renders the menu entries from the CMS (CNT-05). Groups expand without a script. */
export function MenuList({ entries, groups }: MenuListProps) {
  return entries.map(({ id, page, linkGroup }) => {
    if (linkGroup !== null) {
      return groups === 'open' ? (
        <li key={id}>
          {linkGroup.label ? <p className="px-2 font-semibold">{linkGroup.label}</p> : null}
          <PageList pages={linkGroup.pages} />
        </li>
      ) : (
        <li key={id}>
          <details data-menu name="menu-group" className="group relative">
            <summary className={`${menuLinkClass} cursor-pointer list-none gap-1 [&::-webkit-details-marker]:hidden`}>
              {linkGroup.label}
              <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
            </summary>
            <div className="z-20 sm:absolute sm:left-0 sm:min-w-56 sm:rounded-(--radius-card) sm:border sm:border-line sm:bg-surface sm:p-2 sm:shadow-(--shadow-card)">
              <PageList pages={linkGroup.pages} />
            </div>
          </details>
        </li>
      );
    }
    return page === null ? null : (
      <li key={id}>
        <PageLinkText page={page} />
      </li>
    );
  });
}

function PageList({ pages }: { readonly pages: readonly PageLink[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <PageLinkText page={page} />
        </li>
      ))}
    </ul>
  );
}

function PageLinkText({ page: { title, url } }: { readonly page: PageLink }) {
  return (
    <Link to={url} prefetch={usePrefetch()} className={menuLinkClass}>
      {title}
    </Link>
  );
}
