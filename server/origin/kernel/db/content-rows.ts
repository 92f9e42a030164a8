/** The content of a site; `document` is a JSON object in Payload's format, with IDs as relations. */
export interface SiteDocumentRow {
  id: string;
  domain: string;
  status: string;
  sort_order: number | null;
  document: string;
}

/** A page of a site; `document` has the same format as in {@link SiteDocumentRow}. */
export interface PageDocumentRow {
  id: string;
  /** Domain of the page's site. */
  domain: string;
  url: string;
  status: string;
  sort_order: number | null;
  document: string;
}

/** A token for reading drafts, stored only as its SHA-256. */
export interface PreviewTokenRow {
  token_hash: string;
  expires_at: number;
}

/** A user's feedback on a document or on the site. */
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

/** A user's support request. */
export interface SupportTicketRow {
  id: string;
  /** The ticket number for the user and the support team. */
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

/** An event reported by a page; `fields` is a JSON object, stored unchanged. */
export interface LogEntryRow {
  id: string;
  kind: 'contact-mail' | 'consent-log' | 'logs' | 'error_vin';
  domain: string;
  fields: string;
  created_at: number;
}

/** A counter of content changes. */
export interface ContentVersionRow {
  id: number;
  version: number;
}
