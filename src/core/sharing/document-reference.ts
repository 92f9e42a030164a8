/** How a document is found: by its id for its owner, by the key of a link, or by the checksum on its print. */
export type DocumentReference =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'checksum'; readonly checksum: string };
