/** Data: what replies mean as a whole, as `npm run train` learnt it. */

export const itemOpinions = `deferred done dropped none
addsMMKJ	after deferred togetherJRJH	after deferredKLGM	after done togetherKNML	after doneLKMM
after droppedNNNH	after none togetherLMLK	after noneMKML	after open togetherLLGM	after openJNHN
askedKOKK	before # $KMLM	before #KNLL	before $LMML	before +deniedKNLM	before +finishedKMKM
before +partlyKLHO	before +settledLMML	before =0NLFL	before =1JMNL	before =2NPMI	before ^ #LKLO
before ^ noLKMO	before ^ ~ed itKLIO	before ^ ~edMKGP	before ^ ~ingLOLK	before ^ ~verbLIJR
before ^LMML	before aKLJO	before biasLMML	before inIKMQ	before itKNLL	before meLSLG
before noLKMO	before notKPKJ	before nowLOLK	before ofLKKP	before outLLMM	before thePIKO
before twoLEIT	before up $MKLO	before upJHHS	before ~ed $KMIN	before ~ed itLMIN	before ~edOOIL
before ~ingKMKN	before ~verbKMIN	covers 0 dayKLNM	covers 0 endNMMK	covers 1 dayLNJM
covers 1 endLMLL	covers 2 dayJLLN	covers 2 endJPHL	covers 3 dayMLLM	covers 3 endMLKN	dayLMMN
done beside 0 dayMMLL	done beside 0 endLNKM	done beside 1 dayLMKM	done beside 1 endLNML
done beside 2 dayILMN	done beside 2 endNJLN	done beside 3 dayMIMR	done beside 3 endMPMJ
firstLOLL	further onMKNN	in ! ! !MPMJ	in ! ! $MOMK	in ! !MOMK	in ! $JOKM	in !JOKM	in # $JJNO
in # ITEM $KNLL	in # ITEMLPLK	in # minILKN	in #KLLN	in +denied endKGMO	in +deniedKGMO
in +finished dayMLMN	in +finished endLLMO	in +finished+partly endLLMP	in +finished+partlyLLMO
in +finishedLLMO	in +future dayNINM	in +future endKLKN	in +future+settled dayLLLN
in +future+settledLLLN	in +futureNIMN	in +later dayLMLM	in +later endOJKM
in +later+future endQIKJ	in +later+futureSIKH	in +laterOKKM	in +partly dayLKMP
in +partly endLLLN	in +partlyLLLO	in +settled dayLMLM	in +settledLLKO	in : ITEMHUKK	in :LLML
in =0KMMM	in =1LMLM	in =2OLLL	in =3LMOJ	in ? $KMKM	in ?KMKM	in ITEM ! !MNML	in ITEM !MNML
in ITEM # $KNFL	in ITEM #GNLL	in ITEM $LMMM	in ITEM :LKML	in ITEM ? $IMIN	in ITEM ?IMIN
in ITEM VERB~edLNMK	in ITEM VERB~verbLOIK	in ITEM aNHKO	in ITEM afterQIIK	in ITEM amesemaGGMN
in ITEM are inLLMN	in ITEM are ~ingIKMO	in ITEM areJOJK	in ITEM atKHJR	in ITEM beenKMKM
in ITEM byJPJK	in ITEM canKLRI	in ITEM comingOJJN	in ITEM dahHOKL	in ITEM dayLNMM	in ITEM deKOKL
in ITEM endMNMK	in ITEM foiLQLJ	in ITEM forHDSN	in ITEM fromHKGP	in ITEM haNRKI	in ITEM hadGRLK
in ITEM hasKJPM	in ITEM haveLQIJ	in ITEM here $MNML	in ITEM hereMNML	in ITEM i ~verbONIJ
in ITEM i'll ~verbKLLN	in ITEM i'llKLLN	in ITEM i'mKNLM	in ITEM iLNNJ	in ITEM in theLMJN
in ITEM inKPIL	in ITEM is #JMLN	in ITEM is aILMO	in ITEM is inJLLN	in ITEM is onJLLO
in ITEM is ~ingJNLL	in ITEM isKOJL	in ITEM left $LLKP	in ITEM leftLLKP	in ITEM liegtJNJM
in ITEM likeMSIG	in ITEM loLMML	in ITEM lookIRKI	in ITEM manHIIR	in ITEM needsLJLO
in ITEM niHNIM	in ITEM nowJNKM	in ITEM officeMJLP	in ITEM on $MOMK	in ITEM onLNJK
in ITEM oneLKKO	in ITEM saysLQKI	in ITEM soIHIR	in ITEM theGMGN	in ITEM tonightLLLN
in ITEM untilKNMM	in ITEM wantsKJNN	in ITEM warKMJM	in ITEM was aLPMJ	in ITEM wasKMJN
in ITEM whenOGGM	in ITEM withKQIJ	in ITEM ~edHOMJ	in ITEM ~ing $LPJI	in ITEM ~ingNJMM
in ITEM ~verb ITEMLQII	in ITEM ~verb ~verbQLHK	in ITEM ~verbLMNL	in ITEMMNMM	in VERB $ endPKJG
in VERB $OMJF	in VERB dayLNJK	in VERB endNMKE	in VERBNNJJ	in VERB~ed endLOLL
in VERB~ed me firstLNLL	in VERB~ed meLNLL	in VERB~edLOLK	in VERB~ing $ dayLOJK	in VERB~ing $IPJK
in VERB~ing ITEMIOLL	in VERB~ing dayNJIM	in VERB~ing endKOKM	in VERB~ingNMJL
in VERB~verb $ dayKMIN	in VERB~verb $ endKNNL	in VERB~verb $KNLM	in VERB~verb ITEM dayJNNK
in VERB~verb ITEM endMKJO	in VERB~verb ITEMKLMM	in VERB~verb dayMLNL	in VERB~verb endJMLN
in VERB~verb inJHFS	in VERB~verb is endJNJM	in VERB~verb isKNJM	in VERB~verbKLNL	in ^ # ITEMKMLM
in ^ #ILKO	in ^ ITEM !MNML	in ^ ITEM #ILMN	in ^ ITEM $LMMM	in ^ ITEM :MMKM	in ^ ITEM ?LMLM
in ^ ITEM VERB~edLNMK	in ^ ITEM VERB~verbLOIK	in ^ ITEM aHMKM	in ^ ITEM areLLJO	in ^ ITEM atKHJR
in ^ ITEM beenKMKM	in ^ ITEM byLOLK	in ^ ITEM dahJLKN	in ^ ITEM deLSLH	in ^ ITEM haNPJJ
in ^ ITEM hadLPLK	in ^ ITEM hasKLIO	in ^ ITEM hereMNML	in ^ ITEM i'llKLLN	in ^ ITEM iHNKO
in ^ ITEM inKPLK	in ^ ITEM isMMJM	in ^ ITEM liegtJNJM	in ^ ITEM likeMSIG	in ^ ITEM needsLJLO
in ^ ITEM nowJSJH	in ^ ITEM officeMJLP	in ^ ITEM onHKJP	in ^ ITEM oneLKKO	in ^ ITEM saysLQKI
in ^ ITEM soIJIQ	in ^ ITEM tonightLLLN	in ^ ITEM wantsKJNN	in ^ ITEM wasLLJN	in ^ ITEM ~edILNM
in ^ ITEM ~ingJKMO	in ^ ITEM ~verbMNML	in ^ ITEMLNLL	in ^ VERBOKJL	in ^ VERB~ingNLJL
in ^ VERB~verb $JIIR	in ^ VERB~verb ITEMLNNJ	in ^ VERB~verbNNMH	in ^ a ITEMGNKL	in ^ aLMKL
in ^ all barLFJR	in ^ all butLMMM	in ^ all exceptOJKL	in ^ all ~edMMMN	in ^ allLMLN	in ^ andNPIF
in ^ as forKKNL	in ^ asLIPK	in ^ de ITEMJOJL	in ^ deIOJL	in ^ didMMMN	in ^ die ITEMLJPJ
in ^ dieLJPJ	in ^ doneMKMP	in ^ el ITEMGOKL	in ^ elGOKL	in ^ everythingNKMM	in ^ fourINLL
in ^ gotLOML	in ^ i'llNJKN	in ^ i'm onMLMN	in ^ i'mKIKQ	in ^ iNGKP	in ^ il ITEMNMLK	in ^ ilNMLK
in ^ la ITEMIINN	in ^ laIINN	in ^ lasINJM	in ^ le ITEMLMML	in ^ leLLMM	in ^ los ITEMOQLF
in ^ losOQLF	in ^ o ITEMLNIM	in ^ oLNIM	in ^ only ITEMMLMN	in ^ onlyMLMN	in ^ ringKIJR
in ^ the ITEMOKLM	in ^ the VERB~verbKNOI	in ^ theNLOK	in ^ whatLLNK	in ^ ~ed allLLMO
in ^ ~ed theMKMO	in ^ ~edMJMP	in ^ ~ing barMLMN	in ^ ~ing butNLMM	in ^ ~ingNJJN
in ^ ~verb ITEMJKJP	in ^ ~verb toLLLN	in ^ ~verbGLKR	in a ITEMHOKL	in a laQJKE	in aMNGM
in aboutNFON	in afterNEIP	in again $FLJO	in againKOKL	in all barLMIM	in all but theLKMO
in all butLKMO	in all except ITEMJLLP	in all exceptOJLM	in all ~ed exceptLMMN	in all ~edMJMQ
in allKMLN	in amMMIM	in amesemaGGMN	in anKPKL	in andKMIN	in apart from theMJMP	in apart fromLIMQ
in apartLJLQ	in are inLLMN	in are ~ing $IKMO	in are ~ingIJLQ	in areJNJM	in as forKKNL
in as we ~verbMMLM	in as weMMLM	in asKJNO	in at # $KNKM	in at #KQKI	in at ITEMKOKL
in at the ITEMKLKO	in at theKPKK	in atKKKO	in backJKON	in bar ITEM $NKLL	in bar ITEMNKLL
in bar the ITEMKLMO	in bar theKNKN	in barLMKN	in beMJNL	in beenKQNH	in before theMMKL
in beforeLNJK	in bringJJLQ	in busMTKF	in but ITEM $JLMP	in but ITEMJLMP	in but the ITEMNLMM
in but theMKMN	in butJNGN	in buyPIHM	in byHKJP	in canHNNL	in closeMILQ	in closedQCNJ	in comeHLLP
in comingNKJM	in da ITEMGOHL	in daGLHO	in dahHOIM	in de ITEM $NFJQ	in de ITEMMJJO	in deKMLM
in derIKLN	in diJMFN	in didMMMN	in die ITEMLJPJ	in dieLFOO	in do atMOLK	in doJOLL	in doingMKPI
in done barMMMN	in done exceptMMMN	in doneLLMN	in downNMIL	in duGKLR	in el ITEM $FOHM
in el ITEMNKIN	in elMLIM	in everything barMLMN	in everything butNLMM	in everything exceptMMLM
in everythingNKMM	in except ITEM $JLLQ	in except ITEMJLLQ	in except le ITEMMLMN	in except leMLMN
in except the ITEMNLLM	in except theNLLM	in exceptNJLO	in fire $LHLR	in fireLHLR	in first $KMGN
in firstLOHK	in five $MEMU	in fiveMILQ	in foiLQLJ	in for ITEM $KLJO	in for ITEMKLJO
in for the ITEMJINQ	in for theFPIL	in forNNKJ	in fourJNGN	in friday $OJKM	in fridayOJKM
in fridge $LNJM	in fridgeLNJM	in from ITEM $KNLM	in from ITEMKNLM	in from the ITEMMJMP
in from theOFHQ	in fromNOIK	in fullGOIM	in getISJH	in go $MJMP	in goMFJT	in goingJKPK	in gotKNIM
in haKKIP	in hadKTJE	in hall $LMLN	in hallLMLN	in has the ITEMLPNH	in has theLPNH	in hasKMOK
in haveLSJG	in heMMHN	in herKOOI	in here $MSLG	in hereFQKK	in hisJOIJ	in homeLMLO	in i ~edKILP
in i ~verbMLHM	in i'll doKOLL	in i'll ~verb atMOLK	in i'll ~verbLNLL	in i'llMMLM
in i'm on theMIMQ	in i'm onMIMP	in i'mHPIM	in iLNLL	in il ITEM loMAMO	in il ITEMNMLK	in ilOMLJ
in in ITEMGJIQ	in in deOLKL	in in the hallLMLN	in in theLMJM	in inMLIN	in is #JPIJ	in is $KOGL
in is aIHKS	in is atKQKI	in is in theJLLO	in is inJLLO	in is onJLLO	in is ~ingJNLL	in isMLJM
in it $LJRF	in it forKLOI	in it'sISKH	in itIPPH	in jeFLIP	in jetztKRGI	in justIJLQ	in kind $MNLL
in kindMNLL	in la ITEM $MKNL	in la ITEMOJML	in laNKLK	in las ITEMKLJO	in lasINJN	in lastKLGP
in late $IFQN	in lateJGPN	in le ITEM $NGIO	in le ITEMLMML	in leLLMM	in leaveKGPN	in left $MJLQ
in leftJILR	in liegtJNJM	in like aIKGP	in likeFKRJ	in loLMML	in lookJPJK	in los ITEMMJKP
in losMJKP	in lotLOLK	in manIIHR	in masukSHIM	in me $HLGO	in me first $LNLL	in me firstLNLL
in meENOL	in miIONH	in minILKN	in mondayKOJM	in moreNPKI	in morning $OMLJ	in morningOMLJ
in mustLILP	in myJMNK	in naMMMI	in needsJHJR	in newHJNM	in nextLNFL	in niININ	in nightMNLM
in noJOKK	in now $KMIM	in nowKKJO	in o ITEM $RDKK	in o ITEMNMIL	in oLKNL	in of #KDMU	in ofJMLN
in offHJFQ	in officeMJLP	in oldLKOM	in on $KOMK	in on ITEMIFQJ	in on the ITEMJMMO	in on theHLLP
in onKNKL	in oneLKLN	in only $IMJP	in only ITEMMLMN	in onlyMIKP	in op deHNJM	in opHKJP
in outHTIG	in overLMHN	in paPFGP	in ringNIJN	in saidKRHI	in sameOIGN	in satHQII	in saveLLMN
in sayINJL	in saysMKOM	in seKIPN	in shopQKJK	in short $JJJP	in shortJJKP	in si ITEMPKHG
in siPKHG	in siapJKKP	in sinceKNNK	in sixKLJP	in soQIMM	in speak $MMLM	in speakMMLM	in startLMKN
in tenGHNP	in thatJLGP	in the #IQHJ	in the ITEM $MNJM	in the ITEM iPHQI	in the ITEM inJFKT
in the ITEM isFJKQ	in the ITEM wasGQJJ	in the ITEM ~verbLMJO	in the ITEMLLMN	in the VERBNMKI
in the VERB~verb $KGPN	in the VERB~verbKJON	in the hall $LMLN	in the hallLMLN	in the ~ing $PILL
in the ~ingPILL	in the ~verb $KNIL	in the ~verbLOIK	in theMNMK	in thereNPJL	in theyLGKR
in thingMHLQ	in thisIIGT	in threeINHM	in tillKOIL	in timeHLJQ	in titleJGKR	in to ITEMOOKH
in to theJQNH	in to ~verbLMLN	in toKGMQ	in todayMMGK	in tomorrowMMLM	in tonightLLJO	in tooINQG
in tuesdayONLI	in two $MIMQ	in twoJLHP	in untilHNFQ	in upGNIM	in veryIRIJ	in waitLOJK
in waitsQBCK	in wantJMKN	in wantsKIPM	in warJQIK	in was aLPMJ	in was atKMKM	in wasJQLI
in wayKIJQ	in we speakMMLM	in we ~verb $MMLM	in we ~verbMMLM	in weIOLL	in weerGMHO	in whatKJLO
in whenPFGM	in whoJGGT	in will ~verbNPIJ	in willMOIK	in with theLKKN	in withLMOI	in workOGLO
in writingMOKK	in yetHFKT	in youDOIM	in ~ed $HLIP	in ~ed all exceptLMMN	in ~ed allLLMO
in ~ed atKNLM	in ~ed exceptLMMN	in ~ed meMOMI	in ~ed theMKMO	in ~ed withMKNK	in ~ed ~verbLMMO
in ~edLMLL	in ~ing $LOKK	in ~ing ITEM $IOLL	in ~ing ITEMILLP	in ~ing asMHMR	in ~ing bar theLLMN
in ~ing barMLMN	in ~ing but ITEMJLMP	in ~ing but theOLML	in ~ing butNLMM	in ~ing except theMMLM
in ~ing exceptMMLM	in ~ing itJKPO	in ~ing onJLJO	in ~ing the ITEMLKMO	in ~ing theLILQ
in ~ing toKHON	in ~ing ~verbJOLO	in ~ingMLLN	in ~verb #GTGG	in ~verb $JKMN	in ~verb ITEMHPOH
in ~verb at #MMIM	in ~verb atMLKN	in ~verb forMLMM	in ~verb fromJQKI	in ~verb inNILN
in ~verb itLTCJ	in ~verb the ITEMJLMP	in ~verb theJOLM	in ~verb to ~verbLLLN	in ~verb toLJOL
in ~verb ~verb $OGLM	in ~verb ~verbNKML	in ~verbKLMN	named againMJQK	of 2NLKM	of 3LMMM	of 4HRIK
says hardly deferred dayJJHP	says hardly deferred endNKML	says hardly deferredNJKN
says hardly done dayJOJM	says hardly done endMMJL	says hardly doneLNJM
says hardly dropped dayIMOL	says hardly dropped endJLNJ	says hardly droppedHLOL
says hardly none dayLNML	says hardly none endKNJM	says hardly noneLMLM	says hardly open dayNKIM
says hardly open endLMKL	says hardly openMLJM	says likely deferred endJNHM
says likely deferredJOHL	says likely done dayMNOH	says likely done endJRHL	says likely doneLRLI
says likely dropped dayMJMP	says likely droppedMJMP	says likely none dayLIPM
says likely none endJPJK	says likely noneKMNL	says likely open dayLMJO	says likely open endMIMO
says likely openLKLO	says maybe deferred dayPKHK	says maybe deferred endPLJJ
says maybe deferredQJHJ	says maybe done dayKOLL	says maybe done endKMJM	says maybe doneKNLM
says maybe dropped dayKNIL	says maybe droppedJOLK	says maybe none dayNMJM
says maybe none endKLNL	says maybe noneMMML	says maybe open dayJMIP	says maybe open endNMLJ
says maybe openLNJM	says surely deferred dayNGLM	says surely deferred endLNKL
says surely deferredNMLK	says surely done dayLMLN	says surely done endKRLG	says surely doneLRKI
says surely none dayNNMJ	says surely none endHKMO	says surely noneLLNK	says surely open dayKJLR
says surely open endOLLL	says surely openNKLN	sharedIOLL	then ! $KOMJ	then !KOMJ	then # # $PMMH
then # #POLF	then # $PLIL	then # :JGLQ	then # of #KOML	then # ofKOML	then #LLKO	then $MLNL
then +denied+laterPLLK	then +denied+removed+futureKNMK	then +deniedLIMO	then +finished+laterQKGI
then +finishedMKLM	then +futureRGLN	then +later+futureOKPH	then +laterTJLG	then +partlyJIJR
then +removedJKPI	then +settledNOLI	then :GELT	then =0LLLM	then =1NLLM	then =2LMPJ	then =3LNLL
then ? $JNIL	then ?JNIL	then ^ # #JSLI	then ^ #IRHK	then ^ aKIIR	then ^ allLSLG	then ^ andPKIN
then ^ askMLLN	then ^ dieOJGN	then ^ goneLPLK	then ^ he'sIQKI	then ^ heKKLO	then ^ i ~edIILP
then ^ i ~verbMLPK	then ^ i'll ~verbMJLP	then ^ i'llMJLP	then ^ i'mJGIT	then ^ i'veMKLN
then ^ iJLNL	then ^ ichLNIN	then ^ itKMMM	then ^ jeKKIR	then ^ myIINN	then ^ no needKNMK
then ^ noOMPF	then ^ onRIHH	then ^ oneJKHO	then ^ onlyJIJR	then ^ she'sIFPN	then ^ sheLRMH
then ^ so ~verbJJOL	then ^ soMMLK	then ^ that'sJPIL	then ^ theQOKG	then ^ they ~edMLNK
then ^ theyJNLK	then ^ tomorrowKQHJ	then ^ twoKPGK	then ^ we ~edJOKL	then ^ weLNLL
then ^ whichJNMN	then ^ ~ed $KLLN	then ^ ~ed atLNKL	then ^ ~edJNKM	then ^ ~ingMMIL
then ^ ~verb theMKMO	then ^ ~verbHOMM	then ^MLNL	then a ~verbOMHK	then aNLJN	then about theJOKL
then aboutJOKL	then addsIIOP	then afterUGHE	then againKIMQ	then allGOJO	then already $KGOO
then alreadyKLOK	then anISGH	then and ~edINIL	then andILNN	then anotherIJNM	then are ~edHQIJ
then areIMJN	then asJJIP	then askMLLN	then at # $ORLF	then at #MMLK	then atLMIM	then backLIMQ
then biasMLNL	then bien $KPLJ	then bienKPLJ	then boyGOHN	then buyINLL	then byHOIL	then callRJIJ
then canLOMJ	then copies $JQKI	then copiesJQKI	then dayGJON	then deGGPO	then dieJEPN
then dogJULF	then doneILKO	then elFNFO	then farLIKQ	then firstIPHM	then for theMNLL	then forKLLN
then friday $OLKJ	then fridayOIKM	then fromKNHO	then getLGIQ	then go $LGLS	then goLNGM
then godLQLJ	then goneLPLK	then goodKLJN	then gotOKLK	then hadINFP	then hasHMJP	then haveKMMN
then he'sIQKI	then heLLJN	then herNRLL	then hisOFRF	then i haveJMML	then i ~edIKLO
then i ~verb ~edNNNJ	then i ~verbMKNL	then i'll ~verbMJLP	then i'llMJLO	then i'm ~ingMPIJ
then i'mKIIQ	then i'veMKLN	then iJOMJ	then ichLNIN	then in theLOHL	then inGRJJ	then isOMFL
then it $LHPM	then it'sPJKL	then itJJQM	then jeKKIR	then laJIMO	then leKFGT	then lesHNNK
then likeJTHG	then machineOJKM	then meGMKO	then minutesJRJI	then monday $OKLL	then mondayLJLO
then moreKKJO	then myIJMO	then naISKH	then need to ~verbKNMK	then need toJLKP	then needJNJN
then nextNJQH	then night $JQJJ	then nightJRJI	then no need toKNMK	then no needKNMK
then no ~verbIGJQ	then noMJNM	then notNKHO	then now $NMKK	then nowMRJF	then oHQIJ	then of #KOML
then ofJLFP	then offJGJT	then on theIOKL	then onOKHN	then oneJOFL	then onlyIJIQ	then openMNIJ
then out $LHNN	then outLJMO	then over $LLKP	then overKMKO	then paJFHU	then page #KNML
then pageKMHN	then passedJLLN	then pleaseILJO	then putMFQM	then ringMLIO	then saturday $OLLL
then saturdayRHKJ	then saysQHJN	then seeNODM	then she'sJHNM	then sheKNJN	then shutNHKN
then so farKIKQ	then so ~verbJJOL	then soMLLK	then tenKLMO	then that'sJPIL	then the ~verb $LRMH
then the ~verbKMLN	then theOKJN	then themLNJL	then there $GIQL	then thereNIQL	then they ~edMLNK
then theyJNLK	then thisIKQJ	then threeJIIQ	then throughJMLO	then thursdayOPHD
then to ~verb $KMNK	then to ~verbLOMI	then toKOLI	then tomorrow $OJLM	then tomorrowONIJ
then tooSGFH	then tookMPIK	then triedLKKO	then twentyJQJG	then twoGOIM	then up $MLMK	then upMLMM
then waitingMKMO	then we ~ed $INLM	then we ~edJOKL	then weMLLM	then wednesday $RIKI
then wednesdayRIKI	then weekTIIF	then weeks $MHKR	then weeksMHKR	then whenOFKS	then whichJNMN
then withJMHO	then yetKGIS	then youJPNI	then ~ed #INLM	then ~ed $LNIM	then ~ed at #JLKN
then ~ed atKHKS	then ~ed itGOGM	then ~ed meMPMK	then ~ed throughJMLO	then ~ed toNPJG
then ~ed ~verbJTKF	then ~edNMJL	then ~ing $ONIK	then ~ing itLHHR	then ~ing onLHJS	then ~ingKMKM
then ~verb $KPNI	then ~verb aPKKJ	then ~verb atNKKN	then ~verb itMMJN	then ~verb meKLIN
then ~verb onOOMJ	then ~verb theMLLN	then ~verb ~edMINO	then ~verb ~verbKKRI	then ~verbNMJM
thenMLNL	under tomorrowNHMN`;

