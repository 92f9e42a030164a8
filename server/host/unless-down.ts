/**
 * Time without a response before the origin's readiness is checked, in milliseconds; also the timeout of that check.
 */
const PATIENCE_MS = 1_000;

/**
 * Returns the response of a remote origin, or 504 once the origin proves to be down, so that a page waits at most 2 s
 * for it (RES-02). A slow origin is not interrupted.
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
