/** One thing that is kept of a person: its fields under the names by which the origin keeps them. */
export type PersonalDataRecord = Readonly<Record<string, unknown>>;

/** All that is kept of a person, without secrets. */
export interface PersonalDataExport {
  /** When it was gathered, in UTC epoch milliseconds. */
  readonly exportedAt: number;
  /** By section, such as `account` or `orders`; a section may be empty. */
  readonly sections: Readonly<Record<string, readonly PersonalDataRecord[]>>;
}
