import type { Language } from '#core/site/host-variant.ts';

/** The words of a letter. */
export interface LetterText {
  readonly subject: string;
  readonly text: string;
}

/** A letter in every language there is; the paragraphs become its text. */
export function letterText(
  language: Language,
  texts: Readonly<Record<Language, { readonly subject: string; readonly paragraphs: readonly string[] }>>,
): LetterText {
  const { subject, paragraphs } = texts[language];
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
}
