/** The name under which a finding can be linked to within a page. */
export function findingAnchor(id: string): string {
  return `finding-${id.replace(/[^A-Za-z0-9]+/g, '-')}`;
}
