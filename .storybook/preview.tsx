import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { createTranslator } from '../src/ui/i18n/create-translator.ts';
import en from '../src/ui/i18n/en.json';
import es from '../src/ui/i18n/es.json';
import { languageFrom } from '../src/ui/i18n/language.ts';
import '../src/ui/styles/app.css';

const texts = { en, es };

const inTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  return <Story />;
};

const inLanguage: Decorator = (Story, { globals }) => {
  const language = languageFrom(globals.language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <I18nextProvider i18n={createTranslator(language, texts[language])}>
      <Story />
    </I18nextProvider>
  );
};

/** Links and forms need a router; a story that sends a form gets an empty answer. */
const inRouter: Decorator = (Story) => {
  const Stub = createRoutesStub([{ path: '*', Component: () => <Story />, action: () => null }]);
  return <Stub />;
};

const preview: Preview = {
  decorators: [inRouter, inLanguage, inTheme],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
  },
  parameters: {
    // An accessibility violation fails the story's test.
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
  },
};

export default preview;
