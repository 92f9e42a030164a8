import { useContext } from 'react';
import { NonceContext } from '../contexts/page-contexts.ts';
import { PAGE_TYPEFACE, TYPEFACE_STORAGE_KEY } from './page-typeface.ts';

/**
 * Renders the page in its typeface if the browser already has it, as stored by {@link cacheTypeface}. The first page is
 * rendered in the fallback font, because 48 kB would delay the first picture on a slow phone.
 */
export function PageTypefaceScript() {
  const nonce = useContext(NonceContext);
  // After hydration, the page already has its typeface.
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
  // A cached file loads almost immediately: text waits for it briefly, and the font isn't swapped after three seconds.
  const face = [family, `url(${file})`, { weight, display: 'fallback' }].map((one) => JSON.stringify(one)).join();
  return [
    // Access to storage can be denied.
    `try{localStorage.getItem("${TYPEFACE_STORAGE_KEY}")&&document.fonts.add(new FontFace(${face}))}catch{}`,
    // Without scripts, nothing stores whether the browser has the typeface. If it arrives late, it is used from the
    // next page on.
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url(${file})}`,
  ];
}
