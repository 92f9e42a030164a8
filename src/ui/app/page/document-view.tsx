import type { ReactNode } from 'react';
import type { SharedDocument } from '#core/sharing/shared-document.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { buttonClass } from '#ui/components/button-class.ts';
import { Notice } from '#ui/components/notice.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { ReportSheet } from '#ui/features/report/report-sheet.tsx';
import { StickerSheet } from '#ui/features/sticker/sticker-sheet.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { letterheadOf } from './letterhead-of.ts';

interface DocumentViewProps {
  readonly document: SharedDocument;
  /** The path of the page. Its PDF file and logo are below it. */
  readonly path: string;
  /** Who has access and for how long. */
  readonly notice: ReactNode;
}

/** Renders a report or sticker for reading, with its PDF file. */
export function DocumentView({ document, path, notice }: DocumentViewProps) {
  const { t } = useTexts('sharing');
  const vehicle = document.kind === 'report' ? document.report.vehicle : document.sticker.content.vehicle;
  const title = t(`sharing.title.${document.kind}`, { vehicle: fullName(vehicle) });
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 sm:py-12">
      <PageHead title={title} isPrivate />
      {/* A sticker sheet has no first-level heading; a report does. */}
      {document.kind === 'sticker' ? <h1 className="screen-only">{title}</h1> : null}
      <div className="screen-only flex flex-wrap items-center justify-between gap-4">
        <Notice kind="info">{notice}</Notice>
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
