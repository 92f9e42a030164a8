import type { MenuEntry } from '#core/site/menu-entry.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { MenuList, menuLinkClass } from './menu-list.tsx';

interface SiteFooterProps {
  readonly siteName: string;
  readonly entries?: readonly MenuEntry[];
  /** Opens the consent prompt for third-party scripts again. Omitted if there are none. */
  readonly onChangeConsent?: () => void;
}

/** Renders the footer of every page: the CMS's footer menu and the site's promises. */
export function SiteFooter({ siteName, entries = [], onChangeConsent }: SiteFooterProps) {
  const { t } = useTexts('consent', 'site');
  return (
    <footer className="screen-only border-line border-t px-4 py-6 text-sm">
      <div className="mx-auto grid max-w-5xl gap-4">
        {entries.length > 0 ? (
          <nav aria-label={t('site.footerMenu')}>
            <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-4">
              <MenuList entries={entries} groups="open" />
            </ul>
          </nav>
        ) : null}
        {onChangeConsent ? (
          <button type="button" onClick={onChangeConsent} className={`${menuLinkClass} justify-self-center`}>
            {t('consent.change')}
          </button>
        ) : null}
        <p className="text-center">
          <TextLink to="/withdrawal">{t('site.withdraw')}</TextLink>
        </p>
        <p className="text-center text-muted">{t('site.footer', { site: siteName })}</p>
      </div>
    </footer>
  );
}
