import type { TextKey } from '#texts/texts.ts';
import type { Database, OriginTransaction } from '../kernel/db/schema.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';

/** What a feature keeps of a person: how it is handed out to them, and how it is erased. */
export interface PersonalDataSection {
  /** Names the section in the export, and never changes. */
  readonly name: string;
  readonly title: TextKey<'privacy-export'>;
  /** Every table that the section looks after, in the order of `erasureRules`. */
  readonly tables: readonly (keyof Database)[];
  /** All of it, without secrets: an export must not help whoever has found a token. */
  export(ctx: SignedInContext): Promise<Readonly<Record<string, unknown>>[]>;
  /** Removes what is personal. What has to stay, such as money that moved, stays with a person nobody can name. */
  erase(trx: OriginTransaction, person: PersonToErase): Promise<void>;
}

/** Who is erased. */
export interface PersonToErase {
  readonly userId: string;
  readonly email: string;
  /** The current address and all that the account had before. */
  readonly emails: readonly string[];
  /** What stands in the place of the address where one has to be: nobody reads mail there (RFC 2606). */
  readonly erasedEmail: string;
  /** UTC epoch milliseconds. */
  readonly now: number;
}
