import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '../hooks/use-online.ts';
import { useTexts } from '../i18n/use-texts.ts';

/**
 * Renders a notice while the connection is lost, and reloads the page's data when it is back. Meanwhile, links to other
 * pages are blocked, and the notice says so.
 */
export function ConnectionNotice() {
  const { t } = useTexts('site');
  const online = useOnline();
  const { revalidate } = useRevalidator();
  const wasLost = useRef(false);

  const [isHeldBack, setHeldBack] = useState(false);
  useEffect(() => {
    if (online) return undefined;
    // Otherwise the router would make the browser load the page, which would only show the browser's error page.
    const holdBack = (event: MouseEvent) => {
      if (!leadsToPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setHeldBack(true);
    };
    document.addEventListener('click', holdBack, true);
    return () => {
      document.removeEventListener('click', holdBack, true);
      setHeldBack(false);
    };
  }, [online]);

  useEffect(() => {
    if (online && wasLost.current) void revalidate();
    wasLost.current = !online;
  }, [online, revalidate]);

  return (
    <div role="status" className="screen-only pointer-events-none fixed inset-x-0 bottom-0 z-40 p-4 empty:hidden">
      {online ? null : (
        <p className="mx-auto max-w-md rounded-(--radius-card) border border-caution bg-caution-surface p-3 text-center font-medium text-caution shadow-(--shadow-card)">
          {t(isHeldBack ? 'site.offlineLink' : 'site.offline')}
        </p>
      )}
    </div>
  );
}

/** Returns whether a click would leave the page. A link within the page needs no connection. */
function leadsToPage({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || !link.protocol.startsWith('http')) return false;
  const { pathname, search, origin } = window.location;
  return link.hash === '' || link.origin !== origin || link.pathname !== pathname || link.search !== search;
}
