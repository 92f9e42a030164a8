/** A checksum printed on a document, with the version of its rules. */
export interface DocumentSealRow {
  checksum: string;
  document_id: string;
  /** Version of the template with which the document was printed. */
  template: number;
  sealed_at: number;
}

/** A served PDF, identified by the SHA-256 of its bytes. */
export interface DocumentPrintRow {
  file_hash: string;
  checksum: string;
  printed_at: number;
}

/** A link with which anyone may read a document, stored only as the SHA-256 of its key. Revoking deletes it. */
export interface DocumentShareRow {
  key_hash: string;
  document_id: string;
  created_at: number;
}
