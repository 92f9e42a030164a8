import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync } from 'neverthrow';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aWorld } from '../../../tests/setup/a-world.ts';
import type { BindingMap } from '../../composition/binding-map.ts';
import type { VinportContainer } from '../../composition/create-container.ts';
import type { ConfirmSticker } from '../../core/sticker/confirm-sticker.ts';
import type { GenerateSticker } from '../../core/sticker/generate-sticker.ts';
import { demonstrationDraft } from '../features/sticker/demonstration-draft.stories-data.ts';
import { generateOrConfirm } from '../features/sticker/generate-or-confirm.ts';
import { allTexts } from '../i18n/all-texts.ts';
import { createTranslator } from '../i18n/create-translator.ts';
import { TranslatorContext } from '../i18n/translator-context.ts';
import NewSticker, { loader } from './new-sticker.tsx';

interface UseCases {
  readonly generateSticker: GenerateSticker;
  readonly confirmSticker?: ConfirmSticker;
}

const draft: GenerateSticker = () => okAsync({ kind: 'draft', draft: demonstrationDraft });

function Nothing() {
  return null;
}

/** Shows the screen at an address, over the given use cases. */
function open(address: string, useCases: UseCases): void {
  const bindings: Partial<BindingMap> = { world: aWorld(), ...useCases };
  const container: VinportContainer = {
    get: (name) => {
      const binding = bindings[name];
      if (binding === undefined) throw new Error(`The screen asked for ${name}.`);
      return binding;
    },
    close: () => undefined,
  };
  const Stub = createRoutesStub([
    {
      path: '/members/stickers/new',
      Component: NewSticker,
      HydrateFallback: Nothing,
      loader,
      action: ({ request }) => generateOrConfirm(request, container),
    },
  ]);
  render(
    <TranslatorContext value={createTranslator('en', allTexts.en)}>
      <Stub initialEntries={[address]} />
    </TranslatorContext>,
  );
}

describe('the screen for a new sticker', () => {
  it('takes the VIN along that a link has brought', async () => {
    open('/members/stickers/new?vin=1HGCM82693A000001', { generateSticker: draft });
    expect(await screen.findByRole('textbox', { name: 'VIN' })).toHaveValue('1HGCM82693A000001');
  });

  it('STK-04 shows "Wrong VIN" and keeps what was typed', async () => {
    open('/members/stickers/new', {
      generateSticker: () => errAsync({ code: 'wrong-vin', message: 'Wrong VIN' }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'VIN' }), '9Z99Z999999');
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('Wrong VIN')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'VIN' })).toHaveValue('9Z99Z999999');
  });

  it('STK-07 says that a failed generation was made good', async () => {
    open('/members/stickers/new?vin=1', {
      generateSticker: () =>
        errAsync({
          code: 'generation-failed',
          message: 'Failed to generate sticker',
          cause: { code: 'not-accepted', message: null },
          freeCredit: 'granted',
        }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate sticker – We have added a free credit to your account.',
    );
  });

  it('sends a confirmation that failed again as the same wish', async () => {
    const wishes: (string | undefined)[] = [];
    open('/members/stickers/new?vin=1HGCM82693A000001', {
      generateSticker: draft,
      confirmSticker: (_input, options) => {
        wishes.push(options?.wish);
        return errAsync({ code: 'unreachable' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm and use 1 credit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service cannot be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and use 1 credit' }));
    await waitFor(() => expect(wishes).toEqual(['id-1', 'id-1']));
  });
});
