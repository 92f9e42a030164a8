/** After this long without an answer the origin is asked whether it is there; it has as long again to say so. */
const PATIENCE_MS = 1_000;

/**
 * The answer of an origin elsewhere, or 504 once it turns out to be down: a page waits no longer than 2 s for that
 * (RES-02). An origin that is only slow is waited for.
 */
export async function unlessDown(answering: Promise<Response>, isReady: () => Promise<boolean>): Promise<Response> {
  const down = Promise.withResolvers<Response>();
  const giveUp = () => down.resolve(Response.json({ status: 'error' }, { status: 504 }));
  let lastMoment: NodeJS.Timeout | undefined;
  const question = setTimeout(() => {
    lastMoment = setTimeout(giveUp, PATIENCE_MS);
    isReady().then((isThere) => (isThere ? clearTimeout(lastMoment) : giveUp()), giveUp);
  }, PATIENCE_MS);
  try {
    return await Promise.race([answering, down.promise]);
  } finally {
    clearTimeout(question);
    clearTimeout(lastMoment);
  }
}
