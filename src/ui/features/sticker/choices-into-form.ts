import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import { fieldsOfChoices } from './choices-from-form.ts';

/** Makes the fields of a form say what is chosen: to set two hundred options costs far less than to draw them anew. */
export function choicesIntoForm(form: HTMLFormElement, choices: BuildChoices): void {
  const fields = fieldsOfChoices(choices);
  const texts = new Map(fields);
  const chosen = new Set(fields.map(([name, value]) => `${name}=${value}`));
  for (const field of form.querySelectorAll('input')) {
    const { type, name, value } = field;
    if (type === 'checkbox' || type === 'radio') field.checked = chosen.has(`${name}=${value}`);
    // Not the hidden ones: which trim's options are shown, those who draw them say.
    else if (type === 'text') field.value = texts.get(name) ?? value;
  }
}
