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
 * The origin's tables. Times are UTC epoch milliseconds, JSON is kept as text, so that one schema and one set of
 * queries serve SQLite and PostgreSQL.
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

/** The open database, on either engine. */
export type OriginDatabase = Kysely<Database>;

/** A transaction on it. */
export type OriginTransaction = Transaction<Database>;

/** A branded site; `settings` is a JSON object. */
interface SiteRow {
  domain: string;
  settings: string;
}

/** A person with an account. The email is stored as `normalizeEmail` returns it. */
interface UserRow {
  id: string;
  email: string;
  password_hash: string;
  first: string;
  last: string;
  user_type: 'user' | 'dealer';
  created_at: number;
  /** Written first in each move of credits: the row's lock makes moves of one person follow each other. */
  credits_moved_at: number;
  /** When the person proved the address by a mailed link; `null` until then. */
  email_confirmed_at: number | null;
}

/** A sign-in, known by the SHA-256 of its token alone. */
interface TokenRow {
  token_hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  /** Until when it may change password and email, after the password was confirmed; `null` before. */
  elevated_until: number | null;
}

/** One move of credits. Rows are added, never changed; a balance is the sum of its rows. */
export interface CreditLedgerRow {
  id: string;
  user_id: string;
  kind: 'vhr' | 'sticker' | 'global';
  delta: number;
  reason: string;
  reference: string;
  created_at: number;
}

/** A build of the catalogue; `build` is a JSON object. `vin` is set where the build is known for one vehicle. */
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

/** What a VIN of up to 14 characters stands for. */
export interface ClassicMappingRow {
  vin: string;
  year: number;
  make: string;
  model: string;
  series: string | null;
  model_id: string | null;
  demonstration: number;
}

/** A document as it was made; `snapshot` is a JSON object that nothing changes later. */
export interface DocumentRow {
  id: string;
  user_id: string;
  kind: 'sticker' | 'report';
  vin: string;
  snapshot: string;
  created_at: number;
  /** Which way a report was made; `null` for other documents. */
  report_kind: ReportKind | null;
  /** The logo that the dealer who made it had then; `null` where nobody's stands beside ours. */
  dealer_logo: string | null;
  /** What that dealer was called then; set with the logo, and empty where nobody knows it. */
  prepared_by: string | null;
  /** The refund or dispute that revoked it (`refund:ID` or `dispute:ID`); `null` for a valid document. */
  revoked_by: string | null;
}

/** A generation that failed through no fault of the person; `claimed_at` is set once it was made good. */
interface FailedGenerationRow {
  id: string;
  user_id: string;
  vin: string;
  kind: 'vhr' | 'sticker';
  failed_at: number;
  claimed_at: number | null;
}

/** The answer to a call that must not happen twice. */
interface IdempotentAnswerRow {
  user_id: string;
  key: string;
  request_hash: string;
  answer: string;
  created_at: number;
}

/** A letter on its way. It is written in the transaction of what it tells of, and sent afterwards by a job. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** JSON array of `{ filename, contentType, base64 }`. */
  attachments: string;
  created_at: number;
  /** When a host may try to send it (next). */
  due_at: number;
  tries: number;
  sent_at: number | null;
  /** When nobody tried any longer: the letter will not be sent. */
  given_up_at: number | null;
  /** The account it is about, also where it goes to the support team; `null` where there is none. */
  user_id: string | null;
}
