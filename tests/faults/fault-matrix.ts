/**
 * The expected outcome of every call under every fault, and the number of attempts. Network failures, 408, 429 and 5xx
 * are retried five times, for queries and the antique report three times; other failures are not retried, because the
 * result would be the same. An outcome is the error code; `ok` is the value of a successful response, and
 * `message` another value with the origin's own text.
 *
 * `refused`, `dns`, `reset`: no connection, unknown host, connection closed before the response. `cut`: closed during
 * the response. `silent`, `stalled`: no first byte, or no further byte, until the timeout of the attempt. `error`: HTTP
 * 200 with the status error, and with data if a success has data. `html`, `half`, `wrong`, `empty`: an HTML page,
 * truncated JSON, JSON with values of the wrong types, no content.
 *
 * Source: specification, sections 8 and 9 (CALL-02, CALL-03, CALL-06).
 */
const MATRIX = `
         json                 file                 done                 sent                 purchase             verdict              report               message        content   query                antique
good     ok 1                 ok 1                 ok 1                 ok 1                 ok 1                 ok 1                 ok 1                 ok 1           ok 1      ok 1                 ok 1
refused  unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6  failed 6  unreachable 4        unreachable 4
dns      unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6  failed 6  unreachable 4        unreachable 4
reset    unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6  failed 6  unreachable 4        unreachable 4
cut      unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6        unreachable 6  failed 6  unreachable 4        unreachable 4
silent   timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6    failed 6  timed-out 4          timed-out 4
stalled  timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6    failed 6  timed-out 4          timed-out 4
400      refused 1            refused 1            refused 1            refused 1            refused 1            refused 1            refused 1            message 1      not-ok 1  refused 1            refused 1
401      signed-out 1         signed-out 1         signed-out 1         signed-out 1         signed-out 1         signed-out 1         signed-out 1         signed-out 1   not-ok 1  signed-out 1         signed-out 1
402      no-credit 1          no-credit 1          no-credit 1          no-credit 1          no-credit 1          no-credit 1          no-credit 1          message 1      not-ok 1  no-credit 1          no-credit 1
403      forbidden 1          forbidden 1          forbidden 1          forbidden 1          forbidden 1          forbidden 1          forbidden 1          message 1      not-ok 1  forbidden 1          forbidden 1
404      not-found 1          not-found 1          not-found 1          not-found 1          not-found 1          not-found 1          not-found 1          message 1      not-ok 1  not-found 1          not-found 1
408      timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          timed-out 6          message 6      not-ok 6  timed-out 4          timed-out 4
409      conflict 1           conflict 1           conflict 1           conflict 1           conflict 1           conflict 1           conflict 1           message 1      not-ok 1  conflict 1           conflict 1
422      refused 1            refused 1            refused 1            refused 1            refused 1            refused 1            refused 1            message 1      not-ok 1  refused 1            refused 1
429      too-many-requests 6  too-many-requests 6  too-many-requests 6  too-many-requests 6  too-many-requests 6  too-many-requests 6  too-many-requests 6  message 6      not-ok 6  too-many-requests 4  too-many-requests 4
500      server-failed 6      server-failed 6      server-failed 6      server-failed 6      server-failed 6      server-failed 6      server-failed 6      message 6      not-ok 6  server-failed 4      server-failed 4
503      server-failed 6      server-failed 6      server-failed 6      server-failed 6      server-failed 6      server-failed 6      server-failed 6      message 6      not-ok 6  server-failed 4      server-failed 4
error    refused 1            refused 1            refused 1            refused 1            refused 1            message 1            not-accepted 1       message 1      failed 1  refused 1            not-accepted 1
html     unreadable-answer 1  unreadable-answer 1  unreadable-answer 1  ok 1                 unreadable-answer 1  unreadable-answer 1  unreadable-answer 1  ok 1           failed 1  unreadable-answer 1  unreadable-answer 1
half     unreadable-answer 1  unreadable-answer 1  unreadable-answer 1  ok 1                 unreadable-answer 1  unreadable-answer 1  unreadable-answer 1  ok 1           failed 1  unreadable-answer 1  unreadable-answer 1
wrong    unreadable-answer 1  unreadable-answer 1  ok 1                 ok 1                 message 1            unreadable-answer 1  unreadable-answer 1  ok 1           failed 1  unreadable-answer 1  unreadable-answer 1
empty    unreadable-answer 1  unreadable-answer 1  unreadable-answer 1  ok 1                 unreadable-answer 1  unreadable-answer 1  unreadable-answer 1  ok 1           failed 1  unreadable-answer 1  unreadable-answer 1
`;

