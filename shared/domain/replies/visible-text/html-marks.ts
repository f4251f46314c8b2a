/** Tells by its name and attributes what an element of a mail is: quote, signature, hidden. */
import type { OpenTag } from './html-tokens.ts';

/** Containers in which mail programs put the letter that is answered, with its attribution. */
const quoteNames = new RegExp(
  '(?:^|[ _-]|ecx|ydp\\w*|aolmail_)(?:' +
    'moz-cite-prefix|moz-forward-container|yahoo_quoted|yahoo-quoted\\w*|protonmail_quote|' +
    'tutanota_quote|zmail_extra|zmail_quote|gmail_attr|missive_quote|front-blockquote|' +
    'messagereplysection|mail-app-auto-quote|isreplycontent|isforwardcontent|reply-intro|origbody|' +
    'olk_src_body_section|ms-outlook-mobile-reference-message|blockquote_zmail|' +
    'mail-editor-reference-message|quoted-message|quoted_text|replyheader|qt-quote|history_container|' +
    'forwardbody|email_quote|original-message|mail_quote|quotedtext' +
    ')(?:$|[ _-])',
);

/** Where one of these stands, all that follows is the letter that is answered. */
const copyNames =
  /(?:^|[ _])(?:appendonsend|divrplyfwdmsg|stopspelling|zwchr|replysplit|mail-editor-reference-message-container|orimsghtmlseperator|ms-outlook-mobile-body-separator-line|divtagdefaultwrapper_reply|qtdseparatebr|outlookmessageheader)(?:$|[ _])/;

const signatureNames =
  /signature|(?:^|[ _-])(?:messagesignaturesection|sig|zm_sign|sh-signature|email_sig|mobile_sign|zm-_id_-sgn)(?:$|[ _-])/;

const hidingStyles = [
  'display:none',
  'visibility:hidden',
  'mso-hide:all',
  'font-size:0',
  'opacity:0',
  'max-height:0',
];

export function isHidden(element: OpenTag): boolean {
  if (element.attributes.has('hidden')) return true;
  const { style } = element;
  return (
    style !== '' &&
    hidingStyles.some((rule) => {
      const at = style.indexOf(rule);
      // `font-size:0.9em` and `opacity:0.5` are small and pale, not hidden.
      return at >= 0 && !/[.1-9]/.test(style.charAt(at + rule.length));
    })
  );
}

/** Indented by its writer, not quoted: Gmail's and Apple's button for it make such blocks. */
const isIndented = (element: OpenTag): boolean =>
  /webkit-indent/.test(element.label) ||
  (/border:(?:none|0)/.test(element.style) && !element.style.includes('border-left'));

const isCited = ({ attributes }: OpenTag): boolean =>
  attributes.get('type') === 'cite' || attributes.has('cite');

/** A quote that a mail program made, or that its writer set off with a bar at the left. */
export function isQuote(element: OpenTag): boolean {
  if (quoteNames.test(element.label)) return true;
  if (element.name === 'blockquote') return isCited(element) || !isIndented(element);
  return (
    element.name === 'div' &&
    /border-left:[^;]*(?:solid|\dpt|\dpx)/.test(element.style) &&
    /padding/.test(element.style)
  );
}

export const isGmailContainer = (element: OpenTag): boolean =>
  element.name !== 'blockquote' && /(?:^|[ _]|ecx)gmail_quote/.test(element.label);

export const isSignature = (element: OpenTag): boolean =>
  signatureNames.test(element.label) ||
  element.name === 'signature' ||
  element.attributes.get('fairemail') === 'signature' ||
  element.attributes.get('data-smartmail') === 'gmail_signature';

/** Outlook's line above the headers of the letter answered. */
const outlookLine =
  /border-top:solid#(?:e1e1e1|b5c4df|dddddd)1(?:\.0)?pt;?.*padding:3(?:\.0)?pt0|border-top:#(?:e1e1e1|b5c4df|e5e5e5)1(?:\.0)?p[tx]solid/;

/** Foxmail's line above a signature, which it always draws this wide. */
export const isSignatureRuler = (element: OpenTag): boolean =>
  element.name === 'hr' && /width:210px;height:1px/.test(element.style);

/** Apple's break above a signature, below which people type as well. */
export const isSignatureBreak = (element: OpenTag): boolean =>
  element.name === 'br' && /linebreakatbeginningofsignature/.test(element.label);

export function beginsCopy(element: OpenTag): boolean {
  if (copyNames.test(element.label)) return true;
  if (element.name === 'hr') return /display:inline-block;width:98%/.test(element.style);
  return element.name === 'div' && outlookLine.test(element.style);
}

/** Paragraphs that stand close together, as Outlook writes lines. */
export const isClose = (element: OpenTag): boolean =>
  /mso(?:normal|plaintext|listparagraph)/.test(element.label) ||
  /margin(?:-top|-bottom)?:0/.test(element.style);
