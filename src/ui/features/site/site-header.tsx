import { Menu } from 'lucide-react';
import { Form, Link, useLocation } from 'react-router';
import type { MenuEntry } from '#core/site/menu-entry.ts';
import { usePrefetch } from '#ui/hooks/use-prefetch.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { MenuList, menuLinkClass } from './menu-list.tsx';

interface SiteHeaderProps {
  readonly siteName: string;
  readonly signedIn: boolean;
  /** The CMS's header menu. */
  readonly entries?: readonly MenuEntry[];
}

/** Renders the site's name and navigation. On a narrow screen, it expands below a button, without a script. */
export function SiteHeader({ siteName, signedIn, entries = [] }: SiteHeaderProps) {
  const { t } = useTexts('site');
  // The key of the menus, so that they are closed again after a navigation.
  const { key } = useLocation();
  const ways = (
    <>
      <MenuItem to="/plans" text={t('site.plans')} />
      <MenuItem to="/recall-check" text={t('site.recalls')} />
      <MenuList entries={entries} groups="folded" />
      {signedIn ? <MenuItem to="/members/dashboard" text={t('site.members')} /> : null}
      <li>
        {signedIn ? (
          <Form method="post" action="/logout">
            <button type="submit" className={`${menuLinkClass} w-full`}>
              {t('site.signOut')}
            </button>
          </Form>
        ) : (
          <Link to="/login" className={menuLinkClass}>
            {t('site.signIn')}
          </Link>
        )}
      </li>
    </>
  );
  return (
    <header className="screen-only border-line border-b bg-surface">
      <div key={key} className="relative mx-auto flex max-w-5xl items-center justify-between gap-x-6 px-4 py-2">
        <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2 font-bold text-lg leading-tight">
          <span aria-hidden="true" className="inline-block size-4 shrink-0 rounded-sm bg-primary" />
          {siteName}
        </Link>
        <nav aria-label={t('site.menu')} className="hidden sm:block">
          <ul className="flex flex-wrap items-center justify-end gap-x-2">{ways}</ul>
        </nav>
        <details data-menu className="shrink-0 sm:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-(--radius-card) border border-line px-3 font-semibold [&::-webkit-details-marker]:hidden">
            <Menu aria-hidden="true" className="size-5" />
            {t('site.openMenu')}
          </summary>
          <nav
            aria-label={t('site.menu')}
            className="absolute inset-x-0 top-full z-20 border-line border-b bg-surface px-2 py-3 shadow-(--shadow-card)"
          >
            <ul>{ways}</ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

function MenuItem({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <li>
      <Link to={to} prefetch={usePrefetch()} className={menuLinkClass}>
        {text}
      </Link>
    </li>
  );
}
