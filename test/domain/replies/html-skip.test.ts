/** What is passed over ends where the tokenizer would have found its end. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eachToken } from '#shared/domain/replies/visible-text/html-tokens.ts';

/** The names of the tags, in order, where all of a document is left out, and where nothing is. */
function tagsOf(html: string, isLeftOut: boolean): readonly string[] {
  const tags: string[] = [];
  eachToken(
    html,
    (token) => {
      if (token.kind === 'open') tags.push(token.name);
      if (token.kind === 'close') tags.push(`/${token.name}`);
    },
    () => isLeftOut,
  );
  return tags;
}

const piece = fc.constantFrom(
  '<div>',
  '</div >',
  '<DIV class="a > b">',
  "<p style='x'>",
  '<br/>',
  '<a href=x/>',
  '<a b= "c>d">',
  '<a ="x>y">',
  '<a "x>',
  '<b="x>y">',
  '<b=x>',
  '<div\u00a0x>',
  '<b a="1"b=2>',
  '<!-- <div> -->',
  '<!--',
  '-->',
  '<?x>',
  '</ x>',
  '<![CDATA[<p>&amp;]]>',
  '<style>a > b { } </div></style>',
  '<title><p>&lt;</title>',
  '<script>',
  '</script>',
  ...'<>"\'=/& '.split(''),
  'words',
);

test('tags are the same, passed over or read', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('');
      expect(tagsOf(html, true)).toEqual(tagsOf(html, false));
    }),
    { numRuns: 3_000 },
  );
});

test('a huge tag without an end costs no more than its length', () => {
  expect(tagsOf(`<div>${'<a '.repeat(200_000)}</div>`, true)).toEqual(
    tagsOf(`<div>${'<a '.repeat(200_000)}</div>`, false),
  );
});
