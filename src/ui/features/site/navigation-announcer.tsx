import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#ui/i18n/use-texts.ts';

/**
 * Moves focus to the heading after each navigation, and announces the page to screen readers. If the page has set focus
 * itself, such as to an error list, focus is unchanged. `from` is the previous page.
 */
export function NavigationAnnouncer({ from }: { readonly from: string }) {
  const { t } = useTexts('site');
  const { pathname, hash } = useLocation();
  const shown = useRef(from);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const content = document.getElementById('content');
    const { activeElement } = document;
    if (hash !== '' || content === null || (activeElement !== content && content.contains(activeElement))) return;
    const target = content.querySelector('h1') ?? content;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title === '' ? null : t('site.arrived', { title })}
    </p>
  );
}
