import { useContext } from 'react';
import { NonceContext } from '../contexts/nonce-context.ts';

/** What no browser runs: the type of a script that waits. */
const WAITING = 'text/waiting';

/** The router's first script as it is rendered, which fetches all others. */
const FIRST_SCRIPT = /(<script nonce="[^"]*") type="module" async="">/;

/** And what has others fetched ahead of it. */
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/** Lets the router's scripts wait for {@link ScriptsAfterFirstPaint}. */
export function withWaitingScripts(html: string): string {
  return html.replace(PRELOADS, '').replace(FIRST_SCRIPT, `$1 type="${WAITING}">`);
}

const START = [
  'const start=()=>{',
  `for(const waiting of document.querySelectorAll('script[type="${WAITING}"]')){`,
  'const script=document.createElement("script");',
  'script.type="module";script.nonce=waiting.nonce;script.text=waiting.text;document.head.append(script)}};',
  'addEventListener("DOMContentLoaded",()=>{',
  // A page nobody looks at is never painted.
  'if(document.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint"))start();',
  'else new PerformanceObserver((_,paint)=>{paint.disconnect();start()}).observe({type:"paint",buffered:true})})',
].join('');

/**
 * Starts the scripts once the page has been painted: a slow line carries first what is to be read. The page works
 * without them until then, as it does for whoever has none.
 */
export function ScriptsAfterFirstPaint() {
  const nonce = useContext(NonceContext);
  // Once there are scripts, they have been started.
  const start = import.meta.env.SSR ? START : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React would escape its quotes.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />;
}
