import { startTransition, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { BuildChoices, StickerBuild, StickerBuildStore } from '../../../core/sticker/sticker-build-store.ts';
import { ContainerContext } from '../../container-door.ts';
import { useStore } from '../../hooks/use-store.ts';

/** What the fields start from. They keep what is ticked by themselves; another key draws them anew. */
export interface ShownChoices {
  readonly choices: BuildChoices;
  /** Changes with what comes from outside of the fields: a reload, undo and redo. */
  readonly key: number;
  /** Changes with the trim, too. */
  readonly optionsKey: number;
}

/**
 * The build that is being chosen. Until the browser's store is there, and where there are no scripts, it is what the page
 * came with.
 *
 * @param readForm what the fields say now: before scripts came, something may have been ticked already.
 */
export function useBuild(
  initial: Pick<StickerBuild, 'wish' | 'vehicle' | 'choices'>,
  readForm: () => BuildChoices | null,
) {
  const door = useContext(ContainerContext);
  const [store, setStore] = useState<StickerBuildStore | null>(null);
  const [shown, setShown] = useState<ShownChoices>({ choices: initial.choices, key: 0, optionsKey: 0 });
  const kept = useStore(store);
  const build = kept?.wish === initial.wish ? kept : { ...initial, undoable: [], redoable: [] };

  /** Two hundred options take their time to be drawn anew; what was pressed answers before. */
  function show(choices: BuildChoices, step: { readonly key: number }): void {
    startTransition(() =>
      setShown(({ key, optionsKey }) => ({ choices, key: key + step.key, optionsKey: optionsKey + 1 })),
    );
  }

  function showNow(builds: StickerBuildStore | null): void {
    const choices = builds?.get()?.choices;
    if (choices) show(choices, { key: 1 });
  }

  const begin = useEffectEvent((builds: StickerBuildStore) => {
    const goesOn = builds.get()?.wish === initial.wish;
    builds.began(initial);
    const ticked = readForm();
    if (!goesOn && ticked !== null) builds.chose(ticked);
    if (goesOn || ticked?.trim !== initial.choices.trim) showNow(builds);
    setStore(builds);
  });

  useEffect(() => {
    let left = false;
    // Without its store the form can still be sent.
    void door?.open().then(
      (container) => (left ? undefined : begin(container.get('stickerBuild'))),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [door]);

  return {
    build,
    shown,
    choose: (choices: BuildChoices) => {
      store?.chose(choices);
      if (choices.trim !== build.choices.trim) show(choices, { key: 0 });
    },
    undo: () => {
      store?.undone();
      showNow(store);
    },
    redo: () => {
      store?.redone();
      showNow(store);
    },
  };
}
