import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';

interface SiteHeaderProps {
  readonly siteName: string;
  readonly signedIn: boolean;
}

const linkClass = 'rounded-(--radius-card) px-2 py-2 underline-offset-4 hover:underline';

/** The site's name and the ways from here. */
export function SiteHeader({ siteName, signedIn }: SiteHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="screen-only border-line border-b bg-surface">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
        <Link to="/" className="flex items-center gap-2 font-bold text-lg">
          <span aria-hidden="true" className="inline-block size-4 rounded-sm bg-primary" />
          {siteName}
        </Link>
        <nav aria-label={t('site.menu')} className="flex flex-wrap items-center gap-x-2">
          <Link to="/members/stickers/new" className={linkClass}>
            {t('site.newSticker')}
          </Link>
          {signedIn ? (
            <Form method="post" action="/logout">
              <button type="submit" className={linkClass}>
                {t('site.signOut')}
              </button>
            </Form>
          ) : (
            <Link to="/login" className={linkClass}>
              {t('site.signIn')}
            </Link>
          )}
        </nav>
      </div>
    </header>
  );
}
