import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackingIdsFrom } from './tracking-ids.ts';

const NOTHING = { clarity: null, googleAnalytics: null, googleTag: null };
const SNIPPET = `(function(c,l,a,r,i,t,y){
  c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};
  t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;
  y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);
})(window, document, "clarity", "script", "k3x9q2abcd");`;

const projectOf = (script: string) => trackingIdsFrom({ ...NOTHING, clarity: btoa(script) }).clarity;

describe('trackingIdsFrom', () => {
  it('returns null for missing settings', () => {
    expect(trackingIdsFrom(NOTHING)).toEqual(NOTHING);
  });

  it('SITE-08 reads each ID from its own field', () => {
    const ids = trackingIdsFrom({ clarity: btoa(SNIPPET), googleAnalytics: 'G-AB12CD', googleTag: 'GTM-XY34' });

    expect(ids).toEqual({ clarity: 'k3x9q2abcd', googleAnalytics: 'G-AB12CD', googleTag: 'GTM-XY34' });
  });

  it.each([
    ['in single quotes', "(window,document,'clarity','script','abc1')"],
    ['without blanks', '(window,document,"clarity","script","abc1");'],
    ['with spaces before the commas', '(window , document , "clarity" , "script" , "abc1")'],
    ['over several lines', '(window,\n document,\n "clarity",\n "script",\n "abc1")'],
    ['in a script element', `<script type="text/javascript">(w,d,"clarity", "script", "abc1");</script>`],
    ['in a URL', '<script src="https://www.clarity.ms/tag/abc1"></script>'],
    ['in a URL with a query', 's.src = "https://www.clarity.ms/tag/abc1?ref=x"'],
  ])('finds the Clarity project %s', (_how, script) => {
    expect(projectOf(script)).toBe('abc1');
  });

  it.each([
    ['no project', 'alert(1)'],
    ['invalid characters', '(w,d,"clarity","script","abc/../x")'],
    ['capitals', '(w,d,"clarity","script","ABC")'],
    ['an empty project ID', '(w,d,"clarity","script","")'],
    ['a project ID that is too long', `(w,d,"clarity","script","${'a'.repeat(33)}")`],
    ['mismatched quotes', `(w,d,"clarity","script","abc1')`],
    ['mixed quotes around the first word', `(w,d,"clarity',"script","abc1")`],
    ['mixed quotes around the second word', `(w,d,"clarity",'script","abc1")`],
    ['a URL on another host', 'https://www.clarity.ms.evil.example/tag/abc1'],
    ['a URL with other letters in place of dots', 'https://wwwxclarityxms/tag/abc1'],
    ['a URL with capitals after the ID', 'https://www.clarity.ms/tag/abcD'],
    ['a URL with a hyphen after the ID', 'https://www.clarity.ms/tag/abc-d'],
  ])('finds no Clarity project in %s', (_what, script) => {
    expect(projectOf(script)).toBeNull();
  });

  it('finds no project in invalid base64', () => {
    expect(trackingIdsFrom({ ...NOTHING, clarity: SNIPPET }).clarity).toBeNull();
  });

  it('accepts IDs of the maximum length', () => {
    const long = 'A'.repeat(32);

    expect(trackingIdsFrom({ clarity: null, googleAnalytics: `G-${long}`, googleTag: `GTM-${long}` })).toEqual({
      clarity: null,
      googleAnalytics: `G-${long}`,
      googleTag: `GTM-${long}`,
    });
    expect(projectOf(`"clarity","script","${'a'.repeat(32)}"`)).toBe('a'.repeat(32));
  });

  it.each([
    '',
    'G-',
    'GTM-',
    'UA-1234-5',
    'g-ab12',
    'G-AB12&x=1',
    ' G-AB12',
    'G-AB12\n',
    `G-${'A'.repeat(33)}`,
    'XG-AB',
  ])('rejects %j as a Google Analytics ID', (name) => {
    expect(trackingIdsFrom({ clarity: null, googleAnalytics: name, googleTag: name })).toEqual(NOTHING);
  });

  it.each([`GTM-${'A'.repeat(33)}`, 'GTM-AB&x', 'XGTM-AB'])('rejects %j as a container ID', (googleTag) => {
    expect(trackingIdsFrom({ ...NOTHING, googleTag }).googleTag).toBeNull();
  });

  it('does not accept an ID of the other kind', () => {
    expect(trackingIdsFrom({ clarity: null, googleAnalytics: 'GTM-AB12', googleTag: 'G-AB12' })).toEqual(NOTHING);
  });

  it('never returns characters with a special meaning in a URL', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const script = `"clarity","script","${one}" https://www.clarity.ms/tag/${other}`;
        const clarity = Buffer.from(script, 'utf8').toString('base64');
        const ids = trackingIdsFrom({ clarity, googleAnalytics: `G-${one}`, googleTag: `GTM-${other}` });
        for (const id of Object.values(ids)) expect(id ?? '').toMatch(/^[A-Za-z0-9-]*$/);
      }),
    );
  });
});
