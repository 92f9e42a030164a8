import type { Database } from '../kernel/db/schema.ts';

/** How erasure handles the columns of a table. Every column is listed, so that a new one requires a decision. */
export interface TableRule {
  /** Columns that are deleted with their rows, cleared or replaced. */
  readonly erased: readonly string[];
  /** Columns that remain. */
  readonly retained: readonly string[];
  /** Why the columns in `retained` are not personal or must remain. */
  readonly reason: string;
}

/** The user's rows are deleted. */
const deleted = (columns: string): TableRule => ({ erased: columns.split(' '), retained: [], reason: '' });
/** Rows remain without personal data. */
const emptied = (erased: string, reason: string, retained: string): TableRule => ({
  erased: erased.split(' '),
  retained: retained.split(' '),
  reason,
});
const notPersonal = (reason: string, columns: string): TableRule => ({
  erased: [],
  retained: columns.split(' '),
  reason,
});

/** How the erasure of an account handles every column of the schema; a test fails if a column is missing. */
export const erasureRules: { readonly [Table in keyof Database]: TableRule } = {
  users: emptied(
    'email password_hash first last email_confirmed_at',
    'Payments and credits reference the row; its random ID no longer identifies a person.',
    'id user_type created_at credits_moved_at',
  ),
  earlier_emails: deleted('user_id email replaced_at'),
  profiles: deleted(
    'user_id phone unit no_of_employees state city address company_name company_website instagram facebook twitter country pincode tax_id',
  ),
  profile_images: deleted('user_id media_type base64 changed_at'),
  tokens: deleted('token_hash user_id created_at last_used_at elevated_until'),
  known_devices: deleted('user_id device_hash created_at last_used_at'),
  mailed_links: deleted('token_hash user_id purpose detail created_at expires_at'),
  idempotent_answers: deleted('user_id key request_hash answer created_at'),
  credit_ledger: emptied(
    'reference',
    'The ledger is append-only accounting for a user ID that no longer identifies a person; references that contain a VIN are replaced.',
    'id user_id kind delta reason created_at',
  ),
  orders: emptied(
    'email vin payment_reference next_step checkout_url idempotency_key request_hash details',
    'Accounting records and invoices, including the invoiced company, are retained as required by tax law (2016/679, Article 17 (3) (b)).',
    'id user_id list plan quantity full_amount amount currency discount_code gateway payment_id attempt state language site_address subscription_id period created_at due_at paid_at number checkout_id checkout_expires_at checkout_read_at close_reason dispute_state tax site_domain billed_to is_test declines refunded_amount',
  ),
  order_lines: emptied(
    'vin',
    'Accounting record of an order.',
    'order_id position list plan quantity full_amount amount',
  ),
  purchase_evidence: emptied(
    'caller country',
    'The terms agreed to, for an order that no longer identifies a person; deleted after 540 days.',
    'order_id terms_version shown_amount shown_currency immediate_delivery agreed_at expires_at',
  ),
  refunds: notPersonal(
    'Accounting record of an order that no longer identifies a person.',
    'id order_id request_key amount reason state gateway_refund_id created_at settled_at',
  ),
  subscriptions: emptied(
    'renewal_reference card_setup_id',
    'Accounting record of a user ID that no longer identifies a person.',
    'id user_id plan kind documents gateway language site_address started_at period period_start period_end due_at tries cancelled_at ended_at reminded_period',
  ),
  subscription_uses: notPersonal('Counts documents that are deleted.', 'subscription_id document_id used_at'),
  sandbox_checkouts: emptied(
    'cancel_url',
    'Test payments with test cards.',
    'id key mode order_id amount currency description language success_url state payment_id card expires_at created_at',
  ),
  sandbox_payments: notPersonal(
    'Test payments with test cards.',
    'id key amount currency state card charge_key step created_at refunded_amount order_id dispute_id dispute_state visible_at',
  ),
  sandbox_refunds: notPersonal('Test payments.', 'key payment_id amount'),
  payment_notices: notPersonal("Random IDs of the gateway's events.", 'id received_at'),
  documents: deleted('id user_id kind vin snapshot created_at report_kind dealer_logo prepared_by revoked_by'),
  deliveries: emptied(
    'vin step document_id',
    'Accounting record of what an order delivered.',
    'id order_id position kind state created_at settled_at',
  ),
  document_links: deleted('key_hash delivery_id created_at expires_at'),
  document_seals: deleted('checksum document_id template sealed_at'),
  document_prints: deleted('file_hash checksum printed_at'),
  document_shares: deleted('key_hash document_id created_at'),
  failed_generations: deleted('id user_id vin kind failed_at claimed_at'),
  report_claims: deleted('user_id vin document_id free_until'),
  finding_disputes: deleted('id user_id document_id finding_id message created_at'),
  dealer_logos: deleted('id user_id media_type base64 is_current chosen_at'),
  feedback: deleted('id user_id domain vin report_type satisfaction message created_at'),
  support_tickets: deleted('id number user_id domain vin message email name satisfaction credit_type created_at'),
  chat_talks: deleted('user_id ticket_number created_at'),
  chat_messages: deleted('id user_id author text created_at'),
  mails: deleted('id recipient subject text attachments created_at due_at tries sent_at given_up_at user_id'),
  letter_requests: deleted('id purpose email message site_address language requested_at'),
  registrations: deleted(
    'id token_hash email password_hash first last phone site_address language created_at expires_at',
  ),
  log_entries: deleted('id kind domain fields created_at'),
  deletions: emptied(
    'message',
    'Proof that a deletion was carried out, for a user ID that no longer identifies a person.',
    'user_id language confirmed_at erase_at erased_at',
  ),
  call_limits: notPersonal('SHA-256 hashes of the counted values; deleted within a day.', 'key points expires_at'),
  jobs: notPersonal(
    'IDs of rows and error codes only; deleted after the job.',
    'id kind unique_key payload due_at lease_until attempts failures created_at finished_at failed_at last_error',
  ),
  sites: notPersonal('Settings of a site.', 'domain settings'),
  site_documents: notPersonal('Published content.', 'id domain status sort_order document'),
  page_documents: notPersonal('Published content.', 'id domain url status sort_order document'),
  content_version: notPersonal('A counter.', 'id version'),
  preview_tokens: notPersonal('Random staff tokens.', 'token_hash expires_at'),
  server_secrets: notPersonal('Server secrets.', 'name value'),
  plans: notPersonal(
    'Plans and discounts on offer.',
    'code list audience name kind documents amount currency renewal position demonstration bundle recommended',
  ),
  discount_codes: notPersonal(
    'Plans and discounts on offer.',
    'code list percent amount currency valid_from valid_until total_limit limit_per_buyer plan_kinds demonstration asked_at',
  ),
  builds: notPersonal('Vehicle data.', 'id vin year make model trim build demonstration'),
  classic_mappings: notPersonal('Vehicle data.', 'vin year make model series model_id demonstration'),
  plates: notPersonal('Vehicle data from a provider.', 'state plate vin demonstration'),
  history_records: notPersonal(
    'Vehicle data from providers.',
    'source record_id vin kind occurred_at payload demonstration',
  ),
  history_sources: notPersonal('Provider names.', 'source section connected'),
  recalls: notPersonal(
    'Public NHTSA recalls.',
    'record_id campaign make model year manufacturer component type built_from built_until affected owners_told_at reported_at summary consequence remedy notes park_it park_outside demonstration',
  ),
};
