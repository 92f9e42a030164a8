import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync } from 'neverthrow';
import { createRoutesStub, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { BindingMap } from '#composition/bindings.ts';
import type { VinportContainer } from '#composition/create-container.ts';
import { BuildTourStore } from '#core/sticker/build-tour-store.ts';
import type { ConfirmSticker } from '#core/sticker/confirm-sticker.ts';
import type { GenerateSticker } from '#core/sticker/generate-sticker.ts';
import { StickerBuildStore } from '#core/sticker/sticker-build-store.ts';
import { createStickerDrafts } from '#core/sticker/sticker-drafts.ts';
import type { SuggestBuilds } from '#core/sticker/suggest-builds.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { textsIn } from '#texts/all-texts.ts';
import { createLazyBrowserContainer } from '../app/contexts/lazy-browser-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { confirmBuild } from '../features/sticker/confirm-build.ts';
import { demonstrationDraft } from '../features/sticker/demonstration-draft.stories-data.ts';
import { loadBuild } from '../features/sticker/load-build.ts';
import { startBuild } from '../features/sticker/start-build.ts';
import { createTranslator } from '../i18n/create-translator.ts';
import { TranslatorContext } from '../i18n/use-translator.ts';
import NewSticker from './new-sticker.tsx';
import StickerBuild from './sticker-build.tsx';

interface UseCases {
  readonly generateSticker: GenerateSticker;
  readonly confirmSticker?: ConfirmSticker;
  readonly suggestBuilds?: SuggestBuilds;
  readonly stickerBuild?: StickerBuildStore;
}

const VIN = '1HGCM82693A000001';
const draft: GenerateSticker = () => okAsync({ kind: 'draft', draft: demonstrationDraft });

function Nothing() {
  return null;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

/** Renders the sticker tool at a URL with the given use cases. */
function open(address: string, { generateSticker, ...useCases }: UseCases): void {
  const bindings: Partial<BindingMap> = {
    world: aWorld(),
    stickerBuild: new StickerBuildStore(),
    buildTour: new BuildTourStore(),
    stickerDrafts: createStickerDrafts({
      generateSticker,
      generateStickerByName: () => errAsync({ code: 'signed-out' }),
    }),
    suggestBuilds: async () => [],
    loadAccount: () => errAsync({ code: 'unreachable' }),
    ...useCases,
  };
  const container: VinportContainer = {
    get: (name) => {
      const binding = bindings[name];
      if (binding === undefined) throw new Error(`There is no binding for ${name}.`);
      return binding;
    },
    close: () => undefined,
  };
  const Stub = createRoutesStub([
    {
      path: '/members/stickers/new',
      Component: NewSticker,
      HydrateFallback: Nothing,
      loader: ({ request }) => ({
        way: 'vin',
        vin: new URL(request.url).searchParams.get('vin') ?? '',
        picked: { year: '', make: '', model: '', trim: '' },
        names: null,
      }),
      action: ({ request }) => startBuild(request, container),
    },
    {
      path: '/members/stickers/new/build',
      Component: StickerBuild,
      HydrateFallback: Nothing,
      loader: (args) => loadBuild(args, container),
      action: ({ request }) => confirmBuild(request, container),
    },
    { path: '*', Component: Elsewhere },
  ]);
  render(
    <ContainerContext value={createLazyBrowserContainer(async () => container)}>
      <TranslatorContext value={createTranslator('en', { ready: textsIn('en') })}>
        <Stub initialEntries={[address]} />
      </TranslatorContext>
    </ContainerContext>,
  );
}

const confirmButton = () => screen.findByRole('button', { name: 'Confirm and use 1 credit' });

describe('the sticker tool', () => {
  it('STK-04 shows "Wrong VIN", preserves the typed VIN, and links to another way', async () => {
    open('/members/stickers/new', {
      generateSticker: () => errAsync({ code: 'wrong-vin', message: 'Wrong VIN' }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'VIN' }), '9Z99Z999999');
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('Wrong VIN')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'VIN' })).toHaveValue('9Z99Z999999');
    expect(screen.getByRole('link', { name: 'Try by year, make and model' })).toBeVisible();
  });

  it.each([
    ['granted', "We've added a free credit to your account."],
    ['refused', 'Nothing was charged.'],
    ['unknown', 'Nothing was charged.'],
  ] as const)('STK-07 reports the result of a failed generation: %s', async (freeCredit, text) => {
    open(`/members/stickers/new?vin=${VIN}`, {
      generateSticker: () =>
        errAsync({
          code: 'generation-failed',
          message: 'Failed to generate sticker',
          cause: { code: 'not-accepted', message: null },
          freeCredit,
        }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate sticker');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/contact');
  });

  it('generates one draft for the start of a build and the selection of its equipment', async () => {
    const wanted: (boolean | undefined)[] = [];
    open(`/members/stickers/new?vin=${VIN}`, {
      generateSticker: ({ regenerate }) => {
        wanted.push(regenerate);
        return draft({ vin: VIN });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await confirmButton();
    expect(wanted).toEqual([false]);
  });

  it('STK-16 shows third-party suggestions if the catalog has no entry, and sends the applied one as chosen', async () => {
    const [build] = demonstrationDraft.builds;
    if (!build) throw new Error('The demonstration has no build.');
    const bare = { ...demonstrationDraft, vehicle: { ...demonstrationDraft.vehicle, trim: null }, builds: [] };
    const sent: Parameters<ConfirmSticker>[0][] = [];
    open(`/members/stickers/new/build?vin=${VIN}&idempotencyKey=form-7`, {
      generateSticker: () => okAsync({ kind: 'draft', draft: bare }),
      suggestBuilds: async () => [{ source: 'forum', build }],
      confirmSticker: (request) => {
        sent.push(request);
        return errAsync({ code: 'unreachable' });
      },
    });
    expect(await screen.findByText('Told of another vehicle of this name, not from the maker')).toBeVisible();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: `Take over ${build.trim}` }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name of the trim/ })).toHaveValue(build.trim));
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.draft.builds).toEqual([]);
    const codes = build.packages.flatMap(({ data }) => data.filter((item) => item.preselected).map(({ code }) => code));
    expect(codes.length).toBeGreaterThan(0);
    expect(sent[0]?.choices).toMatchObject({ trim: build.trim, style: build.style });
    expect(sent[0]?.choices.packages.flatMap(({ data }) => data.map(({ code }) => code))).toEqual(codes);
  });

  it('resends a failed confirmation with the same idempotency key and choices', async () => {
    const keys: (string | undefined)[] = [];
    const chosen: string[] = [];
    open(`/members/stickers/new/build?vin=${VIN}&idempotencyKey=form-7`, {
      generateSticker: draft,
      confirmSticker: ({ choices }, options) => {
        keys.push(options?.idempotencyKey);
        chosen.push(choices.exteriorColor);
        return errAsync({ code: 'unreachable' });
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Eternal Blue Pearl' }));
    await userEvent.click(await confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The service cannot be reached.');
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(keys).toEqual(['form-7', 'form-7']));
    expect(chosen).toEqual(['Eternal Blue Pearl', 'Eternal Blue Pearl']);
  });

  it('preserves the choices in the URL when sign-in is required again', async () => {
    open(`/members/stickers/new/build?vin=${VIN}&idempotencyKey=form-7`, {
      generateSticker: draft,
      confirmSticker: () => errAsync({ code: 'signed-out' }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Sport/ }));
    await userEvent.click(await confirmButton());
    const address = (await screen.findByText(/^at \/login/)).textContent ?? '';
    const next = new URL(new URLSearchParams(address.split('?')[1]).get('next') ?? '', 'http://vinport.example');
    expect(next.searchParams.get('idempotencyKey')).toBe('form-7');
    expect(next.searchParams.getAll('package')).toEqual(['NAV', 'SPT']);
  });

  it('resumes a build of the same vehicle that was started in this session', async () => {
    const stickerBuild = new StickerBuildStore();
    const { vehicle } = demonstrationDraft;
    const choices = {
      trim: 'EX-V6',
      style: '',
      exteriorColor: '',
      interiorColor: '',
      packages: [],
      buildsheetColor: true,
    };
    stickerBuild.began({ idempotencyKey: 'form-9', vehicle, choices });
    const keys: (string | undefined)[] = [];
    open(`/members/stickers/new?vin=${VIN}`, {
      generateSticker: draft,
      stickerBuild,
      confirmSticker: (_input, options) => {
        keys.push(options?.idempotencyKey);
        return errAsync({ code: 'unreachable' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(keys).toEqual(['form-9']));
  });
});
