import { parseCookie, stringifySetCookie } from 'cookie';
import { listFrom, recordFrom } from '#core/payload/payload-fields.ts';

/** An order that was placed in this browser. */
export interface StoredOrder {
  /** The cart that the order was created from. */
  readonly cart: string;
  /** The order number shown to the buyer, such as `VP-7K2M9QXA`. */
  readonly number: string;
  /** The signed token that gives access to the order. */
  readonly words: string;
  /** The path of the order's cart. */
  readonly path: string;
}

const NAME = 'orders';
const MAX_ORDERS = 3;
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;
/** The maximum cookie length in characters. Three orders never need more, and browsers store up to 4,096 bytes. */
const MAX_LENGTH = 3_900;

const PATTERNS: Readonly<Record<keyof StoredOrder, RegExp>> = {
  cart: /^[\w-]{1,64}$/,
  number: /^[\w-]{1,64}$/,
  words: /^[\w.~+/=-]{1,500}$/,
  path: /^\/checkout[\w/?&=%.~+-]{0,600}$/,
};

/**
 * Returns the orders in a request's cookie, newest first. Forging one gains nothing, because the origin checks the
 * token's signature.
 */
export function storedOrders({ headers }: Pick<Request, 'headers'>): readonly StoredOrder[] {
  const text = parseCookie(headers.get('cookie') ?? '')[NAME];
  if (text === undefined || text.length > MAX_LENGTH) return [];
  try {
    return listFrom(JSON.parse(text))
      .flatMap((value) => storedOrderFrom(value) ?? [])
      .slice(0, MAX_ORDERS);
  } catch {
    return [];
  }
}

/**
 * Returns the `Set-Cookie` header that adds an order. Scripts can't read the cookie, and only the checkout receives it.
 * If three orders are too long for a cookie, the oldest is dropped.
 */
export function orderCookie(request: Pick<Request, 'headers' | 'url'>, order: StoredOrder): string {
  const others = storedOrders(request).filter(({ number }) => number !== order.number);
  let orders = [order, ...others].slice(0, MAX_ORDERS);
  while (orders.length > 1 && encodeURIComponent(JSON.stringify(orders)).length > MAX_LENGTH)
    orders = orders.slice(0, -1);
  return stringifySetCookie({
    name: NAME,
    value: JSON.stringify(orders),
    httpOnly: true,
    sameSite: 'lax',
    path: '/checkout',
    secure: new URL(request.url).protocol === 'https:',
    maxAge: SEVEN_DAYS_S,
  });
}

function storedOrderFrom(value: unknown): StoredOrder | null {
  const fields = recordFrom(value);
  const field = (name: keyof StoredOrder) => {
    const text = fields?.[name];
    return typeof text === 'string' && PATTERNS[name].test(text) ? text : null;
  };
  const [cart, number, words, path] = [field('cart'), field('number'), field('words'), field('path')];
  if (cart === null || number === null || words === null || path === null) return null;
  return { cart, number, words, path };
}
