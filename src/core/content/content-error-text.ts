import type { ContentError } from '#ports/content-gateway.ts';

/**
 * What the log says of a failed query: the status text of an answer that was not OK, else what broke.
 *
 * Source: specification, section 8 (CNT-02, CNT-04).
 *
 * @example
 * contentErrorText({ code: 'not-ok', statusText: 'Bad Gateway' }); // 'Bad Gateway'
 */
export function contentErrorText(error: ContentError): string {
  return error.code === 'not-ok' ? error.statusText : error.reason;
}
