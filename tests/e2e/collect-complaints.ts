import type { Page } from '@playwright/test';

interface Allowed {
  /** Where a test brings errors about, their answers are none of its business. */
  readonly answersOfErrors?: boolean;
}

/** Whatever the browser complains of (a blocked script, a failed hydration), for the test that it has to fail. */
export function collectComplaints(page: Page, { answersOfErrors = false }: Allowed = {}): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isAllowed = answersOfErrors && message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAllowed) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
