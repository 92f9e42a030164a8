import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { ButtonLink } from './button-link.tsx';

interface PaginationProps {
  /** The page number, starting at 1. */
  readonly page: number;
  readonly pages: number;
  /** The ID of the list, if it is not at the top of its page. */
  readonly anchor?: string;
}

/** Renders the pagination of a long list, using the URL's `page` parameter. A list with one page needs none. */
export function Pagination({ page, pages, anchor }: PaginationProps) {
  const { t } = useTexts('ui');
  const { search } = useLocation();
  if (pages <= 1) return null;
  const to = (wanted: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(wanted));
    return { search: query.toString(), hash: anchor ?? '' };
  };
  return (
    <nav aria-label={t('ui.pages')} className="screen-only flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{t('ui.pageOf', { page, pages })}</p>
      <div className="flex gap-3">
        {page > 1 ? (
          <ButtonLink to={to(page - 1)} rel="prev" variant="quiet">
            {t('ui.previousPage')}
          </ButtonLink>
        ) : null}
        {page < pages ? (
          <ButtonLink to={to(page + 1)} rel="next" variant="quiet">
            {t('ui.nextPage')}
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  );
}
