/** Data: verbs that open a task, and those among them that say little about which. */
import { sparing } from '../sparing.ts';
import { pastForms } from './past-forms.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Verbs that say little about which item is meant: many items begin with them. */
export const genericVerbs: ReadonlySet<string> = new Set(
  list(`call telephone email mail send write get buy pick finish do make book read order check fix clean go
    pay
    take set prep prepare review update meet text txt msg ring post return help start work submit
    schedule plan draft sign add put bring drop complete collect find talk phone ask look see sort
    have give move keep try use run reply follow confirm print upload download give renew cancel`),
);

/** "Need 2 call" is to call; "need 2 stamps" counts them. */
export const shortVerbs = [
  ...genericVerbs,
  ...list(
    'study wash cook pack feed revise cut fax mow iron sew mail remind talk speak descale unblock install collect rekey repair redo return reply renew rebook reorder resend refill recharge rewire restock replace reset measure deliver',
  ),
].join('|');

/** The like of six other languages, where a verb may end the task. */
const foreignGeneric =
  list(`machen mache mach schicken schreiben anrufen kaufen bezahlen bringen holen lesen
    faire appeler ecrire payer acheter envoyer lire prendre hacer llamar comprar pagar enviar escribir leer
    fare chiamare comprare pagare scrivere inviare mandare leggere fazer ligar escrever mandar doen bellen
    kopen betalen sturen schrijven halen`);
export const isForeignGeneric = (word: string): boolean => foreignVerbs.has(word);
const foreignVerbs: ReadonlySet<string> = new Set(foreignGeneric);

/** Base forms that open a task in the imperative. */
export const taskVerbs: ReadonlySet<string> = new Set([
  ...genericVerbs,
  ...list(`approve bind discharge exchange lodge notarise notarize shear throw answer apply arrange assemble attend back backup bake bathe batch bill bleach boil borrow
    braid breathe brew brief brush budget build bury calculate calibrate can cap carry catch chair
    change charge chase chat chop chuck circle claim clear climb close coach collate compare compile
    compose compost compress congratulate connect contact convert cook copy cost count cover crate
    create crop cut cycle dance deal decide declutter decorate deep defrost deliver demo deploy
    deposit descale design dictate dig dine discuss dispatch dispute do document donate dose double
    drain dress drill drink drive drop dry dust edit empty enrol enroll enter escalate evaluate
    exercise explain export extend face feed fertilise fertilize fetch file fill film finalise
    finalize fit flip flush fold frame freeze fuel garden gather glaze glue grab grade graft grate
    grease greet grill grind groom grout guide hand hang harvest haul hem hire hoover host hunt ice
    import inspect install insure interview inventory invite invoice iron jog join journal knead
    knit
    label lay lead learn let level lift list listen load lock log look lubricate mail map mark mask
    match measure meditate memorise mend mentor merge mix model mop mount mow mulch name negotiate
    notify nudge number oil onboard open organise organize outline overhaul pack package paint park
    patch pause peel phone photograph pickle pipe pitch plant plaster play polish practice practise
    pray prepone present press prime print proof proofread process produce prune publish pull pump
    push quit quote rake re-order reach rebook rebuild recharge recon reconcile record recycle redo
    refill refund refuel register rehearse relax remind remove reorder repair replace report repot
    request reschedule reseal research reserve reset resize respond rest restock restring resume
    retest retouch return revert revise rewrite rinse roast rotate sand save scan scrape screen
    scrub
    seal search season secure sell serve service set settle sew sharpen shave shelve shift ship
    shoot
    shop shovel show shower shred sift sit sketch sleep slice smoke soak solder solve sort source
    sow
    spackle speak spend spray stack stain stake steam sterilise stick stitch stock stop store
    stretch
    strip study sub submit subscribe supervise surprise swap sweep swim switch tag tailor tape taste
    teach telephone test thank thaw tidy tie tile till time tow trace track train transcribe
    transfer
    transplant treat trim troubleshoot tune turn tutor type unblock unload unpack unsubscribe
    upgrade
    vac vaccum vacuum vaccinate varnish verify visit volunteer wait walk wallpaper wash watch water
    wax weed weigh weld wind wipe wire withdraw work wrap write yoga zip hit nap nail be stay avoid
    
    refactor backfill migrate roll rebase pair ping sync provision accept accompany adjust advertise aerate analyse analyze announce assess assign audit
    balance bandage blend bolt brainstorm burn calm caulk certify choose comb conduct consult continue
    crack craft cross-check crunch cure debug decant define defend delegate demolish develop diagnose
    disinfect dismantle distribute dye earn engrave ensure erase examine execute expand extract fasten
    fax filter flag flatten forage format forward foster fry gargle google hammer handle hatch
    heat herd hose identify improve inflate inform input integrate investigate irrigate kick laminate
    launch lease lug lunge maintain manage marinate massage melt milk mince muck muster nurse observe
    offer operate outline pare participate patch perform pin plough plow poach pop preach preheat
    prepay prescribe preserve procure promote propose prospect protect provide purchase puree quilt
    raise re-do read rebalance reboot recruit redecorate redesign redo refer refile refinish refit
    refresh refuse rehang reinforce reinstall reject relabel release relocate render renovate rent
    repack repaint rephrase replant repost reprint rerun reseed resend resole retile retrieve rewire
    rewrite rig roll roof round row rub sanitise sanitize scold scour sculpt seed select separate
    shampoo shorten shut simmer sing skim slaughter smash solve spar specify spell spin splice split
    spread spruce squeeze stamp staple start steer stir straighten strap strengthen strum summarise
    summarize supply support suture syringe tack tally taper tend tether thank thicken thin thread
    tighten toast toss translate triage tweak twist unclog undo uninstall unroll untangle upholster
    use wake warn wean wear weave whip whisk widen wrangle xray
    gut fillet debone shuck scale descale baste brine braise blanch grate zest drizzle ferment
    bottle square settle reconcile itemise itemize tabulate annotate abridge caption bandage dress
    swab suture sterilise bathe swaddle wean groom trim drench crutch tag dehorn calve farrow
    chisel bevel whittle drill countersink sandpaper prime undercoat topcoat grout screed render
    dampproof lag insulate joist rewire bleed splice caulk rerig antifoul winter-proof winterise
    winterize shrink-wrap palletise shrinkwrap decorate redirect revisit recheck recount re-string
    restring retie reattach rejoin
    limit touch attack tackle knock grab swing head pop catch stretch eat skip cancel`),
]);

