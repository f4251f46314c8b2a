/** Data: what people say of having joined, of the night they had, and of what may be the cause. */

import { oneOf, pattern } from '../pattern.ts';

const end = String.raw`\W*$`;
const cause = oneOf(
  'teething|(?:a |another )?growth spurt|hormones|jet ?lag|(?:the |this )?(?:heat|weather|humidity|full moon|clocks changing|hay ?fever|pollen)',
  '(?:a |the )?(?:cold|bug|virus|migraine|hangover|man ?flu|flu|dehydration)|dehydrated|overtired|(?:too much|not enough) \\p{L}+|sleep regression|wind|reflux|colic|stress|nerves|age|old age|monday|mondays',
);
const perhaps =
  "(?:,? (?:i (?:think|reckon|guess|suppose|bet)|maybe|perhaps|probably|possibly|no doubt|most likely|or something|i'd say|tbh))";

/** A clause that is nothing more. */
export const openingRemark = pattern(
  'iu',
  // "Just signed up", "new here", "giving this a go".
  String.raw`^(?:(?:so|and|well|hi|ok|also|i'm|i am|i've|i have|we've|very|really|quite|just|only) )*(?:`,
  oneOf(
    String.raw`(?:signed up|joined|subscribed|registered|started (?:using|with) (?:this|it|anchor))(?: (?:to|for) (?:this|it|anchor))?(?: (?:today|now|yesterday|here|this morning|last night))*${end}`,
    String.raw`(?:new|a newbie|newbie|first (?:day|time)) (?:here|to (?:this|it|all this|anchor)|(?:using|doing|with) (?:this|it|anchor))${end}`,
    String.raw`(?:giving|give) (?:this|it|anchor)(?: thing)? a (?:go|try|whirl|shot|bash|chance|spin)${end}`,
    String.raw`(?:trying|testing|checking) (?:this|it|anchor)(?: thing)?(?: out)?${end}`,
    String.raw`(?:curious|keen|interested|intrigued|eager|excited|happy|willing|dying|can't wait|hoping|looking forward) (?:about|to (?:see|find out|know|learn|try|get (?:started|going|stuck in)|start|begin)|how|if|whether)(?: (?:if|how|what|whether|where) (?:this|it|that|things|anchor)\b.{0,40}| (?:this|it)(?: out)?)?${end}`,
    // "So happy my sister told me about this", "cannot wait".
    String.raw`(?:so |very |really |quite |just |absolutely |dead )*(?:happy|glad|pleased|thrilled|chuffed|delighted|stoked|buzzing|excited|relieved|grateful|lucky) (?:that )?(?:(?:my|a|our) \p{L}+(?: \p{L}+)? (?:told|recommended|suggested|sent|put|found|signed|showed|mentioned|got|made)|i (?:found|joined|signed|came|heard|discovered)|about (?:this|it)|to (?:be here|be on board|have (?:found|joined|discovered)|join))\b[^,]*${end}`,
    String.raw`(?:can'?t|cannot|can not) wait(?: to (?:start|begin|try|see|get (?:started|going|stuck in))\b[^,]{0,40}| for (?:this|it|tomorrow))?(?: lol| honestly| really)*${end}`,
    String.raw`(?:wanted|want|wanting|waiting|here) to see (?:what|how|if|whether)\b[^,]{0,40}${end}`,
    // "Awake at 4am again", "no sleep last night".
    String.raw`(?:been |wide )?(?:awake|up) (?:at|since|from) (?:\d|stupid|silly|the crack|dawn|midnight|all|daft|before)[^,]{0,30}${end}`,
    String.raw`(?:no|(?:very |so )?little|zero|barely any|bugger all|hardly any|not much) sleep(?: (?:last night|again|here|at all|for (?:me|us|days)|yet|this week))*${end}`,
    // "Just off nights", "fresh back from leave".
    String.raw`(?:straight |fresh |come |came |got |finally |literally )*(?:off|back (?:from|off|in from)|home from|in from|out of) (?:the |an? |my |our |\p{L}+ |\d+ )?(?:nights?|earlies|lates|(?:night|early|late|day|long|double|back|graveyard|morning|hour)[- ]?shifts?|shift|hols|holidays?|leave|hospital|surgery|theatre|flight|plane|airport|on[- ]call|double)\b(?: (?:so|and|again|this|at|an?|last|with|after|in|from|for) .{1,40})?${end}`,
    // "Nowt fancy", "nothing too heroic today".
    String.raw`(?:nowt|nothing|nuthin'?|not|owt) (?:too |very |that |much |anything |all that |particularly |so )*(?:fancy|major|special|exciting|heroic|crazy|mad|wild|ambitious|dramatic|glamorous|exotic|thrilling|earth[- ]?shattering|ground-?breaking|spectacular|grand|clever|strenuous|taxing)(?: (?:today|here|for me|this \p{L}+|really|planned|on|going on|to report|tbh|i'm afraid|mind|please|then))*${end}`,
    // "Both kids have nits", "half the crew is off".
    String.raw`(?:both|all|half|most of|the whole)(?: of)? (?:the |my |our |three |four )?(?:kids|babies|bairns|weans|toddlers|grandkids|neighbou?rs|boys|girls|twins|lads|family|class|team|crew|ward|office|house|town|street|children|dogs|cats|staff|drivers|village|school|site|building|kitchen) (?:have|has|are|is|were|was|got|came|down|up|off|sick|ill|going|want|seem|decided)\b(?!.* (?:at|by) \d).*`,
    // "The depot's short two drivers", "photocopier's jammed".
    String.raw`(?:(?:the|our|my|half the) )?(?:\p{L}+ )?\p{L}+(?:'s|'re| is| are) (?:(?:so|all|well|completely|totally|already|still|again) )*(?:short[- ]?(?:staffed|handed)|short (?:of |by |on )?(?:one|two|three|four|five|six|an?|\d+|staff|people|hands|drivers)|(?:an?|one|two|three|\d) (?:\p{L}+ )?(?:down|short|off)|down (?:an?|one|two|three|\d)|jammed|rammed|heaving|kaput|bust(?:ed)?|on strike|playing up|off sick|in bits|in a (?:state|mood|strop|huff)|up the wall|in uproar|teething)\b.*`,
    // "Not aiming high", "setting the bar low", "not expecting much".
    String.raw`(?:(?:today |i'm |i am |we're |just )*)(?:(?:not|no) )?(?:aiming|shooting|hoping|going|reaching|expecting|promising|asking|setting (?:the|my) bar|keeping (?:it|things|expectations|the bar)|starting)(?: for)? (?:too |very |that |so |any |real |pretty |fairly )*(?:high|low|much|a lot|lots|big|small|easy|simple|miracles|the (?:moon|stars|sky)|anything (?:much|big|fancy|great|grand|special)|great things|the world)(?: (?:today|here|then|from (?:me|today)|really|tbh|for now|this \p{L}+))*${end}`,
    // "The twins have hand foot and mouth", "my son has nits".
    String.raw`(?:the|my|our|his|her|both) (?:(?:\p{L}+ )?(?:twins|kids?|kiddos?|boys?|girls?|children|child|baby|babies|toddlers?|sons?|daughters?|lads?|wee (?:one|man|fella)|little (?:one|ones|man)|husband|wife|partner|mum|mom|dad|boss|nanny|dog|cat)) (?:(?:all|both|still|now|also|each) )?(?:have|has|'?ve got|'s got|got|caught|woke up with|came down with|is down with|are down with) (?!.*\b(?:at (?:\d|noon)|jabs?|boosters?|to (?:collect|pick up)|prescriptions?)\b)(?!to\b|an? (?:appointment|test|exam|check-?up|party|match|game|lesson|class|meeting|dentist|interview|recital|concert|play\b|scan)|\p{L}+ (?:lesson|class|practice|party|appointment|at \d))(?:an? |the |some |another |such an? |chicken ?|hand,? foot|head ?|scarlet |ear ?|tummy |stomach |sick ?|conjunct|tonsil|limp|rash|cough|nits|lice|fever|flu\b|colds?\b|colic|covid|croup|measles|mumps|worms|bugs?\b|temperatures?|norovirus|impetigo|asthma|toothache|earache|limp).*`,
    // "Somebody cried in assembly".
    String.raw`(?:some|no)(?:body|[- ]?one)(?: \p{L}+)? (?:cried|was|were|had|left|threw|stole|ate|broke|took|said|told|made|rang|let|forgot|came|went|got|keeps|parked|\p{L}{2,}ed)\b.*`,
    // "Don't judge", "isn't it a grand one", "can't wait".
    String.raw`(?:please |pls |so |and )*(?:don't|do not|no) (?:ask|judge|judg(?:e?ment|ing)|laugh|panic|@|hate|shout)(?: (?:me|at me|please|pls|too hard|why|how))*${end}`,
    String.raw`(?:idk|dunno|not sure|no idea|no clue|(?:don't|do not) know|unsure) (?:what|how|if|whether|where|who|which|why)\b(?! to\b).*`,
    String.raw`off (?:fishing|sailing|camping|hiking|skiing|surfing|gallivanting|sick|on (?:holiday|leave|my hols))(?: (?:today|instead|again|all day|with .{1,20}))*${end}`,
    String.raw`first day (?:of|back (?:at|from))\b(?! [\p{L}-]+ (?:forms?|kit|prep|photos?|bag)).{0,30}${end}`,
    // "Yep those two", "three emergencies overnight".
    String.raw`(?:yep |yes |yeah |aye |ok )*(?:just )?(?:those|these|the same|same) (?:two|three|four|ones?|both|lot)(?: (?:today|again|please|then|still))*${end}`,
    String.raw`(?:\d+|one|two|three|four|five|six|an?|another) (?:\p{L}+ ){1,3}(?:overnight|last night|already(?: today)?)${end}`,
    String.raw`we (?:open|close|shut) (?:up )?at\b.*`,
    String.raw`(?:heavens?|god|lord|saints?|gods) (?:help|save|preserve|give|be with) (?:us|me|them|him|her)(?: all| both| strength| patience)?${end}`,
    // "Let us continue tomorrow".
    String.raw`let(?:'s| us) (?:continue|carry on|talk|speak|try again|go again|pick (?:this|it|things) (?:back )?up)(?: (?:tomorrow|later|again|in the morning|then|on \p{L}+day|next week))*${end}`,
    // "The church being let to the Brownies", "$180 and a lecture".
    String.raw`(?:what )?(?:with )?(?:it|today|there|(?:the|my|our|his|her) [\p{L}'-]+(?: [\p{L}'-]+)?) being (?!sorted|fixed|done)[\p{L}'-]+\b.*`,
    String.raw`[£$€]\d[\d,.]*k? (?:and (?:a|an|some) \p{L}+ (?:about|on|later)|well (?:spent|wasted)|later|lighter|poorer|down the drain)\b.*`,
    // "Starting fresh", "a clean slate", "new plan to follow".
    String.raw`(?:starting|beginning)(?: all)? (?:(?:over|again)(?: (?:from scratch|today|tomorrow))?|afresh|fresh|anew|from (?:scratch|zero|the (?:beginning|top|start)))${end}`,
    String.raw`(?:an? )?(?:fresh|clean|blank) (?:start|slate|page|sheet)${end}|turn(?:ing)? over a new leaf${end}|(?:new|another|better) (?:plan|list|one) (?:coming|to (?:come|follow)|follows|soon|on its way|incoming|in a (?:bit|minute|sec))(?: (?:up|soon|later|shortly))*${end}`,
    // "Two kids on my head", "typing one-handed", "no heroics".
    String.raw`(?:(?:\d|one|two|three|four|an?|the|my|both)(?: sleeping| sick| small| clingy| screaming)? )?(?:kids?|child|children|bab(?:y|ies)|toddlers?|twins?|boys?|girls?|dogs?|cats?|pupp(?:y|ies)|kittens?|son|daughter|newborn)(?: is| are|'s)? (?:asleep |climbing |hanging |sitting )*(?:on|in|under|round|around|at|off) (?:my|me)(?: (?:head|lap|hips?|knees?|feet|foot|shoulders?|back|chest|arms?|neck|keyboard|legs?|ankles?|face|hair|bed|ears?|case))?(?: (?:already|again|today|here|since .*|as usual|as i type|lol))*${end}`,
    String.raw`(?:typing|texting|writing|replying|doing this)(?: (?:this|all this))? (?:one[- ]?handed|with one (?:hand|thumb)|half asleep|from (?:under|the|my) .{2,25})${end}|back in (?:a (?:bit|sec|second|mo|moment|minute|min|while|jiffy)|five|ten|\d+(?: ?min(?:ute)?s?)?)${end}|(?:head|nose|house|hands) (?:is |are )?full(?: of (?:cold|snot|cotton wool|kids|people|guests|flu))?${end}`,
    String.raw`no (?:heroics|miracles|fireworks|frills|fuss|(?:great|grand|big|lofty|huge|major|wild|real) (?:ambitions?|plans?|designs?|shakes|goals?|expectations?|feats))(?: (?:today|tonight|then|now|from me|here|please|this \p{L}+|at all|for me))*${end}`,
    String.raw`(?:(?:my|the) )?(?:wife|husband|partner|mum|mom|mother|dad|father|sister|brother|son|daughter|boss|doctor|therapist|girlfriend|boyfriend|friend|kids?|granddaughter|grandson|coach|gp)'?s? (?:idea|doing|fault|suggestion|orders)(?:,? (?:this|not mine|blame (?:him|her|them)))?${end}`,
    // "The dog threw up on the rug", "amazing".
    String.raw`(?:the|my|our|his|her|their|next door's) \p{L}+(?: \p{L}+)? (?:just |also |then )?(?:threw|ate|broke|went|came|fell|ran|woke|took|hid|bit|shat|stole|drank|flew|sank|rang|decided|refused|escaped|crashed|died|cried|arrived|puked|vomited|swallowed|peed|pooed|gave up|kicked off|let me down)\b(?!.*\bso (?:clean|need|must|have|call|ring|take|get|wash|book)\b).*`,
    String.raw`(?:amazing|brilliant|fantastic|fab|incredible|unreal|legends?|superb|wonderful|epic|bonkers|gutted|fuming|raging|phenomenal|excellent|outstanding)(?: (?:stuff|news|work|service|start|scenes))?${end}`,
    String.raw`(?:isn't|wasn't|ain't|aren't) (?:it|this|that|life|he|she|they)\b.*`,
    String.raw`(?:can't|cannot|can not|couldn't) wait(?: (?:to (?:get|start|see|try|use|begin)|for (?:this|it|that|summer|the weekend|\p{L}+day)|tbh|honestly|already)\b.*)?${end}`,
    String.raw`(?:so |super |well |dead |proper )*(?:happy|chuffed|pleased|stoked|buzzing|thrilled|delighted|grateful|thankful|relieved)(?: (?:that|my|to (?:be|have|find|join|start|see)|about|with|i|we|she|he|for|you|this|today)\b.*)?${end}`,
  ),
  String.raw`)`,
  // "My granddaughter signed me up for this".
  String.raw`|^(?:(?:so|and|well|hi|ok|because|cos) )*(?:m[ey]|our|an?) \p{L}+(?: (?!is\b|was\b|has\b)\p{L}+)? (?:told me about|recommended|suggested|raves about|swears by|put me on ?to|got me (?:on|onto|to try|using)|signed me up (?:for|to)|mentioned|uses|loves|put me up to|talked me into|roped me into|dragged me into|got me into|sold me on|pointed me (?:to|at)|badgered me into|bullied me into|forced me into|set up) (?:this|it|you|anchor)\b[^,]*${end}`,
  // "Teething, I think", "or the heat".
  `|^(?:(?:it's|its|it is|must be|just|probably|maybe|perhaps|could be|might be) )*${cause}${perhaps}+${end}`,
  `|^or (?:(?:it's|maybe|perhaps|just|could be|it could be) )*${cause}${perhaps}*${end}`,
);