export const clauseOpinions = `add later none
! ! !LMN	! ! $NMM	! !NMM	! $MMN	!MMN	# ! !MNL	# #MML	# : #MLN	# amNML	# and #NMM	# atNLM
# euroLMN	# forMLN	# inMKN	# minNML	# minsOLK	# minutesMMN	# of #LMN	# ofMMN	# on theMOL	# onMOK
# pages $MLN	# pagesMLN	# pm $NML	# pmMLM	# soKMO	# to #NMM	# toNMM	# uhrLLN	# withNML
# ~ed $LMN	# ~edOMK	# ~ingNML	# ~verbMNL	+denied+laterMLN	+denied+removed+futureNLM
+denied+removedOLL	+denied+settledLMN	+deniedMMN	+finished+deniedMMN	+finished+futureNML
+finished+laterMJP	+finished+settledNLM	+finishedMMN	+future+settledOMK	+later+futureLNM
+laterLNM	+partly+deniedLMN	+partly+futureNMM	+partly+settledMMN	+postponedMKN	+removedLNM
: # $LLN	: #MLN	: ~verb theKPL	: ~verbMNL	:NNK	=0MLN	=3OML	=4PMJ	=5PMJ	? $MLM	?MLM	^ # #LLN
^ # $LLN	^ # :LMN	^ # ~edNLM	^ # ~ingLMN	^ # ~verbKOM	^ #MMN	^ a ~verbKMO	^ aMLN	^ achMLM
^ actuallyLMN	^ addNLM	^ afterJOO	^ ahIMQ	^ all #MMN	^ allMMN	^ alreadyNMM	^ alsoMMN
^ and ~verbNML	^ andMNL	^ asMNM	^ askMMN	^ at #ILQ	^ atNLM	^ backJLP	^ bankMLM	^ becauseIMQ
^ bedOLK	^ beforeHLS	^ blessLMN	^ bookMNM	^ bossOML	^ bothLKP	^ bringOMK	^ busQMI	^ butNLL
^ buyNMM	^ c'estIMQ	^ can't ~verbKLO	^ can'tLLO	^ cancelLMN	^ carryPMI	^ chargeNML	^ chaseNML
^ checkNOJ	^ cheersKMO	^ clearNML	^ coffeeNLM	^ collectMOK	^ comprarOPH	^ could youLMN
^ couldPMJ	^ countNML	^ cutMLN	^ deKLP	^ dentistQMI	^ derQLJ	^ didNML	^ dieLLO	^ doLMN
^ don't ~verbNML	^ doneLMN	^ dropLMN	^ eatNML	^ elHOO	^ emailNLL	^ everythingJMQ	^ feedNLL
^ feelingLMN	^ findNNK	^ fineLMN	^ finishNML	^ firstNLM	^ fixNML	^ forLMN	^ foundLMN	^ fuelLMN
^ getMNL	^ givePMJ	^ goKMO	^ godNMM	^ good nightMMN	^ good ~ingLMN	^ goodLMN	^ goodnightMLN
^ gotta ~verbOML	^ gottaLMN	^ groceriesKMO	^ gymMOJ	^ haLMN	^ hadLMN	^ haveMMN	^ he'llLLO
^ he's ~edLMN	^ he's ~ingLMN	^ he'sLMN	^ heMLN	^ helpOML	^ herLQJ	^ hiNMM	^ hisPLK	^ i amLMN
^ i mustOLL	^ i needOML	^ i wantOMK	^ i ~verbLMN	^ i'd likeNML	^ i'dOMK	^ i'm inJMP
^ i'm ~ingNML	^ i'mLLN	^ i've aJMP	^ i've ~edLMO	^ i'veMMN	^ iceNML	^ ichKLP	^ ifMLN	^ ilIMQ
^ in theLMN	^ inLMN	^ insteadPMK	^ invoiceJLP	^ ironOMK	^ isJMP	^ it's ~ingLMN	^ it'sLMN
^ j'aiLLO	^ jeMLN	^ just ~verbOML	^ justNML	^ keepLMO	^ kidsJLP	^ laHMR	^ laundryMPK	^ leGLS
^ let'sLMN	^ letKMP	^ listONK	^ llamar aNML	^ llamarNML	^ loLMN	^ lolMLN	^ longNLM	^ lovelyLMO
^ lunch withMOJ	^ lunchNNK	^ mailKLO	^ makeMMN	^ markOML	^ maybeNKM	^ meLLO	^ meetJRJ	^ miJMQ
^ mightMLM	^ mondayKOL	^ moreRLI	^ moveNML	^ mrsPLK	^ my ~verbNML	^ myMMN	^ naHLR	^ need toNMM
^ needOLL	^ newMLN	^ nextLLN	^ nightKLO	^ no $KMO	^ no needJLQ	^ no ~verbKMO	^ nobodyOLK
^ not theKMO	^ not ~ingNML	^ nothingPMJ	^ nowOMK	^ oJLQ	^ oh $KMO	^ oilLMN	^ ok $LMN	^ okLMN
^ on theJMP	^ onKMP	^ oneLLN	^ onlyOML	^ orderNMM	^ pagarNNK	^ paidNMM	^ paintKON	^ pauseNMM
^ phoneMMN	^ pickMOL	^ please ~verbNMK	^ pleaseLMM	^ plus ~verbOMK	^ plusOMK	^ postLMN	^ prayLLN
^ printNML	^ putNML	^ queJLQ	^ rainMMN	^ readMLM	^ remindNML	^ renewMJN	^ replyMMN	^ restOMK
^ restockNML	^ returnNML	^ right $LMN	^ rightLMN	^ ringNML	^ runNML	^ sameLMN	^ sandLLO
^ schoolPMJ	^ secondNNL	^ seeNLM	^ sendMNL	^ she'sLMN	^ signNML	^ sitPMK	^ sleepPMJ	^ so i'llNLM
^ so iNML	^ so it'sLMN	^ so noLMN	^ so that'sLMN	^ so ~ingNMM	^ so ~verbMNL	^ soNML	^ sorry $MMN
^ sorryLMO	^ sortLMN	^ soupNLM	^ stillLMN	^ stopPMJ	^ submitNMM	^ sweepNML	^ swimNML	^ takeONJ
^ talkNKN	^ tellPLK	^ textMOK	^ thankNNL	^ thanks $LMN	^ thanksLMO	^ that's allLMO
^ that's itMMN	^ that's theKMO	^ that'sLMN	^ the dogMKN	^ the otherMLO	^ the theLMN
^ the ~verbKMP	^ theMMN	^ thenMML	^ there'sNLM	^ thereLMO	^ they wantIMQ	^ they ~edNML
^ they ~verbKMO	^ they'reLMN	^ they've ~edLMN	^ they'veLMN	^ theyLMN	^ thirdKLO	^ threeKMO
^ thursdayLKP	^ tidyMLM	^ to ~verbNMM	^ toLMN	^ today iNMM	^ todayLLN	^ tomorrowLNM	^ tooIMR
^ tookLMN	^ twiceNML	^ upGQL	^ vetLMN	^ visitNML	^ waitOJL	^ waitingLMN	^ walkNML	^ washNML
^ watchPMJ	^ waterMLM	^ we ~edNML	^ we ~verbJMP	^ we'll ~verbLOL	^ we'llLNM	^ we're ~ingLMN
^ we'reNLM	^ we'veLMN	^ weMLN	^ wellLMN	^ what aLMO	^ whatMMN	^ which isLMN	^ whichMMN
^ will ~verbLNM	^ willMOL	^ withGMS	^ writeLLN	^ yepLMN	^ yes $HMR	^ yesIMQ	^ youKMO	^ ~ed $LMN
^ ~ed aLMN	^ ~ed andMMN	^ ~ed atLMN	^ ~ed forLMN	^ ~ed inLMN	^ ~ed itLMN	^ ~ed outKMO
^ ~ed theOML	^ ~ed toLMN	^ ~ed upKLP	^ ~ing $NMM	^ ~ing atMLN	^ ~ing elseOMK	^ ~ing nowLMN
^ ~ing onLOL	^ ~ing theLMN	^ ~ing toOMK	^ ~ing ~verbIMQ	^ ~ingMMN	^ ~verb #MMN	^ ~verb aLMO
^ ~verb atLMM	^ ~verb byLMN	^ ~verb forNLL	^ ~verb godMLN	^ ~verb herLLN	^ ~verb ifPMJ
^ ~verb inLMO	^ ~verb isLMO	^ ~verb itOLK	^ ~verb meNML	^ ~verb mrsNML	^ ~verb mumNML
^ ~verb myNML	^ ~verb ofMLO	^ ~verb offLMN	^ ~verb onKMO	^ ~verb oneOLL	^ ~verb outNML
^ ~verb thatLKO	^ ~verb themPLK	^ ~verb toMMN	^ ~verb twoNML	^ ~verb withLLN	^ ~verb youMLM
^ ~verb ~edKLP	^ ~verb ~ingMLM	^ ~verb ~verbNMM	^ ~verbNML	a dayPLJ	a laOMK	a las #MMN	a lasLMN
a line add planPMK	a line nothing dayJLP	a line nothing endKNM	a line nothing planPLJ	a lineOMK
a newOML	a properOMK	a ~edLKP	a ~ingKMO	a ~verb $LMN	a ~verbNML	aMLM	about theNML	aboutNMM
achMLM	actuallyKLP	add +denied endMKO	add +denied+future planNML	add +denied+removed planLMO
add +denied+removed+future planOMK	add +finished planLMN	add +finished+future planNML
add +future dayLNM	add +later dayJQK	add +later endLMM	add +partly+future planJMP
add +removed planMNL	add buyJLP	add callOMK	add endLNM	add pickOML	after #KMO	after $RMH
after add apart addKLO	after add apart nothingKMO	after add together addNML
after add together nothingOML	after end apart addNML	after later apart addLLO
after later apart nothingMLN	after later together addNML	after later together nothingNML
after logged together nothingRLH	after lunchLOK	after mention apart addMLN
after mention apart nothingMLN	after mention together addLLO	after mention together nothingMMN
after nothing apart addLLO	after nothing apart nothingLMN	after nothing together nothingMMN
after report apart addLLO	after report apart nothingLMN	after report together addLLN
after report together nothingLMN	after theIMQ	afterLMN	afternoon $LMN	afternoonKLO	again $MLN
againMLN	agentLLN	ahLMN	aiOKM	alOMJ	all #MLM	all theKMO	allLMN	already $JMP	alreadyLMN	also $KMO
also need toMNM	also needMML	also ~edOLK	also ~verb ~verbNML	alsoNML	am $LMN	am ~ingLMN	amKMO
an hour $LMN	an hourLMN	and # $NML	and #NML	and aMLM	and allLMN	and oneKMO	and theLMO
and ~ed $NML	and ~edKMP	and ~ingLMN	and ~verbMMN	angIPN	anotherNJO	answerNML	anythingJMP
anyway $NLM	anywayNLM	apparentlyOLK	appointmentPKK	are ~ingNML	areLMN	as # $QLJ	as #PLK	as itLMN
as well $NOK	as wellLPK	asked addNML	asked nothingNML	asking $NML	askingKMO	asleepLLN	at # #NML
at #LMM	at halfPMJ	at six $KLO	at sixNLL	at ten $LMN	at tenLMN	at ~verbMLM	ateJMP	auMLM
away $KMO	awayLMO	bLRG	babyHLR	back onLNL	back toOLL	badLMN	bagOMK	bags $KMO	bagsOLL	bakeQMJ
bandOMK	bank $LLN	bankNML	bare endLMN	bare nothingMMN	bath $OLL	bathPLJ	batteriesQMI	batteryOKL
beLMO	bed $ONJ	bedNML	been ~edLMN	beenLMN	before # $NML	before +denied+futureOLL
before +denied+laterIOO	before +denied+removed+futureLMO	before +denied+removedLNM
before +denied+settledLLN	before +finished+deniedMNL	before +finished+futureOLL
before +finished+laterMNM	before +finished+partlyNML	before +finished+settledMNK
before +future+settledILQ	before +later+futureNML	before +later+postponedNKM	before +laterLOL
before +partly+deniedIMQ	before +partlyMLN	before +postponedOLL	before +removedLMN
before +settledMMN	before ^ # #JMQ	before ^ # $NLM	before ^ # :MLM	before ^ # ~edNMM
before ^ # ~verbKMO	before ^ addNMM	before ^ ahNLM	before ^ all threeMMN	before ^ all ~edJLP
before ^ allLMN	before ^ alreadyMLM	before ^ alsoPMJ	before ^ and ~verbNPI	before ^ andKMN
before ^ as forKMO	before ^ asLMO	before ^ askOMK	before ^ atMLM	before ^ bankNML	before ^ beNML
before ^ beforeJMP	before ^ bookMOJ	before ^ both $LMN	before ^ bothMML	before ^ bringKLP
before ^ busOLL	before ^ butMLM	before ^ buyMLN	before ^ callNLM	before ^ can'tKMO
before ^ canIOP	before ^ cancelNLM	before ^ chaseLLO	before ^ checkNLM	before ^ clearNLM
before ^ collectLLN	before ^ comprarJLP	before ^ couldOMK	before ^ countQMI	before ^ dePJL
before ^ dentistOOI	before ^ didNLM	before ^ dieMKO	before ^ doLMN	before ^ don'tMLN
before ^ doneLMO	before ^ dropMLM	before ^ elOMK	before ^ elevenLMN	before ^ emailPNI
before ^ everythingHPN	before ^ feedOML	before ^ fencePKK	before ^ fetchKLO	before ^ findNPI
before ^ finishLLN	before ^ firstSLG	before ^ fixONJ	before ^ forPLK	before ^ foundOMK
before ^ fourLMN	before ^ getMOK	before ^ goOMK	before ^ goingOOJ	before ^ good ~ingRLH
before ^ goodKLP	before ^ gotta ~verbNLL	before ^ gottaNLL	before ^ haveNLL	before ^ he ~edNLM
before ^ he'sKLP	before ^ heLLO	before ^ helloLMN	before ^ helpPLK	before ^ hiNML
before ^ i mustNLM	before ^ i needNMM	before ^ i wantNML	before ^ i ~edLMO	before ^ i ~verbNLM
before ^ i'd likePMJ	before ^ i'dQMJ	before ^ i'll ~verbJMP	before ^ i'llLMN
before ^ i'm ~ingPLK	before ^ i'mMLN	before ^ i've ~edNLM	before ^ i'veNMM	before ^ iLLN
before ^ ichKLO	before ^ ifMPJ	before ^ ikMLM	before ^ ilQLJ	before ^ inLLO	before ^ invoiceQLI
before ^ isKLO	before ^ it wasMLM	before ^ it ~edLLO	before ^ it's ~ingNML	before ^ it'sMLN
before ^ itKMN	before ^ jeOLK	before ^ justNML	before ^ kidsLKO	before ^ laLLP	before ^ leLLO
before ^ lolQLJ	before ^ longHLR	before ^ lunchLMO	before ^ makeLLN	before ^ mamaPLK
before ^ meHMR	before ^ miPLK	before ^ mrMLM	before ^ mrsNML	before ^ mumLMN	before ^ myMLM
before ^ need toPMK	before ^ needOLL	before ^ neither $LMN	before ^ neitherMMN	before ^ newMMN
before ^ no $JLP	before ^ no needMLM	before ^ no ~ingKLP	before ^ no ~verbKLO	before ^ noMNL
before ^ nobodyKMO	before ^ not theMLN	before ^ not ~ingJMP	before ^ notLLN	before ^ nothingMLM
before ^ oLLN	before ^ oh $OMK	before ^ ohPLK	before ^ oilPKL	before ^ okNLM	before ^ onNLM
before ^ oneNML	before ^ onlyLMN	before ^ orderNML	before ^ paintOLK	before ^ payLMN
before ^ phoneLLN	before ^ photosJMP	before ^ pickOMK	before ^ pleaseNLM	before ^ plusLMN
before ^ putOMK	before ^ rangMMN	before ^ readNML	before ^ renewLLO	before ^ replyOMK
before ^ returnLQK	before ^ rightOLL	before ^ ringMLM	before ^ sameNLL	before ^ sandKOL
before ^ schoolOMK	before ^ scratchLMN	before ^ seeNLM	before ^ sendOMK	before ^ sentLMN
before ^ she ~edNMK	before ^ she'sLMN	before ^ sheLNN	before ^ signedLMO	before ^ skipNLM
before ^ so noHPP	before ^ so theQKK	before ^ so ~verbKQJ	before ^ soMML	before ^ sorry $NLL
before ^ sorryJLP	before ^ sortOMK	before ^ spokeLMO	before ^ stillMMN	before ^ stopLLO
before ^ submitNML	before ^ takeMMN	before ^ thanks $NLM	before ^ thanksMKO	before ^ thatNLM
before ^ the ~verbLLN	before ^ theNLM	before ^ thenMLM	before ^ there'sLMN	before ^ thereIMQ
before ^ they ~edLMN	before ^ they'reMLM	before ^ theyLNM	before ^ threeMLM	before ^ toPMJ
before ^ today iPLK	before ^ todayMLN	before ^ tomorrowLTF	before ^ tooJKR	before ^ tookLLN
before ^ twoNNK	before ^ vetPLK	before ^ walkJLQ	before ^ walkedJMP	before ^ washLMN
before ^ waterPKK	before ^ we ~edOLK	before ^ we'reNML	before ^ weNLM	before ^ wellMLN
before ^ what aMLN	before ^ whatKMO	before ^ whichMMN	before ^ writeNML	before ^ yes $MMN
before ^ yesOML	before ^ ~ed !HMR	before ^ ~ed #NNK	before ^ ~ed $MLN	before ^ ~ed inJMP
before ^ ~ed itLMN	before ^ ~ed outRLH	before ^ ~ed theOMK	before ^ ~ed toLMO
before ^ ~ed ~verbPLJ	before ^ ~edMLN	before ^ ~ing $JON	before ^ ~ing theOML
before ^ ~ing toNML	before ^ ~ing ~edPLK	before ^ ~ingLMN	before ^ ~verb #NLM
before ^ ~verb $NML	before ^ ~verb :JQM	before ^ ~verb aILQ	before ^ ~verb atLMN
before ^ ~verb forMLN	before ^ ~verb iIPN	before ^ ~verb inKNM	before ^ ~verb isLOK
before ^ ~verb itNMM	before ^ ~verb meKMO	before ^ ~verb myLKO	before ^ ~verb offLLO
before ^ ~verb outOMK	before ^ ~verb theMML	before ^ ~verb toNML	before ^ ~verb twoPLK
before ^ ~verb withJLQ	before ^ ~verb youLLN	before ^ ~verb ~edNLM	before ^ ~verb ~ingKMO
before ^ ~verb ~verbMLM	before ^ ~verbNML	before add apart addMMN	before add apart nothingNLM
before add together addNML	before iLMN	before itNLL	before later apart addMIO
before later apart nothingKKQ	before later together nothingKOM	before logged together nothingKMO
before mention apart addNMK	before mention apart nothingMOK	before mention together addKLP
before mention together nothingLLN	before nothing apart nothingNML
before nothing together addMLM	before nothing together nothingLLN	before report apart addNML
before report apart nothingNML	before report together addKLP	before report together nothingLMN
before start apart addMLM	before start apart nothingMMN	before the rainNLM	before theNML
beingOML	bellenRMI	benJMQ	betterLLO	between add add add plan falseNMM
between add add add plan trueMLM	between add add addNMM	between add add end day trueOPG
between add add end plan trueNML	between add add endNMM	between add add later plan falseNLM
between add add laterKLO	between add add mention plan trueNLL	between add add mentionNLL
between add add nothing plan falseOLL	between add add nothing plan trueMLN
between add add nothingNLL	between add add report plan trueMLM	between add add reportMLN
between add nothing add plan falseLLO	between add nothing add plan trueOLL
between add nothing addMLM	between add nothing end day trueKNN
between add nothing end end trueJQJ	between add nothing end plan falseLLN
between add nothing end plan trueOML	between add nothing nothing plan falseKMO
between add nothing nothing plan trueNML	between add nothing nothingLLO
between add nothing report day trueLMN	between add nothing report plan trueOLL
between add nothing reportNLM	between later add endOLK	between later nothing end end trueLMM
between later nothing endLPK	between logged nothing endKMO	between mention add add plan trueMLM
between mention add addMLM	between mention add end end trueLMM	between mention add mentionLLN
between mention add nothing plan trueIMQ	between mention add nothingJLP
between mention add report plan trueMLM	between mention add reportMLN
between mention nothing add plan trueNLL	between mention nothing addNLL
between mention nothing end day trueMLN	between mention nothing end end trueLMN
between mention nothing end plan trueMNL	between mention nothing later end trueLOK
between mention nothing laterION	between mention nothing mention day trueMLN
between mention nothing mention end trueMLO	between mention nothing mentionMLN
between mention nothing nothing day trueLMO	between mention nothing nothing end trueLNM
between mention nothing nothing plan trueNLL	between mention nothing report day trueLLN
between mention nothing report end trueMMN	between mention nothing report plan trueNML
between mention nothing reportLMN	between nothing add add plan trueNML
between nothing add addNMM	between nothing add end day trueOKM
between nothing add end end trueKPK	between nothing add end plan falseMML
between nothing add end plan trueMML	between nothing add endMML	between nothing add laterLLO
between nothing add mention plan trueMLN	between nothing add mentionLJP
between nothing add nothing end trueLLO	between nothing add nothing plan falseKNN
between nothing add nothing plan trueMLN	between nothing add nothingLMN
between nothing add report plan trueMLN	between nothing add reportMJO
between nothing nothing add day trueLMN	between nothing nothing add end trueLNL
between nothing nothing add plan falseLMO	between nothing nothing addLMN
between nothing nothing end day trueOLL	between nothing nothing end end trueLNM
between nothing nothing end plan falseMLM	between nothing nothing end plan trueNLL
between nothing nothing endNML	between nothing nothing later day trueLMO
between nothing nothing laterLMN	between nothing nothing mention day trueMMN
between nothing nothing mention end trueMLN	between nothing nothing mentionMLN
between nothing nothing nothing day trueLMN	between nothing nothing nothing end trueLLN
between nothing nothing nothing plan trueNML	between nothing nothing nothingMMN
between nothing nothing report day trueMMN	between nothing nothing report end trueMLN
between nothing nothing report plan trueKMO	between nothing nothing reportMLN
between report add add plan trueMLN	between report add end day truePLK
between report add end end trueLOK	between report add endNML	between report add laterOLL
between report add mention plan trueNMM	between report add mentionLLO
between report add nothing day trueJMO	between report add nothing plan trueMLN
between report add nothingKMN	between report add report end trueMKO
between report add report plan trueLMO	between report add reportKLP
between report nothing add day trueNMM	between report nothing add end trueLPK
between report nothing add plan trueNLM	between report nothing addNMM
between report nothing end end trueLMM	between report nothing later end trueLLN
between report nothing laterLLO	between report nothing mention end trueMLN
between report nothing mention plan trueKMO	between report nothing mentionMLN
between report nothing nothing day trueLMN	between report nothing nothingMMN
between report nothing report day trueLMN	between report nothing report end trueMMN
between report nothing report plan trueKMO	between report nothing reportLMN
between start add add plan falseNLM	between start add add plan trueMLN	between start add addMLM
between start add end day truePLK	between start add end plan falseNML
between start add end plan trueOLL	between start add endOMK	between start add laterOMK
between start add mention plan trueLMO	between start add mentionKMO
between start add nothing end trueLKP	between start add nothing plan falseLLO
between start add nothing plan trueLMN	between start add nothingLLO
between start add report plan trueLMN	between start add reportLLO
between start nothing add end trueMLN	between start nothing add plan falseLMN
between start nothing addLMN	between start nothing end day trueLMN
between start nothing end end trueMLN	between start nothing end plan falseMLM
between start nothing end plan trueLMN	between start nothing endMMN
between start nothing later end trueLLN	between start nothing laterOLL
between start nothing mention day trueMMN	between start nothing mention end trueMLN
between start nothing mention plan trueNML	between start nothing nothing day trueLMN
between start nothing nothing end trueMLN	between start nothing nothing plan falseLMN
between start nothing nothing plan trueLMN	between start nothing nothingLMN
between start nothing report day trueLMN	between start nothing report plan trueKMO
between start nothing reportLMN	betweenJMQ	bien $JMP	bienHMS	bigNML	bikeSMH	billPMK	binJLP
binsPMI	birthday cardNML	bitLMN	blackMLM	blessKMO	blockOLK	blueRLH	boardOLK	boilerRLI	book $MLN
book theNMK	bookNNK	bookedLMN	booksMLN	boots $OMK	bootsNML	borrowRMI	both $KLP	bothMLN	box $PMK
boxPLK	boyLMN	bread $NML	breadOMK	breakfast $JMP	breakfastNNK	bringNML	brokeMMN	brotherMNM
broughtJMP	bullet nothingMNL	butNLM	buy aQMJ	buyMML	by #NML	by noon $NML	by noonNML	by theKPL
c'estIMQ	cHLR	caLLO	cake $NML	cakeNML	call $JNO	call myMPJ	call theNML	callNMM	cameLMO	can doKMO
can youPMJ	can't ~verbMMN	can'tLMN	cancel theNOJ	cancelLNN	cancelledLMN	candles $PLK	candlesPMK
capitalLMN	car $NLL	carMNL	card $NML	card forQMI	cardNML	cards $OMK	cardsONJ	carryNMK	cashQMI
catOLK	certificateNML	ch #RNG	chJNO	change $QMJ	changeMMN	changedLMO	changesLMN	chapter #OMK
chapterPMJ	chargeOMK	chaseOMK	check $ILR	checkONJ	cheersKMO	chemistPMK	chequeUME	chiamareRLH
choirNML	churchNMM	ciNLM	class $MLN	classNLL	clean theNML	cleanOMK	cleaningLMN	clear theOMK
clearOML	clientNML	clinicKNN	closedLMO	coatIRK	coffee $MLM	coffeeNLL	coldLMO	collect theOKM
collectMOK	come $KMO	comeKLO	comesKMO	coming $LMN	comingLMN	comprarOOH	conMKO	cookOMK
could you ~verbNMM	could youLMN	could ~verbKMO	couldNML	couldn'tKLO	councilMNL	countNLM
counts $LLO	countsOLM	coverOLL	covers 1 addKLP	covers 2 addKLP	cried $MMN	crySLH	cutMLM	da $JMQ
daMLN	dad $OMK	dadNML	dasKLO	daughterNML	dayLMN	daysOLL	de laPMJ	deMLN	dearKMP	deckPMJ
defrostQMI	delNNL	demLLO	denOLK	dentistNLL	depositMOK	derLLO	desNLL	deyIMQ	diMKO	did theKMO
didn't ~verbLMN	didn'tMMN	dieNLM	diedKLP	dieselPMJ	dinner $KLP	dinnerPLK	do $HMS	do theLMN
doctorMLN	dog $LMN	dogNLM	don't ~verbMMN	doneLLN	door $MNL	doorNMK	down ~verbMOL	drROG	draftMLN
driveMLN	drivingOML	drop theLLN	dropNLM	dropsMNL	dry $LMN	dryNLM	duNLL	dueINP	dustOMK	dutyPKL
early $KMO	eatMMN	eatingMLN	eenNLL	eggNML	eggs $LMN	eggsLMN	eightMMN	elMML	eleven $NLL	elevenLMN
elseLMO	emNLL	email $KMO	email theIMQ	emailNLM	end ofMMN	enoughLMN	erstHLR	esGLS	estaJLQ	euroNML
evening $LNM	eveningMML	everyRLH	everything $QLI	everythingOML	ewesOMK	examIMQ	exceptNMM	eyeOMK
familyPMK	farMLN	fedOLL	feedMLN	feelLLN	feelingLMN	fees $NML	feesQMI	feetLLO	fence $NMM	fenceOML
fetchNML	fileOMK	filingNML	finallyNML	find theMOK	findOMJ	fine $MLN	fineMLM	finish theOMK
fireLLO	first ~verbMNL	firstLMN	fishPMK	five $NML	fix theNML	fixNML	fixedOLK	flatLMN	floor $OLK
floorOLK	flowersOPG	for #NLM	for aMLM	for askingNML	for me $LMN	for meKMO	for myLLN	for onceNML
for the ~verbMLN	for theNML	for today $IMR	for todayNML	for ~ingLMN	for ~verbLNM	forNMM
forgetNLL	forgotKMO	form $NML	formOML	forms $KMO	formsNMM	fortyJMP	foundLMN	four $LMN	fourMMN
freeILQ	fridayMNM	fridge $LMO	fridgeNMM	from theKOL	from ~verbNNI	fromNML	frontNNK	fuelPMJ
fullKLP	furPMJ	gameNLL	garageMLN	gasOMK	gate $NLM	gateMOJ	gaveLMN	get aNOJ	get theNML	get toMML
getMML	gettingOMK	girlLMN	giveLMO	gluePMJ	go toOMK	goLMN	goatKLP	god $NLM	godNLM	goesOMK
going toLMN	goingLMN	gone $LMN	goneMMN	good morningMMN	good nightMMN	good ~ingLMN	goodMMN
goodnightMLN	got aNNK	got theNML	got toNML	gotNMM	gotta ~verbOLK	gottaMLM	gradeNMM	grandKLO
grantOMK	groceriesQMI	guttersONJ	gym $KOL	gymOMK	haKMP	habenLLN	had aLMN	hadLMN	hahaIMQ
haircutRMH	halfMMN	hand $LMM	handPMJ	handsLLN	hangNOJ	happyLLN	has ~edLMN	hasLMN	hat $ULE	hatPLJ
have aNLL	have toOMK	haveLMN	havingLMO	hayNMM	he'llLLO	he's ~edLMN	he's ~ingLMN	he'sMMN	heMLN
head $OMK	headLMN	helloMMN	helpMMN	her $IMR	here $LMN	hereLMO	hetMLN	hiNML	him $QLI	himMLN
hingesKLO	his ~verbMLN	hisMMN	hoJLQ	home $LMO	homeNMM	honestKMO	hooverOML	hospitalLPK	hotMLN
hour $NML	hours $MMN	hoursMMN	house $KMP	houseKMO	howOML	hrMLM	i alsoPMJ	i am ~ingLMN	i amLMN
i canOMK	i didMMN	i don'tIMQ	i goOMK	i hadLMN	i haveMMN	i justGMS	i must ~verbOMK	i mustNML
i needQMJ	i saidLMN	i shallLMO	i shouldPMJ	i thinkLMN	i want toLMN	i wantOML	i wouldKMO
i ~ed $NML	i ~ed aLMN	i ~ed theMMN	i ~verb $MKP	i ~verb toNNK	i ~verb ~edLMN	i ~verb ~verbOMK
i ~verbLMN	i'd like toLMN	i'dLMN	i'll doPMJ	i'll ~verb theJMP	i'll ~verbMLM	i'llNLM	i'm inMMN
i'm onLMN	i'm ~ing $IMQ	i'm ~ing itMMN	i'm ~ingNMM	i've aKMO	i've gotLMM	i've to ~verbLLO
i've toOLL	i've ~edLMN	icePMJ	ichNLM	if iKMP	if theJMP	ik benHMR	ikMKN	ilNLM	in aMLN	in bedNNK
in itNLM	in myKMO	in the carNML	in the ~ingLNL	in ~verbLMN	inMMN	inboxQMJ	instead $OMK
insteadPLK	insuranceNLM	intoOMK	invoiceLMN	irNQH	ironOLL	is $OMK	is aJMP
is hardly add add dayJNO	is hardly add add planMLN	is hardly add nothing dayMML
is hardly add nothing endLNM	is hardly add nothing planLLN	is hardly addMMN
is hardly chat add endKNM	is hardly chat add planMLM	is hardly chat nothing dayLMN
is hardly chat nothing endLNM	is hardly chat nothing planNLL	is hardly helpIMQ	is hardly listLNN
is hardly tomorrow add endKNM	is hardly tomorrow add planOML	is hardly tomorrow nothing endLMN
is hardly tomorrowNML	is likely add add endLMM	is likely add add planNMM
is likely add nothing dayOLL	is likely add nothing endJMO	is likely add nothing planNLL
is likely addNLM	is likely chat add dayNKM	is likely chat add planMLN
is likely chat nothing dayMLN	is likely chat nothing endLMM	is likely chatMMN
is likely tomorrow add endLMM	is likely tomorrow add planJMP	is likely tomorrow nothing endMLO
is likely tomorrowKOM	is maybe add add dayNLL	is maybe add add planMLN
is maybe add nothing dayNMM	is maybe add nothing endMML	is maybe add nothing planNLM
is maybe addMLM	is maybe chat add dayNKM	is maybe chat add planMLN	is maybe chat nothing dayLMN
is maybe chat nothing endLMM	is maybe chat nothing planNML	is maybe helpNLL	is maybe listKNM
is maybe tomorrow add planLKO	is maybe tomorrow nothing endLOL	is maybe tomorrowLNM	is onNKN
is surely add add dayMML	is surely add add endKMO	is surely add add planNMM
is surely add nothing dayLLO	is surely add nothing planNLM	is surely addNMM
is surely chat add planMMN	is surely chat nothing dayMMN	is surely chat nothing endMLN
is surely chat nothing planLMN	is surely chatMMN	is surely tomorrow add endLNM
is surely tomorrow nothing endMOK	is surely tomorrowLNM	is ~ed $MMN	is ~edMMN	is ~ing $NMM
is ~ingNML	is ~verb theOMK	is ~verbNML	isLMN	isn'tNML	it $LMN	it forIMQ	it inKMO	it onMLN
it staysMLM	it ~ed $MMN	it ~edMMN	it ~verbNML	it's ~ingKMO	it's ~verbNMM	itLMN	itsJPN	j'aiKLO
jarsNLM	jeLLO	joPKK	job $OLL	jobNLM	just theGLS	just ~edJMP	just ~verbNLM	keepLMN	keyQLJ
keys $OMK	keysNLL	kilosLMO	kindLLN	kindly ~verbIMQ	kitQNI	kitchen $NNJ	kitchenMNK	kneeRLI
knowKLO	knowsILQ	labMPJ	lahKJQ	landlordOKL	laptopOLK	las # $NML	las #KMO	last night $MMN
last nightLMN	lastMMN	late $NLM	lateLMO	later $KMP	laterIMQ	laundry $NOJ	laundryNOK	learnOMK
leaveMLN	leavesPLK	leavingHLS	led in addNML	led in dayMMN	led in endNKN	led in nothingKLO
led in planNML	left $LQI	left 0 add dayMLN	left 0 add endLMN	left 0 add planNMM
left 0 nothing dayMMN	left 0 nothing endLMN	left 0 nothing planMLM	left 1 add endLMN
left 1 add planMLM	left 1 nothing dayMMN	left 1 nothing endLMN	left 2 add dayNML
left 2 add endKOL	left 2 add planMLN	left 2 nothing dayMMN	left 2 nothing planMMN	leftKOM	leoMLM
lesOLL	let meNLL	let'sLMN	letter $OLL	letterMLN	lettersOMK	levelKJQ	liftOML	lightOML	like aIMQ
likeMMN	line $KOL	lineMNL	list $LNM	list day ! ! $LMN	list day ! !LMN	list day ! $LMN
list day !LMN	list day # # $LNM	list day # #MNL	list day # $LMM	list day # andKMO
list day # of #LMN	list day # ofLMN	list day # ~edLLN	list day +denied+settledMMN
list day +deniedLMN	list day +later+futureKOL	list day +laterLOM	list day +settledMMN
list day : ~verbPMJ	list day :QMI	list day =0MLN	list day =2MMN	list day =3MLN	list day ? $MMN
list day ?MMN	list day ^ # #NLM	list day ^ #MMN	list day ^ aOLK	list day ^ addOLL
list day ^ alsoNLL	list day ^ andLLO	list day ^ canOMK	list day ^ fourMMN	list day ^ goingMMN
list day ^ he'sLMN	list day ^ hisKMO	list day ^ i ~verbLNM	list day ^ i'll ~verbKMO
list day ^ i'llNML	list day ^ i'm ~ingLMN	list day ^ i'mLMN	list day ^ i'veMMN	list day ^ iNML
list day ^ it'sLMN	list day ^ itMMN	list day ^ noLMN	list day ^ notMMN	list day ^ oneLMN
list day ^ pleaseOML	list day ^ she ~edMMN	list day ^ she'sMMN	list day ^ sheNMM
list day ^ so ~verbNMK	list day ^ soNML	list day ^ thankLMN	list day ^ that'sMKO
list day ^ theLMN	list day ^ theyLMN	list day ^ threeMMN	list day ^ twoLMN	list day ^ we ~edMMN
list day ^ we'reLMN	list day ^ weLMN	list day ^ whichMMN	list day ^ will ~verbLNM
list day ^ willLNM	list day ^ ~ed $LMN	list day ^ ~ed aMMN	list day ^ ~edLMN	list day ^ ~ingNMM
list day ^ ~verb $KLP	list day ^ ~verb theLLO	list day ^ ~verb youNML	list day ^ ~verb ~verbKLO
list day a ~verb $KMP	list day a ~verbMLM	list day aMMN	list day addOLL	list day afterLLO
list day again $LMN	list day againLLN	list day all $LMN	list day allLMO	list day alsoOLK
list day anLLO	list day andNMM	list day areLMN	list day asOMK	list day askLMN	list day at # $KNN
list day at #KNN	list day at theNLL	list day atLMN	list day backLMO	list day bagsLMN
list day beMMN	list day becauseLMN	list day before theLLO	list day beforeNLM	list day butKLP
list day buyLLO	list day byMLN	list day callMNL	list day cameKMO	list day canNMM	list day carMLM
list day comeLLN	list day comingKLO	list day dayLMN	list day deLLN	list day deadMMN
list day didNMM	list day dieJLQ	list day doLMN	list day doneLMN	list day down $NML
list day downNLM	list day eenKMO	list day elMMN	list day elevenMMN	list day evenLMN
list day farLMN	list day fine $LMN	list day fineLMN	list day firstLNM	list day fiveKMO
list day for theNMM	list day forMLN	list day fourKMO	list day friday $LMN	list day fromPMJ
list day getNNK	list day go $LMN	list day goNLM	list day godMLN	list day goingMMN
list day goneMMN	list day good $MMN	list day gotLMN	list day hadLMN	list day haveMLM
list day he'sLMN	list day heMMN	list day herMOJ	list day here $MMN	list day him $LMN
list day himLLN	list day hisLMN	list day homeOML	list day i ~verbLNM	list day i'll ~verbKLP
list day i'llOLK	list day i'm ~ingNML	list day i'veMMN	list day ichOLK	list day ilLLO
list day in theLMO	list day inLMN	list day is ~edLMN	list day is ~ing $LMN	list day is ~ingNMM
list day isLMN	list day it $LMN	list day justLMN	list day laKMP	list day laterKMP	list day leMLN
list day leftMLN	list day likeKMO	list day longLMN	list day lunch $KMO	list day lunchKLO
list day meMMN	list day miMLN	list day minutesLMN	list day mondayKPK	list day morePLJ
list day morningKOL	list day myLMN	list day naLLO	list day need to ~verbNML	list day need toNML
list day needOMK	list day nextNNJ	list day nineMMN	list day noMMN	list day notLMN
list day now $LMN	list day nowOMK	list day numberKMO	list day oJLP	list day of # $NML
list day ofLMN	list day offKMO	list day officeNLM	list day on $OLL	list day on theMMN
list day one $LMN	list day oneLMN	list day onlyLMN	list day out $KMO	list day out ofLMN
list day outLMN	list day over $LMN	list day overNML	list day paidLMN	list day payJPM
list day peopleNML	list day phoneKLP	list day pleasePLK	list day putOLK	list day rangKMO
list day restJNO	list day ringMNL	list day runKMO	list day saidMMN	list day sayLMN
list day saysLMN	list day schoolMLN	list day sendLLO	list day she ~edMMN	list day she'sMMN
list day sheNMM	list day sittingLMN	list day sixLMN	list day so farLMN	list day so ~verbNMK
list day soNMM	list day stillLMN	list day that'sMLO	list day the carMLM	list day the ~ingQLI
list day the ~verb $LNM	list day them $MMN	list day theyLMN	list day thirdMLN	list day thisKMO
list day threeMMN	list day thursdayKPK	list day tillLLO	list day timeLMN	list day to goLMN
list day to theLMN	list day to ~verb $LMN	list day to ~verb theOLK	list day toMMN
list day today $LLN	list day todayLLN	list day tomorrow $LOL	list day tomorrowLNM
list day tooNLL	list day twice $LMO	list day twiceLMO	list day two $LMN	list day twoLMN
list day untilJLQ	list day up $LMN	list day waitingLMN	list day wasLMN	list day we ~edMMN
list day we'reLMN	list day weMMN	list day well $LMO	list day wellLMN	list day wentLMN
list day whatLMN	list day whichLMN	list day wholeLMO	list day will ~verbLNM	list day willLMN
list day with aLMN	list day with theMMN	list day withLMN	list day writeOKK	list day wrongLMN
list day yes $LMN	list day yesLMN	list day yet $LMN	list day yetPLK	list day you ~verbMLM
list day youLMN	list day ~ed #LMN	list day ~ed aLMN	list day ~ed atMMN	list day ~ed inLMN
list day ~ed outNMM	list day ~ed theLMN	list day ~ed toLLO	list day ~ed withLMN
list day ~ed ~verbLMN	list day ~edMMN	list day ~ing $LMN	list day ~ing aLMN	list day ~ing forIMQ
list day ~ing itLMN	list day ~ing theOLL	list day ~ing withLMN	list day ~verb #LMN
list day ~verb $LMM	list day ~verb aMLN	list day ~verb atOLL	list day ~verb downOLK
list day ~verb forMMN	list day ~verb inKMO	list day ~verb isLMN	list day ~verb itNMM
list day ~verb meLMN	list day ~verb onLLN	list day ~verb themLNM	list day ~verb to ~verbMNL
list day ~verb toLMM	list day ~verb upMLN	list day ~verb youNMM	list day ~verb ~edPLJ
list day ~verb ~verb $MLM	list day ~verb ~verbMMN	list end # ! !MNL	list end # !MNM
list end # # $LOL	list end # #LNL	list end # $LNM	list end # : #MKO	list end # :MMN
list end # ~edMLN	list end #LNM	list end $LMN	list end +deniedMMN	list end +finishedMLN
list end +futureMNM	list end +later+futureMLN	list end +laterLMM	list end +partlyMLN
list end +settledMMN	list end : #MJP	list end :LQJ	list end =0MMN	list end =1LMN	list end =2MMN
list end =3LNM	list end ? $LLO	list end ?LLO	list end ^ # #LLO	list end ^ # $MLN	list end ^ #LMN
list end ^ aMLN	list end ^ allMMN	list end ^ andLQI	list end ^ butLMN	list end ^ firstMLN
list end ^ good nightMMN	list end ^ goodMMN	list end ^ goodnightMLN	list end ^ gotMMN
list end ^ heMLN	list end ^ i ~edNLL	list end ^ i ~verbMMN	list end ^ i'm ~ingMLN
list end ^ i'mMLO	list end ^ i'veMLN	list end ^ iMML	list end ^ in theLMM	list end ^ inLMN
list end ^ it'sMMN	list end ^ itMMN	list end ^ longMLN	list end ^ myMMN	list end ^ nightMLN
list end ^ noMNL	list end ^ nobodyLLO	list end ^ onMLN	list end ^ oneMKO	list end ^ ringKRJ
list end ^ she'sMMN	list end ^ sheMMN	list end ^ soLNM	list end ^ sorry $MMN	list end ^ thankLOL
list end ^ theMLN	list end ^ they ~edMMN	list end ^ theyMMN	list end ^ threeMMN
list end ^ tomorrowMOK	list end ^ twoMMN	list end ^ weMLN	list end ^ wellMLN	list end ^ ~edMMN
list end ^ ~ingLMM	list end ^ ~verb $LPJ	list end ^ ~verb theLNL	list end ^ ~verb youMKO
list end ^ ~verbLNM	list end ^LMN	list end a ~verbLOK	list end aMLO	list end aboutMMN
list end afterMMN	list end again $MJP	list end againMJP	list end all #MLN	list end allMMN
list end alreadyMLN	list end amMLN	list end an hourLMN	list end anLLN	list end and ~edMMN
list end andLMM	list end areMMN	list end asLMM	list end at # $MMN	list end atMLN	list end beMLN
list end bedKNM	list end beforeMLN	list end biasLMN	list end butLLN	list end byMLN
list end callLMN	list end cameMLN	list end cleanLNN	list end countsMLO	list end cried $MMN
list end day $MMN	list end dayMMN	list end deLNM	list end dieLKO	list end doMMN	list end dogMLN
list end don'tMLN	list end doneMLN	list end down $MMN	list end downMLN	list end elMOK
list end evenMLN	list end everythingLMO	list end fine $MMN	list end fineMMN	list end firstMLO
list end fiveMLN	list end for theMLO	list end forLMN	list end foundMMN	list end friday $MKO
list end fromKPK	list end goMMN	list end god $MLN	list end godMLN	list end goneMMN
list end good nightMMN	list end goodMMN	list end goodnightMLN	list end halfMLN	list end handLNL
list end he'sMMN	list end heMLN	list end herMLN	list end himLMN	list end hisMLN	list end homeLLN
list end hourMMN	list end i gotMMN	list end i ~ed $MMN	list end i ~edNLM	list end i ~verbMLO
list end i'll ~verbMKO	list end i'llMKO	list end i'm ~ingMLN	list end i'mLPK
list end i've ~edMNM	list end i'veMMN	list end ichLMM	list end in $MLN	list end inLMM
list end isMLN	list end it'sMMN	list end itMMN	list end justLMM	list end laLOL	list end leMLN
list end leftLPJ	list end likeMMN	list end longMOK	list end lostLMN	list end manLLO
list end meMLN	list end minutes $LMO	list end minutesLMN	list end mondayLMN	list end moreLLO
list end morningMNL	list end my ~verbMLN	list end myLLN	list end naMLN	list end needLOL
list end newKOL	list end nextLNL	list end night $MMN	list end nightMLN	list end no $MLN
list end nobodyLLN	list end notMMN	list end now $MKO	list end nowMLO	list end oKNM
list end of #MMN	list end of theMMN	list end ofMMN	list end off $MLN	list end offMLN
list end okMMN	list end one $LNL	list end oneMMN	list end onlyMLN	list end otherLMM
list end out $MMN	list end outMLN	list end overLNL	list end paidMMN	list end pleaseLNM
list end putMMN	list end queMLN	list end readMKO	list end ringLRI	list end saidMLN
list end saturdayLKO	list end sayLOL	list end saysMKO	list end sheLMM	list end shutMLN
list end sixMMN	list end soLNM	list end sorry $MMN	list end stillMMN	list end talkMJQ
list end tenLLO	list end thank godMLN	list end thank youMKP	list end thankLOL	list end that $MLO
list end thatMLN	list end the otherMNM	list end the ~ingMOL	list end the ~verb $MLN
list end them $MLN	list end themMLN	list end thereMLN	list end they ~edMMN	list end theyMMN
list end thisLLN	list end threeMMN	list end throughMLN	list end thursday $MLO	list end tillMLN
list end to theMLN	list end to ~verb $MLN	list end to ~verbLLO	list end toLLN	list end todayMMN
list end tomorrowMPK	list end tooJNN	list end tookMMN	list end twice $LLO	list end twiceLLO
list end twoMLN	list end unMMN	list end up $MMN	list end upONK	list end wasMLN	list end weMMN
list end wednesdayLIQ	list end weekLNN	list end well $MOK	list end wellMPK	list end wentMMN
list end whatMNM	list end willMNL	list end with theLOL	list end withLNM	list end youMLN
list end ~ed # $MMN	list end ~ed #MMN	list end ~ed aMNL	list end ~ed andLMN	list end ~ed atMMN
list end ~ed inMLN	list end ~ed theMLM	list end ~ed to theMMN	list end ~ed toMMN
list end ~ed upPLK	list end ~ed ~ingLMN	list end ~edMMN	list end ~ing theOJL	list end ~verb #LNM
list end ~verb $MMN	list end ~verb aLOL	list end ~verb godMLN	list end ~verb itMLN
list end ~verb meLKP	list end ~verb onMNL	list end ~verb theLOL	list end ~verb toMMN
list end ~verb youMKO	list end ~verb ~verbLLO	list end ~verbLMM	list plan ! ! $NLL
list plan ! !NLL	list plan # # $LMN	list plan # #NMM	list plan # : #LMN	list plan # and #KMP
list plan # andMMN	list plan # forMLN	list plan # toLMN	list plan # ~edOMK	list plan #LMN
list plan +denied+removedLMN	list plan +deniedLMN	list plan +finishedKMO	list plan +futureMMN
list plan +laterJON	list plan +partly+futureLMO	list plan +partlyNMM	list plan +removedLLO
list plan : #LMN	list plan : ~verb theJQJ	list plan : ~verbJNO	list plan :NNK	list plan =0MLN
list plan =1MLM	list plan =3OMK	list plan =4PMK	list plan ? $NMM	list plan ?NMM
list plan ^ # #IMQ	list plan ^ aLLO	list plan ^ addNMM	list plan ^ allMMN	list plan ^ alreadyJMP
list plan ^ also ~verbMMN	list plan ^ alsoKMO	list plan ^ and ~verbNML	list plan ^ andNML
list plan ^ askNMM	list plan ^ atMLM	list plan ^ bookLLO	list plan ^ bringPMK	list plan ^ buyNLL
list plan ^ cancelLLN	list plan ^ checkNML	list plan ^ coffeeMLM	list plan ^ collectMNL
list plan ^ couldRMH	list plan ^ don'tLMN	list plan ^ emailNML	list plan ^ findNMM
list plan ^ fixOMK	list plan ^ getMLM	list plan ^ goingLMN	list plan ^ goodKMP
list plan ^ gotNML	list plan ^ he'sLMN	list plan ^ heKMO	list plan ^ i ~edLMN
list plan ^ i ~verbMMN	list plan ^ i'dRMH	list plan ^ i'll ~verbNML	list plan ^ i'llNML
list plan ^ i'mLMN	list plan ^ i've ~edMMN	list plan ^ i'veLMN	list plan ^ iKMO
list plan ^ ifOMK	list plan ^ ilLLN	list plan ^ inOLL	list plan ^ insteadPMK	list plan ^ it'sLMO
list plan ^ itLMN	list plan ^ justNML	list plan ^ keepLMN	list plan ^ kindlyOMK
list plan ^ leaveLMN	list plan ^ lunchNLM	list plan ^ makeKMO	list plan ^ myLMN
list plan ^ need toPMJ	list plan ^ needOMK	list plan ^ noLMN	list plan ^ notKMO
list plan ^ nowKLO	list plan ^ oJMQ	list plan ^ oh $KMP	list plan ^ okMLM	list plan ^ onJMP
list plan ^ orderJLP	list plan ^ payLLO	list plan ^ pickKOL	list plan ^ please ~verbKNN
list plan ^ pleaseLMN	list plan ^ plus ~verbOMK	list plan ^ plusOML	list plan ^ printNML
list plan ^ putOML	list plan ^ replyMLM	list plan ^ sameLMN	list plan ^ seeQMI
list plan ^ she'sLMO	list plan ^ sheLMN	list plan ^ so ~verbLLN	list plan ^ soOLL
list plan ^ sorryKMO	list plan ^ takeLPJ	list plan ^ thankNLL	list plan ^ thanksKMO
list plan ^ that'sKMO	list plan ^ the ~verbKMO	list plan ^ thenNKM	list plan ^ they'veMMN
list plan ^ theyLMN	list plan ^ todayMLM	list plan ^ twoKMO	list plan ^ weKMP
list plan ^ whatMLM	list plan ^ ~ed $NML	list plan ^ ~edNML	list plan ^ ~ingLMO
list plan ^ ~verb $KLO	list plan ^ ~verb aNML	list plan ^ ~verb herMLM	list plan ^ ~verb itNML
list plan ^ ~verb mePMJ	list plan ^ ~verb theNMM	list plan ^ ~verb toNML	list plan ^ ~verb upNLL
list plan ^ ~verb ~verbNML	list plan ^ ~verbNML	list plan a las #NML	list plan a lasKMO
list plan a newPMJ	list plan a ~verb $LMN	list plan a ~verbOMK	list plan aNLL
list plan about theNML	list plan actuallyLMN	list plan add buyPMJ	list plan addNML
list plan afterKMO	list plan again $LMN	list plan allKMO	list plan alreadyJMP
list plan also $KMO	list plan also ~verbNML	list plan alsoNML	list plan amLMO	list plan and aLLO
list plan and ~verbNML	list plan andNMM	list plan areLMN	list plan as wellKLO	list plan asKMO
list plan askNML	list plan at # #NML	list plan at # $NLL	list plan at tenKMO	list plan at theLLN
list plan back $MMN	list plan backNLM	list plan bagsNLM	list plan bakeOML	list plan bankNML
list plan beLMN	list plan becauseKMO	list plan beenLMO	list plan before iNML	list plan beforeKMO
list plan birthdayOML	list plan bookMNK	list plan bootsNML	list plan bothMKN	list plan bringNML
list plan busOLL	list plan butPMJ	list plan buyOMK	list plan by #OMK	list plan byMLN
list plan cakeNML	list plan call theOMK	list plan callLMN	list plan cameJMP	list plan can youLMN
list plan canNML	list plan cancelLLN	list plan carLOK	list plan card $OML	list plan cardOML
list plan carryNML	list plan catMLM	list plan changeKLP	list plan checkNML	list plan cleanOMK
list plan coffeeLLN	list plan collectMNL	list plan comeLMO	list plan comingMMN
list plan comprarOLK	list plan conJMP	list plan couldQMI	list plan daOMK	list plan dadOMK
list plan day $LMN	list plan dayLMN	list plan deMLN	list plan depositNOJ	list plan derIMQ
list plan dieLMN	list plan do theJMP	list plan doingLMN	list plan don'tNML	list plan doneHMR
list plan door $OKL	list plan doorOLM	list plan downKNO	list plan dropMLN	list plan dryNLL
list plan duILQ	list plan eatJMQ	list plan emailLMN	list plan feelingMMN	list plan fetchSLH
list plan findPMJ	list plan fine $KLP	list plan fineLLO	list plan first $NML	list plan firstLMN
list plan fix theOML	list plan for theNMM	list plan forgetNLL	list plan formOLL
list plan formsLLN	list plan foundLMN	list plan fourLMN	list plan fridayLNL
list plan from theMLN	list plan fromOMK	list plan gasOML	list plan getLMO	list plan giveOMK
list plan go $LMN	list plan goJMP	list plan godNMM	list plan goingLMN	list plan goneLMN
list plan good $NML	list plan good morningLMN	list plan good ~ingLMN	list plan goodLMN
list plan gotNML	list plan haNML	list plan hadJMP	list plan halfLLN	list plan has ~edLMN
list plan hasKMO	list plan hatKMO	list plan have toOMK	list plan haveMMN	list plan hayLLN
list plan he'sLMN	list plan heLMN	list plan her $LMN	list plan herMLN	list plan hereLMN
list plan himHLS	list plan hisMLM	list plan homeNML	list plan i amJMP	list plan i haveLMN
list plan i needQMI	list plan i wantNML	list plan i ~edLMN	list plan i ~verbLMN	list plan i'dOML
list plan i'll ~verbNML	list plan i'm ~ingPMJ	list plan i'mLMN	list plan i'veNML
list plan iceOML	list plan ichNLL	list plan ifOLL	list plan ilOLK	list plan in $OMK
list plan in theLMO	list plan inMMN	list plan instead $MMN	list plan ironNLL	list plan is $NML
list plan is ~ingLMN	list plan isJMP	list plan it $MMN	list plan it'sKMO	list plan itKMO
list plan jeOJL	list plan justNLM	list plan keepLMN	list plan keysNLL	list plan kindlyRMI
list plan laKLP	list plan las #LMN	list plan last nightLMN	list plan lastLMN	list plan lateHLR
list plan leKOM	list plan leaveLMN	list plan leavingNMM	list plan libraryMLM	list plan lightPMK
list plan likeKMO	list plan listMLN	list plan loJMP	list plan lol $OLK	list plan lolOLL
list plan looksKMP	list plan lunch withOLK	list plan lunchMLM	list plan makeLMN	list plan manMLN
list plan me $LLN	list plan meLLN	list plan miKMO	list plan minutesPMJ	list plan mondayLLO
list plan morningKMO	list plan movedKMO	list plan mrNLM	list plan mumNMM	list plan must ~verbKMO
list plan myLMN	list plan naKON	list plan need to ~verbNML	list plan need toNML
list plan needPMJ	list plan newOMK	list plan nextKMO	list plan nightMMN	list plan nine $JMP
list plan nineLMN	list plan no $KMO	list plan no ~verbLMN	list plan noLMO	list plan noonIMR
list plan notLMN	list plan notePLJ	list plan now $KMO	list plan nowKMP	list plan oOMK
list plan ofLMO	list plan off $KMP	list plan offLLN	list plan officeLMN	list plan oh $KMP
list plan ok $KMO	list plan on $NML	list plan on theKMO	list plan onMLN	list plan one $KMO
list plan oneMLN	list plan onlyKMO	list plan openIMQ	list plan opens atKMO	list plan opensNML
list plan orderNLL	list plan otherIMQ	list plan outOMK	list plan overMLM	list plan paraNLM
list plan payMLN	list plan phoneMMN	list plan pick upNLL	list plan pickMNL	list plan planPLK
list plan please $NML	list plan please addMLN	list plan please ~verb ~verbNLL
list plan pleaseNML	list plan plus ~verbOMK	list plan plusKLO	list plan postIMQ
list plan pourOLK	list plan printOMK	list plan put downKOL	list plan putOMK	list plan queJLP
list plan rainKMO	list plan rangKMO	list plan raviOML	list plan reOML	list plan readNML
list plan remind meNML	list plan remindNML	list plan renewKQK	list plan replyMLN
list plan restNML	list plan ring theNML	list plan ringNML	list plan run $NML	list plan runOMK
list plan same $JMQ	list plan sameKMO	list plan saturday $NLM	list plan saturdayLNM
list plan sayILQ	list plan saysJLP	list plan schoolLMN	list plan seeHNP	list plan sendPMJ
list plan she'sLMN	list plan sheIMQ	list plan shopMLM	list plan sinceKMO	list plan sixJMP
list plan sleepOML	list plan so $JMP	list plan so ~verbNLM	list plan soMLN	list plan sorryNMM
list plan stillPMK	list plan strikeKMO	list plan sunday $NML	list plan sundayNMM
list plan takeJPN	list plan tellLLN	list plan ten $JMP	list plan textNLL	list plan thank youNMM
list plan thankKMO	list plan thanks $LMN	list plan thanksLMO	list plan that $JMP
list plan that'sJMP	list plan thatNML	list plan the #LMN	list plan the restKMO
list plan the schoolJLP	list plan the ~ingJLP	list plan the ~verb $KMP	list plan the ~verbLMN
list plan theMMN	list plan them $NML	list plan themKMO	list plan then $IOO	list plan thenLMM
list plan there $NML	list plan thereLLN	list plan they ~edOMK	list plan they ~verbMMN
list plan they'veMMN	list plan thingNML	list plan thisNLM	list plan threeKMO
list plan thursdayMQI	list plan tillLMN	list plan timeMLM	list plan to #KMO	list plan to thePMK
list plan to ~verb $LMN	list plan to ~verb theNML	list plan toNML	list plan today $MMN
list plan todayMMN	list plan tomorrowJPK	list plan too $MLN	list plan tooOLK	list plan tookLMN
list plan topPLJ	list plan twoLMN	list plan umIMQ	list plan up theOML	list plan upMMN
list plan usOMK	list plan veryKMO	list plan waitNML	list plan want toNML	list plan wantsOMK
list plan wasKMO	list plan washNML	list plan waterPMK	list plan we'rePLK	list plan weLMN
list plan well $LLO	list plan wellKLP	list plan whatLMN	list plan whenJMQ	list plan whileMMN
list plan wifeLMO	list plan with theLMN	list plan withNLM	list plan workJMP	list plan writeIMR
list plan yaHQL	list plan yesPLK	list plan yetOLK	list plan you ~verbLMN	list plan ~ed aNML
list plan ~ed it $KMO	list plan ~ed itKMO	list plan ~ed meLMN	list plan ~ed toLMO
list plan ~ed upKMO	list plan ~edLMN	list plan ~ing $LMN	list plan ~ing at #LMN
list plan ~ing atOML	list plan ~ing theIMQ	list plan ~ing toLMO	list plan ~ing ~verbOLK
list plan ~verb #NML	list plan ~verb aLMN	list plan ~verb at #NOJ	list plan ~verb atLNM
list plan ~verb downKOM	list plan ~verb for theMLN	list plan ~verb forLMN
list plan ~verb fromKOM	list plan ~verb herMLN	list plan ~verb inNML	list plan ~verb it $LMN
list plan ~verb itKMO	list plan ~verb myOLL	list plan ~verb ofNML	list plan ~verb onNLL
list plan ~verb outQMJ	list plan ~verb thatKMO	list plan ~verb theNML	list plan ~verb to thePMJ
list plan ~verb to ~verbLMN	list plan ~verb toLLN	list plan ~verb up theOML
list plan ~verb upNML	list plan ~verb withKMO	list plan ~verb you ~verbLMN
list plan ~verb ~ed $LMN	list plan ~verb ~edMMN	list plan ~verb ~verb $PMJ
list plan ~verb ~verb theKMP	list plan ~verb ~verb upKMO	list plan ~verb ~verb ~verbNML
list plan ~verbNMM	listLMN	llamar aOMK	llamarNML	loKMP	lockNML	logNML	lol $MLM	lolOML	longMNM
lookNLM	looked atLMN	lookedLMN	looksMMN	lordKLO	losNLL	lostPLJ	lot $KMO	lotLMO	loudMMN	loveMLM
lovely $LMN	lovelyLMN	lunch $KMO	lunch withNOJ	lunchMNL	mJLP	maMMN	machineMLN	madamJMP	madeLMN
mailLLO	make theJMP	makeNMM	mamaMLN	man $LNM	manMLN	mattersLMN	mayLLO	maybeNLM	me $MMN	me toNML
me ~verbNML	meLMN	meetIPN	meetingPLK	mend thePMJ	metNLL	miLLO	midnight $LMN	midnightLMO
might ~verbNLM	mightLMN	milk $OLL	milkPLK	minNML	minsOLK	minutes $PMK	minutesNML	missingKMO
mitNLM	momLMN	monday $MLN	mondayMML	money $MLM	moneyNLM	monthOMK	more $KMP	moreNLL	morning $LMM
morningLMM	mostlyLMO	motPMK	motherOML	movePMJ	movedLMN	mrMLN	mrsPNJ	muchNMM	mum'sOML
must ~verb theOMK	must ~verbNLM	my dayNLM	my feetLMN	my sisterOMK	my wifeJMP	my ~verb $PMK	myLMN
myselfOLK	nKLO	na $LLO	naLMM	nailsOMK	nameKNN	named 0 addNMM	named 0 nothingMMN	named 1 addKLP
named 2 addFMS	names add endLNM	names nothing dayMMN	names nothing endLMN	names nothing planNMM
nanTLF	napOLK	need toMML	neededOLL	needsQMI	neighbour'sOLL	new ~verbQMI	newNML	nextMNL	niHLS
nicePLJ	night $MMN	nine $KMO	nineLMN	no #LLN	no $LLN	no list plan ! ! $PMJ	no list plan ! !PMJ
no list plan ! $LMN	no list plan !LMN	no list plan # # $NML	no list plan # #NML
no list plan # : #NMM	no list plan # :NML	no list plan # andNLM	no list plan # minNML
no list plan # ~verbNML	no list plan #NML	no list plan +finished+futurePMJ
no list plan +finishedNMM	no list plan +futureMMN	no list plan +laterNLM
no list plan +partly+futureLMN	no list plan +partlyLMN	no list plan +removedLOL
no list plan +settledMMN	no list plan : # $LMN	no list plan : #NMM	no list plan : ~verb theOML
no list plan : ~verbNML	no list plan :NMM	no list plan =0LLN	no list plan =1MMN
no list plan =2NML	no list plan =3OMK	no list plan =4NML	no list plan ^ # $NLM
no list plan ^ # :LMO	no list plan ^ # ~verbNML	no list plan ^ #NLM	no list plan ^ aMLM
no list plan ^ alsoOMK	no list plan ^ andMLN	no list plan ^ askMMN	no list plan ^ beLLM
no list plan ^ bookNML	no list plan ^ bringOML	no list plan ^ cancelMOK	no list plan ^ checkNMM
no list plan ^ clearOMK	no list plan ^ collectNML	no list plan ^ countNML
no list plan ^ don'tNML	no list plan ^ dropNLM	no list plan ^ eatOMK	no list plan ^ emailLMN
no list plan ^ fetchKMO	no list plan ^ findNML	no list plan ^ finishNML	no list plan ^ fixNML
no list plan ^ getMNL	no list plan ^ goLMN	no list plan ^ gotta ~verbLMN	no list plan ^ gottaJMP
no list plan ^ groceriesNML	no list plan ^ gymLOK	no list plan ^ haveNML	no list plan ^ helpPMJ
no list plan ^ hiIMQ	no list plan ^ i mustKMO	no list plan ^ i'd likeNML	no list plan ^ i'dLMN
no list plan ^ i'llKMO	no list plan ^ i'veMMN	no list plan ^ iMMN	no list plan ^ ifLLN
no list plan ^ isJMP	no list plan ^ it'sLLO	no list plan ^ itPLK	no list plan ^ justNML
no list plan ^ keepMLN	no list plan ^ laundryMKM	no list plan ^ listNML	no list plan ^ llamarNML
no list plan ^ makeOMK	no list plan ^ maybeLMN	no list plan ^ need toLLP	no list plan ^ needLLN
no list plan ^ noNML	no list plan ^ not theKMO	no list plan ^ notOML	no list plan ^ nothingNML
no list plan ^ ohLMO	no list plan ^ okKMP	no list plan ^ orderOMK	no list plan ^ pagarOLL
no list plan ^ payNML	no list plan ^ phoneNML	no list plan ^ pickNML	no list plan ^ readNML
no list plan ^ replyNML	no list plan ^ returnNML	no list plan ^ ringNML	no list plan ^ runNML
no list plan ^ sendNML	no list plan ^ signNML	no list plan ^ sleepNML	no list plan ^ so ~verbNMM
no list plan ^ soNML	no list plan ^ sortNML	no list plan ^ stopNML	no list plan ^ submitNMM
no list plan ^ takePLJ	no list plan ^ tellNML	no list plan ^ thanksKMO	no list plan ^ that'sLMN
no list plan ^ thatLMO	no list plan ^ theNLM	no list plan ^ thenMLM	no list plan ^ there'sOMK
no list plan ^ thereKMO	no list plan ^ to ~verbOML	no list plan ^ toOML
no list plan ^ today iNML	no list plan ^ todayLLN	no list plan ^ twoOLK	no list plan ^ walkNML
no list plan ^ washNML	no list plan ^ waterQMJ	no list plan ^ wellLMN	no list plan ^ whatLMN
no list plan ^ writeOML	no list plan ^ ~edNLM	no list plan ^ ~ing $MLM
no list plan ^ ~ing thePMJ	no list plan ^ ~verb #LMN	no list plan ^ ~verb $OMK
no list plan ^ ~verb aLLO	no list plan ^ ~verb atLMN	no list plan ^ ~verb byNML
no list plan ^ ~verb forNML	no list plan ^ ~verb ifOMK	no list plan ^ ~verb inLMN
no list plan ^ ~verb meLMN	no list plan ^ ~verb mumNML	no list plan ^ ~verb offOML
no list plan ^ ~verb oneOMK	no list plan ^ ~verb outNML	no list plan ^ ~verb toLMN
no list plan ^ ~verb upLMN	no list plan ^ ~verb ~ingNMM	no list plan ^ ~verb ~verbNMM
no list plan ^ ~verbNMM	no list plan a laOMK	no list plan a ~verb $NML	no list plan a ~verbNML
no list plan about theNML	no list plan aboutNML	no list plan afterNML	no list plan again $PMJ
no list plan againOLL	no list plan ahOMK	no list plan alPMJ	no list plan alsoOMK
no list plan amLMN	no list plan anOMK	no list plan and aOMK	no list plan andLMO
no list plan answerPMK	no list plan areLMN	no list plan asNLM	no list plan at # #PMJ
no list plan at #LMN	no list plan at theNML	no list plan atNML	no list plan back $NML
no list plan backNML	no list plan bakeRMH	no list plan bank $OMK	no list plan bankOMK
no list plan beKMO	no list plan becausePMJ	no list plan bedQMJ	no list plan before # $QMI
no list plan before #NLM	no list plan before theOMK	no list plan beforeNML
no list plan bellenOMK	no list plan bigNML	no list plan bill $NML	no list plan billNML
no list plan binsPMJ	no list plan birthdayMLN	no list plan boardOMK	no list plan bookNML
no list plan booksNML	no list plan breadPMK	no list plan bringOML	no list plan busLLN
no list plan butNML	no list plan byMNM	no list plan cakeOMK	no list plan callNML
no list plan can'tMMN	no list plan canJMP	no list plan cancel theKOM	no list plan cancelMOK
no list plan car $LMN	no list plan card $OMK	no list plan cardOML	no list plan changePMJ
no list plan chapterOMK	no list plan chaseNMM	no list plan checkOMK	no list plan cleanPMJ
no list plan clearPMJ	no list plan clinicOKL	no list plan collectNML	no list plan couldKMO
no list plan countNML	no list plan cutOMK	no list plan daLLO	no list plan daughterMMN
no list plan dayLLN	no list plan deMLM	no list plan dentistMLN	no list plan diKMO
no list plan dinnerNML	no list plan dog $OMK	no list plan dogOMK	no list plan doneOMK
no list plan door $KPK	no list plan doorMOJ	no list plan downNML	no list plan driveJLP
no list plan dropNLM	no list plan dryNML	no list plan earlyOML	no list plan eatPMJ
no list plan eggsMMN	no list plan elOML	no list plan elseHMR	no list plan eveningNML
no list plan fencePMJ	no list plan fetchKMO	no list plan findOMK	no list plan finish theOMK
no list plan finishNML	no list plan fiveOMK	no list plan fixOML	no list plan for aOLK
no list plan for meKMO	no list plan for theOML	no list plan forNML	no list plan forgetNLM
no list plan form $NML	no list plan formOMK	no list plan formsPMJ	no list plan fourMLM
no list plan friday $LMN	no list plan fridayMMN	no list plan fridgeNML	no list plan from theKPK
no list plan fromLMN	no list plan fuelRMH	no list plan gateNML	no list plan get theOML
no list plan getNNK	no list plan gotOMK	no list plan gottaKMP	no list plan groceriesRMI
no list plan gym $LPK	no list plan gymOMK	no list plan haircutPMJ	no list plan halfOMK
no list plan hallPLJ	no list plan have aPMJ	no list plan have toOMK	no list plan haveKMO
no list plan hayRMH	no list plan heNML	no list plan helloMMN	no list plan helpJMP
no list plan herNML	no list plan here $LMN	no list plan hereKMP	no list plan hiKMO
no list plan hisNMM	no list plan hourNML	no list plan i must ~verbNML	no list plan i mustLMN
no list plan i needOMK	no list plan i want toLMN	no list plan i wouldKMO
no list plan i ~verb toOML	no list plan i ~verbLMN	no list plan i'd likeNML	no list plan i'dKMP
no list plan i'll ~verbNML	no list plan i'llLMN	no list plan i'm ~ingLMN	no list plan i'mLMN
no list plan i'veMMN	no list plan ichMLN	no list plan if iKMO	no list plan if theLMO
no list plan ifMMN	no list plan ilNLL	no list plan in $LMN	no list plan in theOMK
no list plan invoiceMLN	no list plan is theNML	no list plan is ~verbPMJ	no list plan it $KMO
no list plan it'sOLK	no list plan itNMM	no list plan jeLLN	no list plan just ~verbOMK
no list plan keepMLM	no list plan kidsOMK	no list plan laOLL	no list plan lasQMI
no list plan lastLMN	no list plan lateOML	no list plan laundry $LKO	no list plan laundryIKR
no list plan leOLL	no list plan learnOMK	no list plan letPMJ	no list plan letterOMK
no list plan liftOMK	no list plan likeNML	no list plan list $KLP	no list plan listKMO
no list plan llamarNML	no list plan loadNML	no list plan lol $KMO	no list plan lolNMM
no list plan lunch $OMK	no list plan lunchOML	no list plan maMMN	no list plan makeOMK
no list plan mamaPMJ	no list plan manNML	no list plan mattersLMN	no list plan maybeOMK
no list plan me $LMN	no list plan me toLMN	no list plan meLMN	no list plan meetingPMJ
no list plan mendMMN	no list plan milkNLM	no list plan minNML	no list plan minutesPMJ
no list plan moneyKMP	no list plan moreOMK	no list plan morningNMM	no list plan moveOMK
no list plan must ~verbNML	no list plan mustLMN	no list plan my sisterQMJ
no list plan my wifeJMP	no list plan my ~verbMMN	no list plan myLMN	no list plan naPLK
no list plan nailsOMK	no list plan need to ~verbLMN	no list plan need toLMN	no list plan needJMP
no list plan needsQMI	no list plan newMLN	no list plan niceNLL	no list plan night $LMN
no list plan nightOMK	no list plan no $MMN	no list plan noNMM	no list plan noon $QMI
no list plan noonQMI	no list plan not theLMO	no list plan notes $NML	no list plan notesNML
no list plan numberLMO	no list plan oMLN	no list plan of theLMN	no list plan ofOMK
no list plan off $RLH	no list plan off thePMJ	no list plan offLOL	no list plan oh $LMN
no list plan ohLMN	no list plan oilLLN	no list plan ok $LMN	no list plan okOMK
no list plan oldNML	no list plan on theNMM	no list plan onMMN	no list plan one $MLM
no list plan one thingLMN	no list plan one ~ingLMN	no list plan one ~verbOMK	no list plan oneNMM
no list plan onlyLMN	no list plan openNML	no list plan orNML	no list plan orderNML
no list plan out $PMJ	no list plan outNMM	no list plan packOML	no list plan pagarOLL
no list plan paint thePLK	no list plan paintKKO	no list plan paperPMJ	no list plan pastOMK
no list plan pay theOMK	no list plan payOMK	no list plan phone theNML	no list plan phoneOMK
no list plan pick upMML	no list plan pickNML	no list plan planKLP	no list plan pleaseKMO
no list plan plumberNMM	no list plan poJLQ	no list plan postOMK	no list plan practiceMLM
no list plan putNML	no list plan queOLK	no list plan re :NML	no list plan reNML
no list plan readOMK	no list plan reallyLMN	no list plan remindLMO	no list plan reply toNML
no list plan replyNML	no list plan reportOLK	no list plan restKMO	no list plan returnNML
no list plan reviewNML	no list plan ring theLMN	no list plan ringNML	no list plan roofOMK
no list plan room $LLN	no list plan roomKMO	no list plan roundPMJ	no list plan runMMN
no list plan saturdayMMN	no list plan sayOMK	no list plan saysPMJ	no list plan school $NLM
no list plan secondOLK	no list plan sellKLO	no list plan sendNML	no list plan setLMN
no list plan shedOML	no list plan shiftLMN	no list plan shoesOMK	no list plan shopKMO
no list plan signNML	no list plan signedLLO	no list plan sinceJLQ	no list plan sisterPMJ
no list plan skipOML	no list plan sleep $NML	no list plan sleepNML	no list plan smallKMO
no list plan so ~verb theNML	no list plan so ~verbPMJ	no list plan soMMN	no list plan sorryLMN
no list plan sort theNML	no list plan sortNML	no list plan speakOML	no list plan submitNML
no list plan sundayKMP	no list plan sweep thePMJ	no list plan sweepOMK	no list plan swimOMK
no list plan tabletsRMH	no list plan take theNML	no list plan takeMLM	no list plan talkOMK
no list plan taxOMK	no list plan teaJLQ	no list plan tellQMI	no list plan ten $LMN
no list plan testKLO	no list plan textPLJ	no list plan thankPMJ	no list plan thanksLMN
no list plan that'sLMN	no list plan thatLMN	no list plan the #OML	no list plan the bank $NML
no list plan the bankNML	no list plan the kidsNML	no list plan the newKLP
no list plan the plumberNMM	no list plan the schoolOLK	no list plan the shedNML
no list plan the ~ing $JMP	no list plan the ~ingLMN	no list plan the ~verb $MMN
no list plan the ~verbNML	no list plan theNML	no list plan themLMN	no list plan thenMLN
no list plan there'sQMJ	no list plan thereNML	no list plan theyNMM	no list plan thing $NML
no list plan thingNMM	no list plan this $KMO	no list plan this upLMN	no list plan thisMMN
no list plan threeOMK	no list plan throughLMN	no list plan thursdayQIL	no list plan till #OMK
no list plan tillLMN	no list plan time $KMO	no list plan timeKMO	no list plan to beKMO
no list plan to finishOMK	no list plan to getLMN	no list plan to ~verb theOMK	no list plan toNML
no list plan today $KMO	no list plan today iNML	no list plan today isNML	no list plan todayNML
no list plan tonightNML	no list plan tooKLO	no list plan twoOML	no list plan up $NMM
no list plan up forKMO	no list plan up theLOL	no list plan upMNM	no list plan vanPMJ
no list plan vetOMK	no list plan visitNML	no list plan walkOMK	no list plan want to ~verbKMO
no list plan wantLMN	no list plan wasQLI	no list plan wash theNMM	no list plan washNML
no list plan washingOMK	no list plan waterNMM	no list plan wellMLN	no list plan whatLMO
no list plan whichPMJ	no list plan wifeLMN	no list plan willOMK	no list plan with theOML
no list plan withOML	no list plan workOML	no list plan yetNML	no list plan you $KMO
no list plan youMMN	no list plan ~ed theNML	no list plan ~ed toPMK	no list plan ~edNMM
no list plan ~ing $NLL	no list plan ~ing atNML	no list plan ~ing theOMK
no list plan ~ing thisKMO	no list plan ~ing toLMN	no list plan ~ingMMN	no list plan ~verb $NMM
no list plan ~verb :JMP	no list plan ~verb aMMN	no list plan ~verb at theNML
no list plan ~verb atMMN	no list plan ~verb beforeOMK	no list plan ~verb byOML
no list plan ~verb for theNML	no list plan ~verb forNML	no list plan ~verb ifNMM
no list plan ~verb inNML	no list plan ~verb isNML	no list plan ~verb itOMK
no list plan ~verb meLMN	no list plan ~verb mumNMM	no list plan ~verb my ~verbLMO
no list plan ~verb myNML	no list plan ~verb ofLMN	no list plan ~verb offOML
no list plan ~verb oneOMK	no list plan ~verb outNML	no list plan ~verb the bankNML
no list plan ~verb the ~ingPMK	no list plan ~verb the ~verbOML	no list plan ~verb thisLMN
no list plan ~verb to theKMO	no list plan ~verb to ~verbLMN	no list plan ~verb twoPMJ
no list plan ~verb up theLOL	no list plan ~verb upNML	no list plan ~verb withOML
no list plan ~verb youKMO	no list plan ~verb ~edJMP	no list plan ~verb ~ing $NML
no list plan ~verb ~ingNMM	no list plan ~verb ~verb $KMO	no list plan ~verb ~verb toNML
no list plan ~verb ~verbMMN	no list plan ~verbNMM	no need toLLO	no needKLP	no ~verb $LMN
no ~verbKMO	nobodyNLM	noon $OML	noonLMN	not $LLN	not aKMO	not theLMN	not ~ingNLM	not ~verbKMO
notMMN	noteKOM	notes $NML	notesNMM	nothing +denied dayLMN	nothing +denied endMMN
nothing +denied planMMN	nothing +denied+settled dayMMN	nothing +denied+settled planKMO
nothing +finished endMMN	nothing +future endMNL	nothing +future planLMN	nothing +later dayLNM
nothing +later endMNM	nothing +later planJNN	nothing +later+future dayLMM
nothing +later+future endMNL	nothing +partly dayLMN	nothing +partly endMLN
nothing +removed dayLMN	nothing +removed planJLQ	nothing +settled dayLMN	nothing +settled endMMN
nothing dayMMN	nothing endLMN	nothingMMN	now $LLO	nowMLN	number #JMQ	numberLMN	numbersPMK
nurseryOML	o'clock $LMN	o'clockMMN	of # $LMN	of #LMN	of aLMN	of it $NML	of itNML	of them $JMP
of themKMO	of ~verb $NML	of ~verbMMN	off $MLN	off theNMM	offLNN	office $MMN	officeMNM	oh $KMO
ok $LMO	ok ~verbMLN	okNMM	oldMNL	omaOLK	on $KLO	on aKMO	on myNLN	on the #NOK	on the ~verbMLN
on theMMN	on ~verbOMK	once $OMK	onceLMO	one $LMN	one moreKLO	one ofJMP	one thingNML	one ~edLMN
one ~ingLMN	one ~verbNLM	oneMMN	onesLMN	only #LLO	only $LMN	only ~verbKLO	onlyLMN	ootPLK
open $MLN	openKLO	opens at #JMP	opens atJMP	orLMN	order $LLN	orderNML	orderedLMN	osPMJ
otherwiseEMU	out $NMM	out theOMK	ovenNMM	over theONJ	overKMO	ownKMO	paLLN	packMPH	pagarMOJ
page #KLP	pageOKM	pages $LMN	pagesNMM	paid $KMO	paint thePLK	paintKPL	papaOLL	paper $OMK
paperOMK	paraMOL	parcelOLK	park $LMN	parkLMN	parkingQMI	partyNMM	passPMK	passedMMN	passportKPM
pastNML	pauseMMN	pay theOMK	payMML	pendingOLK	people $PMK	peopleNMM	perNKN	phone theLNM	photoNLL
photosQLI	physioPMJ	pick upNML	pickMNL	place 0 add dayNLM	place 0 add endLJP	place 0 add planMLM
place 0 nothing dayLMN	place 0 nothing endMMN	place 0 nothing planLMN	place 1 add dayOKM
place 1 add endLNM	place 1 add planMLM	place 1 nothing dayLMN	place 1 nothing endMLN
place 1 nothing planMMN	place 2 add dayLNL	place 2 add endLOL	place 2 add planNML
place 2 nothing dayNML	place 2 nothing endLNM	place 2 nothing planNLL	place 3 add dayLOL
place 3 add endLNM	place 3 nothing dayNMM	place 3 nothing endLNM	place 3 nothing planMMN
place 4 add dayJMP	place 4 add endKNM	place 4 add planLMM	place 4 nothing dayLMN
place 4 nothing endLNM	place 4 nothing planNML	place 5 add planLMN	place 5 nothing dayLMN
place 5 nothing endLMN	place 5 nothing planNLL	place 6 add planMLN	place 6 nothing dayLMO
place 6 nothing endLMN	place 6 nothing planKLO	place 7 nothing dayLMO	place 7 nothing endMLO
placeSMG	plan $OLL	playKIR	please $MLN	please addNLM	please putMPI	please ~verb ~verbNLL
please ~verbNNK	pleaseNMM	plentyKMO	plumberNML	plus ~verbOMK	plusLMO	pm $LMN	pmMLN	po $MLN	poHOO
post officeNLL	post theOMK	postLMN	pourOLK	practiceNLM	prayLLN	prepIMQ	priceNLL	print theKMP
printNMM	profPMJ	promisedOLK	properOMK	pumpPMI	put downMNL	putOMK	queLLO	queueNML	quietNLM
rainLLO	ranLMN	rangKMO	ratherJLP	raviOML	re :NMM	reLOL	readNLM	readingLMN	readyKMO	recogerRMH
remind meNMM	renewLPL	rentLOL	reply toNML	replyMMN	report $MPI	reportLNM	rest $PMJ	restLMN
restockNML	resultsION	returnOMK	reviewNML	right $MMN	rightNMM	ring $JLQ	ringNML	roll $OML
rollMMN	rollsNML	roofNLM	room $NLL	roomLMN	rotaNNK	roundLNM	runMMN	saOLL	saidLLO	same $JMP
sameKLO	sandNLM	satJMP	saturday $LMN	saturdayLLN	sawNLM	say $LLN	sayLNM	says ~verbLMN	saysMLN
school $JNO	school runLMN	school ~verb $LMN	scratchMMN	seGLT	secondMNM	see $KLP	see ifOMK
see theJLQ	seeKMO	seenKMO	sellKLO	sendNML	sentIMQ	serviceOLL	setOMK	settleMMN	sevenIMQ	shallLMO
she ~verbLMN	she'sLMN	sheLMN	shedNML	sheetsNMM	shelfIQL	shiftJMP	shoeQOH	shoesOML	shop $KMO
shopLMO	short $NLM	shortLLO	shouldNML	showerQLJ	shutMMN	sickMMN	side $NLM	sideMLM	sign theNML
signNMM	signedLMN	since # $KMO	since #JLP	sinceKMO	sirHMR	sisterOMK	siteKOL	sittingLMN	six $KMO
sixMMN	sizeOLL	skipOML	sleepNLM	sleptKMP	slidesPMK	smallNMM	smellsLMN	so $KMP	so farLMN
so i'll ~verbOLL	so i'llNLM	so iNML	so it'sLMN	so noLMN	so nowNLL	so that'sLMN	so theJMP
so ~ingLMN	so ~verb theMNK	so ~verbNNK	soMMN	soldLMN	someNNK	someoneNMM	sonKMO	sorry $LMN
sort theNML	sortLMN	soup $NML	soupNLM	spareOLL	speak toNML	speakNMM	spokeLMN	stampsQMI	startKLP
startsHMR	states add dayNNK	states add endNLM	states nothing endMMN	states nothing planMMN
stationOKL	staysMLN	stepNML	stickNMM	still ~ingLMN	stillNMM	stoodLLO	stopOML	storyLLO	strikeKMO
stripMLN	stuffLLN	submitNML	sugar $NLL	sugarPLK	sunKMO	sunday $MMN	sundayLMN	sureMMN	swapNKM
sweep thePMJ	sweepOMK	swimOMK	taIMQ	tableONK	tablets $RMH	tabletsRMI	taeOLL	take theLOL	takeKNN
talk toMLN	talkNLM	talkedLMN	tapeOLK	taxOML	taxiMLM	tea $OLL	teaOMJ	teamPKK	tellOLL	ten $LMO
ten minutesPMJ	tenMLM	testMOJ	textKNN	thanKLP	thank godMLN	thank youMLN	thankLNM	thanksMMN
that $LLO	that iOMK	that oneJMP	that ~verbHMR	that's allMMN	that's theLMN	that'sLMN	the # $KMO
the #MML	the backNML	the bank $JLP	the bankKMO	the boilerLLO	the car $OLL	the carKOM	the catJLP
the dog $KMO	the dogKLO	the door $JOL	the doorJOL	the fence $LMN	the fenceLMN	the firstJMP
the fridgeMMN	the gasOMK	the gateMMN	the goodRMH	the hall $NLM	the hallNML	the kidsNML
the lastIMQ	the lineLLN	the listNML	the morningLNL	the newLLN	the oldNMM	the otherKNN
the ovenJLP	the plumberNMM	the postOMK	the rainMLN	the restJMO	the schoolLNN	the shopLMO
the sunJMP	the the ~verbLNM	the theLNM	the twoLMN	the vanOMK	the waterNOJ	the wholeLMN
the ~edPMJ	the ~ing $KMO	the ~ing ~verbNML	the ~verb $LMN	the ~verb isNMM	the ~verb ~verbNML
theirJMP	them $MMN	themLMN	then $JON	thenLNL	there $MMN	there isNMM	there's theLLN	there'sMLN
thereMMN	thesisLLN	they areNML	they sayLMM	they wantLMN	they ~ed $MMN	they ~verbMMN	they'reLMO
they've ~edNMM	thingsJLQ	thinkKMO	thirdJLP	thirtyPLK	this $KMO	this isKMO	this morningOMK
this upLMN	this ~ingOMK	thisLMN	thoseJLP	three $MMN	throughMMN	thursday $LMM	thursdayNOK
ticketsJMP	tidy theNMM	tidyPLK	tilLMN	till theMLM	tillLMN	timeLMN	timesMLM	tipQMI	tiredMMN
to # $NLM	to #MMN	to beLMN	to callKMO	to findRMH	to finishLMN	to goNML	to meLLO	to myQLJ
to payNML	to ringPLK	to the ~verbOMK	to theNMM	to ~verb $MMN	to ~verb aOMK	to ~verb itLMN
to ~verb myNMM	to ~verb theOMK	to ~verb toLLN	to ~verb upNML	to ~verb ~edRMH	to ~verb ~ingHMR
to ~verb ~verbLMN	toNMM	toastNLM	today $LMN	today iNML	today isNML	today'sOML	tomNLL
tomorrow $KNN	tomorrowKPL	tonight $LLO	tonightNLM	too $MML	tooNMM	tookMMN	topOLL	torchNNK
trailerQLJ	trainOLL	trainingONK	truckKPM	tryKMP	tryingLMN	tuesday $MKO	tuesdayLNN	turned upMMN
turnedLMN	twice $NLM	twiceNLL	two $LMN	two ofLMN	twoMMN	tyresJPL	uhrLLN	um #OMK	umMLN	unKLO
uncleLMN	under add addPMK	under add nothingLLN	under addOMK	under theLLO	under today addOML
under todayOML	under tomorrow nothingJQK	under tomorrowJQK	underLLO	untilMLN	up $MMN	up at #IQK
up atIPM	up forLMN	up theNML	up toJMP	up withOLK	updateNLN	us $OLL	usKLO	useMLN	uurOKL	vaOJM
vanJNP	veryLMO	vetNML	visitNOJ	voorRNG	wait $JMP	waitLLP	waitingKMO	walkNML	want to ~verbLMN
wantNML	wants aQLJ	wantsMLN	warKLP	was aMMN	was theLMN	was ~edKMO	wasMLM	wash theLMN	washNML
washingNNK	watchPMK	water $NML	wayKMP	we ~edNMM	we ~verbNLM	we'll seePLL	we'll ~verbLOM	we'llLNM
we're ~ingKMO	we'reNLL	we'veLMN	weddingLLN	wednesday $LLO	wednesdayPKL	weeMKN	week $NMK	weekMNL
weekend $LNN	weekendKNO	weeks $JMP	weeksLMN	well $LMM	wellLNM	wentLMN	wereLMN	wetPLK	what aLMN
whatLMN	when theKMO	whenMMN	whereJLP	which isNML	whiteQLJ	whoMLN	wholeLMN	wife'sILR	wifeLMN
will beLKO	will ~verbLMN	windowOMK	wineMLM	with aOML	with herMMN	withNMM	withoutJMP
won't ~verbLLN	won'tLLN	words 1 addMLN	words 1 nothingLMN	words 2 addMLN	words 2 nothingLMN
words 3 addMLM	words 3 nothingLMN	words 4 nothingMMN	words 5 addNML	words 8 addNML
words 8 nothingOML	workMLN	wouldMLM	wrapPLK	write theQMI	write toPMK	writeLLN	wrongKMO	wroteMLN
x $IMR	xPMK	yaKOM	yardPLK	yearILR	yep $LMN	yepLMN	yes $KMO	yesNML	yesterdayIMQ	yet $IMQ	yetPLK
you $KMO	you addNLM	you for ~ingLMN	you forLMN	you putRMI	you ~verb ~verbNMM	you ~verbMMN	youMMN
zero $NLL	zeroNMM	zoomPLK	zumOLL	~ed # $NMM	~ed #MMN	~ed andPMJ	~ed at #MMN	~ed atMMN	~ed byKLP
~ed forLMO	~ed fromHMR	~ed herJMP	~ed himLMN	~ed hisLMO	~ed in $OMK	~ed in theMMN	~ed it $MMN
~ed itLMN	~ed me $LMN	~ed me aLMN	~ed myOMK	~ed onMMN	~ed out $NML	~ed outNML	~ed the ~verbJMP
~ed to theMMN	~ed to ~verbNML	~ed twice $LMN	~ed twiceLMN	~ed twoKMO	~ed upNML	~ed withKMO
~ed ~ed $LMN	~ed ~edKMO	~ed ~ing $NML	~ed ~verb $OML	~ed ~verbNML	~edMMN	~ing #NMM	~ing aOMK
~ing againKMO	~ing andNOJ	~ing at #LMN	~ing atNML	~ing downKMO	~ing elseNML	~ing forMLN
~ing fromKLO	~ing in theJMP	~ing inJMP	~ing isKMO	~ing itLMN	~ing meMMN	~ing myNML	~ing nowLMN
~ing on theLMN	~ing onLNN	~ing sinceLMO	~ing theOLL	~ing thisKMO	~ing toLMN	~ing upLNM
~ing withPLJ	~ing ~edLMN	~ing ~verb $OMK	~ing ~verbNML	~verb # $MLM	~verb :MLM	~verb ? $LMN
~verb ?LMN	~verb a ~verbMOK	~verb aLMN	~verb aboutLNL	~verb afterLLO	~verb againLLO	~verb allJLQ
~verb andMLN	~verb asLLO	~verb at theNML	~verb beforeMLM	~verb by #NMM	~verb byMLM	~verb dadNML
~verb down ~verbLOL	~verb downMNL	~verb eggsPMJ	~verb for theKMO	~verb fromMNL	~verb god $MLN
~verb godMLN	~verb herLLO	~verb himOLL	~verb hisOMK	~verb homeOMK	~verb iNML	~verb ifOMK
~verb in theLLN	~verb it $LMN	~verb itMMN	~verb likeOLK	~verb lunchMNK	~verb me ~verbNML
~verb meLMN	~verb moreOMK	~verb mrsNML	~verb mum $NML	~verb mumNML	~verb my ~verbKMO	~verb myOML
~verb newNQG	~verb ofNMM	~verb off $ILQ	~verb officeNMM	~verb on $KMO	~verb on theJNO
~verb oneLLN	~verb out theNML	~verb outOMK	~verb pleaseJLP	~verb sheetsNML	~verb thatLLN
~verb the #NMM	~verb the bankNML	~verb the plumberNMM	~verb the ~ingLMN	~verb the ~verbNML
~verb theNMM	~verb them $NLM	~verb thisNLM	~verb to ~verbLMN	~verb twoMNL	~verb up $KMO
~verb up theNML	~verb upNML	~verb wasLMN	~verb with theOML	~verb withLMO	~verb you $KMO
~verb you forLMO	~verb you ~verbOMK	~verb youMLN	~verb ~ed $PMJ	~verb ~verb #LMN
~verb ~verb $NMM	~verb ~verb forPMJ	~verb ~verb theLMN	~verb ~verb upKMO	~verb ~verb ~verbNMM`;
