import { useContext } from 'react';
import { NonceContext } from '../contexts/page-contexts.ts';

/** The type of a delayed script, which no browser runs. */
const WAITING = 'text/waiting';

/** The router's first script as rendered, which loads all others. */
const FIRST_SCRIPT = /(<script nonce="[^"]*") type="module" async="">/;

/** The links that preload the other scripts. */
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/** Delays the router's scripts until {@link ScriptsAfterFirstPaint} starts them. */
export function withWaitingScripts(html: string): string {
  return html.replace(PRELOADS, '').replace(FIRST_SCRIPT, `$1 type="${WAITING}">`);
}

const START = [
  'const start=()=>{',
  `for(const waiting of document.querySelectorAll('script[type="${WAITING}"]')){`,
  'const script=document.createElement("script");',
  'script.type="module";script.nonce=waiting.nonce;script.text=waiting.text;document.head.append(script)}};',
  'addEventListener("DOMContentLoaded",()=>{',
  // A hidden page is never painted.
  'if(document.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint"))start();',
  'else new PerformanceObserver((_,paint)=>{paint.disconnect();start()}).observe({type:"paint",buffered:true})})',
].join('');

/**
 * Starts the scripts after the first paint, so that a slow connection loads the content first. Until then the page
 * works as it does without JavaScript.
 */
export function ScriptsAfterFirstPaint() {
  const nonce = useContext(NonceContext);
  // In the browser, the scripts have already been started.
  const start = import.meta.env.SSR ? START : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React would escape its quotes.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />;
}
