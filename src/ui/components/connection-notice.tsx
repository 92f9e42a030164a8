import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '../hooks/use-online.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Says that the connection is lost, for as long as it is, and asks once more for what the page shows when it is back. */
export function ConnectionNotice() {
  const { t } = useTexts('site');
  const online = useOnline();
  const { revalidate } = useRevalidator();
  const wasLost = useRef(false);

  useEffect(() => {
    if (online && wasLost.current) void revalidate();
    wasLost.current = !online;
  }, [online, revalidate]);

  return (
    <div role="status" className="screen-only pointer-events-none fixed inset-x-0 bottom-0 z-40 p-4 empty:hidden">
      {online ? null : (
        <p className="mx-auto max-w-md rounded-(--radius-card) border border-caution bg-caution-surface p-3 text-center font-medium text-caution shadow-(--shadow-card)">
          {t('site.offline')}
        </p>
      )}
    </div>
  );
}
