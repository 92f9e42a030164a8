import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ContainerContext, containerContext } from './container-context.ts';
import { hostContext } from './host-context.ts';
import { allTexts } from './i18n/all-texts.ts';
import { createTranslator } from './i18n/create-translator.ts';
import { TranslatorContext } from './i18n/translator-context.ts';
import { NonceContext } from './nonce-context.ts';
import { StyleSheetContext } from './style-sheet-context.ts';
import sheet from './styles/app.css?inline';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, logger } = context.get(hostContext);
  let failed = false;
  const body = await renderToReadableStream(
    <TranslatorContext value={createTranslator(language, allTexts[language])}>
      <ContainerContext value={context.get(containerContext)}>
        <NonceContext value={nonce}>
          <StyleSheetContext value={sheet}>
            <ServerRouter context={withoutPreloads(routerContext)} url={request.url} nonce={nonce} />
          </StyleSheetContext>
        </NonceContext>
      </ContainerContext>
    </TranslatorContext>,
    {
      nonce,
      signal: request.signal,
      // What comes later than the rest is put in its place by a script, and not everybody runs scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        logger.error('A page could not be rendered.', { error: String(error) });
      },
    },
  );
  // Those who read a page once and whole get it whole.
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { headers, status: failed ? 500 : status });
}

/** Scripts that are fetched ahead of time compete with the first picture; the page is there to be read without them. */
function withoutPreloads(context: EntryContext): EntryContext {
  const { manifest } = context;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]),
  );
  return { ...context, manifest: { ...manifest, routes, entry: { ...manifest.entry, imports: [] } } };
}
