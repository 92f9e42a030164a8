import { expect, it } from 'vitest';
import { hostParts } from './host-parts.ts';

it.each([
  ['vinport.example', 'vinport.example', null],
  [' WWW.Vinport.Example:8443 ', 'vinport.example', 8_443],
  ['vinport.example.', 'vinport.example', null],
  ['vinport.example:', 'vinport.example', null],
  ['my.www.example', 'my.www.example', null],
  ['localhost:3000', 'localhost', 3_000],
  ['127.0.0.1:80', '127.0.0.1', 80],
  ['[::1]:3000', '::1', 3_000],
  ['[::1]', '::1', null],
  ['::1', '::1', null],
  ['vinport.example:abc', 'vinport.example:abc', null],
  ['', '', null],
])('parses the host %j', (host, name, port) => {
  expect(hostParts(host)).toEqual({ name, port });
});
