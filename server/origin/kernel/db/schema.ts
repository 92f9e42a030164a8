import type { Kysely, Transaction } from 'kysely';
import type { ReportKind } from '#core/report/report.ts';
import type { ChatMessageRow, ChatTalkRow } from './chat-rows.ts';
import type {
  ContentVersionRow,
  FeedbackRow,
  LogEntryRow,
  PageDocumentRow,
  PreviewTokenRow,
  SiteDocumentRow,
  SupportTicketRow,
} from './content-rows.ts';
import type { JobRow } from './job-rows.ts';
import type {
  CallLimitRow,
  DealerLogoRow,
  DeletionRow,
  EarlierEmailRow,
  EmailRequestRow,
  KnownDeviceRow,
  MailedLinkRow,
  ProfileImageRow,
  ProfileRow,
  RegistrationRow,
} from './people-rows.ts';
import type { HistoryRecordRow, HistorySourceRow, PlateRow, RecallRow } from './record-rows.ts';
import type { FindingDisputeRow, ReportClaimRow } from './report-rows.ts';
import type { DocumentPrintRow, DocumentSealRow, DocumentShareRow } from './sharing-rows.ts';
import type {
  DeliveryRow,
  DiscountCodeRow,
  DocumentLinkRow,
  OrderLineRow,
  OrderRow,
  PaymentNoticeRow,
  PlanRow,
  PurchaseEvidenceRow,
  RefundRow,
  SandboxCheckoutRow,
  SandboxPaymentRow,
  SandboxRefundRow,
  ServerSecretRow,
  SubscriptionRow,
  SubscriptionUseRow,
} from './shop-rows.ts';

/**
 * The origin's tables. Times are UTC epoch milliseconds and JSON is stored as text, so that SQLite and PostgreSQL share
 * one schema and one set of queries.
 */
export interface Database {
  sites: SiteRow;
  users: UserRow;
  tokens: TokenRow;
  credit_ledger: CreditLedgerRow;
  builds: BuildRow;
  classic_mappings: ClassicMappingRow;
  documents: DocumentRow;
  failed_generations: FailedGenerationRow;
  idempotent_answers: IdempotentAnswerRow;
  mails: MailRow;
  plans: PlanRow;
  discount_codes: DiscountCodeRow;
  orders: OrderRow;
  subscriptions: SubscriptionRow;
  subscription_uses: SubscriptionUseRow;
  payment_notices: PaymentNoticeRow;
  sandbox_payments: SandboxPaymentRow;
  sandbox_checkouts: SandboxCheckoutRow;
  sandbox_refunds: SandboxRefundRow;
  order_lines: OrderLineRow;
  purchase_evidence: PurchaseEvidenceRow;
  deliveries: DeliveryRow;
  document_links: DocumentLinkRow;
  refunds: RefundRow;
  server_secrets: ServerSecretRow;
  profiles: ProfileRow;
  profile_images: ProfileImageRow;
  dealer_logos: DealerLogoRow;
  mailed_links: MailedLinkRow;
  letter_requests: EmailRequestRow;
  registrations: RegistrationRow;
  known_devices: KnownDeviceRow;
  earlier_emails: EarlierEmailRow;
  deletions: DeletionRow;
  call_limits: CallLimitRow;
  site_documents: SiteDocumentRow;
  page_documents: PageDocumentRow;
  preview_tokens: PreviewTokenRow;
  content_version: ContentVersionRow;
  feedback: FeedbackRow;
  support_tickets: SupportTicketRow;
  chat_talks: ChatTalkRow;
  chat_messages: ChatMessageRow;
  log_entries: LogEntryRow;
  recalls: RecallRow;
  plates: PlateRow;
  history_records: HistoryRecordRow;
  history_sources: HistorySourceRow;
  report_claims: ReportClaimRow;
  finding_disputes: FindingDisputeRow;
  document_seals: DocumentSealRow;
  document_prints: DocumentPrintRow;
  document_shares: DocumentShareRow;
  jobs: JobRow;
}

/** The open database, for either engine. */
export type OriginDatabase = Kysely<Database>;

/** A transaction on the database. */
export type OriginTransaction = Transaction<Database>;

/** A branded site; `settings` is a JSON object. */
interface SiteRow {
  domain: string;
  settings: string;
}

/** A user with an account. The email is stored as `normalizeEmail` returns it. */
interface UserRow {
  id: string;
  email: string;
  password_hash: string;
  first: string;
  last: string;
  user_type: 'user' | 'dealer';
  created_at: number;
  /** Written first in each credit movement: the row lock serializes a user's movements. */
  credits_moved_at: number;
  /** When the user confirmed the address with an emailed link; `null` until then. */
  email_confirmed_at: number | null;
}

/** A session, stored only as the SHA-256 of its token. */
interface TokenRow {
  token_hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  /** Until when the session may change password and email after a password confirmation; `null` before that. */
  elevated_until: number | null;
}

/** A credit movement. Rows are only added, never changed; a balance is the sum of its rows. */
export interface CreditLedgerRow {
  id: string;
  user_id: string;
  kind: 'vhr' | 'sticker' | 'global';
  delta: number;
  reason: string;
  reference: string;
  created_at: number;
}

/** A catalog entry; `build` is a JSON object. `vin` is set if the entry is for one particular vehicle. */
export interface BuildRow {
  id: string;
  vin: string | null;
  year: number;
  make: string;
  model: string;
  trim: string;
  build: string;
  demonstration: number;
}

/** The vehicle of a VIN of up to 14 characters. */
export interface ClassicMappingRow {
  vin: string;
  year: number;
  make: string;
  model: string;
  series: string | null;
  model_id: string | null;
  demonstration: number;
}

/** A created document; `snapshot` is an immutable JSON object. */
export interface DocumentRow {
  id: string;
  user_id: string;
  kind: 'sticker' | 'report';
  vin: string;
  snapshot: string;
  created_at: number;
  /** How a report was created; `null` for other documents. */
  report_kind: ReportKind | null;
  /** Logo of the dealer who created the document, at that time; `null` without a dealer logo. */
  dealer_logo: string | null;
  /** Name of that dealer at that time; set together with the logo, and empty if unknown. */
  prepared_by: string | null;
  /** The refund or dispute that revoked it (`refund:ID` or `dispute:ID`); `null` for a valid document. */
  revoked_by: string | null;
}

/** A failed generation that was not the user's fault; `claimed_at` is set once it was compensated. */
interface FailedGenerationRow {
  id: string;
  user_id: string;
  vin: string;
  kind: 'vhr' | 'sticker';
  failed_at: number;
  claimed_at: number | null;
}

/** The stored response of an idempotent call. */
interface IdempotentAnswerRow {
  user_id: string;
  key: string;
  request_hash: string;
  answer: string;
  created_at: number;
}

/** An email to be sent. It is written in the transaction that causes it and sent afterwards by a job. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** JSON array of `{ filename, contentType, base64 }`. */
  attachments: string;
  created_at: number;
  /** Earliest time of the next attempt. */
  due_at: number;
  tries: number;
  sent_at: number | null;
  /** When sending was given up. */
  given_up_at: number | null;
  /** The account that the email is about, even if it goes to the support team; `null` if there is none. */
  user_id: string | null;
}
