import { describe, expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createCancelDeletion, createCancelDeletionByLink } from './cancel-deletion.ts';
import { createConfirmDeletion } from './confirm-deletion.ts';
import { createExportPersonalData } from './export-personal-data.ts';
import { createLoadDeletionState } from './load-deletion-state.ts';

const options = { signal: new AbortController().signal };

describe('the links about a deletion', () => {
  it('ACC-11 confirm it, and tell when the account is erased', async () => {
    const { call, asked } = recordedCall({ eraseAt: 7 });
    const confirmDeletion = createConfirmDeletion({ privacy: { confirmDeletion: call } });
    expect((await confirmDeletion('link-1', options))._unsafeUnwrap()).toEqual({ eraseAt: 7 });
    expect((await confirmDeletion(''))._unsafeUnwrapErr()).toEqual({ code: 'link-missing' });
    expect(asked).toEqual([['link-1', options]]);
  });

  it('ACC-11 call it off', async () => {
    const { call, asked } = recordedCall<void>(undefined);
    const cancelDeletionByLink = createCancelDeletionByLink({ privacy: { cancelDeletionByLink: call } });
    expect((await cancelDeletionByLink('link-1', options)).isOk()).toBe(true);
    expect((await cancelDeletionByLink(''))._unsafeUnwrapErr()).toEqual({ code: 'link-missing' });
    expect(asked).toEqual([['link-1', options]]);
  });
});

describe('what the signed-in person does about their data', () => {
  it('ACC-11 is asked for until the screen is left', async () => {
    const [cancel, state, data] = [
      recordedCall<void>(undefined),
      recordedCall({ state: 'none' } as const),
      recordedCall({ exportedAt: 0, sections: {} }),
    ];
    await createCancelDeletion({ privacy: { cancelDeletion: cancel.call } })(options);
    const told = await createLoadDeletionState({ privacy: { deletionState: state.call } })(options);
    const exported = await createExportPersonalData({ privacy: { exportPersonalData: data.call } })(options);
    expect([told._unsafeUnwrap(), exported._unsafeUnwrap()]).toEqual([
      { state: 'none' },
      { exportedAt: 0, sections: {} },
    ]);
    expect([cancel.asked, state.asked, data.asked]).toEqual([[[options]], [[options]], [[options]]]);
  });
});
