/** What is written about a site; `document` is a JSON object in Payload's shape, its relations are ids. */
export interface SiteDocumentRow {
  id: string;
  domain: string;
  status: string;
  sort_order: number | null;
  document: string;
}

/** A page that is written for a site; `document` as with {@link SiteDocumentRow}. */
export interface PageDocumentRow {
  id: string;
  /** That of the site it belongs to. */
  domain: string;
  url: string;
  status: string;
  sort_order: number | null;
  document: string;
}

/** Who has the token may read drafts; it is known by its SHA-256 alone. */
export interface PreviewTokenRow {
  token_hash: string;
  expires_at: number;
}

/** What a person thinks of a document, or of the site. */
export interface FeedbackRow {
  id: string;
  user_id: string;
  domain: string;
  vin: string | null;
  report_type: 'report' | 'sticker' | null;
  /** From 1 to 5. */
  satisfaction: number | null;
  message: string;
  created_at: number;
}

/** A person's call for help. */
export interface SupportTicketRow {
  id: string;
  /** What the person and the support team call it. */
  number: string;
  user_id: string;
  domain: string;
  vin: string;
  message: string;
  email: string;
  name: string;
  /** From 1 to 5. */
  satisfaction: number | null;
  credit_type: 'vhr' | 'sticker' | null;
  created_at: number;
}

/** Something that a page has reported; `fields` is a JSON object as it was given. */
export interface LogEntryRow {
  id: string;
  kind: 'contact-mail' | 'consent-log' | 'logs' | 'error_vin';
  domain: string;
  fields: string;
  created_at: number;
}

/** Counts the changes of what pages are made of. */
export interface ContentVersionRow {
  id: number;
  version: number;
}
