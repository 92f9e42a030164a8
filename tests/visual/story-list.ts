import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const index = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.enum(['story', 'docs']) })),
});

/** A story by the name that Storybook gives it. */
export interface ListedStory {
  readonly id: string;
}

/** The stories of a built Storybook whose names contain the text, in the order of their names. */
export async function storyList(built: string, part: string): Promise<readonly ListedStory[]> {
  const { entries } = index.parse(JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && id.includes(part))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}
