/** What the origin answers to something that was sent to it: a status, and its own word where it had one. */
export interface SendingAnswer {
  readonly status: 'success' | 'error';
  readonly message: string | null;
}
