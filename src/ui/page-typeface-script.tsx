import { useContext } from 'react';
import { NonceContext } from './nonce-context.ts';
import { PAGE_TYPEFACE, TYPEFACE_STORAGE_KEY } from './page-typeface.ts';

/**
 * Draws the page in its typeface where the browser has it already, which {@link keepTypeface} sees to. A first page is
 * drawn in the stand-in: 48 kB would come between a slow phone and its first picture.
 */
export function PageTypefaceScript() {
  const nonce = useContext(NonceContext);
  // What the browser takes over has its typeface.
  const [script, rule] = import.meta.env.SSR ? [SCRIPT, RULE] : ['', ''];
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

const { family, file, descriptors } = PAGE_TYPEFACE;

const faceArguments = [family, `url(${file})`, descriptors].map((one) => JSON.stringify(one)).join();
// Storage can be denied.
const SCRIPT = `try{localStorage.getItem("${TYPEFACE_STORAGE_KEY}")&&document.fonts.add(new FontFace(${faceArguments}))}catch{}`;

/** Without scripts nothing remembers what a browser has: it decides by itself whether the typeface comes in time. */
const RULE = `@font-face{font-family:"${family}";font-weight:${descriptors.weight};font-display:${descriptors.display};src:url(${file})}`;
