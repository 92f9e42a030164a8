import { setupI18n } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';
import type { TextSource } from '#texts/fetched-texts.ts';
import type { TextKey, TextPart } from '#texts/texts.ts';

/** Says a text of these parts, with the values that its placeholders stand for. */
export type Translate<Part extends TextPart = TextPart> = (
  key: TextKey<Part>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What says the texts of one page in its language. */
export interface Translator {
  readonly language: Language;
  readonly t: Translate;
  /** Whether the part has such a text. */
  has<Part extends TextPart>(part: Part, key: string): key is TextKey<Part>;
  /** The loading of the part, the same one however often it is asked for. */
  need(part: TextPart): Promise<void>;
  /** The parts that were needed so far. */
  needed(): readonly TextPart[];
}

/** What React need not wait for: it reads such a promise at once, as its own documentation of `use` allows for. */
export const RESOLVED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined } as const);

/** Makes the translator of one page. What is ready is said at once, so that server and browser render the same words. */
export function createTranslator(language: Language, { ready, load }: TextSource): Translator {
  const i18n = setupI18n({ locale: language, messages: { [language]: ready } });
  const parts = new Map<TextPart, Promise<void>>();

  async function fetchPart(part: TextPart, from: NonNullable<typeof load>): Promise<void> {
    try {
      i18n.load(language, await from(part));
      parts.set(part, RESOLVED);
    } catch (error) {
      // The network was down: who needs it next tries again.
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
