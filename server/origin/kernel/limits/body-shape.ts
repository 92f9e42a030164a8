/**
 * Maximum number of form fields. The cost of parsing depends more on the number of parts than on the size: a megabyte
 * of `[` or `a&` blocks the event loop for 100 ms or longer, whereas counting the parts takes less than 1 ms.
 */
const MAX_FORM_FIELDS = 1_000;
const MAX_JSON_CONTAINERS = 1_000;
const MAX_JSON_MEMBERS = 4_000;

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Returns whether a content type is one of the two form types. */
export function isFormType(contentType: string): boolean {
  return FORM.test(contentType);
}

/** Returns whether a form has at most the maximum number of fields. */
export function hasFewFields(body: ArrayBuffer, contentType: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const separator = /^multipart/i.test(contentType) ? `--${boundary?.[1] ?? boundary?.[2] ?? ''}` : '&';
  return !hasMoreThan(MAX_FORM_FIELDS, Buffer.from(body), separator);
}

/** Returns whether a JSON text is within the maximum depth and number of parts. */
export function isFlatJson(text: string): boolean {
  return (
    !hasMoreThan(MAX_JSON_CONTAINERS, text, '[') &&
    !hasMoreThan(MAX_JSON_CONTAINERS, text, '{') &&
    !hasMoreThan(MAX_JSON_MEMBERS, text, ',')
  );
}

function hasMoreThan(most: number, body: string | Buffer, separator: string): boolean {
  let found = 0;
  for (let at = body.indexOf(separator); at >= 0 && found <= most; at = body.indexOf(separator, at + 1)) found += 1;
  return found > most;
}
