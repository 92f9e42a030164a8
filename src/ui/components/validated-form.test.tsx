import { zodResolver } from '@hookform/resolvers/zod';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textsIn } from '#texts/all-texts.ts';
import { createTranslator } from '../i18n/create-translator.ts';
import { TranslatorContext } from '../i18n/use-translator.ts';
import { TextField } from './text-field.tsx';
import { ValidatedForm } from './validated-form.tsx';

const resolver = zodResolver(z.object({ email: z.string() }));

function Answered() {
  return (
    <ValidatedForm
      resolver={resolver}
      defaultValues={{ email: 'ada' }}
      errors={{ email: 'Invalid email' }}
      action="/support"
    >
      {(field) => <TextField label="E-mail" {...field('email')} />}
    </ValidatedForm>
  );
}

it('on the server, renders a plain POST form with the submitted values and links from each error to its field', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Answered }]);
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <TranslatorContext value={createTranslator('en', { ready: textsIn('en') })}>
      <Stub />
    </TranslatorContext>,
  );
  const field = page.querySelector('input');
  expect(page.querySelector('form')?.outerHTML).toMatch(/^<form[^>]*method="post"/);
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/support');
  expect(field?.getAttribute('name')).toBe('email');
  expect(field?.getAttribute('value')).toBe('ada');
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`#${field?.id}`);
  expect(page.querySelector('a')?.textContent).toBe('Invalid email');
  expect(page.innerHTML).not.toContain('style=');
});
