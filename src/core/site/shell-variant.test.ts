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
  ])('gives %s the frame of members, with live chat', (path) => {
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
  ])('SHELL-02 gives %j the public frame, without live chat', (path) => {
    expect(shellVariant(path)).toEqual({ shell: 'public', liveChat: false });
  });

  it.each([['/members/vehicle-checks'], ['/members/vehicle-checks/1HGCM82693A000001'], ['/vehicle-checks/members']])(
    'SHELL-03 leaves live chat out on %s',
    (path) => {
      expect(shellVariant(path)).toEqual({ shell: 'members', liveChat: false });
    },
  );

  it('keeps live chat where vehicle-checks stands in the query alone', () => {
    expect(shellVariant('/members/orders?from=/vehicle-checks').liveChat).toBe(true);
  });
});
