/** Data: wordings that take an item off the list, in plain English after translation. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';

/** Bins, pets and towels are left out of doors, or out for somebody. */
const notOutside =
  '(?!(?:\\S+ ){0,2}(?:bins?|recycling|rubbish|trash|garbage|cats?|dogs?|pup(?:py)?|pets?|towels?|parcels?|packages?|milk|keys?|food|biscuits?|washing|laundry|cash|till|money|change|tools?|drill|ladder|chairs?|cushions?|plants?|bikes?|cars?|meat|chicken|butter|dough|bread|cake|clothes|uniforms?|shoes|boots|bowls?|crates?|box(?:es)?|bottles?|cups?|plates?|toys?|books?|tablets?|pills|kids?|baby|mum|dad)\\b)';
/** Said of an item to take it off the list. */
export const removed = pattern(
  '',
  String.raw`^[#\d\s,&and]+off\b|^[^:,]{2,30}: dropped\W*$|^(?:(?:and|also|so|but|please) )*(?:the )?(?:first|second|third|fourth|fifth|sixth|last|top|bottom|middle|number \S+)(?: (?:one|two|three|item|task))? off(?=\W*$|,| (?:please|pls|the list|for me|today|then)\b)|\b(?:can|could|may) (?:just |all |now )*(?:whistle|get (?:stuffed|lost|knotted)|do one|jog on|sod off|bog off|take a (?:hike|running jump)|go hang|go jump|go to hell|do without me|live without me)(?=\W*$|[,;.])|\b(?:can|could|may|might) (?:just |now |quietly )*die(?=\W*$|[,;.])|\btake off (?!for|at|from|my|work)|\b(?:(?<!\b(?:a|an|the|from|little|bad|small|nasty|big) )scratch|drop(?!s? of\b|` +
    String.raw`ped|ping|-| ?off| by| in)|dropping(?! off)|`,
  String.raw`(?:bugger|sod|stuff|screw|feck|fuck|naff|balls to|bollocks to|the hell with|to hell with) (?:the|that|it|my|this|them|those|number|\d)(?: [a-z0-9'-]+){0,3}?(?=\W*$)|ignore (?:(?:number |no\.? ?|#|item )?\d{1,2}(?=\W*$|[,.])|(?:it|that one|the (?:first|second|third|last)(?: one)?)(?=\W*$))|remov(?:e|ed|ing)|`,
  String.raw`delet(?:e|ed|ing)|`,
  String.raw`lose (?:the|it|that|\d)|kill(?:ed)?|forget(?: about)?|ditch(?:ed|ing)?|`,
  String.raw`bin(?:ned|ning)? (?:the|it|that|this|off|\d|both|all(?! (?:of )?(?:the|my|our) (?!items|tasks|list|lot|rest))|number|no\.? ?\d|item|#)|(?:chuck(?:ed|ing)?|scrub(?:bed|bing)?|dump|trash|can|sack|strike|zap|junk|lob|boot|lose) (?:(?:number|no\.?|item|task|#)? ?\d{1,2}(?: ?(?:,|&|and) ?\d{1,2})?(?=\W*$|,| p(?:lease|ls))|(?:the )?(?:first|second|third|fourth|fifth|last|next|top|bottom)(?: (?:one|two|item))?(?=\W*$|,|;| p(?:lease|ls))|(?:it|that|that one|them|those)(?=\W*$|,|;|\.))|(?:binned|dumped|canned|chucked|tossed|struck off)(?=\W*$)|scrap(?:ped|ping)?|nix(?:ed|`,
  String.raw`ing)?|`,
  String.raw`flick(?:ed|ing)?|axed?|strike|cull(?:ed)?|nuke|86(?:'?d|ed)?(?= )|bail(?:ed|ing)? on|`,
  String.raw`chuck out|toss|`,
  String.raw`allow (?:the|it|that|this)|abandon(?:ed|ing)?|x out|cut(?= the (?!grass|lawn|hedge))|`,
  String.raw`(?<!\b(?:the|a|our|my|re:?|collect|order|hire|fill|book) )skip(?:ping|ped|s)?(?! ` +
    String.raw`(?:permit|hire|lorry|company|bag))|cross(?:ing)? (?:out|through)|don't bother(?: ` +
    String.raw`with)?|(?:i'm|im|` +
    String.raw`i am|am|we're) (?:binning|dropping|skipping|scrapping|ditching|dumping|axing|` +
    String.raw`scratching|nixing|culling)|not `,
  String.raw`bothered|`,
  String.raw`struck (?:it|them|that|this|the [a-z]+) (?:off|out)|get rid of|(?:wipe|purge|trash|dump|zap|erase|nuke|junk) (?:off |out )?(?:(?:all )?(?:of )?the (?:rest|others|remaining)|everything else|what's left)|not doing|not going to (?:do|bother|happen)|(?:won't|will not|wont) `,
  String.raw`(?:bother|be doing|do|`,
  String.raw`be (?:happening|needed)|happen(?! (?:today|tonight|until|til|before|now)))|`,
  String.raw`not bothering|no longer(?! (?:at |for )?(?:\d|noon|midday|half|quarter))|call(?:ed|ing) off|vacated(?= by|\W*$)|fell through|falls away|rained off|(?:not|isn't|aren't|wasn't) going ahead|never ?mind|nvm|`,
  String.raw`(?:shouldn't|should not|needn't|doesn't belong|does not belong)(?: be)? on ` +
    String.raw`(?:there|here|it|(?:the|my) list)|(?:isn't|not|ain't) happening(?! (?:today|yet|` +
    String.raw`tonight|until|till?|'til))|(?:can|may|should)? ?(?:get|go|goes|going|gone) (?:straight )?in the bin|(?<!\bso (?:i|we) )don't have to(?= [a-z]+ (?:the|my|our|it|them|him|her|that)\b)(?!.*\b(?:until|till?|yet|before|today|tonight|tomorrow|now|just|but|in the)\b)|(?<!\b(?:tick|ticked|check|cross|crossed|checked) )off the (?:list|`,
  String.raw`table|cards|books|menu|board|agenda|schedule|docket|plan)|`,
  String.raw`leave (?:it|that|them|this|\S+|the \S+ one) (?:off|out)|(?:leave|leaving|count|counting) ${notOutside}(?:the |my |our )?(?:\S+ ){1,4}?out(?=\W*$|,| (?:of (?:it|this|today)|today|for (?:now|today)|please|pls|then)\b)|leave out(?= ${notOutside}(?!(?:for|in|of|on|there|here|to|until|overnight|all)\b)\S)|leave ${notOutside}(?:the |my |our )?(?:\S+ ){1,3}?be(?=\W*$|,)|take (?:it|that|them|this|that one) out(?=\W|$)|pull (?:it|that|them|this|the plug)(?! ` +
    String.raw`(?:together|off|up|out))|(?:strike|cross) (?:it|that|them|the|`,
  String.raw`\S+) (?:out|from)|`,
  String.raw`(?:take|taking|took|pull|leave|leaving|knock) (?!(?:an?|the|some|this|next|two|three|\d) (?:\S+ )?(?:weeks?|days?|months?|fortnight|time|morning|afternoon|evening|year)\b)(?:\S+ ){1,5}?off(?! the phone)|get (?:\S+ ){1,5}?off(?= (?:the|my|this|that|here|there|please|pls|it)\b(?! (?:phone|post|van|court|house|school|bus))|\W*$)|`,
  String.raw`don't (?:need|have) to (?:do |be )?(?:it|that|this|the|anymore|any more)?|`,
  String.raw`(?<!\byou )don't need|(?:doesn't|don't|won't) need (?:the|a|an|my|it|that|them|any|(?:to be )?(?!(?:any|no|some|every)thing)[a-z]{3,}(?:ing|ed)|icing|doing)\b(?!.*\b(?:for (?:an?|another|the next|\d)|until|till?|yet|before|today|tonight|this|just|so|but)\b)|no longer needs? [a-z]+ing|(?:not|isn't|aren't|no) (?:needed|necessary|required)|neither .{2,60} (?:needed|required|necessary|wanted|happening now)|(?:doesn't|don't|didn't) (?:want|need) (?:\S+ ){1,4}?(?:any ?more|after all)(?=\W*$|[,;.])|(?:doesn't|don't) want (?:it|them|this|that) (?:doing|done|fixing|fixed|painting|ordering|cutting) (?:now|any ?more|after all)|no `,
  String.raw`need(?: for| to)?|`,
  String.raw`clear (?:everything|all|it all|them all)(?! (?:out|from|off|in|on|up|away|of|the|my|our)\b)|cancel (?:that|this|it|the|my|number|item|#|`,
  String.raw`\d)|cancell?ed(?! on (?:me|us))|(?<=^(?:and |so )?(?:the |my )?(?!to|can|must|please|will|i|you|not|don't)[a-z]+ )cancel(?: already| liao| lah)?(?=\W*$)|(?<=^\S.* )(?<!\b(?:to|and|not|n't|never|will|i'll|must|i|we|they|you|or|can|please|pls|could|should|the|a|my|their|may|might) )cancel(?=\W*$| (?:please|pls|for (?:now|today))\W*$)|`,
  String.raw`(?:can|could|may|might|should|must|has to|have to|needs? to) (?:(?:come|get|go) (?:off|away)|(?:come|get) out|(?<=\b(?:can|could|may|might) )go out)(?! (?:to|at|with|for|by|again)\b)|`,
  String.raw`been (?:pulled|withdrawn|shelved)(?= (?:from|by|at)\b|\W*$)|giv(?:e|en|ing) up on|gave up on|decided (?:not to|against)|no \w+ (?:needed|`,
  String.raw`required|necessary)|not relevant|irrelevant|moot(?=\W*$|[,.;!]| (?:now|today|any ?more|point|then|since|because|as|cos)\b)|(?:is|'s|are|seems|looks|was) (?:now )?pointless|pointless now|`,
  String.raw`(?:someone|somebody|\S+) else (?:is (?:doing|handling)|will do|has got|'s doing|`,
  String.raw`doing) (?:it|that|this)|`,
  String.raw`i'm out of|let (?:\S+ ){1,4}?go|leave (?:\S+ ){1,3}alone|(?:can|could|may|should|` +
    String.raw`has to|have to|needs? to|` +
    String.raw`gotta|must) go`,
  String.raw`(?=\W*$| in the (?:bin|trash|garbage|skip))|knock(?:ed|ing)? (?:\S+ ){0,4}?on the ` +
    String.raw`head|(?:giv(?:e|ing)|gave) (?:\S+ ){1,4}?(?:a miss|the boot|the chop|up)|(?:sack|` +
    String.raw`jack|bin|chuck|swerv)(?:ed|ing|e)? (?:\S+ ){0,3}?off|`,
  String.raw`(?:got|been|was|were|get|gets) (?:shot down|the chop|the axe|the boot|vetoed|` +
    String.raw`canned|shelved for good)|(?:pulled|pull|pulling) the plug|scrub(?:bed)? (?:that|` +
    String.raw`it)|past saving|`,
  String.raw`never (?:going to|gonna) ` + String.raw`happen)(?![\w'])|`,
  String.raw`(?<!(?:phone|line|power|shop|office|light|heating|alarm|boss|he|she) ?) ?`,
  String.raw`(?:\bis|\bare|'s|\bwas) (?:off|moot|dead|axed|toast|a goner|a no[- ]go|out of the question)(?=$|[,.!]| after all\b)`,
);

