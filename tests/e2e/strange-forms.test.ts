import { expect, test } from './test.ts';

const form = { email: 'user@demo.vinport.example', password: 'demo-password-1' };

test('a form submitted from a foreign site is rejected', async ({ request, baseURL }) => {
  const signIn = (origin: string) => request.post('/login', { form, headers: { origin }, maxRedirects: 0 });

  const strange = await signIn('https://elsewhere.example');
  expect([strange.status(), strange.headers()['set-cookie']]).toEqual([400, undefined]);

  const own = await signIn(baseURL ?? '');
  expect(own.headers()['set-cookie']).toMatch(/^token=.*SameSite=Lax/m);
});
