import { useContext } from 'react';
import { NonceContext } from '#ui/app/contexts/nonce-context.ts';

/** The site's colors, by the rule that {@link themeRule} makes. */
export function ThemeStyle({ rule }: { readonly rule: string }) {
  const nonce = useContext(NonceContext);
  // The browser hides a nonce from scripts once it has been used.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colors; a browser keeps the rule that it was served.
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rule }} />;
}
