import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.enum(['story', 'docs']), tags: z.array(z.string()) }),
  ),
});

/** The tag of a transient story, whose screenshots always differ. */
const NO_PICTURE = 'no-picture';

/** A story with its Storybook ID. */
export interface ListedStory {
  readonly id: string;
}

/** Returns the stories of a built Storybook whose names contain the text, sorted by name, without transient ones. */
export async function storyList(built: string, part: string): Promise<readonly ListedStory[]> {
  const { entries } = index.parse(JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ id, type, tags }) => type === 'story' && id.includes(part) && !tags.includes(NO_PICTURE))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}