/** More of them, which name a thing too, or are hardly met: verbs only before what they act on. */
const moreVerbs: ReadonlySet<string> = new Set(
  list(`message tell figure apologise apologize photocopy convince persuade invigilate venmo debeak recall
    nip pester nag crochet embroider darn unpick untie unwrap unlock unfreeze undo rearrange rehome relearn relist
    rethink retrain retry rename reorganise reorganize remortgage refinance reimburse reapply reassemble
    recalibrate recoat reconnect redeem redraft reformat regrout rehydrate renegotiate replenish resurface
    reupholster revamp scrounge acknowledge acquire activate adopt allocate alphabetise alphabetize amend appraise
    archive attach authorise authorize babysit bind broach celebrate clarify classify cleanse communicate configure
    confront congratulate construct cultivate curate customise customize debrief decommission deduct deice de-ice
    dehumidify dethatch detangle devise dilute disassemble disconnect dredge duplicate enlist enquire erect evict
    exchange expedite familiarise familiarize finetune forgive fumigate fundraise furnish generate glean haggle hug
    hydrate illustrate implement inject inoculate inquire insert instruct insulate interpret introduce invent
    jet-wash jumpstart jump-start juggle justify lend liaise lodge loosen lower medicate memorize microchip
    microwave moisturise moisturize motivate narrate neuter notarise notarize obtain oversee paraphrase patrol pave
    pluck postmark power-wash powerwash pressure-wash pretreat prioritise prioritize purge pursue qualify quantify
    rebrand rebut recite recommend reduce regrade relight remake remodel renumber reopen repay repoint repurpose
    requisition rescue reshoot resit resole restart restructure resubmit retake retag rethread retrofit retype
    reunite reupload reuse salvage scarify scribble scuff scythe sear seek self-assess shunt siphon smooth snip
    soften soothe soundproof spatchcock spritz stow strategise strim subcontract subtitle summon swat synchronise
    tamp tenderise terminate toughen tuck typeset unbolt unbox uncover unfold unhook unjam unplug unscrew unseal
    unstick unwind upcycle uproot utilise vacate validate ventilate weatherproof whitewash wring yank unfriend
    unfollow dm whatsapp facetime chivvy grovel greet redline countersign proof-read cross-reference spellcheck
    spell-check watermark defrag declutter pollinate propagate topdress top-dress overseed dehair detick deworm
    de-worm degrease de-grease sandblast rewax rebore regas refelt replaster reskim regrip restain revarnish
    reglaze plug mail shave shout rehearse hide float scoop unearth deep-clean rebook regift rewatch relabel`),
);

