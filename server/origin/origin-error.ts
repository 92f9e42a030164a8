/** Every way a verb can fail as expected. The routes translate it once, in `answer.ts`. */
export type OriginError =
  | { readonly code: 'invalid'; readonly message: string; readonly fields?: Readonly<Record<string, string>> }
  | { readonly code: 'signed-out' }
  | { readonly code: 'not-found'; readonly message: string }
  /** The person has no credit left for what they want. */
  | { readonly code: 'no-credit' }
  | { readonly code: 'conflict'; readonly message: string }
  /** An answer with status 200 and `status: 'error'`, where the specification reads that field. */
  | { readonly code: 'declined'; readonly message: string };
