import { startTransition, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { BuildChoices, StickerBuild, StickerBuildStore } from '#core/sticker/sticker-build-store.ts';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';

/** The fields on the page, which keep what is ticked by themselves. */
interface FieldsOfBuild {
  /** What they say now: before scripts came, something may have been ticked already. */
  readonly read: () => BuildChoices | null;
  /** Makes them say what comes from elsewhere: a reload, undo and redo. */
  readonly write: (choices: BuildChoices) => void;
}

/**
 * The build that is being chosen. Until the browser's store is there, and where there are no scripts, it is what the page
 * came with.
 */
export function useBuild(initial: Pick<StickerBuild, 'idempotencyKey' | 'vehicle' | 'choices'>, fields: FieldsOfBuild) {
  const lazyContainer = useContext(ContainerContext);
  const [store, setStore] = useState<StickerBuildStore | null>(null);
  const [drawn, setDrawn] = useState(initial.choices);
  const stored = useStore(store);
  const build = stored?.idempotencyKey === initial.idempotencyKey ? stored : { ...initial, undoable: [], redoable: [] };

  /** Another trim has two hundred options of its own, which take their time; what was pressed answers before. */
  const draw = (choices: BuildChoices) => startTransition(() => setDrawn(choices));

  function show(builds: StickerBuildStore | null): void {
    const choices = builds?.get()?.choices;
    if (choices === undefined) return;
    fields.write(choices);
    draw(choices);
  }

  const begin = useEffectEvent((builds: StickerBuildStore) => {
    const goesOn = builds.get()?.idempotencyKey === initial.idempotencyKey;
    builds.began(initial);
    const ticked = fields.read();
    if (!goesOn && ticked !== null) builds.chose(ticked);
    if (goesOn || ticked?.trim !== initial.choices.trim) show(builds);
    setStore(builds);
  });

  useEffect(() => {
    let left = false;
    // Without its store the form can still be sent.
    void lazyContainer?.open().then(
      (container) => (left ? undefined : begin(container.get('stickerBuild'))),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [lazyContainer]);

  return {
    build,
    /** What the fields are drawn for; those of the same trim are kept, and say more than this. */
    drawn,
    choose: (choices: BuildChoices) => {
      store?.chose(choices);
      if (choices.trim !== build.choices.trim) draw(choices);
    },
    undo: () => {
      store?.undone();
      show(store);
    },
    redo: () => {
      store?.redone();
      show(store);
    },
  };
}
