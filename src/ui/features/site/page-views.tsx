import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useContainer } from '#ui/hooks/use-container.ts';

/** Counts each visited page of the members area (SHELL-01). Only the path is sent, not the rest of the URL. */
export function PageViews() {
  const container = useContainer();
  const { pathname } = useLocation();
  useEffect(() => container.get('viewPage')(pathname, document.title), [container, pathname]);
  return null;
}
