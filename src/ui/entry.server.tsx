import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ContainerContext, containerContext } from './container-context.ts';
import { hostContext } from './host-context.ts';
import { allTexts } from './i18n/all-texts.ts';
import { createTranslator } from './i18n/create-translator.ts';
import { TranslatorContext } from './i18n/translator-context.ts';
import { NonceContext } from './nonce-context.ts';

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
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>
      </ContainerContext>
    </TranslatorContext>,
    {
      nonce,
      signal: request.signal,
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