/** Words that stand before a name and are no verb. */
const noVerb = new Set(
  list(`the a an my your his her its our their this that these those i you he she it we they me him us them who
    what which whose and or but so if as than then because though although while when where why how since
    until till after before with without within for from to of in on at by into onto over under about
    above below near behind between through during per via like unlike despite except besides not no yes
    all both half quite such rather just only even also too very really maybe perhaps still already
    almost nearly about around again once twice is are was were am be been being do does did has have
    had will would can could should shall may might must ought need there here now today tomorrow
    tonight yesterday morning evening afternoon ok okay oh well sorry thanks thank hi hello hey what's
    that's it's there's here's every each some any many much more most few both either neither plus
    minus apart instead rest everything nothing none one two three four five back out off up down
    same other another last next first second third final finally hopefully especially mostly mainly
    got left said told made came went put`),
);
const determiner = sparing(/^(?:the|my|an?|his|her|our|their|that|this|those|these|some|your)$/);

/** Behind these the word before is a name: "the message is in", "recall at 3". */
const noObject = sparing(
  /^(?:is|are|was|were|has|had|isn't|wasn't|will|and|or|at|in|on|of|from|with|sent|done|ready)$/,
);

/** "Decant the jam": what stands before an article opens a task as a verb does. */
export const opensTask = (first: string, second: string | undefined): boolean =>
  taskVerbs.has(first) ||
  (second !== undefined && moreVerbs.has(first) && !noObject.test(second)) ||
  (second !== undefined &&
    determiner.test(second) &&
    /^\p{L}{3,}$/u.test(first) &&
    !noVerb.has(first) &&
    !/(?:ed|ing|ly|[^s]s)$/.test(first) &&
    !pastForms.has(first));

/** "Grease the door", "I'll phone Anna": a verb and its object, and none of living as one does. */
export const orders = sparing(
  /^(?:(?:i|we)(?:'ll| will) (?:also |then |just )?(?=\S+ (?!you\b|it\b|that\b|them\b|this\b)\p{L}+(?: \p{L}+){0,2}\W*$)|(?=\p{L}+ (?:the|my) ))(?!(?:take|have|be|get|go|keep|let|make|stay|see|give|do|enjoy|love|hope|wish|live|seize|leave|use|ignore|note|check|excuse|pardon|mind|save|spare|hold|say|change|update|tell|think|know|decide|pass|start|stay|wait|look|find|survive|manage|work|sleep|rest|report|talk|speak|come|try|stop|finish|skip|push|move|postpone)\b)\p{L}+(?: (?:the|my))? \p{L}+(?: \p{L}+){0,2}\W*$/u,
);

/** "Message Bev about Sunday": a known verb, and somebody or something it is done to. */
export const surelyOrder = sparing(
  /^(?:(?:[Pp]lease|[Aa]lso|[Aa]nd|[Tt]hen) )?(?:[Mm]essage|[Ee]-?mail|[Rr]ing|[Pp]hone|[Tt]ext|[Cc]all|[Oo]rder|[Bb]uy|[Bb]ook|[Pp]ay|[Ss]end|[Cc]hase|[Cc]ollect|[Ff]etch|[Rr]emind|[Ii]nvite|[Rr]enew|[Rr]eturn|[Pp]rint|[Pp]ick up|[Dd]rop off|[Tt]idy|[Ww]ash|[Cc]lean|[Ss]weep|[Mm]op|[Hh]oover|[Ff]ix|[Mm]end|[Rr]epair|[Ff]eed|[Ww]eed|[Mm]ow|[Ss]ubmit|[Uu]pload|[Ss]can|[Ss]chedule|[Tt]hank) (?!(?:my|the) (?:love|regards|best|help|prayers)\b|I\b)(?:\p{Lu}|(?:the|an?|my|our|some|another|new|more|two|three|four|\d+) )[^,?!]{2,60}[.!]?$/u,
);

/** "Add call Raj", "remind me to call Raj": asked for outright. */
export const addsOutright = sparing(
  /^(?:(?:and|also|oh|ok|then|now|please|pls|kindly|just|can you|could you|would you|will you)[, ]+)*(?:add|include|jot down|note down|put down|remind me (?:to|about|of|that)|don't let me forget(?: to| about)?|don't forget to|remember to|(?:i )?forgot:) (?!to\b|nothing|it\b|that\b|this\b|them\b|insult|up\b)\S|^(?:(?:and|also|oh|ok|then|now|please|pls|kindly|just|can you|could you|would you|will you)[, ]+)*(?:put|stick|pop|get|have) \S+ \S.* on(?:to)? (?:the|my|today's|tomorrow's) (?:list|plan|to-?dos?)\b/,
);
