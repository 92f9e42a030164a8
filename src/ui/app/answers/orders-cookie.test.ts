import { describe, expect, it } from 'vitest';
import { orderCookie, type StoredOrder, storedOrders } from './orders-cookie.ts';

const anOrder = (number: number, changes: Partial<StoredOrder> = {}): StoredOrder => ({
  cart: `cart-${number}`,
  number: `VP-0000000${number}`,
  words: `order-${number}.1780000000000.c2lnbmF0dXJl`,
  path: `/checkout?plan=vhr-1&cart=cart-${number}`,
  ...changes,
});

const URL_OF_CHECKOUT = 'https://vinport.example/checkout';

function requestWith(value: unknown, url = URL_OF_CHECKOUT): Pick<Request, 'headers' | 'url'> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Scripts can't set the Cookie header of a browser's Request.
  return { url, headers: new Headers({ cookie: `other=1; orders=${encodeURIComponent(text)}` }) };
}

/** Returns the orders that a browser sends back after it receives this header. */
function sentBack(header: string): readonly StoredOrder[] {
  return storedOrders({ headers: new Headers({ cookie: header.split(';')[0] ?? '' }) });
}

describe('the orders cookie', () => {
  it('DEL-02 is HttpOnly and sent only to the checkout', () => {
    const header = orderCookie(requestWith([]), anOrder(1));
    expect(header.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/checkout',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(orderCookie(requestWith([], 'http://localhost:3000/checkout'), anOrder(1))).not.toContain('Secure');
    expect(sentBack(header)).toEqual([anOrder(1)]);
  });

  it('stores the three newest orders without duplicates', () => {
    const before = requestWith([anOrder(3), anOrder(2), anOrder(1)]);
    expect(sentBack(orderCookie(before, anOrder(4)))).toEqual([anOrder(4), anOrder(3), anOrder(2)]);
    expect(sentBack(orderCookie(before, anOrder(2, { words: 'newer' })))).toEqual([
      anOrder(2, { words: 'newer' }),
      anOrder(3),
      anOrder(1),
    ]);
  });

  it('drops the oldest orders if the cookie would be too long', () => {
    const words = 'a'.repeat(500);
    const path = `/checkout?${'b'.repeat(590)}`;
    const [one, two, three, four] = [1, 2, 3, 4].map((number) => anOrder(number, { words, path }));
    if (!one || !two || !three || !four) throw new Error('There are fewer than four orders.');
    const header = orderCookie(requestWith([one, two, three]), four);
    expect(header.length).toBeLessThan(4_096);
    expect(sentBack(header).at(0)).toEqual(four);
  });

  it.each([
    ['no JSON', 'junk'],
    ['no list', { cart: 'cart-1' }],
    ['other values', [null, 7, 'text', []]],
    ['a missing field', [{ cart: 'cart-1', number: 'VP-1' }]],
    ['a field of another type', [{ ...anOrder(1), words: 7 }]],
    ['words with a line break', [anOrder(1, { words: 'a\nb' })]],
    ['a path to another site', [anOrder(1, { path: '//evil.example' })]],
    ['a path with a scheme', [anOrder(1, { path: 'javascript:alert(1)' })]],
    ['a path outside of the checkout', [anOrder(1, { path: '/members/dashboard' })]],
    ['words that are too long', [anOrder(1, { words: 'a'.repeat(501) })]],
    ['far too much', [anOrder(1), 'a'.repeat(4_000)]],
  ])('reads no orders from %s', (_what, value) => {
    expect(storedOrders(requestWith(value))).toEqual([]);
    expect(sentBack(orderCookie(requestWith(value), anOrder(1)))).toEqual([anOrder(1)]);
  });

  it('reads only valid orders, at most three', () => {
    const many = [anOrder(1), 'junk', anOrder(2), anOrder(3), anOrder(4)];
    expect(storedOrders(requestWith(many))).toEqual([anOrder(1), anOrder(2), anOrder(3)]);
    expect(storedOrders({ headers: new Headers() })).toEqual([]);
  });
});
