/** Data: HTML bodies as mail programs write them, and what their writer typed. */

export const clientPages: readonly (readonly [title: string, mail: string, answer: string])[] = [
  [
    'olk',
    '<div>Reply</div><div id="OLK_SRC_BODY_SECTION"><div>From: x</div><div>old</div></div>',
    'Reply',
  ],
  ['bq', 'Reply<blockquote>Quote</blockquote>', 'Reply'],
  ['bq between', '<div>a</div><blockquote>Quote</blockquote><div>b</div>', 'a\n\nb'],
  [
    'gmail fwd',
    '<div dir="ltr"><br><br><div class="gmail_quote">---------- Forwarded message ----------<br>From: <b>Bob</b> &lt;b@x.com&gt;<br>Date: Fri, Feb 1<br>Subject: x<br>To: y<br><br>hello</div></div>',
    '---------- Forwarded message ----------\nFrom: Bob <b@x.com>\nDate: Fri, Feb 1\nSubject: x\nTo: y\n\nhello',
  ],
  [
    'gmail fwd note',
    '<div dir="ltr">FYI<br><br><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ----------<br>From: Bob</div>a<blockquote>b</blockquote>c</div></div>',
    'FYI',
  ],
  [
    'outlook hr',
    '<div>ok</div><hr tabindex="-1" style="display:inline-block; width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> A<br><b>Sent:</b> x</div><div>old</div>',
    'ok',
  ],
  [
    'winmail',
    '<div>ok</div><div style="padding-top:5px;border-top-color:rgb(229,229,229);border-top-width:1px;border-top-style:solid;"><div><font><b>From:</b>&nbsp;<a href="mailto:a@b.c">A</a><br><b>Sent:</b>&nbsp;Monday, March 9, 2026 6:00 AM<br><b>To:</b>&nbsp;<a>x</a></font></div></div><div>old</div>',
    'ok',
  ],
  [
    'apple',
    '<html><body>ok<div><br></div><div>Sent from my iPhone</div><div><br><blockquote type="cite">On 9 Mar 2026, at 06:00, A &lt;a@b.c&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div>old</div></blockquote></body></html>',
    'ok',
  ],
  [
    'apple inline',
    '<html><body><blockquote type="cite"><div>q1</div></blockquote><div>a1</div><blockquote type="cite"><div>q2</div></blockquote><div>a2</div></body></html>',
    'a1\n\na2',
  ],
  [
    'yahoo',
    '<div>ok</div><div id="ydpabcyahoo_quoted_123" class="ydpabcyahoo_quoted"><div>On Monday, A wrote:</div><div>old</div></div>',
    'ok',
  ],
  [
    'spark',
    '<div name="messageBodySection"><div>ok</div></div><div name="messageSignatureSection"><br>Ada</div><div name="messageReplySection">On 9 Mar, A wrote:<br><blockquote type="cite">old</blockquote></div>',
    'ok',
  ],
  [
    'gmx',
    '<div>ok</div><div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><b>Gesendet:</b> x<br>old</div>',
    'ok',
  ],
  [
    'unknown lang bq',
    '<div>ok</div><div>Aliquid 9 foo 2026 06:00 Anchor &lt;a@b.c&gt; xyzzyx:</div><blockquote style="border-left:1px solid">old</blockquote>',
    'ok',
  ],
  [
    'zimbra',
    '<div>ok</div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>From: </b>a</div>old',
    'ok',
  ],
  [
    'fastmail',
    '<div>ok</div><div><br></div><div>On Mon, 9 Mar 2026, at 6:00 AM, Anchor wrote:</div><blockquote type="cite" id="qt"><div>old</div></blockquote>',
    'ok',
  ],
  [
    'owa sig',
    '<div>ok</div><div id="Signature"><div>Ada Byron</div></div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">x</div>old',
    'ok',
  ],
  [
    'indent',
    '<div>plan:</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px">buy milk</blockquote>',
    'plan:\nbuy milk',
  ],
  [
    'thunderbird',
    '<p>ok</p><div class="moz-cite-prefix">Am 09.03.26 schrieb A:<br></div><blockquote type="cite" cite="mid:x"><p>old</p></blockquote><p>below</p><div class="moz-signature">-- <br>Ada</div>',
    'ok\n\nbelow',
  ],
  ['unclosed', '<div>ok<div class="gmail_quote"><blockquote class="gmail_quote">old', 'ok'],
  [
    'samsung',
    '<div dir="auto">ok</div><div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px">Sent from my Galaxy</div></div><div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- Original message --------</div><div>From: A &lt;a@b.c&gt; </div><div>Date: 09/03/2026 06:00 (GMT+00:00) </div><div>To: x </div><div>Subject: y </div></div><div>old</div>',
    'ok',
  ],
  ['pre', '<pre>ok\n\nfine</pre>', 'ok\n\nfine'],
  ['div nbsp', '<div>a</div><div>&nbsp;</div><div>b</div>', 'a\n\nb'],
  [
    'word list',
    '<p class="MsoListParagraph" style="margin-left:0">a</p><p class=MsoNormal>b</p>',
    'a\nb',
  ],
  ['nested ul', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n\n- b\n- c'],
  ['ol', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['text after hr', '<div>ok</div><hr><div>more</div>', 'ok\nmore'],
  ['inline tags', 'Do <b>one</b>, <i>two</i> and<span> three</span>.', 'Do one, two and three.'],
  ['lonely sig div', '<div class="gmail_signature">yes</div>', 'yes'],
];
