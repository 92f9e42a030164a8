/** A stored record about a person, with the origin's field names. */
export type PersonalDataRecord = Readonly<Record<string, unknown>>;

/** All stored data about a person, without secrets. */
export interface PersonalDataExport {
  /** The time of the export, in UTC epoch milliseconds. */
  readonly exportedAt: number;
  /** The records by section, such as `account` or `orders`; a section may be empty. */
  readonly sections: Readonly<Record<string, readonly PersonalDataRecord[]>>;
}
