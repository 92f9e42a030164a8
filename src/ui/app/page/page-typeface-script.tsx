import { useContext } from 'react';
import { NonceContext } from '../contexts/nonce-context.ts';
import { PAGE_TYPEFACE, TYPEFACE_STORAGE_KEY } from './page-typeface.ts';

/**
 * Draws the page in its typeface where the browser has it already, which {@link cacheTypeface} sees to. A first page is
 * drawn in the stand-in: 48 kB would come between a slow phone and its first picture.
 */
export function PageTypefaceScript() {
  const nonce = useContext(NonceContext);
  // What the browser takes over has its typeface.
  const [script, rule] = import.meta.env.SSR ? pageTypefaceTexts() : ['', ''];
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own constants; React would escape its quotes. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      <noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own constants; React would escape its quotes. */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rule }} />
      </noscript>
    </>
  );
}

function pageTypefaceTexts(): readonly [script: string, rule: string] {
  const { family, file, weight } = PAGE_TYPEFACE;
  // What the browser has comes within a moment: text waits for that moment, and is not exchanged later than in three seconds.
  const face = [family, `url(${file})`, { weight, display: 'fallback' }].map((one) => JSON.stringify(one)).join();
  return [
    // Storage can be denied.
    `try{localStorage.getItem("${TYPEFACE_STORAGE_KEY}")&&document.fonts.add(new FontFace(${face}))}catch{}`,
    // Without scripts nothing remembers what a browser has: what comes late is for the next page.
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url(${file})}`,
  ];
}
