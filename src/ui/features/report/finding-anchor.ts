/** Returns the anchor of a finding for links within a page. */
export function findingAnchor(id: string): string {
  return `finding-${id.replace(/[^A-Za-z0-9]+/g, '-')}`;
}
