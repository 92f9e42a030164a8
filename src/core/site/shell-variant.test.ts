import { describe, expect, it } from 'vitest';
import { shellVariant } from './shell-variant.ts';

describe('shellVariant', () => {
  it.each([
    ['/members'],
    ['/members/'],
    ['/members/dashboard?vin=1#window-sticker'],
    ['/es/members/orders'],
    ['/Members/profile'],
    ['members/profile'],
  ])('uses the members shell with live chat for %s', (path) => {
    expect(shellVariant(path)).toEqual({ shell: 'members', liveChat: true });
  });

  it.each([
    ['/'],
    ['/members-club'],
    ['/nonmembers/a'],
    ['/plans?next=/members/orders'],
    ['/plans#/members/orders'],
    ['/plans?text=a\n/members/'],
    ['/vehicle-checks/1HGCM82693A000001'],
  ])('SHELL-02 uses the public shell without live chat for %j', (path) => {
    expect(shellVariant(path)).toEqual({ shell: 'public', liveChat: false });
  });

  it.each([['/members/vehicle-checks'], ['/members/vehicle-checks/1HGCM82693A000001'], ['/vehicle-checks/members']])(
    'SHELL-03 omits live chat on %s',
    (path) => {
      expect(shellVariant(path)).toEqual({ shell: 'members', liveChat: false });
    },
  );

  it('includes live chat if vehicle-checks occurs only in the query', () => {
    expect(shellVariant('/members/orders?from=/vehicle-checks').liveChat).toBe(true);
  });
});