/** The column of a call that is not listed: JSON of a known shape; any other response is unreadable. */
const DEFAULT_COLUMN = 'json';

/** The calls listed for each other column. */
const COLUMNS: Readonly<Record<string, string>> = {
  // A file: any JSON is unreadable here, except a refusal with the origin's own text.
  file: `report.readPdf report.readPdfByVin report.readSamplePdf sticker.readPdf sticker.readSamplePdf
    sharing.readSharedPdf billing.readReceiptPdf account.readProfileImage
    account.readDealerLogo sharing.readLogo sharing.readLogo(key) sharing.readLogo(checksum)
    delivery.readPdf(link) delivery.readPdf(order) delivery.readLogo(link) delivery.readLogo(order)`,
  // A success is only checked not to be a refusal.
  done: `account.register account.confirmPassword account.logOut account.logOutEverywhere account.confirmEmail account.removeDealerLogo privacy.logConsent
    billing.resumeSubscription
    privacy.cancelDeletionByLink privacy.cancelDeletion delivery.renewLink`,
  // The content of a success is ignored (ACC-11, GAP-12), so it need not be JSON.
  sent: `account.requestDeletion account.resetPassword account.changePassword account.updateProfile
    account.registerDealer account.cancelSubscription`,
  // Any JSON object is a valid response and is passed on unchanged (CRD-05).
  purchase: `purchase.buy(vhr) purchase.buy(sticker) purchase.placeOrder purchase.updatePayment
    purchase.continuePayment`,
  // The status is the requested result: whether a VIN is valid, a credit granted, a sticker created (RPT-10, CRD-09,
  // STK-05).
  verdict: `vehicle.validate freeCredit.claim sticker.generate sticker.generateClassic sticker.generateByName`,
  // A status other than success is a separate error with the origin's own text (RPT-07).
  report: `report.generate report.generate(steps) report.generateBasic report.generateClassic report.generateWithSpec
    report.generateFirefly`,
  // Retried three times instead of five (SITE-06, RPT-02).
  query: 'site.settings site.config',
  antique: 'report.generateAntique',
  // The message is shown below the form for every HTTP status; only a missing sign-in is reported separately (FBK-12).
  message: 'feedback.send support.createTicket support.sendContactMail',
  // A response that is not OK returns its status text, any other failure its error (CNT-02, CNT-04).
  content: `content.sites content.pages content.sites(direct) content.pages(direct) content.sites(indirect)
    content.pages(indirect)`,
};

const [columns = [], ...rows] = MATRIX.trim()
  .split('\n')
  .map((line) => line.trim().split(/ {2,}/));

/** The faults of the table in order. */
export const FAULT_NAMES: readonly string[] = rows.map(([fault = '']) => fault);

/** All listed calls, including duplicates. */
export const LISTED_CALL_NAMES: readonly string[] = Object.values(COLUMNS).flatMap(callsIn);

/** Returns the expected outcomes of a call by fault. */
export function expectedOf(call: string): Readonly<Record<string, string>> {
  const isIn = (name: string) => callsIn(COLUMNS[name] ?? '').includes(call);
  const column = columns.indexOf(columns.find(isIn) ?? DEFAULT_COLUMN);
  return Object.fromEntries(rows.map(([fault = '', ...cells]) => [fault, cells[column] ?? '']));
}

function callsIn(names: string): string[] {
  return names.split(/\s+/);
}
