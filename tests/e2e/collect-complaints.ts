import type { Page } from '@playwright/test';

interface Allowed {
  /** Whether to ignore error responses, for a test that causes them on purpose. */
  readonly answersOfErrors?: boolean;
}

/** Collects browser errors (a blocked script, a failed hydration) that must fail the test. */
export function collectComplaints(page: Page, { answersOfErrors = false }: Allowed = {}): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isAllowed = answersOfErrors && message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAllowed) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
