import { useContext, useEffect } from 'react';
import type { ReportMaking } from '#core/report/report-making-store.ts';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { useOpened } from '#ui/hooks/use-opened.ts';
import { useStore } from '#ui/hooks/use-store.ts';

const IDLE: ReportMaking = { phase: 'idle' };

/** How far the report is that was wished for last; one that was under way when the page was left is gone on with. */
export function useReportMaking(): { readonly making: ReportMaking; readonly seen: () => void } {
  const lazyContainer = useContext(ContainerContext);
  const store = useOpened('reportMaking');
  useEffect(() => {
    const goOn = async () => (await lazyContainer?.open())?.get('reportMaker').goOn();
    // Without a network there is nothing to go on with yet; the form stays.
    void goOn().catch(() => undefined);
  }, [lazyContainer]);
  return { making: useStore(store) ?? IDLE, seen: () => store?.seen() };
}
