import { useContext } from 'react';
import { NonceContext, StyleSheetContext } from '../app/contexts/page-contexts.ts';

/** Renders the style sheet inline, so that the first paint needs no further requests. */
export function PageStyles() {
  const nonce = useContext(NonceContext);
  const sheet = useContext(StyleSheetContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a style sheet.
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet }} />;
}
