import type { LetterheadProps } from '#ui/components/letterhead.tsx';

/** Returns the letterhead of the document at this path, if a dealer created it. */
export function letterheadOf(
  { preparedBy }: { readonly preparedBy?: string },
  path: string,
): LetterheadProps | undefined {
  return preparedBy === undefined ? undefined : { dealer: preparedBy, logo: `${path}/logo` };
}
