import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { textsIn } from '#texts/all-texts.ts';
import { containerContext } from './app/contexts/container-context.ts';
import { hostContext } from './app/contexts/host-context.ts';
import { ContainerContext } from './app/contexts/lazy-container.ts';
import { NonceContext, StyleSheetContext } from './app/contexts/page-contexts.ts';
import { withWaitingScripts } from './app/page/scripts-after-first-paint.tsx';
import { createTranslator } from './i18n/create-translator.ts';
import { TranslatorContext } from './i18n/use-translator.ts';
import sheet from './styles/app.css?inline';
import { createStylesOfPage } from './styles/styles-of-page.ts';

const stylesOf = createStylesOfPage(sheet);
/** The placeholder for the CSS rules that the page uses. */
const STYLES = '/*styles*/';

/** Errors thrown by a page are logged by the host, whose filter removes sensitive data. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const err = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error;
  context.get(hostContext).logger.error('A page failed.', { err });
};

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
    <TranslatorContext value={createTranslator(language, { ready: textsIn(language) })}>
      <ContainerContext value={context.get(containerContext)}>
        <NonceContext value={nonce}>
          <StyleSheetContext value={STYLES}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </StyleSheetContext>
        </NonceContext>
      </ContainerContext>
    </TranslatorContext>,
    {
      nonce,
      signal: request.signal,
      // Content streamed later is inserted by a script, and not every visitor runs scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        logger.error('A page could not be rendered.', { err: error });
      },
    },
  );
  const html = await new Response(body).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  const styled = html.replace(STYLES, () => stylesOf(html));
  // In development, Vite provides the scripts.
  const page = import.meta.env.PROD ? withWaitingScripts(styled) : styled;
  return new Response(page, { headers, status: failed ? 500 : status });
}
