import { useContext } from 'react';
import { COLOR_MODES, primaryInk } from '../../../core/site/primary-ink.ts';
import { readableOn, type Theme } from '../../../core/site/theme.ts';
import { NonceContext } from '../../nonce-context.ts';

/** Fills the colour roles from the site's theme. A theme holds nothing but colours, so nothing else gets in here. */
export function ThemeStyle({ theme }: { readonly theme: Theme }) {
  const nonce = useContext(NonceContext);
  const { primary } = theme;
  const ink = `light-dark(${primaryInk(primary, COLOR_MODES.light)},${primaryInk(primary, COLOR_MODES.dark)})`;
  // The browser hides a nonce from scripts once it has been used.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`:root{--site-primary:${primary};--site-on-primary:${readableOn(primary)};--site-primary-ink:${ink}}`}
    </style>
  );
}
