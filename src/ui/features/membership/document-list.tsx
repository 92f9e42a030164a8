import type { ReactNode } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { ErrorState } from '#ui/components/error-state.tsx';
import { LoadingRegion } from '#ui/components/loading-region.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { Skeleton } from '#ui/components/skeleton.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

const TEXTS = {
  reports: {
    failed: 'reports.failedTitle',
    count: 'reports.count',
    emptyTitle: 'reports.emptyTitle',
    empty: 'reports.empty',
    none: 'reports.noneTitle',
    showAll: 'reports.showAll',
  },
  stickers: {
    failed: 'stickers.failedTitle',
    count: 'stickers.count',
    emptyTitle: 'stickers.emptyTitle',
    empty: 'stickers.empty',
    none: 'stickers.noneTitle',
    showAll: 'stickers.showAll',
  },
} as const;

interface DocumentListProps {
  readonly kind: 'reports' | 'stickers';
  /** The found page of the list, or `null` if it couldn't be loaded. */
  readonly found: { readonly page: number; readonly total: number } | null;
  readonly error: CallError | null;
  readonly perPage: number;
  /** What to show if the filter finds nothing, or `null` if the list isn't filtered. */
  readonly noMatch: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page of a person's documents, or that it is loading, empty or couldn't be loaded. */
export function DocumentList({ kind, found, error, perPage, noMatch, children }: DocumentListProps) {
  const { t } = useTexts(kind);
  const callErrorText = useCallErrorText();
  const { revalidate } = useRevalidator();
  const texts = TEXTS[kind];
  const path = `/members/${kind}`;
  if (useNavigation().location?.pathname === path) {
    return (
      <LoadingRegion>
        <Skeleton shape="box" />
        <Skeleton shape="box" />
      </LoadingRegion>
    );
  }
  if (found === null) {
    return (
      <ErrorState title={t(texts.failed)} onRetry={() => void revalidate()}>
        {error && callErrorText(error)}
      </ErrorState>
    );
  }
  if (found.total > 0) {
    return (
      <>
        <p className="text-muted" role="status">
          {t(texts.count, { count: found.total })}
        </p>
        {children}
        <Pagination page={found.page} pages={Math.ceil(found.total / perPage)} />
      </>
    );
  }
  return noMatch === null ? (
    <EmptyState title={t(texts.emptyTitle)}>{t(texts.empty)}</EmptyState>
  ) : (
    <EmptyState title={t(texts.none)} action={<TextLink to={path}>{t(texts.showAll)}</TextLink>}>
      {noMatch}
    </EmptyState>
  );
}
