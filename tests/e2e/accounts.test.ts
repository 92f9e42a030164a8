import { collectComplaints } from './collect-complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress, newMember, PASSWORD } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { emailedPath, emailsTo } from './outbox.ts';
import { expect, test } from './test.ts';

const narrow = { width: 390, height: 844 };

test('ACC-04 ACC-08 SEC-07 a visitor registers while becoming a dealer', async ({ page, request }) => {
  const complaints = collectComplaints(page, { answersOfErrors: true });
  await page.goto('/login?next=/dealers/signup');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  const email = newAddress();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('12345678');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Agree to the terms');
  await expectAccessible(page);

  await page.getByRole('checkbox').check();
  await page.getByLabel('Password', { exact: true }).fill('12345678');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toContainText('one of the first that are tried');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Check your email');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  const signIn = page.url();
  await page.goto(await emailedPath(request, email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your email address is confirmed.');
  await page.goto(signIn);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register as a dealer');
  await page.getByRole('button', { name: 'Register as a dealer' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Company name').fill('Analytical Engines');
  await page.getByLabel('Website').fill('https://engines.example');
  await page.getByRole('button', { name: 'Register as a dealer' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('You are registered as a dealer.');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Analytical Engines');
  expect(complaints).toEqual([]);
});

test('SEC-07 registration does not reveal whether an address has an account', async ({ page, request }) => {
  const { email: known } = await newMember(request);
  const answers: string[] = [];
  for (const email of [known, newAddress()]) {
    await page.goto('/signup');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('another sentence');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create an account' }).click();
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Check your email' });
    answers.push((await status.textContent())?.replace(email, '') ?? '');
  }
  expect(answers[0]).toBe(answers[1]);
  await expect
    .poll(async () =>
      (await emailsTo(request, known)).some((message) => message.includes('You already have an account')),
    )
    .toBe(true);
});

test('ACC-05 a person resets a forgotten password with the emailed link, once', async ({ page, request, baseURL }) => {
  const complaints = collectComplaints(page, { answersOfErrors: true });
  await page.setViewportSize(narrow);
  const { email } = await newMember(request);
  const ask = async (address: string) => {
    await page.goto(inSpanish(baseURL, '/forgot-password'));
    await page.getByLabel('Correo electrónico').fill(address);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    return (await page.getByRole('main').getByRole('status').textContent())?.replace(address, '');
  };
  expect(await ask(newAddress())).toBe(await ask(email));
  await expectAccessible(page);

  const way = await emailedPath(request, email, '/reset-password');
  await page.goto(inSpanish(baseURL, way));
  await page.getByLabel('Contraseña nueva').fill('corta');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('alert')).toContainText('al menos 8 caracteres');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.getByLabel('Contraseña nueva').fill('otra frase para recordar');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page).toHaveURL(/\/members\//);

  await page.goto(inSpanish(baseURL, way));
  await page.getByLabel('Contraseña nueva').fill('una frase más para recordar');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('note')).toContainText('ya se ha usado o ha caducado');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  expect(complaints).toEqual([]);
});

test('ACC-12 ACC-14 an owner deletes an account, and can call it off', async ({ page, request }) => {
  const complaints = collectComplaints(page, { answersOfErrors: true });
  const toastParts: string[] = [];
  page.on('request', (sent) => /toast/i.test(sent.url()) && toastParts.push(sent.url()));
  const { email } = await newMember(request);
  await page.goto('/delete-account');
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Message').fill('I leave.');
  await page.getByRole('button', { name: 'Request deletion' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.');
  await expect(page.getByLabel('Message')).toHaveValue('I leave.');
  expect(toastParts).toEqual([]);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Request deletion' }).click();
  await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expectAccessible(page);

  const confirm = await emailedPath(request, email, '/delete-account/confirm');
  await page.setViewportSize(narrow);
  // Twice, first like an email scanner and then like the person: the link must still be valid.
  await request.get(confirm);
  await page.goto(confirm);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your account will be deleted on');

  await page.goto(await emailedPath(request, email, '/delete-account/cancel'));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your account stays.');
  await expectAccessible(page);
  expect((await request.post('/api-cwa/login', { form: { email, pass: PASSWORD } })).status()).toBe(200);
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(page.getByRole('note')).toContainText('This link was used already');
  expect(complaints).toEqual([]);
});

test('a visitor sends a message to the support team', async ({ page, request, baseURL }) => {
  await page.setViewportSize(narrow);
  await page.goto(inSpanish(baseURL, '/delete-account'));
  await page.getByRole('link', { name: 'equipo de asistencia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escriba a nuestro equipo de asistencia');
  const email = newAddress();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('alert')).toContainText('Escriba un mensaje.');
  await expectAccessible(page);
  await page.getByLabel('Mensaje').fill('¿Conocen los Renault?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(`irá a ${email} en un plazo de 24 horas`);
  await expectAccessible(page);
  expect(await emailsTo(request, email)).not.toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ACC-14 registration and the deletion request are plain POSTs', async ({ page, request }) => {
    const email = newAddress();
    await page.goto('/signup?next=/contact');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByRole('alert')).toContainText('Agree to the terms');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue('');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute('href', '/login?next=%2Fcontact');
    await page.goto(await emailedPath(request, email, '/confirm-email'));
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, path: '/' });
    await page.goto('/login?next=/contact');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect((await emailsTo(request, email)).filter((message) => message.includes('New sign-in'))).toEqual([]);

    await page.goto('/delete-account');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a message.');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByLabel('Message').fill('I leave.');
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('');
  });
});
