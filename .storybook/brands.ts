import { DEFAULT_THEME, type Theme } from '#core/site/theme.ts';

/** Three sites to look at: one as it comes, one dark, and one whose primary colour is nearly as light as the paper. */
export const brands: Readonly<Record<string, Theme>> = {
  vinport: DEFAULT_THEME,
  forest: { primary: '#12513f', secondary: '#f4f7f5', accent: '#c9a227' },
  lemon: { primary: '#ffe14d', secondary: '#fffbe6', accent: '#3d3d3d' },
};
