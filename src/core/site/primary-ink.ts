import { CONTRAST_OF_TEXT, colorChannels, colorContrast } from './color-contrast.ts';

/** The backgrounds of text and its default ink, each as `#rrggbb`. */
export interface ColorMode {
  readonly grounds: readonly string[];
  readonly ink: string;
}

/** The paper, surface and ink colors of light and dark mode, as in the style sheet. */
export const COLOR_MODES = {
  light: { grounds: ['#faf9f6', '#ffffff'], ink: '#1b1c1e' },
  dark: { grounds: ['#17181a', '#1f2123'], ink: '#ecebe7' },
} as const satisfies Record<string, ColorMode>;

const STEPS = 20;

/**
 * Returns the site's primary color for text and lines: unchanged if it is readable on every background, otherwise mixed
 * with as much ink as needed. This ensures readable links for every brand color, even yellow on white.
 *
 * Source: WCAG 2.2, 1.4.3 and 1.4.11.
 *
 * @example
 * primaryInk('#0b3d2e', COLOR_MODES.light); // '#0b3d2e'
 */
export function primaryInk(primary: string, { grounds, ink }: ColorMode): string {
  const readable = (color: string) => grounds.every((ground) => colorContrast(color, ground) >= CONTRAST_OF_TEXT);
  const mixes = Array.from({ length: STEPS }, (_, step) => mixed(primary, ink, step / STEPS));
  return mixes.find(readable) ?? ink;
}

function mixed(color: string, other: string, share: number): string {
  const ends = colorChannels(other);
  const channels = colorChannels(color).map((channel, index) =>
    Math.round(channel + ((ends[index] ?? channel) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
