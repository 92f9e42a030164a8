import { setupI18n } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';
import type { TextSource } from '#texts/fetched-texts.ts';
import type { TextKey, TextPart } from '#texts/texts.ts';

/** Returns a text of these parts with its placeholders replaced by the values. */
export type Translate<Part extends TextPart = TextPart> = (
  key: TextKey<Part>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Provides the texts of one page in its language. */
export interface Translator {
  readonly language: Language;
  readonly t: Translate;
  /** Returns whether the part contains a text with this key. */
  has<Part extends TextPart>(part: Part, key: string): key is TextKey<Part>;
  /** Loads the part. Repeated calls return the same promise. */
  need(part: TextPart): Promise<void>;
  /** Returns the parts used so far. */
  needed(): readonly TextPart[];
}

/** A promise that React reads synchronously, as documented for `use`. */
export const RESOLVED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined } as const);

/**
 * Creates the translator of one page. Loaded texts are returned synchronously, so that server and browser render the
 * same text.
 */
export function createTranslator(language: Language, { ready, load }: TextSource): Translator {
  const i18n = setupI18n({ locale: language, messages: { [language]: ready } });
  const parts = new Map<TextPart, Promise<void>>();

  async function fetchPart(part: TextPart, from: NonNullable<typeof load>): Promise<void> {
    try {
      i18n.load(language, await from(part));
      parts.set(part, RESOLVED);
    } catch (error) {
      // The network failed. The next use retries.
      parts.delete(part);
      throw error;
    }
  }

  return {
    language,
    t: (key, values) => i18n._(key, values),
    has: <Part extends TextPart>(part: Part, key: string): key is TextKey<Part> =>
      key.startsWith(`${part}.`) && Object.hasOwn(i18n.messages, key),
    need: (part) => {
      const known = parts.get(part);
      if (known !== undefined) return known;
      const loading = load ? fetchPart(part, load) : RESOLVED;
      parts.set(part, loading);
      return loading;
    },
    needed: () => [...parts.keys()],
  };
}
