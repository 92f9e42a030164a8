import type { ContentError } from '#ports/content-gateway.ts';

/**
 * Returns the log text of a failed query: the status text of a response that was not OK, otherwise the error.
 *
 * Source: specification, section 8 (CNT-02, CNT-04).
 *
 * @example
 * contentErrorText({ code: 'not-ok', statusText: 'Bad Gateway' }); // 'Bad Gateway'
 */
export function contentErrorText(error: ContentError): string {
  return error.code === 'not-ok' ? error.statusText : error.reason;
}
