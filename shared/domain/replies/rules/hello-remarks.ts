/** Data: what people say of themselves beside a greeting: "fingers frozen, more later". */
import { oneOf, pattern } from '../pattern.ts';

const soon =
  "(?:later(?: on)?|soon|shortly|tonight|in a (?:bit|sec|second|while|minute|min|mo|tick)|after (?:breakfast|coffee|lunch|work|school|dinner|tea|my \\p{L}+)|when (?:i|we|i'm|my) .{2,30}|once (?:i|i'm|my) .{2,30})";
const how =
  '(?:(?:still|half|barely|completely|totally|so|absolutely|not|a bit|pretty|already|all|literally|quite|very|too) )*';

/** A clause that is nothing more. */
export const helloRemark = pattern(
  'iu',
  '^(?:(?:so|and|but|sorry|lol|ok|hi)[, ]+)*(?:',
  oneOf(
    String.raw`(?:more|back|talk|details?|updates?|properly|the rest|full report)(?: (?:from me|for you))? (?:${soon}|to (?:come|follow))`,
    String.raw`(?:i'll |i will |i'd better |will |shall )(?:write|text|message|reply|answer|respond|check in|report|come back|be back|say more|tell (?:you )?more|send more)(?: (?:properly|again|back|more|in))* ${soon}`,
    String.raw`(?:(?:my|the|both) )?(?:fingers?|toes?|hands?|feet|nose|brain|head|eyes?|ears?|legs?|voice|throat|thumbs?)(?:'s| is| are)? ${how}(?:frozen|numb|freezing|fried|mush|mushy|foggy|fuzzy|on yet|awake(?: yet)?|gone|dead|shot|sore|killing me|working(?: yet)?|asleep|heavy|pounding|spinning|open(?: yet)?|in bits|blocked|streaming)(?: (?:off|yet|today|already|again|here|this morning))*`,
    String.raw`(?:can't|cannot|can barely) (?:type|talk|write|text|think|see|feel my \p{L}+)(?: (?:now|yet|properly|much|straight|right now|at the moment|well))*`,
  ),
  String.raw`)(?: (?:xx?|then|ok|lol|promise))*\W*$`,
);
