import { DEFAULT_THEME, type Theme } from '#core/site/theme.ts';

/** Three example sites: the default, a dark one, and one whose primary color is nearly as light as the background. */
export const brands: Readonly<Record<string, Theme>> = {
  vinport: DEFAULT_THEME,
  forest: { primary: '#12513f', secondary: '#f4f7f5', accent: '#c9a227' },
  lemon: { primary: '#ffe14d', secondary: '#fffbe6', accent: '#3d3d3d' },
};
