import { type ReactNode, useState } from 'react';
import { RESOLVED } from '../i18n/create-translator.ts';
import { TranslatorContext, useTranslator } from '../i18n/use-translator.ts';

interface AsServedProps {
  /** The ID of the container element. */
  readonly id: string;
  /**
   * The content that the server renders. Reference it under `import.meta.env.SSR`, so that its code isn't sent to the
   * browser.
   */
  readonly served: ReactNode;
  /** The same content for client-side navigation, where nothing was served. Preferably a lazy import. */
  readonly fetched: ReactNode;
}

/**
 * Renders a document that needs no script. The browser reuses the served markup without the code and texts that
 * produced it.
 */
export function AsServed({ id, served, fetched }: AsServedProps) {
  return import.meta.env.SSR ? <Served id={id}>{served}</Served> : <Reused id={id}>{fetched}</Reused>;
}

function Served({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const translator = useTranslator();
  const [unnoted] = useState(() => ({ ...translator, need: () => RESOLVED }));
  return (
    <div id={id}>
      <TranslatorContext value={unnoted}>{children}</TranslatorContext>
    </div>
  );
}

function Reused({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [markup] = useState(() => document.getElementById(id)?.innerHTML ?? null);
  if (markup === null) return <div id={id}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already.
  return <div id={id} dangerouslySetInnerHTML={{ __html: markup }} />;
}
