/**
 * What parsing a body costs depends on its parts more than on its size: a megabyte of `[` or `a&` blocks the event loop
 * for a hundred milliseconds and longer. Counting the parts takes a fraction of one.
 */
const MAX_FORM_FIELDS = 1_000;
const MAX_JSON_CONTAINERS = 1_000;
const MAX_JSON_MEMBERS = 4_000;

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether a content type is one of the two that forms have. */
export function isFormType(contentType: string): boolean {
  return FORM.test(contentType);
}

/** Whether a form has no more fields than any page or call of ours sends. */
export function hasFewFields(body: ArrayBuffer, contentType: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const separator = /^multipart/i.test(contentType) ? `--${boundary?.[1] ?? boundary?.[2] ?? ''}` : '&';
  return !hasMoreThan(MAX_FORM_FIELDS, Buffer.from(body), separator);
}

/** Whether a JSON text is neither deeper nor wider than any that a call of ours reads. */
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
