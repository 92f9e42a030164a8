import { CONTRAST_OF_TEXT, colorChannels, colorContrast } from './color-contrast.ts';

/** The grounds that text is put on, and the ink that it is written with otherwise; each as `#rrggbb`. */
export interface ColorMode {
  readonly grounds: readonly string[];
  readonly ink: string;
}

/** Paper, surface and ink by day and by night, as the style sheet has them. */
export const COLOR_MODES = {
  light: { grounds: ['#faf9f6', '#ffffff'], ink: '#1b1c1e' },
  dark: { grounds: ['#17181a', '#1f2123'], ink: '#ecebe7' },
} as const satisfies Record<string, ColorMode>;

const STEPS = 20;

/**
 * The site's primary colour as text and lines may wear it: itself where it can be read on every ground, otherwise mixed
 * with as much ink as that takes. So no brand makes a link unreadable, not even lemon on white.
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
