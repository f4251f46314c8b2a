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
  ),
  String.raw`)`,
  // "My granddaughter signed me up for this".
  String.raw`|^(?:(?:so|and|well|hi|ok|because|cos) )*(?:m[ey]|our|an?) \p{L}+(?: (?!is\b|was\b|has\b)\p{L}+)? (?:told me about|recommended|suggested|raves about|swears by|put me on ?to|got me (?:on|onto|to try|using)|signed me up (?:for|to)|mentioned|uses|loves) (?:this|it|you|anchor)\b[^,]*${end}`,
  // "Teething, I think", "or the heat".
  `|^(?:(?:it's|its|it is|must be|just|probably|maybe|perhaps|could be|might be) )*${cause}${perhaps}+${end}`,
  `|^or (?:(?:it's|maybe|perhaps|just|could be|it could be) )*${cause}${perhaps}*${end}`,
);
