import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { findRow, getRow, insertRow, insertRowOnce, updateRows } from './rows.ts';

describe.each(['sqlite', 'postgres'] as const)('rows on %s', (engine) => {
  let origin: TestOrigin;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    await insertRow(origin.ctx.db, 'registrations', { ...registration, id: 'one', token_hash: null });
    await insertRow(origin.ctx.db, 'registrations', { ...registration, id: 'two', token_hash: 'hash' });
  });
  afterEach(() => origin.close());

  const registration = {
    email: 'person@demo.vinport.example',
    password_hash: '',
    first: 'Ada',
    last: '',
    phone: '',
    site_address: 'https://vinport.example',
    language: 'en',
    created_at: 1,
    expires_at: 2,
  } as const;

  it('finds a row by a value, by null and by one of several values', async () => {
    const { db } = origin.ctx;
    expect(await findRow(db, 'registrations', { token_hash: 'hash' })).toMatchObject({ id: 'two' });
    expect(await findRow(db, 'registrations', { token_hash: null })).toEqual({
      ...registration,
      id: 'one',
      token_hash: null,
    });
    expect(await findRow(db, 'registrations', { id: ['two', 'three'], first: 'Ada' })).toMatchObject({ id: 'two' });
    expect(await findRow(db, 'registrations', { id: 'three' })).toBeUndefined();
  });

  it('throws if a required row is missing', async () => {
    await expect(getRow(origin.ctx.db, 'registrations', { id: 'three' })).rejects.toThrow('registrations');
  });

  it('adds a row with the same key only once', async () => {
    const { db } = origin.ctx;
    const notice = { unique: ['id'], row: { id: 'event', received_at: 5 } } as const;
    expect(await insertRowOnce(db, 'payment_notices', notice)).toEqual({ id: 'event', received_at: 5 });
    expect(await insertRowOnce(db, 'payment_notices', notice)).toBeUndefined();
  });

  it('changes the given columns of the matching rows only', async () => {
    const { db } = origin.ctx;
    const change = { where: { token_hash: null }, set: { first: 'Grace', last: undefined, token_hash: 'new' } };
    expect(await updateRows(db, 'registrations', change)).toEqual([
      { ...registration, id: 'one', first: 'Grace', token_hash: 'new' },
    ]);
    expect(await updateRows(db, 'registrations', change)).toEqual([]);
    expect(await getRow(db, 'registrations', { id: 'two' })).toMatchObject({ first: 'Ada', token_hash: 'hash' });
  });
});
