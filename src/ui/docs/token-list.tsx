import { useEffect, useState } from 'react';
import { type Token, tokensOf } from './tokens-of.ts';

const samples = {
  color: ({ name }: Token) => (
    <svg viewBox="0 0 48 24" aria-hidden="true" className="h-6 w-12 shrink-0 rounded border border-line">
      <rect width="48" height="24" fill={`var(${name})`} />
    </svg>
  ),
  text: ({ value }: Token) => (
    <svg viewBox="0 0 96 48" aria-hidden="true" className="h-12 w-24 shrink-0">
      <text y="36" fontSize={value} className="fill-ink">
        Aa 17
      </text>
    </svg>
  ),
  other: () => null,
} as const;

interface TokenListProps {
  /** The prefix of the names, such as `--color-`. */
  readonly prefix: string;
  readonly sample?: keyof typeof samples;
}

/** Renders the tokens of one kind from this page's style sheet. */
export function TokenList({ prefix, sample = 'other' }: TokenListProps) {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useEffect(() => setTokens(tokensOf(document, prefix)), [prefix]);
  const Sample = samples[sample];
  return (
    <ul className="grid gap-2 text-ink">
      {tokens.map((token) => (
        <li key={token.name} className="flex flex-wrap items-center gap-x-4 border-line border-b py-1">
          <Sample {...token} />
          <code className="font-mono">{token.name}</code>
          <span className="break-all text-muted">{token.value}</span>
        </li>
      ))}
    </ul>
  );
}
