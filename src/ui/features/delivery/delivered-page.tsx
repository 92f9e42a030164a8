import type { ReactNode } from 'react';
import { DocumentView } from '#ui/app/page/document-view.tsx';
import { ErrorState } from '#ui/components/error-state.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { Page } from '#ui/components/page.tsx';
import { RefreshWithoutScripts } from '#ui/components/refresh-without-scripts.tsx';
import { usePolling } from '#ui/hooks/use-polling.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { DocumentProgress } from './order-documents.tsx';
import type { loadDelivered } from './read-delivered.ts';

interface DeliveredPageProps {
  readonly shown: Awaited<ReturnType<typeof loadDelivered>>['data'];
  /** The path of the page; its PDF file and logo are below it. */
  readonly path: string;
  /** Who can read the document and for how long. */
  readonly notice: string;
  /** The options for a buyer if the document is not available. */
  readonly children: ReactNode;
}

/** Renders a delivered document, its progress while it is generated, or why there is none. */
export function DeliveredPage({ shown: { delivery, error }, path, notice, children }: DeliveredPageProps) {
  const { t } = useTexts('delivery');
  const isWaiting = delivery?.state === 'waiting';
  usePolling(isWaiting);
  if (delivery?.document) return <DocumentView document={delivery.document} path={path} notice={notice} />;
  const title = titleOf();
  return (
    <Page title={title} width="narrow" isPrivate>
      {error === null ? null : <ErrorState error={error} />}
      {delivery && isWaiting ? (
        <>
          <RefreshWithoutScripts />
          <DocumentProgress kind={delivery.kind} vin={delivery.vin} step={null} />
        </>
      ) : null}
      {delivery && delivery.state !== 'waiting' && delivery.state !== 'ready' ? (
        <Notice kind="info">{t(`delivery.state.${delivery.state}`)}</Notice>
      ) : null}
      {delivery === null && error === null ? children : null}
    </Page>
  );

  function titleOf(): string {
    if (error !== null) return t('delivery.brokenTitle');
    return delivery === null ? t('delivery.goneTitle') : t(`delivery.kind.${delivery.kind}`);
  }
}
