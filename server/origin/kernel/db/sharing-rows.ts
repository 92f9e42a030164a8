/** A checksum that was printed on a document, and by which rules it was reckoned. */
export interface DocumentSealRow {
  checksum: string;
  document_id: string;
  /** The version of the template it was printed by. */
  template: number;
  sealed_at: number;
}

/** A PDF as it was handed out, known by the SHA-256 of its bytes. */
export interface DocumentPrintRow {
  file_hash: string;
  checksum: string;
  printed_at: number;
}

/** A link by which anyone may read a document, known by the SHA-256 of its key alone. Who revokes it deletes it. */
export interface DocumentShareRow {
  key_hash: string;
  document_id: string;
  created_at: number;
}
