/** Data: what replies mean as a whole, as `npm run train` learnt it. */

export const itemOpinions = `deferred done dropped none
addsNNLJ	after deferred togetherJRJI	after deferredKMGM	after done togetherKNML	after doneLKNM
after droppedNNOH	after none togetherLMLK	after noneLJLM	after open togetherLMGM	after openJNHN
askedKOKK	before # $KMLN	before #KOLL	before $LMML	before +deniedKOLL	before +finishedKMKN
before +partlyLLHO	before +settledMLML	before =0MMFL	before =1IMNM	before =2NPMI	before ^ #LKLO
before ^ noLJMP	before ^ ~ed itKKIP	before ^ ~edMKGN	before ^ ~ingMNML	before ^ ~verbLJJQ
before ^LMML	before aJJKP	before biasLMML	before inGJLR	before itKNLL	before meKVLD
before noLJMP	before notIPKK	before nowLNLL	before ofLKKP	before outKKMM	before theOIKO
before twoLGIS	before up $LKLO	before upJGIS	before ~ed $ILIO	before ~ed itKMIN	before ~edONIK
before ~ingKMKM	before ~verbKMIN	covers 0 dayLKNM	covers 0 endMLML	covers 1 dayKOJN
covers 1 endLMLM	covers 2 dayJLMO	covers 2 endJQJK	covers 3 dayLMLM	covers 3 endMKKN	dayLMMM
done beside 0 dayLMML	done beside 0 endLNKM	done beside 1 dayLMKN	done beside 1 endLMML
done beside 2 dayILMO	done beside 2 endNJLN	done beside 3 dayMGLS	done beside 3 endMOMK	endMMLL
firstLPLK	further onMKNN	in ! ! !MPMJ	in ! ! $MPMK	in ! !MPMK	in ! $INKM	in !INKM	in # $JJOP
in # ITEM $KNLL	in # ITEMLOLK	in # minILJN	in #JMMM	in +denied endKGMQ	in +deniedKGMQ
in +finished dayMLMN	in +finished endLLMO	in +finished+partly endLLMO	in +finished+partlyLLMO
in +finishedLLMO	in +future dayOINM	in +future endLLLN	in +future+settled dayLLLN
in +future+settledLLLN	in +futureNJMN	in +later dayMMLM	in +later endOKKL
in +later+future endQGKJ	in +later+futureRHKH	in +laterNKKL	in +partly dayLJMP
in +partly endKLLN	in +partlyKKLO	in +settled dayLLLN	in +settledLKLO	in : ITEMGSJK	in :LKMM
in =0KMMM	in =1LMLM	in =2OLML	in =3MMOK	in ? $KMKM	in ?KMKM	in ITEM ! !MNML	in ITEM !MNML
in ITEM # $KNFL	in ITEM #GNLL	in ITEM $LMMM	in ITEM :MLML	in ITEM ? $IMIN	in ITEM ?IMIN
in ITEM VERB~edLPMK	in ITEM VERB~verbLOIL	in ITEM aOFNP	in ITEM afterQIIL	in ITEM amesemaHHNO
in ITEM are inKLMN	in ITEM are ~ingIKMO	in ITEM areJPJL	in ITEM atKIJQ	in ITEM beenKNKM
in ITEM byJPJK	in ITEM canKLRH	in ITEM comingPHLN	in ITEM dahHOKL	in ITEM dayLNMM	in ITEM deKOKK
in ITEM endMNLK	in ITEM foiLQLJ	in ITEM forGFQN	in ITEM fromIJKO	in ITEM haMQKG	in ITEM hadEQMJ
in ITEM hasKKNM	in ITEM haveKPIK	in ITEM here $MNML	in ITEM hereMNML	in ITEM i ~verbNNHK
in ITEM i'll ~verbKLLN	in ITEM i'llKLLN	in ITEM i'mKNLM	in ITEM iLNNJ	in ITEM in theLMJN
in ITEM inKOIL	in ITEM is #IMLN	in ITEM is aJLMN	in ITEM is inILLN	in ITEM is onJLLO
in ITEM is ~ingKNLL	in ITEM isLNJM	in ITEM left $LKKP	in ITEM leftLKKP	in ITEM liegtJNJM
in ITEM likeMSJG	in ITEM loLLML	in ITEM lookITJF	in ITEM manHIIR	in ITEM needsKKLP
in ITEM niGNIM	in ITEM nowJNJM	in ITEM officeMJLP	in ITEM on $MOMK	in ITEM onLOJK
in ITEM oneLKKO	in ITEM saysLQKJ	in ITEM soJGIS	in ITEM theHMGO	in ITEM tonightLLLN
in ITEM untilKNML	in ITEM wantsKJNM	in ITEM warKMJN	in ITEM was aLPMJ	in ITEM wasKMJN
in ITEM whenPGIM	in ITEM withKRIH	in ITEM ~edHOMJ	in ITEM ~ing $MPKJ	in ITEM ~ingOJLN
in ITEM ~verb ITEMLSIH	in ITEM ~verb ~verbPMGJ	in ITEM ~verbMLNL	in ITEMMNMM	in VERB $ endPKJH
in VERB $OLJH	in VERB dayMNJK	in VERB endNNJF	in VERBNNJI	in VERB~ed endMNLM
in VERB~ed me firstMOLL	in VERB~ed meMOLL	in VERB~edLNLL	in VERB~ing $ dayLPJK	in VERB~ing $HOKL
in VERB~ing ITEMIOKL	in VERB~ing dayNJIM	in VERB~ing endJNKL	in VERB~ingMMJL
in VERB~verb $ dayKMIO	in VERB~verb $ endJMNL	in VERB~verb $JMMM	in VERB~verb ITEM dayIMMK
in VERB~verb ITEM endMJKQ	in VERB~verb ITEMKLMM	in VERB~verb dayLLNK	in VERB~verb endJMKM
in VERB~verb inJIFR	in VERB~verb is endJMJM	in VERB~verb isLOIL	in VERB~verbLMNM	in ^ # ITEMKNLM
in ^ #ILKO	in ^ ITEM !MNML	in ^ ITEM #ILLM	in ^ ITEM $LMMM	in ^ ITEM :MLKM	in ^ ITEM ?LMMM
in ^ ITEM VERB~edLPMK	in ^ ITEM VERB~verbLOIL	in ^ ITEM aIKJP	in ^ ITEM areLMKO	in ^ ITEM atKIJQ
in ^ ITEM beenKNKM	in ^ ITEM byLNLL	in ^ ITEM dahILKN	in ^ ITEM deKPKJ	in ^ ITEM haMOKI
in ^ ITEM hadMNML	in ^ ITEM hasLLIO	in ^ ITEM hereMNML	in ^ ITEM i'llKLLN	in ^ ITEM iHNKN
in ^ ITEM inKPLK	in ^ ITEM isNMJM	in ^ ITEM liegtJNJM	in ^ ITEM likeMSJG	in ^ ITEM needsKKLP
in ^ ITEM nowJRIH	in ^ ITEM officeMJLP	in ^ ITEM onIKKP	in ^ ITEM oneLKKO	in ^ ITEM saysLQKJ
in ^ ITEM soJIIR	in ^ ITEM tonightLLLN	in ^ ITEM wantsKJNM	in ^ ITEM wasLLJO	in ^ ITEM ~edILMM
in ^ ITEM ~ingHKMO	in ^ ITEM ~verbMMML	in ^ ITEMLNLL	in ^ VERBOKJL	in ^ VERB~ingNMIL
in ^ VERB~verb $IIGR	in ^ VERB~verb ITEMLMNI	in ^ VERB~verbONMI	in ^ a ITEMGOJM	in ^ aMNJL
in ^ all barLIIQ	in ^ all butLMMM	in ^ all exceptPJLL	in ^ all ~edMLMN	in ^ allLMLN	in ^ andOPHE
in ^ as forLKON	in ^ asLJPM	in ^ de ITEMKOJL	in ^ deJOJL	in ^ didMMMN	in ^ die ITEMLKPI
in ^ dieLKPI	in ^ doneMLLO	in ^ el ITEMGOKL	in ^ elGOKL	in ^ everythingNKMM	in ^ fourJNLL
in ^ gotLOLK	in ^ i'llNJJM	in ^ i'm onMLMN	in ^ i'mKJKP	in ^ iNGKO	in ^ il ITEMMMLK	in ^ ilMMLK
in ^ la ITEMIJNN	in ^ laIJNN	in ^ lasIOJL	in ^ le ITEMKMMK	in ^ leKLMM	in ^ los ITEMOQLF
in ^ losOQLF	in ^ o ITEMLNIM	in ^ oLNIM	in ^ only ITEMMLMN	in ^ onlyMLMN	in ^ ringKHIS
in ^ the ITEMOKLM	in ^ the VERB~verbLNOI	in ^ theNLNJ	in ^ whatLMNK	in ^ ~ed allLLMO
in ^ ~ed theMLMN	in ^ ~edMJMP	in ^ ~ing barMLMM	in ^ ~ing butMLMM	in ^ ~ing exceptNLML
in ^ ~ingNJJN	in ^ ~verb ITEMKLJO	in ^ ~verb toLLLN	in ^ ~verbGKKR	in a ITEMHNNL	in a laRIKI
in aMMHN	in aboutOFON	in afterOFIP	in again $FMJO	in againLNKL	in all barKNIL	in all but theLKMO
in all butLKMO	in all doneMLMN	in all except ITEMILLQ	in all exceptOKLM	in all ~ed exceptMLMN
in all ~edMJMP	in allLMLN	in amMMJN	in amesemaHHNO	in anKOLK	in andLMIN	in apart from theMJMP
in apart fromLHMR	in apartLKLO	in are inKLMN	in are ~ing $IKMO	in are ~ingIJMQ	in areJNJN
in as forLKON	in as we ~verbMMLM	in as weMMLM	in asKJNO	in at # $KMKN	in at #KQKJ	in at ITEMLNKL
in at the ITEMKLKO	in at theKPKL	in atLLLO	in backJLNN	in bar ITEM $OKML	in bar ITEMOKML
in bar the ITEMLLMO	in bar theKMKN	in barLLLM	in beMJMM	in beenKQMH	in before theMMKM
in beforeLOKL	in bij deKNHN	in bijKNHN	in bringJKMQ	in busLSLG	in but ITEM $JLMP	in but ITEMKLMO
in but the ITEMMKMN	in but theMKMN	in butKOHM	in buyOHIN	in byGLJP	in canHMNM	in closeMJLP
in closedODOK	in comeHLKO	in comingOKKM	in daHMIP	in dahHOHL	in de ITEM $NGJQ	in de ITEMMIJQ
in deKMLM	in derJKNN	in diIMDN	in didMMMN	in die ITEMLKPI	in dieLGOP	in do atMOLK	in doJNLL
in doingLKPJ	in done barMMMN	in done exceptMLMN	in doneLLMN	in downOMIK	in duHILS
in el ITEM $GOHM	in el ITEMNKHN	in elMLIM	in everything barMLMM	in everything butMLMM
in everything exceptNLLL	in everythingNKMM	in except ITEM $JLLQ	in except ITEMJLMQ
in except le ITEMLLMN	in except leLLMN	in except the ITEMMKLM	in except theMLLM	in exceptMJLO
in fire $LHLR	in fireLHLR	in first $LMHN	in firstLOHL	in five $MHMR	in fiveMHMR	in foiLQLJ
in for ITEM $KLKO	in for ITEMKLKO	in for the ITEMKJNP	in for theEOHL	in forNNKJ	in fourINGM
in friday $OIKM	in fridayOIKM	in fridge $LMIM	in fridgeLMIM	in from ITEM $KNLM	in from ITEMKNLM
in from the ITEMMJMP	in from theNFGR	in fromMPKJ	in fullHOIM	in getHSIH	in go $MKMP	in goMFIR
in goingJKOJ	in gotKMLM	in haJKHP	in hadKUIF	in hall $LLLN	in hallLLLN	in has the ITEMLPNH
in has theLPNH	in hasKLPL	in haveLRJI	in heLMHN	in herKOOJ	in here $MTMF	in hereFQJM	in hisLPIJ
in homeLMLO	in i ~edLILP	in i ~verbNLGN	in i'll doKNLL	in i'll ~verb atMOLK	in i'll ~verbLMLM
in i'llMMLM	in i'm on theMHMR	in i'm onMJMP	in i'mGPHM	in iLMLL	in il ITEM loMENP	in il ITEMMMLK
in ilOLKJ	in in ITEMHKIP	in in deOKKM	in in the hallLLLN	in in theLMJM	in inLLIN	in is #IPIJ
in is $KPHL	in is aJHKS	in is atLPKJ	in is in theLKLO	in is inLKLO	in is onJLLO	in is ~ingKNLL
in isMLJM	in it $LKRG	in it forIMOJ	in it'sISKH	in itIOQH	in jeFLJP	in jetztKRIJ	in justIJLQ
in kind $MNLL	in kindMNLL	in la ITEM $MHNL	in la ITEMOKMK	in laOLLK	in las ITEMLKKP	in lasHMJN
in lastJLFO	in late $IFQN	in lateJFPN	in le ITEM $NIIP	in le ITEMLMML	in leLKMM	in leaveLGPO
in left $LJLP	in leftKJLQ	in liegtJNJM	in like aILGO	in likeGKQJ	in loLLML	in lookIOKL
in los ITEMLJJP	in losLJJP	in lotMNLL	in manIHHS	in masukSHHL	in me $ILGO	in me first $MOLL
in me firstMOLL	in meENOM	in miILOK	in minILJN	in mondayJPJN	in moreNOJH	in morning $PLMJ
in morningPLMJ	in mustLIKO	in myINNK	in naMMMJ	in needsJHJS	in newHKNM	in nextLOFL	in niHNHN
in nightMMKM	in noIOJK	in now $KLLL	in nowJKKO	in o ITEM $QDKM	in o ITEMNMIL	in oMLOK
in of #JGMT	in ofJMLN	in offGIFQ	in officeMJLP	in oldLJOM	in on $LOMK	in on ITEMIFQJ
in on the ITEMIOMN	in on theHLLO	in onKNKL	in oneMKLN	in only $HNKO	in only ITEMMLMN	in onlyMIKP
in op deHOJL	in opHKJP	in outHRHG	in overLMIN	in paOEFO	in ringMHJO	in saidKQJE	in samePIIO
in satHQIJ	in saveLLMP	in sayKNIL	in saysLKOL	in seJIOM	in shopPLJK	in short $JJKP	in shortJJKP
in si ITEMPKHG	in siPKHG	in siapJKKP	in sinceKMNL	in sixKLJP	in soQHMM	in speak $MMLM
in speakMMLM	in startLLJO	in tenGHMP	in thatJKGP	in the #IQIJ	in the ITEM $MNIL
in the ITEM iOIPF	in the ITEM inJFJT	in the ITEM isFJKQ	in the ITEM wasIRJJ
in the ITEM ~verbKMJN	in the ITEMLLMN	in the VERBNLJI	in the VERB~verb $KHNO
in the VERB~verbKJOO	in the hall $LLLN	in the hallLLLN	in the ~ing $PJLL	in the ~ingPJLL
in the ~verb $KNIL	in the ~verbLPIK	in theMNMK	in thereMNJL	in theyMEKQ	in thingMHLS	in thisHGGU
in threeHNGM	in tillKNJM	in timeIMIR	in titleFILT	in to ITEMMQKI	in to theJQNH	in to ~verbNKOK
in toLFMQ	in todayMMFK	in tomorrowMLKM	in tonightLLJO	in tooIOPE	in tuesdayOOLI	in two $MJMP
in twoJLHP	in untilHMEP	in upFOIM	in veryJRIJ	in waitKPKK	in waitsQCFK	in wantKNKN	in wantsKHOM
in warJRGJ	in was aLPMJ	in was atLMKN	in wasJRLI	in wayLHJQ	in we speakMMLM	in we ~verb $MMLM
in we ~verbMMLM	in weIOLL	in weerFMGO	in whatJJLP	in whenPEHL	in whoKGFS	in will ~verbMOII
in willLNHK	in with theLLLM	in withLMOJ	in workOGLN	in writingMNIM	in yetJGKS	in youCOIM
in ~ed $HKIP	in ~ed aKHOL	in ~ed all exceptMMMN	in ~ed allLLMO	in ~ed atKNKL	in ~ed bar theMMMN
in ~ed barMMMN	in ~ed exceptMLMN	in ~ed meLPMI	in ~ed theMLMN	in ~ed withMKML	in ~ed ~verbKMMO
in ~edLMLL	in ~ing $KOKJ	in ~ing ITEM $IOKL	in ~ing ITEMILKP	in ~ing asLIMQ	in ~ing bar theJMMQ
in ~ing barMLMM	in ~ing but ITEMKLMO	in ~ing but theNLML	in ~ing butMLMM	in ~ing except theNLLL
in ~ing exceptNLLL	in ~ing itJJON	in ~ing onJMKN	in ~ing the ITEMLLMO	in ~ing theLHLR
in ~ing toJGON	in ~ing ~verbJPKM	in ~ingLKLN	in ~verb #GSGH	in ~verb $JKMO	in ~verb ITEMGOPH
in ~verb at #MNIM	in ~verb atMLKN	in ~verb forMLMM	in ~verb fromKQKJ	in ~verb inOJLN
in ~verb itKSDK	in ~verb the ITEMJLMP	in ~verb theJOLN	in ~verb to ~verbLLLN	in ~verb toKKOM
in ~verb ~verb $NGLM	in ~verb ~verbMKMM	in ~verbKLMM	named againLJRJ	of 2OLKM	of 3LMMM	of 4HQIK
says hardly deferred dayJKHO	says hardly deferred endNJLL	says hardly deferredMIKN
says hardly done dayIOJN	says hardly done endMMJL	says hardly doneLNKM
says hardly dropped dayHMNL	says hardly dropped endKLOL	says hardly droppedILOL
says hardly none dayLNML	says hardly none endKMKN	says hardly noneLMLM	says hardly open dayNLKM
says hardly open endLMKM	says hardly openNLKM	says likely deferred endKNHN
says likely deferredKOIM	says likely done dayMNOI	says likely done endJQGL	says likely doneKQLI
says likely dropped dayLJLO	says likely droppedLJLO	says likely none dayKJPM
says likely none endJPJJ	says likely noneKLOL	says likely open dayLMJN	says likely open endLILP
says likely openLKLO	says maybe deferred dayPHHK	says maybe deferred endPKJL
says maybe deferredQJHK	says maybe done dayKOLL	says maybe done endJMJM	says maybe doneKMLN
says maybe dropped dayJOHL	says maybe droppedKOLL	says maybe none dayNMJL
says maybe none endKLNL	says maybe noneMLML	says maybe open dayJMHP	says maybe open endMMLK
says maybe openLMJN	says surely deferred dayOILL	says surely deferred endLNKM
says surely deferredNMKL	says surely done dayLLLN	says surely done endJRLH	says surely doneKRKI
says surely none dayNNMI	says surely none endIKMN	says surely noneMLOL	says surely open dayKJLR
says surely open endOLLL	says surely openMJLO	sharedIOLK	then ! $JOMI	then !JOMI	then # # $POMH
then # #OOLG	then # $QLIL	then # :KILQ	then # of #KPMK	then # ofKPMK	then #LKKO	then $MLNL
then +denied+laterPLLJ	then +denied+removed+futureKNMK	then +deniedLIMO	then +finished+laterQKFI
then +finishedMJMM	then +futureRGLN	then +later+futureOJPH	then +laterTKLG	then +partlyJIKR
then +removedKJRI	then +settledNOMI	then :HHLS	then =0LLMM	then =1NLLM	then =2KMPJ	then =3LOLK
then ? $JNJL	then ?JNJL	then ^ # #JPLJ	then ^ #IRHJ	then ^ aLHJQ	then ^ allMTLF	then ^ andOKIN
then ^ askMMLM	then ^ dieOKHM	then ^ goneKPLK	then ^ he'sIQKJ	then ^ heKKLP	then ^ i ~edJILP
then ^ i ~verbKKPJ	then ^ i'll ~verbMJLP	then ^ i'llMJLP	then ^ i'mJGHT	then ^ i'veMJLO
then ^ iKLNL	then ^ ichLNJN	then ^ itKMLM	then ^ jeKKGQ	then ^ myJJON	then ^ no needKNMK
then ^ noNNNG	then ^ onSIIH	then ^ oneJKHP	then ^ onlyJIJR	then ^ she'sGHPN	then ^ sheLRMH
then ^ so ~verbIJNL	then ^ soNMLJ	then ^ that'sJPJL	then ^ thePNKG	then ^ they ~edMMOJ
then ^ theyKOMK	then ^ tomorrowKQIJ	then ^ twoJPGK	then ^ we ~edJNKL	then ^ weLNLL
then ^ whichJNMM	then ^ ~ed $LLLN	then ^ ~ed atMMKM	then ^ ~edIOKM	then ^ ~ingMMIM
then ^ ~verb theMIMQ	then ^ ~verbGNLM	then ^MLNL	then a ~verbNMHL	then aMLJN	then about theINKL
then aboutJNLL	then addsIIOP	then afterVHHF	then againKJLP	then allFNJP	then already $JFON
then alreadyJLOJ	then anISEG	then and ~edINJL	then andJLMN	then anotherJJNM	then are ~edIPIJ
then areIMJN	then asJJIP	then askMLMN	then at # $ORLF	then at #MNKK	then atKMIN	then backLIMR
then biasMLNL	then bien $JQKJ	then bienJQKJ	then boyFOGM	then buyJNLL	then byINIM	then callRJIJ
then canLNNH	then copies $KQLI	then copiesKQLI	then dayGJON	then deFGOO	then dieKFQM
then dogJTMF	then doneILKO	then elFNGO	then farKIJR	then firstIOGM	then for theMNLL	then forKMLN
then friday $PLKJ	then fridayOILM	then fromKNHO	then getMIFQ	then go $LHLR	then goLNHM
then godLRMI	then goneKPLK	then goodJMIN	then gotOKKK	then hadHMFP	then hasHLIP	then haveKLLN
then he'sIQKJ	then heLLJN	then herNPKK	then hisOFRF	then i haveKMML	then i ~edJJLP
then i ~verb ~edNNOI	then i ~verbLJOM	then i'll ~verbMJLP	then i'llNILN	then i'm ~ingMPHK
then i'mKJIQ	then i'veMJLO	then iIOMJ	then ichLNJN	then in theKPHL	then inGRJK	then isNMEL
then it $LIQK	then it'sOIJL	then itJKPL	then jeKKGQ	then laJHNO	then leJEHU	then lesINOK
then likeJTHH	then machineOJLM	then meHMKN	then minutesKRII	then monday $OJKL	then mondayLILP
then moreKKKO	then myIIMP	then naJSKH	then need to ~verbKNMK	then need toJMJP	then needJPJN
then nextNJQI	then night $JQJJ	then nightKQJJ	then no need toKNMK	then no needKNMK
then no ~verbJIJQ	then noMINL	then notMJHO	then now $OMLJ	then nowMRJF	then oIRHI	then of #KPMK
then ofJLHQ	then offJGJT	then on theIOKL	then onOJGN	then oneKPFL	then onlyIJIQ	then openNNJK
then out $LINN	then outLILO	then over $LLJP	then overKLJP	then paKEHU	then page #KNML
then pageKLIN	then passedJLLN	then pendingIJJQ	then pleaseJLJO	then putMIPN	then ringMLJP
then saturday $OLKL	then saturdayRHKI	then saysRGJO	then seeNNCM	then she'sJHPM	then sheJOIM
then shutNGKM	then so farKJJQ	then so ~verbIJNL	then soNLLK	then tenKLLO	then that'sJPJL
then the ~verb $LRMH	then the ~verbKMLM	then theOKJN	then themLPKL	then there $GEQL
then thereMFPJ	then they ~edMMOJ	then theyJNML	then thisJJQK	then threeIIIR	then throughJMLN
then thursdayOOJD	then to ~verb $KMNK	then to ~verbKOMJ	then toLPLI	then tomorrow $OKLL
then tomorrowONJJ	then tooTGEH	then tookMOJK	then triedLJKP	then twentyJQKI	then twoHOJM
then up $NKNK	then upMLML	then waitingLLMN	then we ~ed $JNLL	then we ~edJNKL	then weLMKM
then wednesday $RJKI	then wednesdayRJKI	then weekUIHF	then weeks $MGLR	then weeksMGLR
then whenNFKS	then whichJNMM	then withJLIO	then yetKEJT	then youKONJ	then ~ed #INML
then ~ed $LMHM	then ~ed at #JKKO	then ~ed atKGKS	then ~ed itHNGM	then ~ed meMOMK
then ~ed throughJMLN	then ~ed toMPIG	then ~ed ~verbJUKE	then ~edNMJL	then ~ing $MNHK
then ~ing itLHJR	then ~ing onKIIR	then ~ingMMKM	then ~verb $LPNI	then ~verb aPJLJ
then ~verb atNKKN	then ~verb itMKIN	then ~verb meKLJN	then ~verb onNOMJ	then ~verb theMLMN
then ~verb ~edLIMP	then ~verb ~verbKKRJ	then ~verbNMJM	thenMLNL	under tomorrowMHMO`;

