import { type ReactNode, useState } from 'react';
import { RESOLVED } from '../i18n/create-translator.ts';
import { TranslatorContext } from '../i18n/translator-context.ts';
import { useTranslator } from '../i18n/use-translator.ts';

interface AsServedProps {
  /** Of the element that holds it. */
  readonly id: string;
  /** What the server renders; name it below `import.meta.env.SSR`, so that its code reaches no browser. */
  readonly served: ReactNode;
  /** The same, for who comes from another page and has nothing from the server; best a lazy import. */
  readonly fetched: ReactNode;
}

/** A document that needs no script: the browser keeps it as it was served, without the code and texts that made it. */
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
