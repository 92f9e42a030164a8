import { useContext } from 'react';
import { readableOn, type Theme } from '../../../core/site/theme.ts';
import { NonceContext } from '../../nonce-context.ts';

/** Fills the colour roles from the site's theme. A theme holds nothing but colours, so nothing else gets in here. */
export function ThemeStyle({ theme }: { readonly theme: Theme }) {
  const nonce = useContext(NonceContext);
  // The browser hides a nonce from scripts once it has been used.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`:root{--site-primary:${theme.primary};--site-on-primary:${readableOn(theme.primary)}}`}
    </style>
  );
}
