import type { TextKey } from '#texts/texts.ts';
import type { Database, OriginTransaction } from '../kernel/db/schema.ts';
import type { ExportRecords } from './export-rows.ts';

/** The personal data of a feature: how it is exported and how it is erased. */
export interface PersonalDataSection {
  /** Name of the section in the export; never changes. */
  readonly name: string;
  readonly title: TextKey<'privacy-export'>;
  /**
   * Every table of the section. An erasure deletes the user's rows in this order if `erasureRules` retains none of their
   * columns.
   */
  readonly tables: readonly (keyof Database)[];
  /** All data without secrets: an export must not help someone with a stolen token. */
  readonly exports: readonly ExportRecords[];
  /**
   * Removes other personal data before the user's rows are deleted. Data that must remain, such as payments, can no
   * longer be linked to a person.
   */
  readonly erase?: (trx: OriginTransaction, person: PersonToErase) => Promise<void>;
}

/** The user to erase. */
export interface PersonToErase {
  readonly userId: string;
  readonly email: string;
  /** The current and all previous addresses of the account. */
  readonly emails: readonly string[];
  /** Placeholder for columns that require an address; it receives no email (RFC 2606). */
  readonly erasedEmail: string;
  /** UTC epoch milliseconds. */
  readonly now: number;
}
