import type { Language } from '#core/site/host-variant.ts';
import type { AnyTextPart, TextKey } from '#texts/texts.ts';
import { translatorOf } from '#texts/translator-of.ts';

/** The text of an email. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
}

type EmailKey = TextKey<Extract<AnyTextPart, `email-${string}`>>;
/** An email in the catalog, such as `email-account.password-link`. */
type EmailName = EmailKey extends infer Key ? (Key extends `${infer Name}.text` ? Name : never) : never;

/** Returns an email of the catalog with its placeholders filled in. */
export function composeEmail(
  language: Language,
  name: EmailName,
  values: Readonly<Record<string, string | number>> = {},
): EmailContent {
  const t = translatorOf(language);
  return { subject: t(`${name}.subject`, values), text: `${t(`${name}.text`, values)}\n` };
}
