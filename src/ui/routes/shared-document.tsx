import { data } from 'react-router';
import { fullName } from '../../core/vehicle/vehicle.ts';
import { buttonClass } from '../components/button-class.ts';
import { ErrorState } from '../components/error-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextLink } from '../components/text-link.tsx';
import { needed } from '../container-context.ts';
import { ReportSheet } from '../features/report/report-sheet.tsx';
import { StickerSheet } from '../features/sticker/sticker-sheet.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { letterheadOf } from '../letterhead-of.ts';
import type { Route } from './+types/shared-document.ts';

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const readSharedDocument = await needed(context, 'readSharedDocument');
  const read = await readSharedDocument(key, { signal: request.signal });
  return read.match(
    (document) => data({ document, error: null }),
    (error) =>
      error.code === 'link-missing' || error.code === 'not-found' || error.code === 'refused'
        ? data({ document: null, error: null }, { status: 404 })
        : data({ document: null, error }, { status: 502 }),
  );
}

export default function SharedDocument({ loaderData: { document, error }, params: { key } }: Route.ComponentProps) {
  const { t } = useTexts('sharing');
  const callErrorText = useCallErrorText();
  if (document === null) {
    const title = t(error === null ? 'sharing.goneTitle' : 'sharing.failedTitle');
    return (
      <Page title={title} lead={error === null ? t('sharing.gone') : undefined} width="narrow">
        <PageHead title={title} isPrivate />
        {error === null ? null : <ErrorState title={callErrorText(error)} />}
        <p>
          <TextLink to="/">{t('sharing.checkOwn')}</TextLink>
        </p>
      </Page>
    );
  }
  const vehicle = document.kind === 'report' ? document.report.vehicle : document.sticker.content.vehicle;
  const path = `/shared/${encodeURIComponent(key)}`;
  const title = t(`sharing.title.${document.kind}`, { vehicle: fullName(vehicle) });
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 sm:py-12">
      <PageHead title={title} isPrivate />
      {/* A sticker sheet has no heading of the first order, and a report has it. */}
      {document.kind === 'sticker' ? <h1 className="screen-only">{title}</h1> : null}
      <div className="screen-only flex flex-wrap items-center justify-between gap-4">
        <Notice kind="info">{t('sharing.byOwner')}</Notice>
        <a href={`${path}/pdf`} className={buttonClass('quiet')} download>
          {t('sharing.pdf')}
        </a>
      </div>
      {document.kind === 'sticker' ? (
        <StickerSheet content={document.sticker.content} letterhead={letterheadOf(document.sticker, path)} />
      ) : null}
      {document.kind === 'report' && document.report.snapshot ? (
        <ReportSheet report={document.report.snapshot} letterhead={letterheadOf(document.report, path)} />
      ) : null}
      {document.kind === 'report' && document.report.snapshot === null ? (
        <>
          <h1>{title}</h1>
          <p>{t('sharing.pdfOnly')}</p>
        </>
      ) : null}
      <p className="screen-only text-muted">
        {t('sharing.verifyHint')} <TextLink to="/verify">{t('sharing.verifyLink')}</TextLink>
      </p>
    </div>
  );
}
