/** Returns the values of these fields of a form or URL as text. A missing field is empty. */
export function formTexts<const Name extends string>(
  form: Pick<FormData, 'get'>,
  names: readonly Name[],
): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) texts[name] = String(form.get(name) ?? '');
  // Each name has been set above.
  return texts as Record<Name, string>;
}
