import type { LetterheadProps } from '#ui/components/letterhead.tsx';

/** What stands at the head of a document that lies at this path, where a dealer made it. */
export function letterheadOf(
  { preparedBy }: { readonly preparedBy?: string },
  path: string,
): LetterheadProps | undefined {
  return preparedBy === undefined ? undefined : { dealer: preparedBy, logo: `${path}/logo` };
}
