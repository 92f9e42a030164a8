import { type ReactNode, Suspense } from 'react';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { AsServed } from '#ui/components/as-served.tsx';
import { Badge } from '#ui/components/badge.tsx';
import { buttonClass } from '#ui/components/button-class.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { ErrorState } from '#ui/components/error-state.tsx';
import { LoadingRegion } from '#ui/components/loading-region.tsx';
import { Page } from '#ui/components/page.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Skeleton } from '#ui/components/skeleton.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface SamplePageProps {
  readonly kind: 'report' | 'sticker';
  /** The document, as rendered by the server. */
  readonly served: ReactNode;
  /** The document, as fetched by the browser. */
  readonly fetched: ReactNode;
}

/** Renders a sample with an explanation above it and the next steps below it. */
export function SamplePage({ kind, served, fetched }: SamplePageProps) {
  const { t } = useTexts('sample');
  const title = t(`sample.title.${kind}`);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 *:min-w-0 sm:py-12">
      <PageHead title={title} description={t(`sample.description.${kind}`)} />
      <SampleBanner kind={kind} title={title} heading={kind === 'report' ? 'p' : 'h1'} />
      <AsServed
        id={`sample-${kind}`}
        served={served}
        fetched={<Suspense fallback={<SheetPlaceholder />}>{fetched}</Suspense>}
      />
      <SampleFooter kind={kind} />
    </div>
  );
}

/** Renders an error in place of a sample that doesn't exist or couldn't be fetched. */
export function NoSample({ error }: { readonly error: CallError }) {
  const { t } = useTexts('sample');
  const isMissing = error.code === 'not-found';
  return (
    <Page title={t('sample.noneTitle')} lead={isMissing ? t('sample.none') : undefined} width="narrow" isPrivate>
      {isMissing ? null : <ErrorState error={error} />}
      <TextLink as="p" to="/">
        {t('sample.checkYours')}
      </TextLink>
    </Page>
  );
}

interface SampleBannerProps {
  readonly kind: 'report' | 'sticker';
  readonly title: string;
  /** The title's element: a sheet with its own first-level heading needs no second one. */
  readonly heading: 'h1' | 'p';
}

/** Renders a banner above a sample that explains what it is, what to do with it, and the alternatives. */
function SampleBanner({ kind, title, heading: Heading }: SampleBannerProps) {
  const { t } = useTexts('sample');
  return (
    <div className="screen-only grid gap-4 md:grid-cols-[1fr_auto] md:items-end">
      <div className="grid justify-items-start gap-2">
        <Badge tone="caution">{t('sample.badge')}</Badge>
        <Heading className="font-bold text-2xl sm:text-3xl">{title}</Heading>
        <p className="max-w-[60ch] text-muted">{t(`sample.lead.${kind}`)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{t('sample.checkYours')}</ButtonLink>
        <a href={`/sample-${kind}/pdf`} className={buttonClass('quiet')} download>
          {t('sample.pdf')}
        </a>
      </div>
    </div>
  );
}

/** Renders the next steps after a sample: look up a vehicle, see prices, or see the other sample. */
function SampleFooter({ kind }: { readonly kind: 'report' | 'sticker' }) {
  const { t } = useTexts('sample');
  const other = kind === 'report' ? 'sticker' : 'report';
  return (
    <section className="screen-only grid justify-items-center gap-3 py-4 text-center" aria-labelledby="next">
      <h2 id="next">{t(`sample.next.${kind}`)}</h2>
      <p className="max-w-[60ch] text-muted">{t('sample.nextLead')}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t('sample.checkYours')}</ButtonLink>
        <ButtonLink to="/plans" variant="quiet">
          {t('sample.plans')}
        </ButtonLink>
      </p>
      <TextLink as="p" to={`/sample-${other}`}>
        {t(`sample.other.${other}`)}
      </TextLink>
    </section>
  );
}

/** Renders a placeholder for a sheet that is loading. */
function SheetPlaceholder() {
  return (
    <div className="min-h-dvh rounded-(--radius-card) border border-line bg-surface p-4 sm:p-8">
      <LoadingRegion>
        <Skeleton shape="title" width="half" />
        <Skeleton width="third" />
        <Skeleton shape="box" />
        <Skeleton width="most" />
        <Skeleton />
        <Skeleton shape="box" />
      </LoadingRegion>
    </div>
  );
}
