import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Photograph } from './photograph-stories.ts';
import { pictureChange } from './picture.ts';

/** The result of a comparison. */
export type Verdict =
  | { readonly kind: 'same' | 'new' | 'gone'; readonly name: string }
  | { readonly kind: 'changed'; readonly name: string; readonly pixels: number };

/** The stored images in a folder, and the output for those that differ. */
export class StoredPictures {
  readonly #stored: string;
  readonly #results: string;

  constructor(stored: string, results: string) {
    this.#stored = stored;
    this.#results = results;
    mkdirSync(stored, { recursive: true });
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
  }

  /** Returns the names of all images that contain the text. */
  names(part: string): readonly string[] {
    return readdirSync(this.#stored)
      .filter((file) => file.endsWith('.png') && file.includes(part))
      .map((file) => path.basename(file, '.png'));
  }

  /** Compares an image; if it differs, writes the new image and the difference to the results. */
  judge({ name, picture }: Photograph): Verdict {
    if (!this.names(name).includes(name)) return this.#written({ kind: 'new', name }, picture);
    const change = pictureChange(readFileSync(this.#file(name)), picture);
    if (change === null) return { kind: 'same', name };
    if (change.drawing) writeFileSync(path.join(this.#results, `${name}.difference.png`), change.drawing);
    return this.#written({ kind: 'changed', name, pixels: change.pixels }, picture);
  }

  /** Stores an image as the new reference. */
  store({ name, picture }: Photograph): void {
    writeFileSync(this.#file(name), picture);
  }

  forget(name: string): void {
    rmSync(this.#file(name));
  }

  #written(verdict: Verdict, picture: Buffer): Verdict {
    writeFileSync(path.join(this.#results, `${verdict.name}.png`), picture);
    return verdict;
  }

  #file(name: string): string {
    return path.join(this.#stored, `${name}.png`);
  }
}
