import { expect, it } from 'vitest';
import { loggedPath } from './log-requests.ts';

it.each([
  ['/vehicle-checks/1HGCM82633A004352', '/vehicle-checks/1HGCM82633A004352'],
  ['/members/stickers/new', '/members/stickers/new'],
  ['/reset/WlU8HZ2921JwU5uyHqpY8EcFUTMImdRIs00kyEUP8KA', '/reset/[key]'],
  ['/people/ada@people.example', '/people/[address]'],
  ['/people/ada%40people.example/orders', '/people/[address]/orders'],
  [`/${'a/'.repeat(300)}`, `/${'a/'.repeat(99)}a`],
])('logs %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
