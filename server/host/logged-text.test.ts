import { expect, it } from 'vitest';
import { loggedPath, withoutSecrets } from './logged-text.ts';

it.each([
  ['/reset-password/short?token=secret', '/reset-password/short'],
  ['/vehicle-checks/1HGCM82633A004352', '/vehicle-checks/1HGCM82633A004352'],
  ['/members/stickers/new', '/members/stickers/new'],
  ['/reset/WlU8HZ2921JwU5uyHqpY8EcFUTMImdRIs00kyEUP8KA', '/reset/[key]'],
  ['/people/ada@people.example', '/people/[address]'],
  ['/people/ada%40people.example/orders', '/people/[address]/orders'],
  [`/${'a/'.repeat(300)}`, `/${'a/'.repeat(99)}a`],
])('SEC-10 logs the path %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it.each([
  [
    'No route matches URL "/reset-password/WlU8HZ2921JwU5uyHqpY8EcFUTMImdRIs00kyEUP8KA"',
    'No route matches URL "/reset-password/[key]"',
  ],
  ['Ada <ada@people.example> and bob%40people.example', 'Ada <[address]> and [address]'],
  ['GET /login?next=%2Fmembers failed', 'GET /login?[query] failed'],
  ['connect smtps://user:secret@mail.example', 'connect smtps://[credentials]@mail.example'],
  [
    'at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
    'at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
  ],
  ['Request 0f8fad5b-d9cb-469f-a165-70867728950e', 'Request 0f8fad5b-d9cb-469f-a165-70867728950e'],
])('SEC-10 logs the text %s as %s', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged);
});
