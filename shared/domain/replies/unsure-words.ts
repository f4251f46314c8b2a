/** Data: how somebody who does not follow says so, and asks what is wanted of them. */

const answer =
  '(?:send|write|say|type|reply|respond|answer|text|tell|put|do|give|share|message|e-?mail)(?:ing)?';
const meant = '(?:(?:supposed|meant|expected|required|to) )*(?:to )?';

/** Whole sentences. */
export const unsure: readonly string[] = [
  // "What I have to write here exactly? And then what happens"
  `(?:sorry |hello |hi |but |so )*what (?:exactly |precisely )?(?:i|we|one) (?:(?:have|has|need|should|must|can|am|are|got|ought|shall|supposed|meant|to|do) ){1,3}${answer}(?: (?:you|u|here|there|in|for|to|this|these|it|exactly|then|now|back|precisely|please|sir|madam|box|space|message)){0,5}`,
  '(?:and |so |ok )*(?:then |after(?: that)? |afterwards |next )?what(?: will| would)? happens?(?: (?:next|afterwards|after that|now|with (?:it|this|that|them)|to (?:it|them)))*',
  "(?:i'm |i am |im )?(?:(?:not|nae) (?:quite |really |exactly |entirely |fully |sure i'm |sure i am )?(?:with (?:you|ya|u|ye)|following(?: you| this)?|getting (?:it|this|you)|understanding(?: this| you)?)|(?:a bit |a little |totally )?lost|(?:not|none the) wiser)(?: (?:here|mate|sorry|at all|yet|on this))*",
  "(?:i |we )?(?:don't|dont|do not|didn't|can't) (?:quite |really )?(?:follow|get it|get you|understand|get what you (?:mean|want))(?: (?:sorry|here|at all))*",
  `what (?:exactly |precisely |on earth |the hell )?(?:am|are|is|do|should) (?:i|we|one) (?:exactly |even )?${meant}${answer}(?: (?:you|u|ya|back|here|with|in|for|to|this|these|it|exactly|then|now|again|and when|when|by when|how|and how|what|or what)){0,5}`,
  '(?:so )?(?:do|does|would) (?:you|u) (?:want|need|expect|like) (?:just )?(?:an? )?(?:(?:yes|no|yes or no|number|list|word|sentence|full|short|long|whole|proper|answer|reply|one|line)(?: |$)){1,4}(?:or (?:what|not|something|a .{2,20}|yes|no).{0,15})?',
  '(?:what|when|where|how)(?: (?:and|or) (?:what|when|where|how)) (?:am|do|should|must) (?:i|we) ' +
    `${meant}${answer}(?: .{0,20})?`,
  `(?:so )?(?:do|should|am|must) i (?:${meant})?(?:just |simply |only )?${answer}(?: (?:you|u|ya|back|here|in))* (?:(?:a|my|the|some) )*(?:list|to-?dos?|jobs|tasks|goals|plans?|day|things?|stuff|to-?do list)(?: (?:here|or what|each (?:day|morning)|every (?:day|morning)|then|back|or|for today|to you|you|in)){0,4}`,
  `(?:so )?(?:i |i'd )?just ${answer}(?: (?:you|u|ya|back|here))* (?:(?:my|the|some) )*(?:jobs|tasks|goals|to-?dos?|list|plans?|things)(?: (?:here|or what|then|is that it|right|yeah|yes|each day|every day)){0,3}`,
  "(?:what|what's|whats) (?:is |was )?the (?:idea|deal|drill|format|procedure|score|craic|crack)(?: (?:here|with (?:this|these|it|you)|then|exactly|again)){0,3}",
  "(?:wdym|what (?:do|does) (?:you|u|it|this|that) (?:mean|mean by|mean with)|what(?:'s| is) meant by)(?: (?:by|with))?(?: (?:that|this|it|what matters|the question|how(?:'s| is) it going|matters|here))?",
  'how many (?:things |tasks |items |goals |jobs )?(?:can|may|should|must|do) i (?:put|add|list|have|send|give|name|set|write|text|pick|choose)(?: (?:here|down|in|on|you|each day|a day|per day|at once|to put))*',
  'do (?:you|u|they|these) (?:remind|nag|chase|nudge|check up on|check in with|follow up with) me(?: (?:later|again|about (?:it|them|things)|of (?:it|them|things)|during the day|every day|if i .{0,30}))*',
  '(?:will|can|could|does|do|would) (?:my|the|anyone|anybody|someone|other people|people|others)(?: (?:else|boss|manager|wife|husband|partner|team|company|employer|mum|mom|colleagues))* (?:see|read|get|know about|look at) (?:this|these|it|them|what i .{0,20}|my (?:list|replies|answers|messages|texts|goals).{0,10})',
  'can i (?:change|edit|fix|swap|alter|update|remove|delete|add to) (?:them|it|these|things|the list|my list|my mind)(?: (?:later|afterwards|after|later on|during the day|as i go|if .{0,30}))*',
];
