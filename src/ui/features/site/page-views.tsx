import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useContainer } from '#ui/hooks/use-container.ts';

/** Counts each page of the members area as it is gone to (SHELL-01); what else the address tells stays here. */
export function PageViews() {
  const container = useContainer();
  const { pathname } = useLocation();
  useEffect(() => container.get('viewPage')(pathname, document.title), [container, pathname]);
  return null;
}
