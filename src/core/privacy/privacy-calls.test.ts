import { describe, expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createCancelDeletionByLink, createConfirmDeletion } from './deletion-links.ts';

const options = { signal: new AbortController().signal };

describe('links about a deletion', () => {
  it('ACC-11 confirm the deletion and return the erasure time', async () => {
    const { call, asked } = recordedCall({ eraseAt: 7 });
    const confirmDeletion = createConfirmDeletion({ privacy: { confirmDeletion: call } });
    expect((await confirmDeletion('link-1', options))._unsafeUnwrap()).toEqual({ eraseAt: 7 });
    expect((await confirmDeletion(''))._unsafeUnwrapErr()).toEqual({ code: 'link-missing' });
    expect(asked).toEqual([['link-1', options]]);
  });

  it('ACC-11 cancel the deletion', async () => {
    const { call, asked } = recordedCall<void>(undefined);
    const cancelDeletionByLink = createCancelDeletionByLink({ privacy: { cancelDeletionByLink: call } });
    expect((await cancelDeletionByLink('link-1', options)).isOk()).toBe(true);
    expect((await cancelDeletionByLink(''))._unsafeUnwrapErr()).toEqual({ code: 'link-missing' });
    expect(asked).toEqual([['link-1', options]]);
  });
});
