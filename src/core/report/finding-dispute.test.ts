import { describe, expect, it } from 'vitest';
import { withDisputes } from './finding-dispute.ts';
import { named } from './report-finding.ts';

const evidence = (recordId: string) => [{ source: 'state', recordId, at: 0 }];
const stolen = named({ section: 'theft', weight: 'severe', matter: { code: 'stolen' }, evidence: evidence('1') });
const again = named({ section: 'theft', weight: 'severe', matter: { code: 'stolen' }, evidence: evidence('2') });

describe('withDisputes', () => {
  it('attaches a dispute only to its own finding', () => {
    const dispute = { findingId: again.id, message: 'It was not.', createdAt: 1 };
    const gone = { findingId: 'gone', message: 'Nor that.', createdAt: 2 };
    expect(withDisputes({ findings: [stolen, again] }, [gone, dispute])).toEqual([
      { finding: stolen, dispute: null },
      { finding: again, dispute },
    ]);
  });
});