/** "Let's drop the boiler" drops it. */
export const letsDrop = sparing(
  /^(?:(?:so|ok|actually|then|and|maybe) )*(?:let's|lets|let us) (?:just )?(?:drop|skip|scratch|scrap|ditch|bin|forget|lose|nix|remove|cancel)\b/,
);

const orders =
  '^(?:(?:please|pls|plz|can you|could you|so|and|ok|just|then|actually|right|reckon)[, ]+)*(?:cancel|clear|lose|bin(?! (?:ge|ich\b|schon|noch|im\b|am\b|auf\b))|biff|nix|axe|ditch|dump|chuck|trash|junk|zap|yeet|86|cull|sack|delete|remove|drop|scrap|scratch|strike|cross out|x out|kill|call off|jack in|(?:can|flag)(?= (?:the|my|that|our) [^,.?]{2,30}[.!]*$)(?!.* (?:to|with|for|as|in|at|on|be|wait|go|come|do|move|stay|happen|slip|slide|keep|have|get|done|finished|sorted|yes|no|not|first|now|today)(?: |\\W*$)))';
/** An order to take off the list what is then named. */
export const takesOff = sparing(new RegExp(String.raw`${orders}\b(?!'| (?:by|in|it|that|them)\b)`));
/** "Nix number 2", "cancel the last one". */
export const takesOffCounted = sparing(
  new RegExp(
    String.raw`${orders} (?:off |out )?(?:(?:number |item |task |no\.? ?|#)\d{1,2}\b|\d{1,2}(?=\W*$|,)|(?:the |my )?(?:first|second|third|fourth|fifth|last|bottom|top)(?: one| item| task)?(?=\W*$|,| p(?:lease|ls)| eh\b))`,
  ),
);

/** A clause that opens so may take off what was only just named. */
export const opensRemoval = sparing(
  /^(?:(?:and|also|please|actually|no|wait|oh|ok) )*(?:scratch|forget|cancel|lose|ditch|bin|scrap|cut|kill|strike|cross|leave|erase|clear|nix|axe|no|not|never)\b/,
);
