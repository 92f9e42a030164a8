import { useContext } from 'react';
import { NonceContext } from '#ui/app/contexts/page-contexts.ts';

/** Renders the site's colors with the rule from {@link themeRule}. */
export function ThemeStyle({ rule }: { readonly rule: string }) {
  const nonce = useContext(NonceContext);
  // The browser hides a nonce from scripts after use.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colors; a browser keeps the rule that it was served.
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rule }} />;
}
