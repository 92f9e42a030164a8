import { listFrom, numberFrom, recordFrom, textFrom } from '../payload/payload-fields.ts';

/** A customer review of the site. */
export interface Review {
  readonly id: string;
  readonly author: string;
  /** From 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Whether the review is demonstration data, which only shows where reviews appear. */
  readonly demonstration: boolean;
}

/**
 * Reads the reviews of a site. Entries without an author, text or a rating from 1 to 5 are skipped.
 *
 * Source: specification, section 3, "Site (content)" (CNT-01).
 *
 * @example
 * reviewsFrom([{ id: 1, author: 'Ana', rating: 5, text: 'Clear.' }])[0]?.rating; // 5
 */
export function reviewsFrom(value: unknown): readonly Review[] {
  return listFrom(value).flatMap((item) => {
    const fields = recordFrom(item) ?? {};
    const [id, author, text] = [textFrom(fields.id), textFrom(fields.author), textFrom(fields.text)];
    const rating = numberFrom(fields.rating);
    if (id === null || author === null || text === null || rating === null || rating < 1 || rating > 5) return [];
    return [{ id, author, rating, text, demonstration: fields.demonstration === true }];
  });
}