export const clauseOpinions = `add later none
! ! !MMN	! ! $NMM	! !NMM	! $MMN	!MMN	# ! !MNL	# #MML	# : #MLN	# amNML	# and #NMM	# atNLM
# euroLMN	# forMLM	# inMKN	# minNML	# minsOLL	# minutesMMN	# of #LMN	# ofMMN	# on theMOK	# onMOK
# pages $MLN	# pagesMLN	# pm $NML	# pmMLM	# soKMO	# uhrLLN	# withNMM	# ~ed $LMN	# ~edOMK
# ~ingNLM	# ~verbMNL	+denied+laterMLN	+denied+removed+futureNLM	+denied+removedOLL
+denied+settledLMN	+deniedMMN	+finished+deniedMMN	+finished+futureNML	+finished+laterMIQ
+finished+settledNLM	+finishedMMN	+future+settledNML	+later+futureLNM	+laterLNM
+partly+deniedLMN	+partly+futureNMM	+partly+settledMMN	+postponedMKN	+removedLMM	: # $LLN	: #MLN
: ~verb theKOL	: ~verbMNL	:NMK	=0MLN	=3NML	=4PMK	=5PMJ	? $MLM	?MLM	^ # #LLO	^ # $LMN	^ # :MMN
^ # ~edNLM	^ # ~ingLMN	^ # ~verbKOL	^ #MMN	^ a ~verbLMO	^ aMLN	^ achMLM	^ actuallyLMN	^ addNLM
^ afterKON	^ ahIMR	^ all #LLN	^ allMMN	^ alreadyNML	^ also ~verbMMN	^ alsoMMN	^ and ~verbNML
^ andMNL	^ asLNM	^ askLMN	^ at #HMR	^ atOLL	^ backJLP	^ bankNLM	^ becauseIMQ	^ bedOLK
^ beforeGLS	^ blessLMN	^ bossNML	^ bothLKP	^ bringOMK	^ busQMI	^ butNLL	^ buyNMM	^ c'estIMQ
^ can't ~verbKLO	^ can'tKMO	^ cancelLMM	^ carryQMI	^ chargeNML	^ chaseNML	^ checkNOJ	^ cheersKMO
^ clearNML	^ coffeeNLM	^ collectMOK	^ comprarOOI	^ could youMMN	^ couldPMJ	^ countNML	^ cutMLN
^ deKLP	^ dentistQMI	^ derQLJ	^ didNML	^ dieLLO	^ doLMN	^ don't ~verbNMM	^ doneLMN	^ dropLMO
^ eatOML	^ elHOO	^ elevenMMN	^ emailNLL	^ everythingJLQ	^ feedNLM	^ feelingLMN	^ findNNK
^ fineKMO	^ finishNML	^ firstNLL	^ fixNML	^ forLLN	^ foundLMN	^ fuelLMN	^ getMNL	^ givePMJ
^ goKMO	^ godNML	^ good nightMMN	^ good ~ingLMN	^ goodLMN	^ goodnightMLN	^ gotMMN
^ gotta ~verbOMK	^ gottaLMN	^ groceriesKMO	^ gymMOJ	^ haMMN	^ hadLMN	^ he'llLLO	^ he's ~edLMN
^ he's ~ingLMN	^ he'sLMN	^ heMMN	^ helpNML	^ herLQJ	^ hiNMM	^ hisOLK	^ i amMMN	^ i mustNLL
^ i needOML	^ i wantOMK	^ i ~verbLMN	^ i'd likeNML	^ i'dOMK	^ i'm inKMP	^ i'm ~ingNML	^ i'mLMN
^ i've aJMP	^ i've ~edLMO	^ i'veMMN	^ iceNML	^ ichKLP	^ ifMLM	^ ilIMQ	^ in theLMN	^ inLMN
^ insteadPMK	^ invoiceJLP	^ ironOMK	^ isJMP	^ it ~edMMN	^ it's ~ingLMN	^ it'sLMN	^ j'aiLLO
^ jeMLN	^ just ~verbOML	^ justNML	^ keepLMN	^ kidsJLP	^ laHMR	^ laundryMPK	^ leGLT	^ leaveNMM
^ let'sLMN	^ letJMP	^ listONK	^ llamar aNML	^ llamarNML	^ loLMN	^ lolMLM	^ longNLM	^ lovelyLMO
^ lunch withMOJ	^ lunchNNK	^ mailLLO	^ markOML	^ maybeNKM	^ meLLO	^ meetJQJ	^ miJMQ	^ mightMLM
^ mondayKNM	^ moreRLH	^ moveNML	^ mrsPLK	^ my ~verbNML	^ myMMN	^ naHLR	^ needOLL	^ newMLN
^ nextLMN	^ nightKLO	^ no $KMO	^ no needJLQ	^ no ~ingMMN	^ no ~verbKMO	^ nobodyPLK	^ not theKMO
^ not ~ingNML	^ nothingQMJ	^ nowNML	^ oJKQ	^ oh $KMO	^ oilLMN	^ ok $LMN	^ okLMN	^ on theKMP
^ onKMP	^ oneLLN	^ onlyOML	^ orderNMM	^ pagarNNK	^ paintKON	^ pauseNLM	^ phoneMMN	^ pickMNL
^ please ~verbNML	^ pleaseLMM	^ plus ~verbOMK	^ plusOML	^ postLMN	^ prayLLN	^ printOML	^ putNML
^ queJLP	^ rainMMN	^ readMLM	^ remindNML	^ renewMKN	^ replyMLM	^ restNML	^ restockNML
^ returnNML	^ right $LMN	^ rightLMN	^ ringNML	^ runNML	^ sameLMN	^ sandLLO	^ schoolPMJ
^ secondNMK	^ seeNLM	^ sendMNL	^ she'sLMN	^ signNML	^ sitOML	^ sleepPMJ	^ so i'llNLM	^ so iNML
^ so it'sLMN	^ so noLMN	^ so that'sLMN	^ so ~ingNMM	^ soNML	^ sorry $MMN	^ sorryLMN	^ sortLMN
^ soupNLL	^ stillLMO	^ stopPMK	^ submitNMM	^ sweepNML	^ swimNML	^ takeONJ	^ talkNKN	^ tellPLK
^ textMOL	^ thankNNK	^ thanks $LMN	^ thanksLMN	^ that's allLMO	^ that's itMMN	^ that's theKMO
^ that'sLMN	^ the dogLKN	^ the otherMLO	^ the theLMN	^ the ~verbKMP	^ theMLN	^ thenMNL
^ there'sNLM	^ thereLMN	^ they wantIMQ	^ they ~edNML	^ they ~verbKMO	^ they'reLMN
^ they've ~edLMN	^ they'veLMN	^ theyMMN	^ thirdKLO	^ threeKMP	^ thursdayLKP	^ tidyMLM
^ to ~verbNMM	^ toLMN	^ today iNLM	^ todayLLN	^ tomorrowLNL	^ tooIMR	^ tookLMN	^ twiceNML
^ upHRM	^ vetLMO	^ visitNML	^ waitOJM	^ waitingLMN	^ walkNML	^ washNML	^ watchPMJ	^ waterNLM
^ we ~edNML	^ we ~verbJMQ	^ we'll ~verbLOL	^ we'llLNM	^ we're ~ingLMN	^ we'reNLM	^ we'veLMN
^ weMMN	^ wellLLN	^ what aLMN	^ whatLMN	^ which isMMN	^ whichMMN	^ will ~verbLNM	^ willMNL
^ withGLT	^ writeLMN	^ yepLMN	^ yes $KMO	^ yesJMP	^ youKMO	^ ~ed $LMN	^ ~ed aLMN	^ ~ed andMMN
^ ~ed atLMN	^ ~ed forLMN	^ ~ed inLMO	^ ~ed itLMN	^ ~ed outKMO	^ ~ed theNML	^ ~ed toLMN
^ ~ed upKLP	^ ~ing atMLN	^ ~ing elseOMK	^ ~ing nowLMN	^ ~ing onLOL	^ ~ing theLMN	^ ~ing toOMK
^ ~ing ~verbIMQ	^ ~ingMMN	^ ~verb #MMN	^ ~verb aLMO	^ ~verb atLMM	^ ~verb byLMN	^ ~verb forNLM
^ ~verb godLLN	^ ~verb herLLO	^ ~verb ifPMJ	^ ~verb inLLN	^ ~verb isLMN	^ ~verb itOLL
^ ~verb meNML	^ ~verb mrsNML	^ ~verb mumNML	^ ~verb myMML	^ ~verb ofLLN	^ ~verb offLLN
^ ~verb onKMO	^ ~verb oneOLL	^ ~verb outNML	^ ~verb thatLKP	^ ~verb themPLK	^ ~verb toMMN
^ ~verb twoNML	^ ~verb withMLM	^ ~verb youMLM	^ ~verb ~edKMP	^ ~verbNML	a bitMMN	a dayPLK
a laOLL	a las #LMN	a lasLMN	a line add planPLK	a line nothing dayKLP	a line nothing endKNL
a line nothing planPLJ	a lineOMK	a newOML	a properOMK	a ~edLKP	a ~ingKMP	a ~verb $LMN	a ~verbNML
aMLM	about theNML	achMLM	actuallyKMP	add +denied endMKO	add +denied planMMN
add +denied+removed planLMO	add +denied+removed+future planOMK	add +finished planLMN
add +finished+future planNML	add +future dayLNM	add +later dayJRJ	add +later endLMM
add +partly+future planKMP	add +removed planMNL	add buyILQ	add callOMK	add endLNM	add pickOMK
after #LMN	after $SMG	after add apart addKLO	after add apart nothingKMO
after add together addNML	after add together nothingOML	after end apart addNML
after later apart addLLO	after later apart nothingMLN	after later together addNML
after later together nothingNML	after logged together nothingRLH	after lunchLOK
after mention apart addMLN	after mention apart nothingMLN	after mention together addLLO
after mention together nothingMMN	after nothing apart addLLO	after nothing apart nothingLMN
after nothing together nothingMMN	after report apart addLLO	after report apart nothingLMN
after report together addMLO	after report together nothingMMN	after theJMQ	afterLMN
afternoon $LMN	afternoonKLO	again $MLN	againMLN	agentLLN	ahLMN	aiNKM	alOMJ	all # $PMI	all #NML
all theKMO	allLMN	already $JMP	alreadyLMN	also $KMO	also need toMNL	also needMNL	also ~edPLJ
also ~verb ~verbNML	alsoOML	am $LMN	am ~ingMMN	amLMO	an hour $LMN	an hourLMN	and # $NLL	and #NML
and allLMN	and oneKMP	and theLMO	and ~ed $NML	and ~edKMP	and ~ingLMN	and ~verbMMN	angIPN
anotherNJO	answerNML	anythingJMP	anyway $NLM	anywayMLM	appMLM	apparentlyOLK	appointmentOKL
are ~ingNML	areLMN	as # $RLI	as #PLK	as itLMN	as well $NOK	as wellLPK	asked addNML
asked nothingNML	asking $NMM	askingKMO	asleepMLN	at # #NML	at #LMM	at halfQMJ	at six $KMO
at sixNML	at ten $LMN	at tenLMN	at theMLM	at ~verbMLM	ateKMP	auNLM	away $KMO	awayLMO	bLSG
babyHLR	back onLOL	back toOLL	badLMN	bagOMK	bags $KMO	bagsOML	bakePMJ	bandOMK	bank $LMN	bankNML
bare dayMMN	bare endLMN	bath $OLL	bathPLJ	batteriesQMI	batteryOLL	beKMO	bed $ONJ	bedNML
been ~edLMN	beenLMN	before # $OML	before +denied+futureOLM	before +denied+laterION
before +denied+removed+futureLMN	before +denied+removedLNM	before +denied+settledLLO
before +finished+deniedMNL	before +finished+futureOLL	before +finished+laterMNM
before +finished+partlyNLL	before +finished+settledMNK	before +future+settledJLQ
before +futureMMN	before +later+futureNML	before +later+postponedNKM	before +laterLOL
before +partly+deniedKMO	before +partlyMLN	before +postponedOLL	before +removedLMN
before +settledMMN	before ^ # #IMQ	before ^ # $NLM	before ^ # :MLM	before ^ # ~verbKMO
before ^ addNMM	before ^ ahNLM	before ^ all threeMMN	before ^ all ~edJLP	before ^ allLMN
before ^ alreadyLLN	before ^ alsoPMJ	before ^ and ~verbMPI	before ^ andKMN	before ^ as forKMO
before ^ asLMN	before ^ askOMK	before ^ atMLM	before ^ bankNML	before ^ beNML	before ^ beforeJMP
before ^ blessNMM	before ^ bookMOJ	before ^ both $LMN	before ^ bringKLP	before ^ busOLL
before ^ butMLM	before ^ buyMLN	before ^ callNLM	before ^ can'tLMO	before ^ canIOO
before ^ cancelNLM	before ^ chaseLLO	before ^ checkNLM	before ^ clearNLM	before ^ collectLLN
before ^ comprarKMO	before ^ couldOMK	before ^ countQMI	before ^ dePJL	before ^ dentistOOI
before ^ didNLM	before ^ dieMKN	before ^ doLMN	before ^ don'tMLN	before ^ doneKMO
before ^ dropMLM	before ^ elOMK	before ^ elevenMMN	before ^ emailPNI	before ^ everythingHPN
before ^ feedOML	before ^ fencePKK	before ^ fetchLLO	before ^ findOPH	before ^ finishLMN
before ^ firstSLH	before ^ fixONJ	before ^ forPLK	before ^ forgetMMN	before ^ foundOMK
before ^ fourLMN	before ^ fuelNMM	before ^ getMOK	before ^ goOML	before ^ goingONJ
before ^ good ~ingRLH	before ^ goodKLP	before ^ gotMMN	before ^ gotta ~verbNLL	before ^ gottaNLL
before ^ haveNLL	before ^ he ~edNLM	before ^ he'sKLO	before ^ heKLO	before ^ helloLMN
before ^ helpPLK	before ^ hiNML	before ^ i amMMN	before ^ i mustNLM	before ^ i needNMM
before ^ i wantNML	before ^ i ~edLMO	before ^ i ~verbNLM	before ^ i'd likePMK	before ^ i'dPMJ
before ^ i'll ~verbJMP	before ^ i'llLMN	before ^ i'm ~ingPLK	before ^ i'mMLN
before ^ i've ~edNLM	before ^ i'veNMM	before ^ iLLN	before ^ ichKLO	before ^ ifMPJ
before ^ ikMLM	before ^ ilQLJ	before ^ inLLO	before ^ invoiceQLI	before ^ isKLP
before ^ it wasMMN	before ^ it ~edMLO	before ^ it's ~ingNML	before ^ it'sLLN	before ^ itKMN
before ^ jeOLK	before ^ justMML	before ^ kidsLKO	before ^ laKLO	before ^ leLLO	before ^ lolQLI
before ^ longHLR	before ^ lunchKMO	before ^ makeLLO	before ^ mamaOLK	before ^ meHMR
before ^ miPLK	before ^ mrNMM	before ^ mrsNML	before ^ mumLMN	before ^ myMLM	before ^ need toPLK
before ^ needOLL	before ^ neither $MMN	before ^ neitherMMN	before ^ newMMN	before ^ no $KLP
before ^ no needMMN	before ^ no ~ingKLP	before ^ no ~verbKLO	before ^ noMNL	before ^ nobodyKMO
before ^ not theMLN	before ^ not ~ingJLP	before ^ notLLN	before ^ nothingMLM	before ^ oMLN
before ^ oh $OMK	before ^ ohPLJ	before ^ oilPKL	before ^ okNLM	before ^ onNLM	before ^ oneNML
before ^ onlyLMN	before ^ orderNML	before ^ paintOLK	before ^ payLMN	before ^ phoneLLN
before ^ photosJMP	before ^ pickOMK	before ^ please ~verbNMM	before ^ pleaseMLM	before ^ plusLMN
before ^ postNMM	before ^ putOMK	before ^ rangMMN	before ^ readNML	before ^ renewKLO
before ^ replyOMK	before ^ returnMPK	before ^ rightOLK	before ^ ringMLM	before ^ sameNLM
before ^ sandLOL	before ^ schoolOMK	before ^ scratchLMN	before ^ seeNLM	before ^ sendOMK
before ^ sentLLN	before ^ she ~edNMK	before ^ she'sLMN	before ^ sheLNM	before ^ signMLM
before ^ signedKMO	before ^ skipNLM	before ^ so noGOP	before ^ so theQKK	before ^ so ~verbKRJ
before ^ soMML	before ^ sorry $OLL	before ^ sorryKLP	before ^ sortOMK	before ^ spokeKMO
before ^ stillMMN	before ^ stopLLO	before ^ submitNML	before ^ takeMMN	before ^ thanks $NMM
before ^ thanksMKP	before ^ thatMLM	before ^ the ~verbLMN	before ^ theNLM	before ^ thenMLM
before ^ thereIMQ	before ^ they ~edLMN	before ^ they'reMLM	before ^ theyLNM	before ^ toPMJ
before ^ today iPMK	before ^ todayMLN	before ^ tomorrowLTF	before ^ tooJKR	before ^ tookLLN
before ^ twoNNK	before ^ vetPMK	before ^ walkILQ	before ^ walkedIMQ	before ^ washLMN
before ^ waterPKK	before ^ we ~edOML	before ^ we'reNLL	before ^ weNLM	before ^ wellLLN
before ^ what aMLN	before ^ whatKMO	before ^ writeNML	before ^ yes $LLN	before ^ yesPLK
before ^ ~ed !HMR	before ^ ~ed #NNL	before ^ ~ed $MLN	before ^ ~ed inJMP	before ^ ~ed itLMN
before ^ ~ed outRLH	before ^ ~ed theOMK	before ^ ~ed toLMO	before ^ ~ed ~verbPLJ	before ^ ~edMMN
before ^ ~ing $JON	before ^ ~ing theOML	before ^ ~ing toOML	before ^ ~ing ~edOLK
before ^ ~ingLMN	before ^ ~verb #NLM	before ^ ~verb $NML	before ^ ~verb :JQM	before ^ ~verb aILQ
before ^ ~verb atLMN	before ^ ~verb forMLN	before ^ ~verb iIPN	before ^ ~verb inKNM
before ^ ~verb isLOK	before ^ ~verb itNMM	before ^ ~verb meKMO	before ^ ~verb myLLP
before ^ ~verb offLLO	before ^ ~verb outOML	before ^ ~verb toNML	before ^ ~verb twoPLK
before ^ ~verb withJLQ	before ^ ~verb youLLN	before ^ ~verb ~edNLM	before ^ ~verb ~ingKMN
before ^ ~verb ~verbMLM	before add apart addMMN	before add apart nothingNLM
before add together addNML	before iLMN	before itNLL	before later apart addMIO
before later apart nothingKJQ	before later together nothingKOL	before logged together nothingKMO
before mention apart addOMK	before mention apart nothingMOK	before mention together addKLP
before mention together nothingLLN	before nothing apart nothingNML
before nothing together addMLM	before nothing together nothingMLN	before report apart addNML
before report apart nothingNML	before report together addKLP	before report together nothingLMN
before start apart addMLM	before start apart nothingLMN	before the rainNLM	before theNML
beingOMK	bellenQMI	benIMQ	betterLKO	between add add add plan falseNLM
between add add add plan trueMLM	between add add addNLM	between add add end day trueOOG
between add add end plan trueNML	between add add endNMM	between add add later plan falseNLL
between add add laterKLP	between add add mention plan trueNLL	between add add mentionNLL
between add add nothing plan falseOLL	between add add nothing plan trueMLN
between add add nothingNLM	between add add report plan trueMLM	between add add reportMLN
between add nothing add plan falseLLN	between add nothing add plan trueOLL
between add nothing addMLM	between add nothing end day trueKPL
between add nothing end end trueJQJ	between add nothing end plan falseLLN
between add nothing end plan trueOML	between add nothing nothing plan falseKLO
between add nothing nothing plan trueNML	between add nothing nothingLLO
between add nothing report day trueLMO	between add nothing report plan trueOLL
between add nothing reportNLM	between later add endOLK	between later nothing end end trueLMN
between later nothing endLPK	between logged nothing endLMN	between mention add add plan trueMLM
between mention add addMLM	between mention add end day trueNML
between mention add end end trueLMM	between mention add mentionLLN
between mention add nothing plan trueIMQ	between mention add nothingJLP
between mention add report plan trueMLM	between mention add reportMLN
between mention nothing add plan trueOLL	between mention nothing addNLM
between mention nothing end day trueMLN	between mention nothing end end trueLMN
between mention nothing end plan trueMNL	between mention nothing later end trueMOK
between mention nothing laterION	between mention nothing mention day trueMLN
between mention nothing mention end trueMLO	between mention nothing mentionLLN
between mention nothing nothing day trueLMO	between mention nothing nothing end trueLNM
between mention nothing nothing plan trueNLL	between mention nothing report day trueLLO
between mention nothing report end trueMMN	between mention nothing report plan trueNML
between mention nothing reportLMN	between nothing add add plan trueNML
between nothing add addNMM	between nothing add end day trueOKM
between nothing add end end trueKPK	between nothing add end plan trueMML
between nothing add endMML	between nothing add laterLLN	between nothing add mention plan trueMLN
between nothing add mentionLJP	between nothing add nothing end trueLLN
between nothing add nothing plan falseKMN	between nothing add nothing plan trueMLN
between nothing add nothingLMN	between nothing add report plan trueMLN
between nothing add reportMJO	between nothing nothing add day trueMMN
between nothing nothing add end trueLNL	between nothing nothing add plan falseLMN
between nothing nothing add plan trueNLM	between nothing nothing addMMN
between nothing nothing end day trueOLL	between nothing nothing end end trueLNM
between nothing nothing end plan falseMLM	between nothing nothing end plan trueNLM
between nothing nothing endNML	between nothing nothing later day trueLMO
between nothing nothing laterLMN	between nothing nothing mention day trueMMN
between nothing nothing mention end trueLLN	between nothing nothing mention plan trueMLM
between nothing nothing mentionMLN	between nothing nothing nothing day trueLMN
between nothing nothing nothing end trueMLN	between nothing nothing nothing plan trueNML
between nothing nothing nothingMMN	between nothing nothing report day trueMMN
between nothing nothing report end trueMLN	between nothing nothing report plan trueKMO
between nothing nothing reportMLN	between report add add plan trueMLN
between report add end day truePLK	between report add end end trueLPK	between report add endNML
between report add laterOLK	between report add mention plan trueNML
between report add mentionLLO	between report add nothing day trueJNO
between report add nothing plan trueLLN	between report add nothingLMN
between report add report end trueMKO	between report add report plan trueLMO
between report add reportKLP	between report nothing add day trueNLM
between report nothing add end trueLPK	between report nothing add plan trueMLM
between report nothing end end trueLMM	between report nothing later end trueLLN
between report nothing laterLLO	between report nothing mention end trueMLN
between report nothing mention plan trueKMO	between report nothing mentionLLN
between report nothing nothing day trueLMN	between report nothing nothing end trueLMM
between report nothing nothing plan trueMLM	between report nothing nothingMMN
between report nothing report day trueLMN	between report nothing report end trueMLN
between report nothing report plan trueKMO	between report nothing reportLMN
between start add add plan falseNLM	between start add add plan trueMLN	between start add addMLM
between start add end day truePLK	between start add end plan falseOML
between start add end plan trueOLL	between start add endOMK	between start add laterOMK
between start add mention plan trueKMO	between start add mentionKMO
between start add nothing end trueLKP	between start add nothing plan falseLLO
between start add nothing plan trueLLN	between start add nothingLLO
between start add report plan trueLMO	between start add reportLLO
between start nothing add end trueMLN	between start nothing add plan falseLMO
between start nothing addLMN	between start nothing end day trueLMN
between start nothing end end trueMLN	between start nothing end plan falseMLM
between start nothing end plan trueLMN	between start nothing endMMN
between start nothing later end trueLLN	between start nothing laterOLL
between start nothing mention day trueMMN	between start nothing mention end trueMLN
between start nothing mention plan trueNLM	between start nothing nothing day trueLMN
between start nothing nothing end trueMLN	between start nothing nothing plan falseLMN
between start nothing nothing plan trueLMN	between start nothing nothingLMN
between start nothing report day trueLMN	between start nothing report plan trueKMO
between start nothing reportLMN	betweenJMQ	bien $JMP	bienGMS	bigOML	bikeRMH	bill $NMM	billPMK
binJLP	binsPMJ	birthday cardNML	bitLMO	blackMLM	blessKMO	blockOLK	blueRLH	boardOLL	boilerRLI
book $MLN	book theNMK	bookNNK	bookedLMN	booksMLN	boots $OMK	bootsNML	borrowQMI	both $KLP	bothMLN
box $OMK	boxPLK	boyLMN	bread $NML	breadOMK	breakfast $JMP	breakfastNNK	bringNML	brokeMMN
brotherMNL	broughtJMP	bullet nothingLNL	busMMN	butMLM	buy aQMI	buyMML	by #NML	by noon $NML
by noonNML	by theKOL	c'estIMQ	cILQ	caLLO	cake $NML	cakeNML	call $JNO	call myMPJ	call theNML
callNMM	cameLLO	can doKMO	can youPMJ	can't ~verbMMN	can'tMMN	canMMN	cancel theMOJ	cancelLMM
cancelledLMN	candles $PLK	candlesPMK	capitalLMN	car $NLM	carMNL	card $NML	card forQMI	cardNML
cards $OMK	cardsONJ	carryOMK	cashQLI	catOMK	certificateNML	ch #RNG	chJNO	change $QMJ	changeMMN
changedKMO	changesLMN	chapter #OMK	chapterPMJ	chargeOMK	chaseOMK	check $IMR	checkONJ	cheersKMO
chemistPLK	chequeUMF	chiamareRLH	choirNML	churchNMM	ciNLM	class $MLN	classOLL	clean theNML
cleanOMK	cleaningLMO	clear theOMK	clearOML	clientNML	clinicKNN	closedLMO	coatHRJ	coffee $MLN
coffeeNLL	coldKLO	collect theOKM	collectMOK	come $KMO	comeKLO	comesKMP	coming $LMN	comingLMN
comprarOOI	conMKO	cookOMK	could you ~verbNML	could youMMN	could ~verbKMP	couldNML	couldn'tKLO
councilLOL	countNLM	counts $LLO	countsNLM	coverOLL	covers 1 addJLP	covers 2 addKLP	cried $MMN
crySLG	cutMLM	da $JMQ	daMLM	dad $OMK	dadNML	dasKLO	daughterOML	dayLMN	daysNLL	de laQMJ	deMLN
dearKMO	deckPMJ	defrostQMI	delNNL	demLLO	denOLK	dentistNML	depositMPK	derLLO	desNLL	deyIMR	diLKO
did theKMO	didn't ~verbLMN	didn'tMMN	dieNLM	diedKLP	dieselPMJ	dinner $KLP	dinnerPLK	do $HMS
do theLMN	doctorMLN	dog $LMN	dogNLL	don't ~verbMMN	doneLLN	door $MNL	doorNMK	down ~verbLOL	drROH
draftMLN	driveMLN	drivingNML	drop theLLN	dropNLM	dropsMNL	dry $LMN	dryNLM	duNLL	dueINO	dustOMK
dutyPKL	early $LMN	eatMMN	eatingMLN	eenNLM	eggNLL	eggs $LLN	eggsLMN	eightMMN	elMML	eleven $NLL
elevenLMN	elseLMN	emNLL	email $KMO	email theJMP	emailMLM	end ofMMN	enoughLMN	erstHLS	esGLS
estaILR	euroNLL	evening $LNM	eveningMML	everMMN	everyRLH	everything $QLI	everythingNLL	ewesOML
examIMQ	exceptNMM	eyeOMK	familyPMJ	farMLN	fedOLL	feedLLN	feelLMN	feelingLMN	fees $NML	feesQMI
feetLLO	fence $NML	fenceOML	fetchOML	fileOML	filingNML	finallyNML	find theMOK	findOMJ	fine $MLN
fineMLM	finish theOMK	finishedMMN	fireKMO	first ~verbMNL	firstLMN	fishPMK	five $NML	fiveMLN
fix theNML	fixNML	fixedOLK	flatLMN	floor $OLK	floorOLK	flowersOPG	for #MLM	for askingNMM
for me $LMN	for meKMO	for myMLN	for once $NMM	for onceNML	for the ~verbMMN	for theNML
for today $HMR	for todayOMK	for ~ingLMN	for ~verbLNM	forNMM	forgetNLM	forgotKMO	form $NML
formOML	forms $KMO	formsNMM	fortyJMP	foundMMN	four $LMN	fourLMN	freeILQ	fridayMNM	fridge $KMO
fridgeNMM	from theKOL	from ~verbNNI	fromNML	frontNNK	fuelPMJ	fullKLP	furPMJ	gameNLM	garageMLM
gasOMK	gate $NLM	gateMOJ	gaveLMN	get aNOJ	get theNML	get toNMM	getMML	gettingPMK	girlLMN	giveLMO
gluePMJ	go toOML	goLMN	goatKLP	god $NLM	godNLM	goesOMK	going toLMN	goingLMN	gone $LMN	goneMMN
good morningMMN	good nightMMN	good ~ingLMN	goodMMN	goodnightMLN	got aNNK	got theNML	got toNML
gotta ~verbOLK	gottaMLM	gradeNMM	grandLLO	grantOMK	groceriesPMJ	guttersONJ	guyLMM	gym $KOM
gymOMK	haKMP	habenLLN	had aLMN	hadLMN	haha $LMN	hahaIMQ	haircutRMH	halfMMN	hand $LMM	handPMJ
handsLLN	hangNOJ	happyLLN	has ~edLMN	hasLMN	hat $TLF	hatQLK	have aNLL	have toOMK	haveLMN
havingLMO	hayNMM	he'llLLO	he's ~edLMN	he's ~ingLMN	he'sMMN	heMMN	head $OML	headLMN	helloMMN
her $IMQ	here $LMN	hereLMO	hetMLN	hiNML	him $QLJ	himMLM	hingesKLO	his ~verbLLN	hoJLQ	home $KMO
homeNLM	honestKMO	hooverNML	hospitalKPK	hotMMN	hour $NML	hoursLMN	house $KMO	houseLMO	howNLL
hrMLN	i alsoOMJ	i am ~ingMMN	i amLMN	i canOMK	i didMMN	i don'tIMQ	i goPMK	i hadLMN	i haveMMN
i justGMS	i must ~verbOMK	i mustNML	i needPMJ	i saidLMN	i shallLMO	i shouldPMJ	i thinkLMN
i want toLMN	i wantOML	i wouldKMO	i ~ed $NML	i ~ed aLMN	i ~ed theMMN	i ~verb $MJO	i ~verb toNNK
i ~verb ~edLMN	i ~verb ~verbOMK	i ~verbLMN	i'd like toLMN	i'dMMN	i'll doQMI	i'll ~verb theJMP
i'll ~verbNMM	i'llNMM	i'm inMMN	i'm onLMN	i'm ~ing $JMQ	i'm ~ing itMMN	i'mLMM	i've aLMN
i've gotLMM	i've to ~verbLLO	i've toOLL	i've ~edLMN	icePMJ	ichNLL	if iKMP	if theJMP	ik benHMR
ikMKO	ilNLM	in $MMN	in aMLN	in bedNOK	in itNLM	in myKMO	in the carNML	in the ~ingLOL
in the ~verbNMM	in theMMN	in ~verbLMN	inMMN	inboxQMI	instead $OMK	insteadPLK	insuranceNLM
intoOMK	invoiceMMN	irOPH	ironNLL	is $OMK	is aJMP	is hardly add add dayKNO
is hardly add add planMLN	is hardly add nothing dayMML	is hardly add nothing endLNM
is hardly add nothing planLLN	is hardly addMMN	is hardly chat add endKNM
is hardly chat add planMLN	is hardly chat nothing dayLMN	is hardly chat nothing endLNM
is hardly chat nothing planNLM	is hardly helpIMQ	is hardly listLNM	is hardly tomorrow add endLOL
is hardly tomorrow add planOML	is hardly tomorrow nothing endLMN	is hardly tomorrowNML
is likely add add dayLMN	is likely add add endLMM	is likely add add planNLM
is likely add nothing dayOLL	is likely add nothing endJMO	is likely add nothing planNLL
is likely addNLM	is likely chat add planMLN	is likely chat nothing dayMLN
is likely chat nothing endLMM	is likely chat nothing planMLM	is likely chatMMN
is likely tomorrow add endLMM	is likely tomorrow add planIMP	is likely tomorrow nothing endMLO
is likely tomorrowKOM	is maybe add add dayNLL	is maybe add add planMLM
is maybe add nothing dayNMM	is maybe add nothing endMNL	is maybe add nothing planNLM
is maybe addMLM	is maybe chat add dayMKN	is maybe chat add planMLN	is maybe chat nothing dayLMN
is maybe chat nothing endLNM	is maybe chat nothing planNML	is maybe helpNLL	is maybe listKNM
is maybe tomorrow add planLKO	is maybe tomorrow nothing endLNL	is maybe tomorrowLNM	is onNJN
is surely add add dayMML	is surely add add endKMO	is surely add add planNMM
is surely add nothing dayLLP	is surely add nothing planNLM	is surely addNMM
is surely chat add planMLN	is surely chat nothing dayMMN	is surely chat nothing endMLN
is surely chat nothing planLMN	is surely chatMMN	is surely tomorrow add endLNM
is surely tomorrow nothing endMPJ	is surely tomorrowLNM	is ~ed $MMN	is ~edMMN	is ~ing $NMM
is ~ingNML	is ~verb theOMK	is ~verbNML	isLMN	isn'tNML	it $LMN	it again $NML	it againNML
it forJMP	it inKMP	it isNMM	it onMLO	it staysNLM	it ~ed $MMN	it ~edMMN	it ~verbNML	it's ~ingKMO
it's ~verbNMM	itLMN	itsJON	j'aiKLP	jarsNLM	jeLLO	joQKK	job $OLL	jobNLM	just theGLS	just ~edJMP
just ~ingMMN	just ~verbMLM	keepLMN	keyQLJ	keys $OMK	keysNML	kidsNMM	kilosLMO	kindLLN
kindly ~verbILQ	kitQNI	kitchen $NNK	kitchenNNK	kneeRLI	knowKLO	knowsILR	laLMM	labMPJ	lahKJQ
landlordOKL	laptopOLL	las # $NML	las #KMO	last night $LMN	last nightLMN	lastMMN	late $MLM
lateLMO	later $JMP	laterJMQ	laundry $NOK	laundryNNK	learnOMK	leaveMLN	leavesPLK	leavingHLS
led in addNML	led in dayMMN	led in endNKN	led in nothingKLO	led in planNML	left $LQI
left 0 add dayLLN	left 0 add endLMN	left 0 add planNMM	left 0 nothing dayMMN
left 0 nothing endLMN	left 1 add endLMN	left 1 add planMLM	left 1 nothing dayMMN
left 1 nothing endLMN	left 1 nothing planMMN	left 2 add dayNML	left 2 add endKPL
left 2 add planMLN	left 2 nothing planMMN	leftKOM	leoMLM	lesOLL	let meOLL	let'sLMN	letter $OLL
letterMLN	lettersOMK	levelKJQ	liftOML	lightOML	like aIMQ	likeMMN	line $KOL	lineMNL	list $LNM
list day ! ! $LMN	list day ! !LMN	list day ! $LMN	list day !LMN	list day # # $LNM
list day # #MNL	list day # $LMN	list day # andKMO	list day # of #LMN	list day # ofLMN
list day # ~edLLN	list day $MMN	list day +denied+settledMMN	list day +deniedLMN
list day +later+futureKOL	list day +laterLOL	list day +settledMMN	list day : ~verbPMJ
list day :PMI	list day =0MLN	list day =1MMN	list day =2MMN	list day =3MLN	list day ^ # #NLM
list day ^ # $MMN	list day ^ #MMN	list day ^ aPLK	list day ^ addOLL	list day ^ alsoNLL
list day ^ andLMN	list day ^ canOMK	list day ^ fourMMN	list day ^ goingMMN	list day ^ he'sLMN
list day ^ hisKMO	list day ^ i ~verbLMM	list day ^ i'll ~verbKMO	list day ^ i'llOML
list day ^ i'm ~ingLMN	list day ^ i'mLMN	list day ^ i'veMMN	list day ^ iNML	list day ^ ilLMN
list day ^ it'sLMN	list day ^ itMMN	list day ^ noLMN	list day ^ notMMN	list day ^ oneLMN
list day ^ pleaseOMK	list day ^ she ~edMMN	list day ^ she'sMMN	list day ^ sheNML
list day ^ so ~verbNMK	list day ^ soNML	list day ^ thankLMN	list day ^ that'sMKO
list day ^ theLMN	list day ^ theyLMN	list day ^ threeMMN	list day ^ twoLMN	list day ^ we ~edMMN
list day ^ we'reLMN	list day ^ weLMN	list day ^ whichLMN	list day ^ will ~verbLNM
list day ^ willLNM	list day ^ ~ed $LMN	list day ^ ~ed aMMN	list day ^ ~edLMN	list day ^ ~ingNMM
list day ^ ~verb $KLP	list day ^ ~verb theLLO	list day ^ ~verb youNML	list day ^ ~verb ~verbLLO
list day ^MMN	list day a ~verb $KMP	list day a ~verbMLM	list day aMMN	list day addOLL
list day afterLLO	list day again $LMN	list day againLMN	list day all $LMN	list day allLMO
list day alsoOLK	list day anLLO	list day andNMM	list day areLMN	list day asNML	list day askKMN
list day at # $KNN	list day at #KNN	list day at theNLL	list day atLMN	list day backLLO
list day bagsLMN	list day beMMN	list day becauseLMO	list day before theLLO	list day beforeNLL
list day biasMMN	list day butKLP	list day buyLLN	list day callMNL	list day cameKMO
list day canNMM	list day carMLN	list day comeLLN	list day comingKLP	list day dayKMN
list day deLLO	list day deadMMN	list day didNML	list day dieJLQ	list day doLMN	list day doneMMN
list day down $NML	list day downNLM	list day elMLN	list day elevenMMN	list day evenLMN
list day farLMN	list day fine $LMN	list day fineLMN	list day firstLNM	list day fiveLMO
list day for theNML	list day forMLN	list day fourLMO	list day friday $LLN	list day fromOMJ
list day getNNK	list day go $LMN	list day goNLM	list day godLLN	list day goingMMN
list day goneMMN	list day good $LMN	list day gotLMN	list day hadLMN	list day halfMMN
list day hasMMN	list day haveMLM	list day he'sLMN	list day heMMN	list day herMOK
list day him $LMN	list day himLLN	list day hisLMN	list day homeOML	list day i ~verbLMM
list day i'll ~verbKLP	list day i'llOLL	list day i'm ~ingNML	list day i'veMMN	list day ichOLK
list day ilKMO	list day in theLMO	list day inLMN	list day is ~edLMN	list day is ~ing $LMN
list day is ~ingNMM	list day isLMN	list day it $LMN	list day justLMN	list day laJON
list day laterKMP	list day leMLN	list day leftMLN	list day likeKMO	list day longLMN
list day lunch $KMO	list day lunchKMO	list day meMMN	list day miMLN	list day minutesLMN
list day mondayKPL	list day morePLK	list day morningKOM	list day myLMN	list day naLLO
list day need to ~verbNML	list day need toNML	list day needPMK	list day newLMM	list day nextONK
list day noMMN	list day notLMN	list day now $LMN	list day nowOMK	list day numberKMO
list day of # $NML	list day of #NMM	list day of theMMN	list day ofLMN	list day offKMO
list day officeNLM	list day on $OLL	list day on theMMN	list day one $LMN	list day oneLMN
list day onlyLMN	list day out $KMO	list day out ofLMN	list day outLMN	list day over $LMN
list day overNML	list day paidLMN	list day payIPM	list day peopleOMK	list day phoneKLP
list day pleasePLJ	list day putOLK	list day rangKMO	list day restJMO	list day ringMNL
list day runKMO	list day saidMMN	list day sayLMN	list day saysLMN	list day schoolMLN
list day sendLLO	list day she ~edMMN	list day she'sMMN	list day sheNML	list day sittingLMN
list day sixLMN	list day so farLMN	list day so ~verbNML	list day soNMM	list day stillLMN
list day that'sMLO	list day the carMLN	list day the ~ingQLI	list day the ~verb $LNM
list day themLMM	list day theyLMN	list day thirdMLN	list day thisKMO	list day threeMMN
list day thursdayKPK	list day tillLLO	list day timeLMN	list day to goLMN	list day to theLMN
list day to ~verb $LMN	list day to ~verb thePLK	list day toMMN	list day today $MLN
list day todayLMN	list day tomorrow $KNM	list day tomorrowLOL	list day tooNLM
list day twice $KMO	list day twiceLMO	list day two $LMN	list day twoLMN	list day untilJLQ
list day up $LMN	list day waitingLMN	list day wasLMN	list day we ~edMMN	list day we'reLMN
list day weMLN	list day well $LMO	list day wellLMN	list day wentLMN	list day whatLMN
list day whenMMN	list day whichLMN	list day wholeKMO	list day will ~verbLNM	list day willLMN
list day with aLMN	list day with theMMN	list day withLLO	list day writeOKL	list day wrongLMN
list day yes $LMN	list day yesLMN	list day yet $LMN	list day yetPLK	list day you ~verbMLN
list day youLMN	list day ~ed #LMO	list day ~ed aLMN	list day ~ed atMMN	list day ~ed inMMN
list day ~ed outNMM	list day ~ed theMMN	list day ~ed toLLO	list day ~ed withLMN
list day ~ed ~verbLMN	list day ~edMMN	list day ~ing $LMN	list day ~ing aLMN	list day ~ing forHMR
list day ~ing itLMN	list day ~ing theOLK	list day ~ing withLMN	list day ~verb #LMN
list day ~verb $LMM	list day ~verb aMLN	list day ~verb atOKL	list day ~verb downOLL
list day ~verb forLMN	list day ~verb inKMO	list day ~verb isLMN	list day ~verb itNMM
list day ~verb meLMN	list day ~verb onLLN	list day ~verb themLNM	list day ~verb to ~verbMNL
list day ~verb toLMM	list day ~verb upMLN	list day ~verb youNML	list day ~verb ~edPLJ
list day ~verb ~verb $NLM	list day ~verb ~verbMLN	list end # ! !MNL	list end # !MNM
list end # # $LOL	list end # #LOL	list end # $LNM	list end # : #MKO	list end # :MLN
list end # ~edMLN	list end #LNM	list end $LMN	list end +deniedMMN	list end +finishedMLN
list end +futureMNL	list end +later+futureMLN	list end +laterLNM	list end +partlyMLN
list end +settledMMN	list end : #MJP	list end :LQJ	list end =0LMN	list end =1LMM	list end =2MMN
list end =3LMM	list end ? $LLO	list end ?LLO	list end ^ # #LLO	list end ^ # $MLN	list end ^ #LMN
list end ^ aMLN	list end ^ allMLN	list end ^ andLRI	list end ^ butLMN	list end ^ firstMLN
list end ^ good nightMMN	list end ^ goodMMN	list end ^ goodnightMLN	list end ^ gotMMN
list end ^ heMLN	list end ^ i ~edNML	list end ^ i ~verbMMN	list end ^ i'm ~ingMMN
list end ^ i'mMLN	list end ^ i'veMLN	list end ^ iMML	list end ^ in theLMN	list end ^ inLMN
list end ^ it'sMLN	list end ^ itMMN	list end ^ longMLN	list end ^ myMMN	list end ^ nightMLN
list end ^ noMNL	list end ^ nobodyLLO	list end ^ onMMN	list end ^ oneMKO	list end ^ ringKRJ
list end ^ she'sMMN	list end ^ sheMMN	list end ^ soLNM	list end ^ thankLOL	list end ^ theMLN
list end ^ they ~edMMN	list end ^ theyMMN	list end ^ threeMMN	list end ^ tomorrowLOK
list end ^ twoMMN	list end ^ weMLN	list end ^ wellMLN	list end ^ ~edMMN	list end ^ ~ingLMM
list end ^ ~verb $LPJ	list end ^ ~verb theLNL	list end ^ ~verb youMKO	list end ^ ~verbLNM
list end ^LMN	list end a ~verbLOK	list end aMLO	list end aboutLMM	list end afterMMN
list end again $MJP	list end againMJP	list end all #LNM	list end allMMN	list end alreadyMLN
list end amMLN	list end an hourLMN	list end anLLN	list end and ~edMLN	list end andLMM
list end areMMN	list end asLMM	list end at # $MKO	list end at #MLN	list end atMLN	list end beMLN
list end bedKNM	list end beforeMLN	list end biasLMN	list end butLLN	list end byMLN
list end callLMN	list end cameMLN	list end cleanLNN	list end countsMLO	list end cried $MMN
list end day $MMN	list end dayMMN	list end deLNM	list end dieLKO	list end doMMN	list end dogMLN
list end don'tMLN	list end doneMLN	list end down $MMN	list end downMLN	list end elMOK
list end evenMMN	list end everythingLMO	list end fine $MMN	list end fineMMN	list end firstMLO
list end fiveMLN	list end for theMLN	list end forMMN	list end friday $MLO	list end fromLPK
list end goMMN	list end god $MLN	list end godMLN	list end goneMLN	list end good nightMMN
list end goodMMN	list end goodnightMLN	list end halfMLN	list end handLNL	list end he'sMMN
list end heMLN	list end herMLN	list end himLLN	list end hisMLN	list end homeLLN	list end hourMMN
list end i ~ed $MMN	list end i ~edNMM	list end i ~verbMKO	list end i'll ~verbMKO
list end i'llMKO	list end i'm ~ingMLN	list end i'mMPK	list end i've ~edMNM	list end i'veMMN
list end ichLMN	list end in $MLN	list end inLMM	list end isMLN	list end it ~edMMN
list end it'sMLN	list end itMMN	list end justLMM	list end laLOK	list end leMLN	list end leftLPJ
list end likeMLN	list end longMOK	list end lostLMN	list end manLLO	list end meMLN
list end minutes $LLO	list end minutesLLN	list end mondayMMN	list end moreLLO
list end morningMNL	list end my ~verbLLN	list end myMMN	list end naMLO	list end needLOL
list end newKOL	list end nextLNM	list end night $MMN	list end nightMLN	list end no $MLN
list end no ~verbMMN	list end nobodyLLN	list end notMMN	list end now $MKO	list end nowLLO
list end oKOL	list end of #MLN	list end of theMMN	list end ofMMN	list end off $MLN
list end offMLN	list end okMMN	list end one $LNM	list end oneLMN	list end onlyMLN
list end otherLNM	list end out $MMN	list end outMLN	list end overLNM	list end paidMMN
list end pleaseLNM	list end putMMN	list end queMLN	list end readMKO	list end ringLQI
list end saidMLN	list end saturdayMKO	list end sayLOL	list end saysMKO	list end sheLMM
list end shutMLN	list end sixMMN	list end soLNM	list end stillMMN	list end talkMJP
list end tenLLO	list end thank godMLN	list end thank youMKO	list end thankLOL	list end that $MKO
list end thatMLN	list end the otherMNL	list end the ~ingMOK	list end the ~verb $MLN
list end them $MLN	list end themMLN	list end thereMLN	list end they ~edMMN	list end theyMMN
list end thisLLN	list end threeMLN	list end throughMLN	list end thursday $MLO	list end tillMLN
list end to theMMN	list end to ~verb $MLN	list end to ~verbLLO	list end toLLN	list end todayMMN
list end tomorrowMOK	list end tooJNN	list end tookMMN	list end twice $LKO	list end twiceLLO
list end twoMMN	list end unMLN	list end up $MMN	list end upONK	list end wasLLN
list end we ~edMMN	list end weMMN	list end wednesdayMIQ	list end weekLMM	list end well $MOK
list end wellMOK	list end wentMMN	list end whatMNM	list end willMNL	list end with theLOL
list end withLNM	list end youMLN	list end ~ed # $MMN	list end ~ed #MMN	list end ~ed aMNL
list end ~ed andLMN	list end ~ed inMMN	list end ~ed theMLN	list end ~ed to theMMN
list end ~ed toMMN	list end ~ed upPLK	list end ~ed ~ingLMN	list end ~ing theOKL
list end ~verb #LMM	list end ~verb $LMN	list end ~verb aLOL	list end ~verb godMLN
list end ~verb itMLN	list end ~verb meLKO	list end ~verb onMNL	list end ~verb theLOL
list end ~verb toMMN	list end ~verb youMKO	list end ~verb ~verbMLN	list end ~verbLMM
list plan ! ! $NLM	list plan ! !NLM	list plan # # $LMN	list plan # #NMM	list plan # $MLM
list plan # : #LMN	list plan # :MMN	list plan # and #KMO	list plan # forMLN	list plan # ~edOMK
list plan #LMN	list plan +denied+removedLMN	list plan +deniedLMN	list plan +finishedKMO
list plan +futureMMN	list plan +laterJON	list plan +partly+futureLMO	list plan +partlyNMM
list plan +removedLLO	list plan : #LMN	list plan : ~verb theJQJ	list plan : ~verbJNO
list plan :NNK	list plan =0MLM	list plan =1MLM	list plan =3OMK	list plan =4PMJ	list plan ? $NMM
list plan ?NMM	list plan ^ # #IMQ	list plan ^ aKLO	list plan ^ addNML	list plan ^ allMMN
list plan ^ alreadyJMP	list plan ^ also ~verbMMN	list plan ^ alsoLMO	list plan ^ and ~verbNML
list plan ^ andNNL	list plan ^ askNMM	list plan ^ atMLN	list plan ^ bookLLO	list plan ^ bringPMK
list plan ^ buyNMM	list plan ^ canLMN	list plan ^ cancelLLN	list plan ^ checkNML
list plan ^ coffeeMLM	list plan ^ collectMNL	list plan ^ couldQMI	list plan ^ don'tLMN
list plan ^ emailNML	list plan ^ fixOMK	list plan ^ goingLMN	list plan ^ goodKMP
list plan ^ gotNML	list plan ^ he'sLMN	list plan ^ heKMO	list plan ^ i ~edLMN
list plan ^ i ~verbLMN	list plan ^ i'dRMH	list plan ^ i'll ~verbNML	list plan ^ i'llNMM
list plan ^ i'mLMN	list plan ^ i've ~edLMN	list plan ^ i'veLMN	list plan ^ iKMO
list plan ^ ifOMK	list plan ^ ilLLN	list plan ^ inNML	list plan ^ insteadPMK	list plan ^ it'sLMO
list plan ^ itLMN	list plan ^ justNML	list plan ^ keepLMN	list plan ^ kindlyOMK
list plan ^ leaveLMN	list plan ^ lunchNLM	list plan ^ makeLMO	list plan ^ myLMN
list plan ^ need toPMJ	list plan ^ needPMJ	list plan ^ noLMN	list plan ^ notKMO
list plan ^ nowKLO	list plan ^ oJMP	list plan ^ oh $KMP	list plan ^ onKMP	list plan ^ orderKLO
list plan ^ payLLN	list plan ^ pickKPL	list plan ^ please ~verbLNN	list plan ^ pleaseLMN
list plan ^ plus ~verbOMK	list plan ^ plusOMK	list plan ^ printNML	list plan ^ putNML
list plan ^ replyMLN	list plan ^ restNLL	list plan ^ sameLMN	list plan ^ seeQLJ
list plan ^ she'sLMO	list plan ^ sheLMN	list plan ^ so ~verbLLN	list plan ^ soOLL
list plan ^ sorryKMO	list plan ^ takeLPJ	list plan ^ thankNLL	list plan ^ thanksKMO
list plan ^ that'sKMP	list plan ^ the ~verbLMO	list plan ^ thenNLN	list plan ^ they'veMMN
list plan ^ theyLMN	list plan ^ todayMLM	list plan ^ twoKMO	list plan ^ weKMP	list plan ^ yesIMQ
list plan ^ ~ed $NML	list plan ^ ~edNML	list plan ^ ~ingLMO	list plan ^ ~verb #NMM
list plan ^ ~verb $KLO	list plan ^ ~verb aNML	list plan ^ ~verb herMLM	list plan ^ ~verb itNML
list plan ^ ~verb meQMI	list plan ^ ~verb theNML	list plan ^ ~verb toNML	list plan ^ ~verb upNML
list plan ^ ~verb ~verbNML	list plan ^ ~verbNML	list plan a las #OMK	list plan a lasLMO
list plan a newPMJ	list plan a ~verb $MLM	list plan a ~verbOMK	list plan aNMM
list plan about theNML	list plan actuallyLMN	list plan add buyPMK	list plan addNML
list plan afterKMO	list plan again $LMN	list plan allLMO	list plan alreadyJMP
list plan also $KMO	list plan also ~verbNML	list plan alsoNML	list plan amLMO	list plan and aLLO
list plan and ~verbNML	list plan areLMN	list plan as wellKLO	list plan asLLO	list plan askNML
list plan at # #NML	list plan at # $NLL	list plan at tenKMO	list plan at theLLN
list plan back $MMN	list plan backNLM	list plan bagsNLM	list plan bakeOMK	list plan bankNML
list plan beLMN	list plan becauseKMO	list plan beenLMO	list plan before # $MMN
list plan before #MMN	list plan before iNML	list plan beforeKMO	list plan birthdayNML
list plan bookNNK	list plan bothMKN	list plan bringNML	list plan busOLL	list plan butPMJ
list plan buyOMK	list plan by #OMK	list plan byMLN	list plan cakeNML	list plan call theOMK
list plan callMMN	list plan cameJMP	list plan can youLMN	list plan canNML	list plan cancelLLN
list plan carMOK	list plan card $OML	list plan cardOML	list plan carryNML	list plan catMLM
list plan changeKMO	list plan checkNML	list plan cleanOMK	list plan coffeeLLN
list plan collectMOL	list plan comeLMN	list plan comingLMN	list plan comprarOLK	list plan conJMP
list plan couldQMI	list plan daPLJ	list plan dadOMK	list plan day $LMN	list plan dayLMN
list plan deMLN	list plan depositNOK	list plan derJMQ	list plan dieLMN	list plan do theKMP
list plan doingLMN	list plan don'tNML	list plan doneHMR	list plan door $OKL	list plan doorOLM
list plan downJNO	list plan dropMLN	list plan dryNLL	list plan duILQ	list plan eatJMQ
list plan emailLMN	list plan feelingMMN	list plan fetchSMH	list plan findPMJ	list plan fine $KLP
list plan fineLLO	list plan first $NLL	list plan firstLLO	list plan fix theNML
list plan for theNMM	list plan forgetOLL	list plan formOML	list plan formsLLO	list plan foundLMN
list plan fourLMN	list plan fridayLOL	list plan from theMLN	list plan fromOMK	list plan gasOMK
list plan getLMO	list plan giveOMK	list plan go $LMN	list plan goJMP	list plan goingMMN
list plan goneLMN	list plan good $NML	list plan good morningLMN	list plan good ~ingLMN
list plan goodLMN	list plan gotNML	list plan haNML	list plan hadKMO	list plan halfLLN
list plan has ~edLMN	list plan hasKMO	list plan hatKMO	list plan have toOMK	list plan haveMLN
list plan hayLLN	list plan he'sLMN	list plan heLMN	list plan her $LMN	list plan herMLN
list plan hereLMN	list plan himHMS	list plan hisMLM	list plan homeNLL	list plan i amJMP
list plan i haveLMN	list plan i needQMI	list plan i wantNML	list plan i ~edLMN
list plan i ~verbLMN	list plan i'dOML	list plan i'll ~verbNML	list plan i'm ~ingPMJ
list plan i'mLMN	list plan i've ~edMMN	list plan i'veNML	list plan iceOML	list plan ichNLL
list plan ifNLL	list plan ilPLK	list plan in $OLK	list plan in theLMN	list plan inMMN
list plan insteadNLM	list plan ironNLL	list plan is $NML	list plan is ~ingLMN	list plan isJMO
list plan it $MMN	list plan it'sKMO	list plan itKMO	list plan jeOJL	list plan justNLM
list plan keepLMN	list plan keysNLL	list plan kindlyRMH	list plan laKLP	list plan las #MMN
list plan lasMMN	list plan last nightLMN	list plan lastMMN	list plan lateIMR	list plan leKOM
list plan leaveMMN	list plan libraryMLM	list plan lightPMJ	list plan likeKMO	list plan listMLM
list plan loJMP	list plan lol $OLL	list plan lolOLK	list plan looksKMO	list plan lunch withOLK
list plan lunchMLM	list plan make itLMN	list plan manMLN	list plan me $MLN	list plan meLLN
list plan miJMP	list plan minutesPMJ	list plan mondayLLO	list plan moreNLM	list plan morningKMO
list plan movedKMO	list plan mrNLL	list plan mumNMM	list plan must ~verbLMN	list plan myLMN
list plan naKNM	list plan need to ~verbOMK	list plan need toNML	list plan needPMJ
list plan newPMK	list plan nextKMO	list plan night $MMN	list plan nightMMN	list plan nine $JMP
list plan nineLMN	list plan no $KMO	list plan no ~verbLMN	list plan noKMO	list plan noonIMR
list plan notLMN	list plan notePLJ	list plan now $KMO	list plan nowKMO	list plan oPLK
list plan ofLLO	list plan off $JMP	list plan offLLN	list plan officeLMN	list plan oh $KMP
list plan ok $KMO	list plan on $NML	list plan on theKMO	list plan onMLN	list plan one $KLO
list plan oneLLN	list plan onlyKMO	list plan openIMQ	list plan opens atKMP	list plan opensNMM
list plan orderNLL	list plan otherIMQ	list plan outOMK	list plan overMLM	list plan paraNLL
list plan payMMN	list plan phoneLMN	list plan pick upOML	list plan pickMNL	list plan planOLK
list plan please $NML	list plan please addMLN	list plan please ~verb ~verbNLL
list plan pleaseNML	list plan plus ~verbOMK	list plan plusKLO	list plan postIMQ
list plan pourOLK	list plan printOML	list plan put downKOL	list plan putONK	list plan queJLQ
list plan rainKLP	list plan rangKMO	list plan raviOML	list plan reOML	list plan readNMM
list plan remind meNML	list plan remindNML	list plan renewKQK	list plan replyMLN
list plan restLMO	list plan ring theNML	list plan ringNML	list plan run $NML	list plan runOMK
list plan same $JMP	list plan sameKMO	list plan saturday $NLM	list plan saturdayMNL
list plan sayILQ	list plan saysKLP	list plan schoolLMN	list plan seeINP	list plan sendPMJ
list plan she'sLMN	list plan sheIMQ	list plan shopMLM	list plan sinceKMO	list plan sixJMP
list plan sleepOMK	list plan so $JMP	list plan so ~verbNLM	list plan soMLN	list plan stillPMK
list plan strikeKMO	list plan sunday $NML	list plan sundayNML	list plan takeJPM
list plan tellLLO	list plan ten $JMQ	list plan textNLL	list plan thank youNML	list plan thankJMP
list plan thanks $LMN	list plan thanksLMN	list plan that $JMP	list plan that'sKMP
list plan thatNML	list plan the #LMN	list plan the restLMO	list plan the schoolJLP
list plan the ~ingJLP	list plan the ~verb $KMO	list plan the ~verbLMN	list plan them $NML
list plan themKMO	list plan then $INO	list plan thenLMM	list plan there $NML	list plan thereLLN
list plan they ~edOMK	list plan they'veMMN	list plan thingNML	list plan thisNLM
list plan threeKMO	list plan thursdayLQI	list plan tillLMN	list plan timeNLM	list plan to #KMO
list plan to theOMK	list plan to ~verb $LMN	list plan to ~verb theOML	list plan toNML
list plan today $LMN	list plan todayMLN	list plan tomorrowJPL	list plan too $MLN
list plan tooOLK	list plan tookLMN	list plan topPLJ	list plan twoLMN	list plan umIMQ
list plan up theOML	list plan upMMN	list plan usOMK	list plan veryLMO	list plan waitOMK
list plan want to ~verbNMM	list plan want toNML	list plan wantsOLK	list plan wasKMO
list plan washNML	list plan waterOMK	list plan we ~verbNMM	list plan we'rePLK	list plan weLMN
list plan well $LLO	list plan wellKLP	list plan whatLMN	list plan whenIMQ	list plan wifeLMO
list plan with theLMO	list plan withNLM	list plan workKMO	list plan writeIMR	list plan yaHQL
list plan yesPMJ	list plan yetOLK	list plan you ~verbLMN	list plan ~ed aOML
list plan ~ed it $KMO	list plan ~ed itKMO	list plan ~ed meLMN	list plan ~ed toLMO
list plan ~ed upKMO	list plan ~edLMN	list plan ~ing $LMN	list plan ~ing at #LMN
list plan ~ing atOMK	list plan ~ing theIMQ	list plan ~ing toLMO	list plan ~ing ~verbOLK
list plan ~verb #NML	list plan ~verb aLMO	list plan ~verb at #NOJ	list plan ~verb atLNM
list plan ~verb downKOM	list plan ~verb for theLLN	list plan ~verb forLMN
list plan ~verb fromKOM	list plan ~verb herMLN	list plan ~verb inNML	list plan ~verb it $LMN
list plan ~verb itLMO	list plan ~verb myOLK	list plan ~verb ofNLL	list plan ~verb onNLM
list plan ~verb outQMI	list plan ~verb thatKMO	list plan ~verb the ~verbMMN
list plan ~verb theNML	list plan ~verb to theOMK	list plan ~verb toMMN	list plan ~verb up theOML
list plan ~verb upNML	list plan ~verb withKMO	list plan ~verb you ~verbLMN
list plan ~verb ~ed $LMN	list plan ~verb ~edMMN	list plan ~verb ~ingNMM
list plan ~verb ~verb $PMJ	list plan ~verb ~verb theKMP	list plan ~verb ~verb upKMP
list plan ~verb ~verb ~verbNML	list plan ~verb ~verbMML	list plan ~verbNMM	listLMN	llamar aOMK
llamarNML	loJMP	lockOML	logNML	lol $MLM	lolNLL	longMNM	lookNLM	looked atLMN	lookedMMN	looksLMN
lordKLO	losNLL	lostPMJ	lot $KMO	lotLMO	loudMMN	loveMLM	lovely $LMN	lovelyLMN	lunch $KMO
lunch withNOJ	lunchMNL	mJLP	maMMN	machineMLN	madamJMP	madeMMN	mailMLO	make theIMQ	mamaMLN
man $KNM	manMLN	mattersLMN	mayLLO	maybeNLM	me $MMN	me toNML	me ~verbNML	meLMN	meetHPN	meetingPLK
mend theQMJ	metNLL	miLLO	midnight $LMO	midnightLMN	might ~verbNLM	mightLMN	milk $OLL	milkPLK
minNML	minsOLL	minutes $OLK	minutesNML	missingKMO	mitNLM	momLMO	monday $LLN	money $MLM	moneyOLL
monthOMK	more $KLO	moreOLL	morning $LMM	morningLMM	mostlyLMO	motPMK	motherOML	movePMJ	movedLMO
mrMLM	mrsPNJ	mum'sOML	must ~verb theOMK	must ~verbNLM	my dayNLL	my feetLMN	my sisterOMK
my wifeJMP	my ~verb $PLK	myLMN	myselfOMK	nKLO	na $LLO	naLMN	nailsOMK	nameKNN	named 0 addNMM
named 0 nothingMMN	named 1 addKLO	named 2 addGMS	names add endLNM	names nothing dayMMN
names nothing endLMN	names nothing planNMM	nanTMG	napOLK	need toMML	neededOMK	needsQMI
neighbour'sOLL	new ~verbQMI	newNML	nextMNL	niHLS	nicePLJ	night $MMN	nine $KMO	nineLMN	no #LLN
no $LLN	no list plan ! ! $PMJ	no list plan ! !PMJ	no list plan ! $LMN	no list plan !LMN
no list plan # # $NML	no list plan # #NML	no list plan # : #NMM	no list plan # :NML
no list plan # andNLM	no list plan # minNML	no list plan # ~verbNML	no list plan #NML
no list plan $MLM	no list plan +finished+futurePMJ	no list plan +finishedNMM
no list plan +futureMMN	no list plan +laterNLM	no list plan +partly+futureLMN
no list plan +partlyLMN	no list plan +removedLOL	no list plan : # $LMN	no list plan : #NMM
no list plan : ~verb theNML	no list plan : ~verbNLL	no list plan :MLM	no list plan =0LLN
no list plan =1MLM	no list plan =2NML	no list plan =3OMK	no list plan =4NML
no list plan ^ # $NLL	no list plan ^ # :LMN	no list plan ^ # ~verbNML	no list plan ^ #NLM
no list plan ^ alsoOMK	no list plan ^ andMLM	no list plan ^ askMMN	no list plan ^ beLMN
no list plan ^ bookNML	no list plan ^ bringNML	no list plan ^ cancelMOK	no list plan ^ chaseNMM
no list plan ^ checkNMM	no list plan ^ clearOMK	no list plan ^ collectNML
no list plan ^ countNML	no list plan ^ don'tNML	no list plan ^ dropNLL	no list plan ^ eatOMK
no list plan ^ emailLMN	no list plan ^ fetchKMO	no list plan ^ findNML	no list plan ^ finishOML
no list plan ^ fixNMM	no list plan ^ getMNL	no list plan ^ goLMO	no list plan ^ gotta ~verbLMN
no list plan ^ gottaIMQ	no list plan ^ groceriesNML	no list plan ^ gymLPK	no list plan ^ haveNML
no list plan ^ helpPMJ	no list plan ^ hiIMQ	no list plan ^ i mustLMN	no list plan ^ i ~verbLMN
no list plan ^ i'd likeOMK	no list plan ^ i'dLMN	no list plan ^ i'llKMO	no list plan ^ i'mMMN
no list plan ^ i'veMMN	no list plan ^ ifLLN	no list plan ^ isIMQ	no list plan ^ it'sLLN
no list plan ^ itPLK	no list plan ^ justNML	no list plan ^ keepMLM	no list plan ^ laundryMKN
no list plan ^ listNML	no list plan ^ llamarNML	no list plan ^ makePMJ	no list plan ^ maybeLMN
no list plan ^ need toKLO	no list plan ^ needMLN	no list plan ^ no ~ingNML	no list plan ^ noNML
no list plan ^ not theKMO	no list plan ^ notOML	no list plan ^ nothingNML	no list plan ^ ohKMO
no list plan ^ okKMO	no list plan ^ orderOMK	no list plan ^ pagarOLL	no list plan ^ payNML
no list plan ^ phoneNML	no list plan ^ pickNML	no list plan ^ readNML	no list plan ^ replyNML
no list plan ^ returnNMM	no list plan ^ ringNML	no list plan ^ runNML	no list plan ^ seeMLM
no list plan ^ sendNML	no list plan ^ signNML	no list plan ^ sleepNML	no list plan ^ soNML
no list plan ^ sortNML	no list plan ^ stopNML	no list plan ^ submitNMM	no list plan ^ takePMJ
no list plan ^ tellNML	no list plan ^ thanksKMO	no list plan ^ that'sLMN	no list plan ^ thatLMO
no list plan ^ theMLM	no list plan ^ thenMLM	no list plan ^ there'sOMK	no list plan ^ thereKMO
no list plan ^ to ~verbNML	no list plan ^ toNML	no list plan ^ today iNML
no list plan ^ todayLMN	no list plan ^ twoOLK	no list plan ^ walkNML	no list plan ^ washNML
no list plan ^ waterQMJ	no list plan ^ wellLMN	no list plan ^ whatLMO	no list plan ^ writeOML
no list plan ^ ~edNML	no list plan ^ ~ing $NLM	no list plan ^ ~ing thePMJ
no list plan ^ ~verb #LMN	no list plan ^ ~verb $OML	no list plan ^ ~verb aLMN
no list plan ^ ~verb atLMN	no list plan ^ ~verb byNML	no list plan ^ ~verb forNML
no list plan ^ ~verb ifOMK	no list plan ^ ~verb inKMO	no list plan ^ ~verb meLMN
no list plan ^ ~verb mumNML	no list plan ^ ~verb myMMN	no list plan ^ ~verb offOML
no list plan ^ ~verb oneOMK	no list plan ^ ~verb outNML	no list plan ^ ~verb toLMN
no list plan ^ ~verb upLMN	no list plan ^ ~verb youMMN	no list plan ^ ~verb ~ingNML
no list plan ^ ~verb ~verbNMM	no list plan ^ ~verbNMM	no list plan ^MLM	no list plan a laOMK
no list plan a ~verb $NML	no list plan a ~verbNML	no list plan about theNMM
no list plan aboutNMM	no list plan afterNML	no list plan again $PMJ	no list plan againOLL
no list plan ahOMK	no list plan alPMJ	no list plan alsoOMK	no list plan amLMN	no list plan anOMK
no list plan and aOMK	no list plan andLLO	no list plan answerPMJ	no list plan areLMN
no list plan asNLM	no list plan at # #PMJ	no list plan at #LMN	no list plan at theNML
no list plan atNML	no list plan back $NML	no list plan backNML	no list plan bakeRMH
no list plan bank $OMK	no list plan bankOMK	no list plan beKMO	no list plan becausePMJ
no list plan bedQMJ	no list plan before # $PMJ	no list plan before #MLM
no list plan before theOMK	no list plan beforeNML	no list plan bellenOMK	no list plan biasMLM
no list plan bigNML	no list plan bill $NML	no list plan billNML	no list plan binsPMJ
no list plan birthdayLLN	no list plan boardOML	no list plan bookNML	no list plan booksNML
no list plan breadOMK	no list plan bringNML	no list plan busLMN	no list plan butNML
no list plan buyMMN	no list plan by # $MLM	no list plan by #NMM	no list plan byMNL
no list plan cakeOMK	no list plan callNML	no list plan can'tLMN	no list plan canJMQ
no list plan cancel theKOM	no list plan cancelMOK	no list plan car $LMN	no list plan carNMM
no list plan card $OMK	no list plan cardOML	no list plan changePMJ	no list plan chapterOMK
no list plan chaseNMM	no list plan checkOMK	no list plan clean theNMM	no list plan cleanPMJ
no list plan clearPMJ	no list plan clinicPKL	no list plan collectNML	no list plan couldKMO
no list plan countNML	no list plan cutOMK	no list plan daKLO	no list plan daughterMMN
no list plan dayLLN	no list plan deMLM	no list plan diKMO	no list plan dinnerOML
no list plan dog $OMK	no list plan dogOMK	no list plan don't ~verbNML	no list plan doneOMK
no list plan door $KPK	no list plan doorMOJ	no list plan downNML	no list plan driveJLP
no list plan dropNLL	no list plan dryNML	no list plan earlyNML	no list plan eatPMJ
no list plan eggsLMN	no list plan elNML	no list plan elseHMR	no list plan eveningNML
no list plan feedNMM	no list plan fencePMJ	no list plan fetchKMO	no list plan findOMK
no list plan finish theOMK	no list plan finishNML	no list plan firstNMM	no list plan fiveOMK
no list plan fixOML	no list plan for aOLK	no list plan for meKMO	no list plan for theOML
no list plan forNML	no list plan forgetNLL	no list plan form $NML	no list plan formOMK
no list plan formsQMJ	no list plan fourNML	no list plan friday $LLO	no list plan fridayMMN
no list plan fridgeNML	no list plan from theKPK	no list plan fromLMN	no list plan fuelRMH
no list plan gasNMM	no list plan gateNML	no list plan get theOML	no list plan getNNK
no list plan gotOMK	no list plan gottaKMP	no list plan groceriesRMH	no list plan gym $LPJ
no list plan gymOMK	no list plan haircutPMJ	no list plan halfOMK	no list plan hallPLJ
no list plan have aOMK	no list plan have toOMK	no list plan haveKMO	no list plan hayRMH
no list plan heNML	no list plan helloMMN	no list plan helpKMP	no list plan herNLL
no list plan here $LMN	no list plan hereKMP	no list plan hiKMO	no list plan hisNML
no list plan hourNML	no list plan i must ~verbNML	no list plan i mustLMN
no list plan i need toMMN	no list plan i needOMK	no list plan i want toLMN
no list plan i wouldKMO	no list plan i ~verb toOMK	no list plan i ~verbLMN
no list plan i'd likeNML	no list plan i'dJMP	no list plan i'llLMN	no list plan i'm ~ingKMO
no list plan i'mLLN	no list plan i'veMMN	no list plan iNMM	no list plan ichLLN
no list plan if iKMP	no list plan if theKMO	no list plan ifMMN	no list plan ilOLL
no list plan in $LMN	no list plan in theOML	no list plan invoiceLMN	no list plan is theNML
no list plan is ~verbPMK	no list plan it $LMO	no list plan it'sOLK	no list plan itNMM
no list plan jeLLN	no list plan just ~verbOMK	no list plan keepMLM	no list plan kidsOMK
no list plan laOLL	no list plan lasQMI	no list plan lastLMN	no list plan lateOMK
no list plan laundry $LKO	no list plan laundryJKQ	no list plan leOLL	no list plan learnOMK
no list plan letPMJ	no list plan letterOMK	no list plan liftOMK	no list plan likeNML
no list plan list $JLP	no list plan listKMO	no list plan llamarNML	no list plan loadNML
no list plan lol $LMN	no list plan lolNMM	no list plan lunch $OMK	no list plan lunch withNMM
no list plan lunchOMK	no list plan maLMN	no list plan makeOMK	no list plan mamaPMJ
no list plan manNML	no list plan mattersLMN	no list plan maybeOMK	no list plan me $LMN
no list plan me toLMN	no list plan meLMO	no list plan meetingPMJ	no list plan mendLMN
no list plan miMLM	no list plan milkNLM	no list plan minNML	no list plan minutesPMJ
no list plan moneyJMP	no list plan moreOML	no list plan morningNMM	no list plan moveOMK
no list plan must ~verbNML	no list plan mustLMN	no list plan my sisterPMJ
no list plan my wifeJMP	no list plan my ~verbLMN	no list plan myLMN	no list plan naPLK
no list plan nailsOML	no list plan need to ~verbLMN	no list plan need toLMN	no list plan needJMP
no list plan needsRMH	no list plan newMLN	no list plan niceNLM	no list plan night $LMN
no list plan nightOMK	no list plan no ~ingNML	no list plan noNMM	no list plan noon $QMI
no list plan noonQMI	no list plan not theLMO	no list plan notes $NML	no list plan notesNML
no list plan numberLMO	no list plan oMLM	no list plan of theLMN	no list plan ofPMK
no list plan off $RLI	no list plan off theQMJ	no list plan offLOL	no list plan oh $LMN
no list plan ohLMN	no list plan oilLLN	no list plan ok $LMN	no list plan okOMK
no list plan oldNML	no list plan on theNMM	no list plan onMMN	no list plan one thingLMN
no list plan one ~ingLMN	no list plan one ~verbOMK	no list plan oneNMM	no list plan onlyMMN
no list plan openNMM	no list plan orNML	no list plan orderNML	no list plan out $PMJ
no list plan outNML	no list plan packNLL	no list plan pagarOLL	no list plan paint thePLK
no list plan paintKKO	no list plan paperPMJ	no list plan pastOMK	no list plan pay theOMK
no list plan payOMK	no list plan peopleNMM	no list plan phone theNML	no list plan phoneOMK
no list plan pick upMML	no list plan pickNML	no list plan planKLP	no list plan pleaseKMO
no list plan plumberNMM	no list plan poJLQ	no list plan postOMK	no list plan practiceMLN
no list plan putNML	no list plan queOLL	no list plan re :NMM	no list plan reNML
no list plan readOMK	no list plan reallyLMN	no list plan remindLMO	no list plan reply toNML
no list plan replyNML	no list plan reportOLL	no list plan restLMN	no list plan returnNML
no list plan reviewNML	no list plan ring theLMN	no list plan ringNML	no list plan roofOMK
no list plan room $LLN	no list plan roomKMO	no list plan roundPMJ	no list plan runMMN
no list plan saturdayLMN	no list plan sayOMK	no list plan saysPMJ	no list plan school $NLL
no list plan schoolMLM	no list plan secondPLK	no list plan seeMLM	no list plan sellKLO
no list plan sendNML	no list plan setLMN	no list plan shedOML	no list plan shiftLMO
no list plan shoesOMK	no list plan shopKMO	no list plan signNML	no list plan signedLLN
no list plan sinceJLQ	no list plan sisterPMJ	no list plan skipOMK	no list plan sleep $NML
no list plan sleepNML	no list plan smallKMO	no list plan so ~verb theNML
no list plan so ~verbPMJ	no list plan soMMN	no list plan sorryLMN	no list plan sort theNML
no list plan sortNML	no list plan speakOMK	no list plan submitNML	no list plan sundayKMP
no list plan sweep thePMJ	no list plan sweepPMK	no list plan swimOMK	no list plan tabletsRMH
no list plan take theNML	no list plan talkOMK	no list plan taxOMK	no list plan teaJLQ
no list plan tellQMI	no list plan ten $LMN	no list plan testKLP	no list plan textPLK
no list plan thankOMK	no list plan thanksLMN	no list plan that'sLMN	no list plan thatLMN
no list plan the #OMK	no list plan the bank $NML	no list plan the bankNML
no list plan the dogNMM	no list plan the kidsNML	no list plan the newKLP
no list plan the plumberNMM	no list plan the schoolOLL	no list plan the shedNML
no list plan the ~ing $JMP	no list plan the ~ingLMN	no list plan the ~verb $MMN
no list plan the ~verbNML	no list plan theNML	no list plan themLMN	no list plan thenMLM
no list plan there'sPMJ	no list plan thereNML	no list plan theyNML	no list plan thing $NML
no list plan this $KMO	no list plan this upKMO	no list plan thisLMN	no list plan threeOMK
no list plan throughMMN	no list plan thursdayQIL	no list plan till #OMK	no list plan tillLMN
no list plan time $KMO	no list plan timeKMO	no list plan to beKMO	no list plan to finishOMK
no list plan to getLMN	no list plan to ~verb $NMM	no list plan to ~verb theOMK
no list plan toNML	no list plan today $KMO	no list plan today iNML	no list plan today isNML
no list plan todayNML	no list plan tonightNML	no list plan tooKLO	no list plan two $MMN
no list plan twoOMK	no list plan up $NML	no list plan up forKMO	no list plan up theLOL
no list plan vanPMJ	no list plan vetOMK	no list plan visitOML	no list plan walkOMK
no list plan want to ~verbKMO	no list plan wantLMN	no list plan wasQLI	no list plan wash theNLM
no list plan washNML	no list plan washingOMK	no list plan waterNMM	no list plan wellMLN
no list plan whatLMO	no list plan whichQMJ	no list plan wifeLMN	no list plan willOML
no list plan with theNML	no list plan withOML	no list plan workOML	no list plan yesLLN
no list plan yetNML	no list plan you $KMO	no list plan youMMN	no list plan ~ed $NMM
no list plan ~ed theNML	no list plan ~ed toOMK	no list plan ~edNMM	no list plan ~ing $NLL
no list plan ~ing atNML	no list plan ~ing theOMK	no list plan ~ing thisLMO
no list plan ~ing to ~verbNMM	no list plan ~ing toLMN	no list plan ~ing ~verbLMN
no list plan ~ingMMN	no list plan ~verb # $NMM	no list plan ~verb $NMM	no list plan ~verb :JMP
no list plan ~verb at #MLM	no list plan ~verb at theNML	no list plan ~verb atMMN
no list plan ~verb beforeNML	no list plan ~verb byOML	no list plan ~verb for theNML
no list plan ~verb forNML	no list plan ~verb ifNML	no list plan ~verb inNML
no list plan ~verb isOML	no list plan ~verb itOMK	no list plan ~verb meLMN
no list plan ~verb mumNMM	no list plan ~verb my ~verbLMN	no list plan ~verb myNML
no list plan ~verb ofLMN	no list plan ~verb offOML	no list plan ~verb oneOMK
no list plan ~verb outNML	no list plan ~verb the bankNML	no list plan ~verb the ~ingPMK
no list plan ~verb the ~verbOML	no list plan ~verb thisLMN	no list plan ~verb to theKMO
no list plan ~verb to ~verbLMO	no list plan ~verb twoPMJ	no list plan ~verb up theLOL
no list plan ~verb upNML	no list plan ~verb withNML	no list plan ~verb youLMN
no list plan ~verb ~ed $NMM	no list plan ~verb ~edKMO	no list plan ~verb ~ing $NML
no list plan ~verb ~verb $LMO	no list plan ~verb ~verb toNML	no list plan ~verb ~verbMMN
no list plan ~verbNMM	no need toLLO	no needKLP	no ~ingLMN	no ~verb $LMN	no ~verbLMO	nobodyNMM
noon $OMK	noonLMN	not $MLN	not aKMO	not theLMN	not ~ingNML	not ~verbKMO	notMMN	noteKOM
notes $NML	notesNMM	nothing +denied dayLMN	nothing +denied endMMN	nothing +denied planMMN
nothing +denied+settled dayMMN	nothing +denied+settled planKMO	nothing +finished endMMN
nothing +future dayMLM	nothing +future endMNL	nothing +future planLMN	nothing +later dayLNM
nothing +later endMNM	nothing +later planJNN	nothing +later+future endMNL	nothing +partly dayLMN
nothing +partly endMLN	nothing +removed dayMMN	nothing +removed planJMQ	nothing +settled dayLMN
nothing +settled endMMN	nothing dayMMN	nothing endMMN	nothingMMN	now $LLN	nowMLN	number #JMQ
numberLMN	numbersPMK	nurseryOML	o'clock $LMN	o'clockMMN	oMMN	of # $LLN	of #LMN	of aLMN
of it $NML	of itNML	of them $JMP	of themKMO	of ~verb $NML	of ~verbMMN	off $MLM	offLMN
office $MMN	officeMNM	oh $KMO	oilNMM	ok $LMN	ok ~verbMLN	okNMM	oldMNL	omaOLK	on $KMO	on aKMO
on myNLM	on the #NOK	on the ~verbMLN	on theMMN	on ~verbOMK	once $OMK	onceKMO	one $LMM
one moreKLP	one ofJMQ	one thingNMM	one ~edLMN	one ~ingLMN	one ~verbNLM	oneMMN	onesMMN	only #LLO
only $LLN	only ~verbKLP	onlyLMN	ootOLK	open $MLN	openLLO	opens at #JMP	opens atJMP	orLMN
order $MLN	orderNML	orderedLMN	osPMJ	otherwiseEMV	out theOMK	ovenNLM	over theONJ	overKMO	ownKMO
paLLN	packNQH	pagarMPJ	page #KLP	pageOKL	pages $LLN	paid $KMO	paint thePLK	paintKPL	papaOLL
paper $OMK	paperOML	paraLOK	parcelOLL	park $KMO	parkLMN	parkingQMI	passPMJ	passedMMN	passportKPM
pastNML	pauseMMN	pay theOMK	payMML	pendingOLK	people $OMK	peopleNMM	perMKN	phone theLNM	phoneNMM
photoNLL	photosQLI	physioQMJ	pick upNML	pickMNL	place 0 add dayNLM	place 0 add endLJP
place 0 add planMLM	place 0 nothing dayLMN	place 0 nothing endMLN	place 0 nothing planLMN
place 1 add dayOLM	place 1 add endLMM	place 1 add planNLM	place 1 nothing dayLMN
place 1 nothing endMLN	place 1 nothing planMLN	place 2 add dayLNM	place 2 add endLPK
place 2 add planNML	place 2 nothing dayNML	place 2 nothing endLNM	place 2 nothing planNLM
place 3 add dayLOL	place 3 add endLNM	place 3 nothing endLNM	place 4 add dayJMP
place 4 add endKNM	place 4 add planLMM	place 4 nothing dayLMN	place 4 nothing endLNM
place 4 nothing planNML	place 5 add planLMN	place 5 nothing dayLMN	place 5 nothing endLMN
place 5 nothing planNLL	place 6 add planMLN	place 6 nothing dayLMO	place 6 nothing endLMN
place 6 nothing planKLO	place 7 nothing dayLMO	place 7 nothing endMLO	placeSMG	plan $OLL	playKIR
please $LLN	please addNMM	please putNOI	please ~verb ~verbNLL	please ~verbNNK	plentyLMO
plumberNML	plus ~verbOMK	plusKMO	pm $LMN	pmMLN	po $MLN	poHOO	post officeNLL	post theOMK	postLMN
pourPLK	practiceMLM	prayLLN	prepIMQ	priceNML	print theJMP	printNLM	profPMJ	promisedOLK	properOMK
pumpPMI	put downMNL	putOMK	queLLO	queueNML	quietNLM	rainLLN	ranLMN	rangKMO	ratherJLP	raviOML
re :NMM	reLOL	readNLM	readingLMN	readyKMP	recogerRMH	redMMN	remind meNML	renewLPL	rentLOL
reply toNML	replyMLN	report $LPI	reportLOL	rest $RMH	restKMO	restockNML	resultsION	returnOMK
reviewNML	right $MMN	rightNMM	ring $JLQ	ringNML	roll $OML	rollsNML	roofMLM	room $NML	roomLMN
rotaNNK	roundMNM	runMMN	saOLL	saidLLO	same $KMP	sameKLO	sandNLM	satJMP	saturday $LMN	saturdayLLN
sawNLM	say $LLN	sayLNM	says ~verbMMN	saysMLN	school $JNP	school runLMN	school ~verb $LMN
scratchMMN	seGLS	secondLMM	see $KLO	see ifOMK	see theJLQ	seeKMN	seenKMO	sellKLO	sendNML	sentIMQ
serviceOLL	setOMK	sevenIMQ	shallLMO	she ~verbLMN	she'sMMN	sheLMN	shedNMM	sheetsNMM	shelfIQL
shiftJMP	shoeQOH	shoesOML	shop $KMO	shopKMO	short $NLM	shortLLO	shouldNML	showerPLJ	shutMMN
sickLMN	side $NLM	sideMLM	sign theNML	signNML	signedLMN	since # $KMO	since #JLP	sinceKMO	sirIMR
sisterOMK	siteLOM	sittingLMN	six $KMO	sixMMN	sizeOLL	skipOML	sleep $MMN	sleepNLM	sleptKMP
slidesPMK	smallNLL	smellsLMN	so $KMP	so farLMN	so i'll ~verbNLM	so i'llNLM	so iNML	so it'sLMN
so noLMN	so nowOLL	so that'sLMN	so theJMP	so ~ingLMN	so ~verb theMNK	so ~verbONK	soMMN	soldLMN
someONK	someoneNMM	sonKMO	sorry $MMN	sort theNML	sortLMN	soup $NML	soupNLM	spareNLM	speak toNML
speakNMM	spokeLMN	stampsQMI	startKLP	startsHMR	states add dayNNK	states add endNLM
states nothing dayMMN	states nothing endMMN	states nothing planMLN	stationOLL	staysMLN	stepNMM
stickNML	still ~ingLMN	stillNMM	stoodLLO	stopOML	storyLLO	strikeKMO	stripMLN	stuffLLO	submitNML
sugar $NLM	sugarPLK	sunLMO	sunday $LMN	sundayLMN	sureMMN	swapNKM	sweep thePMK	sweepOMK	swimOMK
taIMQ	tableONK	tablets $RMH	tabletsQMI	taeOLL	take theLOL	takeKNN	talk toMLM	talkNLM	talkedLMN
tape $LMN	tapePLK	taxOML	taxiMLM	tea $OLL	teaOMJ	teamPKL	tellPLK	ten $LMO	ten minutesQMJ	tenMLM
testMPJ	textKNN	thanKLP	thank godMLN	thank youLLN	thankMNM	thanksMMN	that $LLO	that iOMK
that oneJMP	that ~verbGMS	that's allMMN	that's theLMN	that'sLMN	the # $KMO	the #MML	the backNML
the bank $JMP	the bankKMO	the boilerMLO	the car $OLL	the carKOM	the catJLP	the dog $KMO
the dogKLP	the door $KOL	the doorKOL	the fence $MMN	the fenceLMO	the firstJMP	the gasOMK
the gateMMN	the goodRMH	the hall $NMM	the hallOML	the kidsNML	the lastIMQ	the lineLLO
the listNML	the morningLNM	the newMLN	the oldNMM	the otherKNN	the ovenJLP	the plumberNMM
the postOMK	the rainMLN	the restJMO	the schoolLNM	the shopKMO	the sunJMP	the the ~verbLNM
the theLNM	the twoLMN	the vanOMK	the waterNOJ	the wholeLLN	the ~edOMK	the ~ing $KMO
the ~ing ~verbNML	the ~verb $LMN	the ~verb ~verbNML	theirKMP	them $LMN	themLMN	then $JON	thenLNL
there isNMM	there's theMLM	there'sMLN	thereMLN	thesisLLN	they areNML	they sayLMM	they wantLMN
they ~ed $MMN	they ~verbMMN	they'reLMO	they've ~edNMM	thingsJMQ	thinkKMO	thirdJLP	thirtyPLK
this $KMO	this isKMO	this morningOMK	this upKMO	this ~ingOMK	thisMMN	thoseJLP	three $MLM
thursday $LMM	thursdayNOK	ticketsJMP	tidy theNMM	tidyPMK	tilLMN	till theMLM	tillLMN	timeLMN
timesMLM	tipQMJ	tiredMMN	to # $NLM	to #MLN	to beLMN	to callKMO	to findRMH	to goOML	to meLLO
to myQLI	to payNML	to ringPLK	to the ~verbOMK	to theNMM	to ~verb $MMN	to ~verb aOMK
to ~verb itLMN	to ~verb theOMK	to ~verb toLLN	to ~verb ~edRMH	to ~verb ~ingHMR	to ~verb ~verbLMN
toNMM	today $LMN	today iNLL	today isNML	today'sOMK	todayMLM	tomNLL	tomorrow $KNM	tomorrowKPK
tonight $LLO	tonightNLM	too $MNL	tooNML	tookMMN	topOLL	torchNNK	trailerPLJ	trainOLL	trainingONK
treeNML	truckKPM	tryKMP	tryingLMN	tuesday $MKO	tuesdayLNM	turned upMMN	turnedLMN	twice $NLM
twiceNLL	two $LMN	two ofMMN	tyresKOL	uhrLLN	um #OMK	umMLN	unKLO	uncleLMN	under add addPMK
under add nothingLLN	under addOMK	under theLLO	under today addOML	under todayOML
under tomorrow nothingJQK	under tomorrowJQK	underLLO	untilMLN	up $MMN	up at #IRL	up atIQM
up forLMN	up theNML	up toJMQ	up withOLK	updateNLM	us $OLL	usKLO	useMLN	uurPKL	vaOJM	vanJNP
veryLMO	vetNML	visitNOJ	voorRNG	wait $JMP	waitLLP	waitingKMO	walkNML	want to ~verbLMN	wantNML
wants aQLJ	wantsMLN	warKLO	was aLMN	was theLMN	was ~edKMO	wasMLM	wash theLMN	washNML	washingNNK
watchPMK	water $NML	wayJMP	we ~edNMM	we ~verbNLM	we'll seeOKL	we'll ~verbLOL	we'llLNM
we're ~ingKMO	we'reNLL	we'veLMN	weddingLLN	wednesday $LLO	wednesdayQKL	weeMKO	week $NML	weekMNL
weekend $LNM	weekendKNO	weeks $JMP	weeksLMO	wellLNM	wentLMN	wereLMN	wetPLK	what aLMN	whatLMN
when theKMO	whenMMN	whereJLP	which isNML	whiteQLJ	whoMLN	wholeLMN	wife'sILR	wifeLMN	will beLKP
will ~verbLMN	windowOMK	wineMLM	with aOML	with herMLN	withNMM	withoutJMP	won't ~verbLLN	won'tLLN
words 1 addMLN	words 1 nothingLMN	words 2 addMLN	words 2 nothingMLN	words 3 nothingLMN
words 4 nothingMMN	words 5 addNML	words 8 addNML	words 8 nothingOML	workMMN	wouldMLN	wrapPLK
write theQMI	write toPMJ	writeMMN	wrongKMO	wroteMLN	x $HMR	xPMK	yaJOM	yardPKK	yearILR	yep $LMN
yepLMN	yes $LMN	yesNML	yesterdayIMQ	yet $IMQ	yetOLK	you $KMO	you addNLL	you for ~ingLMN
you forLMO	you putQLI	you ~verbMMN	youMMN	zero $NLM	zeroNLM	zoomPLK	zumOLK	~ed # $NMM	~ed #MMN
~ed aLMM	~ed andPMJ	~ed at #LMN	~ed atMMN	~ed byJMP	~ed forLMO	~ed fromHMR	~ed herJMP	~ed himLMN
~ed hisLMO	~ed in $OMK	~ed in theMMN	~ed it $LMN	~ed itLMN	~ed me $LMN	~ed me aLMN	~ed myOMK
~ed offMLM	~ed onMMN	~ed out $OML	~ed outNML	~ed the ~verbJMP	~ed to theMMN	~ed to ~verbNML
~ed twice $LMN	~ed twiceLMN	~ed twoKMO	~ed upNML	~ed withLMO	~ed ~ed $LMN	~ed ~edLMO
~ed ~ing $NMM	~ed ~verb $NML	~ed ~verbNML	~ing #NMM	~ing aOMK	~ing againKMO	~ing andNOJ
~ing at #LMN	~ing atNML	~ing downKMO	~ing elseNML	~ing forMLN	~ing fromKLP	~ing in theKMP
~ing inJMP	~ing isKMO	~ing itLMN	~ing meMMN	~ing myNML	~ing nowLMN	~ing on theLMN	~ing onLNM
~ing sinceLMO	~ing theNLL	~ing thisLMO	~ing toLMN	~ing upLNM	~ing withPLJ	~ing ~edMMN
~ing ~verb $OMK	~ing ~verbNML	~verb # $MLN	~verb :MLM	~verb ? $MMN	~verb ?MMN	~verb a ~verbMOK
~verb aLMN	~verb aboutLNL	~verb afterLLO	~verb againLLO	~verb allJLP	~verb andLLN	~verb asLLO
~verb at theOML	~verb atMMN	~verb beforeMLN	~verb by #NMM	~verb dadOML	~verb down ~verbLOL
~verb downMNL	~verb eggsPMJ	~verb for theLMO	~verb fromMNL	~verb god $LLN	~verb godMLN
~verb herLLO	~verb himOLL	~verb hisOML	~verb homeOMK	~verb iNML	~verb ifOMK	~verb in theLLN
~verb it $LMN	~verb itMMN	~verb likeOLK	~verb lunchMNL	~verb me ~verbNML	~verb meLMN
~verb moreOMK	~verb mrsNML	~verb mum $NML	~verb mumNML	~verb my ~verbKMO	~verb myNML
~verb newNQG	~verb ofNML	~verb off $ILQ	~verb officeNML	~verb on $KMO	~verb on theKNN
~verb oneMLN	~verb out theNML	~verb outOMK	~verb pleaseJLQ	~verb sheetsNLL	~verb thatMLN
~verb the #NMM	~verb the bankNML	~verb the plumberNLM	~verb the ~ingLMN	~verb the ~verbNML
~verb them $MLM	~verb thisNLM	~verb to ~verbLMN	~verb twoMNL	~verb up $KMO	~verb up theNML
~verb upNML	~verb wasLMN	~verb with theOML	~verb withLMO	~verb you $KMO	~verb you forKMO
~verb you ~verbOMK	~verb youMLN	~verb ~ed $PMK	~verb ~ing $NMM	~verb ~verb #LMN
~verb ~verb forPMJ	~verb ~verb theMMN	~verb ~verb upKMO	~verb ~verb ~verbNMM`;
