import type { Observable } from 'rxjs';

/** Where text is kept between visits. A storage that is full or denied behaves like one that forgets. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Emits what another tab has made of the key: its new text, or `null` when it removed it. */
  changes(key: string): Observable<string | null>;
}
