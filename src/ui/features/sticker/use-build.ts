import { startTransition, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { BuildChoices, StickerBuild, StickerBuildStore } from '#core/sticker/sticker-build-store.ts';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';

/** The fields on the page, which hold their own selection state. */
interface FieldsOfBuild {
  /** Returns the current choices. Options may have been selected before hydration. */
  readonly read: () => BuildChoices | null;
  /** Sets the fields to choices from a reload, undo or redo. */
  readonly write: (choices: BuildChoices) => void;
}

/**
 * Returns the build being chosen. Until the browser's store is loaded, and without scripts, it is the one served with
 * the page.
 */
export function useBuild(initial: Pick<StickerBuild, 'idempotencyKey' | 'vehicle' | 'choices'>, fields: FieldsOfBuild) {
  const lazyContainer = useContext(ContainerContext);
  const [store, setStore] = useState<StickerBuildStore | null>(null);
  const [drawn, setDrawn] = useState(initial.choices);
  const stored = useStore(store);
  const build = stored?.idempotencyKey === initial.idempotencyKey ? stored : { ...initial, undoable: [], redoable: [] };

  /** Another trim can have two hundred options, which take time to render. The pressed control responds first. */
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
    // Without its store, the form can still be submitted.
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
    /**
     * The choices that the fields were rendered for. For the same trim, the fields are reused and are more current than
     * this.
     */
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
