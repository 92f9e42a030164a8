import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { createRoutesStub } from 'react-router';
import { DEFAULT_THEME } from '#core/site/theme.ts';
import { textsIn } from '#texts/all-texts.ts';
import { themeRule } from '#ui/features/site/theme-rule.ts';
import { ThemeStyle } from '#ui/features/site/theme-style.tsx';
import { createTranslator } from '#ui/i18n/create-translator.ts';
import { TranslatorContext } from '#ui/i18n/use-translator.ts';
import { brands } from './brands.ts';

/** Applies a site's colors, in light or dark mode, with or without motion, using the app's own style. */
export const inTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const motion = globals.motion === 'reduce' ? 'reduce' : 'allow';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
  }, [theme, motion]);
  return (
    <>
      <ThemeStyle rule={themeRule(brands[String(globals.brand)] ?? DEFAULT_THEME)} />
      <Story />
    </>
  );
};

export const inLanguage: Decorator = (Story, { globals }) => {
  const language = globals.language === undefined ? 'en' : String(globals.language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <TranslatorContext value={createTranslator(language, { ready: textsIn(language) })}>
      <Story />
    </TranslatorContext>
  );
};

/**
 * Links and forms need a router. A story's form submissions go to its action, or are ignored. A screen brings its own
 * routes.
 */
export const inRouter: Decorator = (Story, { parameters }) => {
  if (parameters.ownRouter === true) return <Story />;
  const action = parameters.action ?? (() => null);
  const Stub = createRoutesStub([{ path: '*', Component: () => <Story />, action }]);
  return <Stub />;
};
