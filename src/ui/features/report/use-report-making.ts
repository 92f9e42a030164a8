import { useContext, useEffect } from 'react';
import type { ReportMaking } from '#core/report/report-making-store.ts';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { useOpened } from '#ui/hooks/use-opened.ts';
import { useStore } from '#ui/hooks/use-store.ts';

const IDLE: ReportMaking = { phase: 'idle' };

/**
 * Returns the progress of the last requested report. A report that was in progress when the page was left is resumed.
 */
export function useReportMaking(): { readonly making: ReportMaking; readonly seen: () => void } {
  const lazyContainer = useContext(ContainerContext);
  const store = useOpened('reportMaking');
  useEffect(() => {
    const goOn = async () => (await lazyContainer?.open())?.get('reportMaker').goOn();
    // Without a network connection, the report can't be resumed yet. The form stays usable.
    void goOn().catch(() => undefined);
  }, [lazyContainer]);
  return { making: useStore(store) ?? IDLE, seen: () => store?.seen() };
}
