/**
 * The ways to refer to a document: by ID for its owner, by the key of a link, or by the checksum on its printed
 * version.
 */
export type DocumentReference =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'checksum'; readonly checksum: string };
