/** Data: the short answers people put beside the number of an item: "1-y 2-n 3-scrub". */

/** What a numbered answer says; `same` is what the one before it said. */
export type Answer = 'done' | 'open' | 'dropped' | 'deferred' | 'same';

const answers: Readonly<Record<Answer, string>> = {
  done: `y|ye|yh|yes|yess|yep|yup|yeah|yea|ya|aye|done|dn|d|did|did it|tick|ticked|check|checked|
finito|finished|fin|sorted|complete|completed|all done|done and dusted|smashed|nailed|ok|good|
100%|✅|✔|✓|☑|👍|yes done|yep done|all sorted|all good|good to go|is done|a yes|sent|paid|
booked|ordered|bought|handled|in the bag|yes finally|finally|done already|already done|
done today|done this morning|done last night|done yesterday|too right`,
  open: `n|no|nope|nah|na|nay|naw|nup|not|nd|cross|❌|✗|✘|✖|✕|👎|not yet|not done|no not yet|nope not yet|
nearly|almost|half|halfway|half done|part|partly|partial|partially|kinda|sorta|sort of|ish|
mostly|wip|ongoing|in progress|under way|underway|started|just started|nearly done|nearly there|
almost done|almost there|getting there|working on it|on it|doing it now|pending|waiting|not quite|
still to do|to do|todo|not started|no chance|no luck|no joy|no time|no answer|no reply|nowhere|
ran out of time|didn't happen|didn't get to it|haven't|not ok|a no|not ready|some|a bit|later|
still going|to follow|to come|still to come|½|⏳|soon|tonight|later today|this afternoon|in the afternoon|this evening|50%|maybe`,
  dropped: `scrub|scrub it|bin|bin it|binned|drop|drop it|dropped|skip|skip it|skipping|scrap|
scrap it|scrapped|cancel|cancelled|canceled|delete|remove|scratch|scratch it|scratch that|chuck|
chuck it|ditch|ditch it|forget it|lose it|dead|off|take it off|not needed|no longer needed|n/a|
kill|kill it|nix|axe|axe it|not happening|cross it off|not doing it|cut it|strike it`,
  deferred: `tomorrow|tomorrow morning|tomorrow afternoon|tomorrow evening|
first thing tomorrow|tomorrow first thing|tomorrow now|maybe tomorrow|no tomorrow|not today tomorrow|moved to tomorrow|
next week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|weekend|
this weekend|push|push it|bump|bump it|postpone|can wait|defer|another day|later this week`,
  same: 'as well|too|also|same|ditto|likewise|aswell|same again|same here|also done|done too|done as well',
};

const table: ReadonlyMap<string, Answer> = new Map(
  Object.entries(answers).flatMap(([answer, words]) =>
    words
      .split('|')
      .map((word): [string, Answer] => [word.replaceAll('\n', '').trim(), answer as Answer]),
  ),
);

/** Undefined for words that are no answer by themselves. */
export const answerIn = (words: string): Answer | undefined => table.get(words);
