/** HTML mail is read as the lines a person saw, without what was hidden or quoted. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { htmlToText } from '#shared/domain/replies/visible-text/html-to-lines.ts';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';

describe('the lines of an HTML mail', () => {
  test.each([
    ['lines and paragraphs', '<p>Done 1</p><p>Gym<br>tomorrow</p>', 'Done 1\n\nGym\ntomorrow'],
    ['divs', '<div>Done 1</div><div><br></div><div>Gym</div>', 'Done 1\n\nGym'],
    ['lists', '<ul><li>milk</li><li>eggs</li></ul>', '- milk\n- eggs'],
    ['rows', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    [
      'entities',
      'caf&eacute; &amp; t&#233;a &#x2705; 1&nbsp;done &unknown;',
      'café & téa ✅ 1 done &unknown;',
    ],
    [
      'styles and scripts',
      '<head><title>x</title></head><style>p{}</style><script>a<b</script>hi',
      'hi',
    ],
    ['comments', 'a<!-- <p>b</p> -->c', 'ac'],
    ['bare signs', 'a < b and 2 > 1', 'a < b and 2 > 1'],
    ['an unclosed tag', 'done <b', 'done <b'],
    ['a value that holds a sign', '<a title="x > y">done</a>', 'done'],
    ['an unclosed head', '<head><meta><body>hi', 'hi'],
  ])('%s are read', (_, html, expected) => {
    expect(htmlToText(html).trim()).toBe(expected);
  });

  test.each([
    '<div style="display: none">unsubscribe</div>',
    '<span style="font-size:0px">unsubscribe</span>',
    '<p hidden>unsubscribe</p>',
    '<div style="visibility:hidden"><div>un</div>subscribe</div>',
    '<span style="mso-hide:all">unsubscribe</span>',
  ])('%s is not read', (hidden) => {
    expect(htmlToText(`Done 1${hidden}`).trim()).toBe('Done 1');
  });

  test('small and pale text is read', () => {
    expect(htmlToText('<p style="font-size:0.9em;opacity:0.5">Done 1</p>').trim()).toBe('Done 1');
  });

  test.each([
    '<div class="gmail_quote">old</div>',
    '<div class="gmail_quote"><div class="gmail_attr">On Monday A wrote:</div><blockquote class="gmail_quote"><div>old</div></blockquote></div>',
    '<blockquote type="cite"><blockquote>older</blockquote>old</blockquote>',
    '<div id="appendonsend"></div><hr><div>old</div>',
    '<div id="divRplyFwdMsg"><b>From:</b> A</div><div>old</div>',
    '<div class="moz-cite-prefix">On 9/3 A wrote:<br></div><blockquote type="cite">old</blockquote>',
    '<div id="ydp1yahoo_quoted_1" class="yahoo_quoted">old</div>',
    '<div class="protonmail_quote">On Monday A wrote:<blockquote>old</blockquote></div>',
  ])('the quote in %s is left out', (quote) => {
    expect(replyText({ html: `<div>Done 1</div>${quote}` }).text).toBe('Done 1');
  });

  test('answers between the quotes of Gmail are kept', () => {
    const quote = '<blockquote class="gmail_quote">old</blockquote>';
    const html = `<div class="gmail_quote"><div>On Monday A wrote:</div>${quote}<div>one</div>${quote}<div>two</div></div>`;

    expect(replyText({ html }).text).toBe('one\n\ntwo');
  });

  test.each([
    ['open signs', '<'.repeat(1_000_000)],
    ['open quotes', '<a "'.repeat(250_000)],
    ['nested tags', '<div>'.repeat(200_000)],
    ['open comments', '<!--'.repeat(250_000)],
    ['ampersands', '&'.repeat(1_000_000)],
    ['unclosed values', '<a ="<a>'.repeat(125_000)],
  ])('a megabyte of %s is read', (_, html) => {
    expect(htmlToText(html).length).toBeLessThanOrEqual(html.length);
  });

  test('anything is read without an error', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '</',
      'div',
      'blockquote',
      ' class="gmail_quote"',
      '"',
      '&#',
      ';',
      'x',
      '<!--',
      '-->',
      '<style>',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expect(typeof htmlToText(parts.join(''))).toBe('string');
      }),
    );
  });
});
