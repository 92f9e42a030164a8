import { useContext } from 'react';
import { DEFAULT_METADATA, type PageMetadata } from '#core/site/page-metadata.ts';
import { ShownPageContext } from '../app/contexts/shown-page-context.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Excludes a page from search results if it is private or has no content. */
  readonly isPrivate?: boolean;
  /** A description of the page in schema.org terms. */
  readonly structuredData?: object;
}

/**
 * Renders a page's metadata for browsers, search engines and link previews. The CMS's metadata for the URL takes
 * precedence over the screen's, and the screen's over the CMS defaults (CNT-06).
 */
export function PageHead({ title, description, isPrivate = false, structuredData }: PageHeadProps) {
  const page = useContext(ShownPageContext);
  const written = page?.metadata ?? {};
  const shownTitle = chosen(
    written,
    'title',
    page && !title.includes(page.siteName) ? `${title} · ${page.siteName}` : title,
  );
  const shownDescription = chosen(written, 'description', description);
  const keywords = chosen(written, 'keywords');
  const canonical = isPrivate ? null : (written.canonical ?? page?.address ?? null);
  const robots = isPrivate ? 'noindex' : (written.robots ?? null);
  return (
    <>
      <title>{shownTitle}</title>
      {shownDescription ? <meta name="description" content={shownDescription} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {robots ? <meta name="robots" content={robots} /> : null}
      {page && !isPrivate ? (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={page.siteName} />
          <meta property="og:title" content={shownTitle} />
          {shownDescription ? <meta property="og:description" content={shownDescription} /> : null}
          <meta property="og:url" content={canonical ?? page.address} />
          <meta name="twitter:card" content="summary" />
        </>
      ) : null}
      {written.structuredData ? <StructuredData json={written.structuredData} /> : null}
      {structuredData ? <StructuredData json={JSON.stringify(structuredData).replaceAll('<', '\\u003c')} /> : null}
    </>
  );
}

/** `json` contains no `<`, so it can't end the element. */
function StructuredData({ json }: { readonly json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block must not be escaped as text is.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function chosen(
  written: Partial<PageMetadata>,
  name: keyof typeof DEFAULT_METADATA,
  ofScreen?: string,
): string | undefined {
  const text = written[name];
  return ofScreen !== undefined && text === DEFAULT_METADATA[name] ? ofScreen : (text ?? ofScreen);
}
