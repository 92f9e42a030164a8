import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import { fieldsOfChoices } from './choices-from-form.ts';

/** Sets a form's fields to the choices. Setting two hundred options is much faster than rerendering them. */
export function choicesIntoForm(form: HTMLFormElement, choices: BuildChoices): void {
  const fields = fieldsOfChoices(choices);
  const texts = new Map(fields);
  const chosen = new Set(fields.map(([name, value]) => `${name}=${value}`));
  for (const field of form.querySelectorAll('input')) {
    const { type, name, value } = field;
    if (type === 'checkbox' || type === 'radio') field.checked = chosen.has(`${name}=${value}`);
    // Not the hidden fields: the displayed trim is set by the component that renders the options.
    else if (type === 'text') field.value = texts.get(name) ?? value;
  }
}
