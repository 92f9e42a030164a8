/** Why something failed, in a few words: the code that the system gives it, or the first line of its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code)) return error.code;
  return error.message.split('\n', 1)[0] ?? '';
}
