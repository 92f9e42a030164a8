/** Returns the reason for a failure in short form: its error code, or the first line of its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code)) return error.code;
  return error.message.split('\n', 1)[0] ?? '';
}
