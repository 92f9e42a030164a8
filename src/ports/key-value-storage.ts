import type { Observable } from 'rxjs';

/** Stores text between visits. A storage that is full or denied behaves as if it stored nothing. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Emits changes of the key by another tab: its new text, or `null` if it was removed. */
  changes(key: string): Observable<string | null>;
}
