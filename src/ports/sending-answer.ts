/** The origin's response to submitted content: a status, and its own text if any. */
export interface SendingAnswer {
  readonly status: 'success' | 'error';
  readonly message: string | null;
}
