/** Data: what clauses mean by their words, as `npm run train` learnt it. */

export const statusWeights = `deferred done dropped none open
! ! $JMKLL	! !HNMKL	! $HMGNJ	!HOOMF	# # $JPKGL	# # onKPIMJ	# #INLCL	# $KKHLN	# : #NPLHH	# :NPLHH
# ITEM inKPJGJ	# ITEM ~edKTFLF	# ITEMJHFNS	# allMWMMC	# and #JOLEL	# and theLNMFM	# andKKMLN
# atLQLFE	# daysKRIKH	# forISGGI	# inHKJNK	# isIKIPG	# milesGKHLO	# minsINHIM	# nowMRHIH
# of #KIKKO	# ofIHJFS	# on theKQLIG	# onKRJIG	# out ofLPKJJ	# outLQLEJ	# pagesJHKKQ
# quid $LPLKJ	# quidGNELI	# so ITEMQJMLL	# soLGDEQ	# theKIPJN	# thereQLKGJ	# to #GMINI	# toIOINI
# withELKGO	# wordsJQKJG	# ~edLOHJN	# ~ingPGGPO	# ~verbHRJDJ	#MNGMJ	$KNLMM	+denied+futureLJOPH
+denied+later+futureMGNMK	+denied+laterMINLI	+denied+postponedKHNGO	+denied+removed+futureKMMMM
+denied+removed+laterMINLH	+denied+removedJNKOK	+denied+settledJKIDQ	+deniedMELJP
+finished+denied+removedLKOLI	+finished+deniedNMJDM	+finished+futureOHMJL	+finished+laterPKKEJ
+finished+partly+deniedGHKRH	+finished+partlyMKIMM	+finished+settledHPAGL	+finishedJPHLK
+futureMIJJL	+later+future+settledRHKKK	+later+futureMOLKH	+later+postponed+futureNMLMM
+later+postponedOLLKL	+later+settledMNLHK	+laterVIEJB	+partly+denied+futureLMOKK
+partly+deniedKQLKI	+partly+futureLCIMN	+partly+later+futureQMMLI	+partly+laterKQHEM
+partly+removedINIOL	+partly+settledFGLHQ	+partlyLEHHS	+postponedSCIIM	+removed+futureLJKKO
+removed+settledIOJNI	+removedHEVHH	+settledLPMGK	: #KOHNI	: VERB~ed $KRKKH	: VERB~edKRKKH
: doneLTJMF	: yesJNLGM	: ~ed $JLNJL	: ~edIQLIH	: ~verbHFOIP	:LLIMM	=0KNHLK	=1JMJMM	=2JMKML
=3LKMKL	=4MMMFK	=5MONLK	? $IJLOK	?IIMPL	ITEM ! !MNLMI	ITEM !JTLDG	ITEM # $PIJNL	ITEM #OLFKM
ITEM $KLNLL	ITEM : #CLHOM	ITEM : VERB~edKRKKH	ITEM : ~edJLNJM	ITEM :MJMIO	ITEM ? $IOBIM
ITEM ?JNKIN	ITEM VERB $JPGKH	ITEM VERBJMKJN	ITEM VERB~ed $KMIFM	ITEM VERB~ed andLOLLJ
ITEM VERB~edKNGKL	ITEM VERB~ingMEDIR	ITEM VERB~verb $DOKEN	ITEM VERB~verb isEKGCQ
ITEM VERB~verb ~edJLKIN	ITEM VERB~verbNLHKL	ITEM aLILLN	ITEM aboutGIGMN	ITEM afterLNKOG
ITEM againLONOF	ITEM agreedOMGKH	ITEM allIONHF	ITEM alreadyJOOKI	ITEM alwaysIGHSG
ITEM and iLOLJJ	ITEM and ~edMOHFM	ITEM andKQLNG	ITEM are inGPKMF	ITEM are onGRGHJ
ITEM are stillFKLLO	ITEM are ~edHMIKM	ITEM are ~ingEMDIP	ITEM areJMFOF	ITEM at #GNJNG
ITEM at theNPJGG	ITEM atJNKMI	ITEM awayLKOKJ	ITEM backNMLFE	ITEM becauseHHPLG	ITEM been ~edMKNHG
ITEM beenMKNGF	ITEM beforeMEHRJ	ITEM byKHKHQ	ITEM cameKPJGJ	ITEM canNLMMH	ITEM cancelledJKPJH
ITEM closedKIOKO	ITEM comeOMJKG	ITEM comingNHNIM	ITEM couldHGIIU	ITEM didn'tNDJDM	ITEM doneHPHKL
ITEM downHMQIE	ITEM firstMILPI	ITEM for ITEMEKPND	ITEM for aQJGJF	ITEM for meJKQIE	ITEM forLHKKN
ITEM fromMGQLJ	ITEM gaveIMMCQ	ITEM getsPILNG	ITEM goesOMLLN	ITEM goneMKQFC	ITEM gotOKKPD
ITEM guyKOKLH	ITEM hadPJNFK	ITEM halfIJIHQ	ITEM hangingKQKLI	ITEM has beenKKKPH
ITEM has ~edEOPKJ	ITEM hasNLIMI	ITEM haveHOMLI	ITEM i ~edIMPEK	ITEM i'mINOHH	ITEM iDLMLM
ITEM in $FNNFD	ITEM in aRJJHN	ITEM in myJLPHF	ITEM in theKNLLI	ITEM inJIPLM	ITEM insteadJPLKK
ITEM is #EHLNP	ITEM is ITEMKRIHG	ITEM is VERB~edLSKJF	ITEM is VERB~verbIRIHI	ITEM is aRHGHO
ITEM is atHNKKM	ITEM is forLILPJ	ITEM is inHJINL	ITEM is nextSMMKG	ITEM is notQJNGH
ITEM is onKJKQK	ITEM is stillIIMMM	ITEM is theJHKQL	ITEM is ~edOOOHC	ITEM is ~ingJOGKM
ITEM is ~verbPJIJO	ITEM isKLKMM	ITEM isn'tMHGOL	ITEM it $DLHFQ	ITEM itMJLFO	ITEM leftMLPFK
ITEM lineJLJKO	ITEM looksIKKFR	ITEM lotGJFLO	ITEM man'sPMJJH	ITEM manJMIJN	ITEM moneyIQIKJ
ITEM movedKOLML	ITEM neverDHHIR	ITEM next weekOLMML	ITEM nextJFKGR	ITEM no $EGIKR	ITEM noOJIEP
ITEM not yetLMLMP	ITEM not ~edJKMLN	ITEM not ~ingKKLKN	ITEM notKHMJN	ITEM now $DJKKP
ITEM nowLKHIR	ITEM off theKNNLJ	ITEM offLLNJK	ITEM on mondayRHJML	ITEM on theJMKLK
ITEM on ~verbIJIPN	ITEM onKOJNG	ITEM one $OHMIL	ITEM onePHKJK	ITEM onlyJKMGO	ITEM orJJJQJ
ITEM outIRIFN	ITEM overHRMHK	ITEM paidKKQLE	ITEM passedKRIJH	ITEM peopleOHJHP	ITEM pickedLQKJJ
ITEM pushedQJIHI	ITEM rHLHNG	ITEM saidHIMIP	ITEM saysLLFNK	ITEM sentKHNAP	ITEM so farLJLKO
ITEM soHHITI	ITEM sortedMRLMG	ITEM still inLMMHR	ITEM still ~ingNLMIP	ITEM stillIIKOL
ITEM stuckIILLQ	ITEM theLJEON	ITEM then $PLLIJ	ITEM thenMHHPG	ITEM thingHMLNJ	ITEM thisIGNGL
ITEM threeHOKDL	ITEM thursdayPLLGJ	ITEM tilQHKIM	ITEM tillSLJID	ITEM to ITEMKNKIM
ITEM to VERB~verbJJQMI	ITEM to theLJOOK	ITEM to tomorrowNLLLL	ITEM to ~verbKNHLL	ITEM toMLNNG
ITEM today $INLML	ITEM todayINLML	ITEM tomorrow $OLLLM	ITEM tomorrowSJLGJ	ITEM too $QKLFF
ITEM tooQKLFF	ITEM turnedLLPMF	ITEM twoHMLFN	ITEM up $IIIOL	ITEM upJKGPM	ITEM wantHGJOO
ITEM wantsILILO	ITEM wasKJLNI	ITEM we ~edLQJII	ITEM weLQJII	ITEM wentFLQJC	ITEM whenSGIJJ
ITEM will ~verbOGJLM	ITEM willJRKKK	ITEM withQKGMK	ITEM yes $KKLOK	ITEM yesKMIOD	ITEM yet $KLKLO
ITEM yetKLKLO	ITEM ~ed #IONII	ITEM ~ed $FPFGQ	ITEM ~ed aFHNMQ	ITEM ~ed afterFNIOI
ITEM ~ed andLTIKD	ITEM ~ed atHRFFI	ITEM ~ed byKNJHL	ITEM ~ed forKOLKJ	ITEM ~ed herISHJH
ITEM ~ed hisHQEFL	ITEM ~ed inDOFHM	ITEM ~ed itHKGGO	ITEM ~ed meJNJKN	ITEM ~ed myKPIIL
ITEM ~ed offHNNLF	ITEM ~ed onJJILP	ITEM ~ed outOOGJK	ITEM ~ed soIESMJ	ITEM ~ed theGMMFL
ITEM ~ed toLJQKF	ITEM ~ed upIMQED	ITEM ~ed withFLOKG	ITEM ~ed ~edOINHE	ITEM ~ed ~verbKKGHP
ITEM ~edJLKJN	ITEM ~ing $DJJDQ	ITEM ~ing onJIHGQ	ITEM ~ing ~edIKPLI	ITEM ~ingJOLGM
ITEM ~verb $GMNGL	ITEM ~verb beenJLGHO	ITEM ~verb onNIPLI	ITEM ~verb theIQIJK
ITEM ~verb theirKSIGL	ITEM ~verb ~edOMGFM	ITEM ~verb ~verbMNKMI	ITEM ~verbKNLLH	ITEM ✅ $LOMKL
ITEM ✅LOMKL	ITEM ✔ $LOLKK	ITEM ✔LOLKK	ITEMMJNMK	VERB $FLKPG	VERB ~edMQKFI	VERB ~verbMHLIP
VERBOKMKK	VERB~ed $HMHLN	VERB~ed ITEM $GLOHI	VERB~ed ITEMILOGK	VERB~ed and ~edMOMMK
VERB~ed andLRMGI	VERB~ed atFMIHN	VERB~ed byNJHOE	VERB~ed forEPGGK	VERB~ed itGGNJO
VERB~ed meNKPGF	VERB~ed the ITEMOLMHI	VERB~ed theOLLGK	VERB~ed toHSILG	VERB~ed yet $LLKLO
VERB~ed yetLLKLO	VERB~ed ~edLSLLG	VERB~edJNMFL	VERB~ing $LKQKH	VERB~ing ITEMMJIMP	VERB~ingKJQMI
VERB~verb $FOMKK	VERB~verb ITEM $LOHMK	VERB~verb ITEM isHMPIL	VERB~verb ITEM ~edJTMFE
VERB~verb ITEMMMOKH	VERB~verb forKNMKJ	VERB~verb inQHMIG	VERB~verb isHKMIL	VERB~verb it $MOHGN
VERB~verb itMOHGN	VERB~verb onNFGPE	VERB~verb the ITEMGLKKN	VERB~verb theGLKJO
VERB~verb then $QLLMI	VERB~verb thenQKKJI	VERB~verb toOIIIN	VERB~verb ~ed $HSMFG
VERB~verb ~edGNKFM	VERB~verbMKLML	^ # #KJIDP	^ # ITEMLQGAL	^ #DOKMK	^ ITEM #ALIJP	^ ITEM $MNIEN
^ ITEM :NKLJM	^ ITEM ?JPLDO	^ ITEM VERBJOLHM	^ ITEM VERB~edGSHGJ	^ ITEM VERB~verbNNFKJ
^ ITEM aMKPKD	^ ITEM allINNHI	^ ITEM alreadyKPFLK	^ ITEM andKRJJG	^ ITEM areNMKMG	^ ITEM atLNILK
^ ITEM beenLLOIG	^ ITEM beforeEEJTG	^ ITEM didn'tAGMIO	^ ITEM firstIJKQI	^ ITEM forHMGOE
^ ITEM goneIIRGG	^ ITEM hadPOFGI	^ ITEM halfIJIHQ	^ ITEM hasOKJMI	^ ITEM inFKFML	^ ITEM isJMHLJ
^ ITEM leftGNNHK	^ ITEM lineKLJKN	^ ITEM man'sPMJJH	^ ITEM noQFMGK	^ ITEM notKIHJO
^ ITEM onKOHLK	^ ITEM onlyKPNHG	^ ITEM orKLLOK	^ ITEM outJPIGM	^ ITEM peopleOHJHP	^ ITEM rHLHNG
^ ITEM saidILMJM	^ ITEM saysLOFJK	^ ITEM stillKHKMN	^ ITEM stuckJKJLP	^ ITEM theDMIPF
^ ITEM tomorrowOKMKL	^ ITEM upIQHEL	^ ITEM wantsKIILM	^ ITEM wasMIMLJ	^ ITEM willIPKLM
^ ITEM withCMKKM	^ ITEM yesKKLOK	^ ITEM ~edLNLIH	^ ITEM ~ingJOMHL	^ ITEM ~verbGKPON
^ ITEM ✅LOMKL	^ ITEM ✔LPLKK	^ ITEMMNKMJ	^ VERBJLDLN	^ VERB~ed ITEMLOEJK	^ VERB~ed theCNGJL
^ VERB~edBQABM	^ VERB~ingGLCNP	^ VERB~verb ITEMMJKNI	^ VERB~verb ~edJMJHN	^ VERB~verbPHGON
^ aHILJQ	^ actuallyMLOKJ	^ all #MPMLK	^ all ITEMIPJGL	^ all ~edLIKLQ	^ allKODGL	^ bankOINKL
^ bossHLNMH	^ bothKRJJH	^ can't ~verbKFOPI	^ can'tJGJNM	^ chemistLHKMQ	^ client ~edNKPLH
^ clientKJRHI	^ couldn't ~verbLKKKO	^ couldn'tLNJKM	^ councilMNOHK	^ didJMHPK
^ didn't ~verbNKKLM	^ didn'tLJHGP	^ doIJJRH	^ doctorLJPKF	^ doesIEESI	^ doneFLELO	^ dropJLOMH
^ droppedJRFLJ	^ eightHOJJL	^ elevenKSKHG	^ every ITEMJIJPM	^ everyJNHLK	^ everyone'sLOIKJ
^ everyoneJDIUG	^ everythingOAHEQ	^ fiveGOJHN	^ fortyISKME	^ foundIRKLJ	^ fourGMHPL	^ freshJQIJJ
^ gaveIOQFG	^ goingGLMHM	^ goodHNDPF	^ gotMLLIL	^ hadINECM	^ half theIGHIU	^ halfLHKIP
^ he ~edMJOGK	^ he's ~edPLJFK	^ he'sLKJOG	^ heLENOM	^ herOGOLG	^ hisHMRKF	^ howJIJRG
^ i VERB~edFNEIM	^ i wasLLLKM	^ i ~edPJLGM	^ i ~verbMMMGK	^ i'llJHKON	^ i'mHOMIM	^ i've ~edINJKN
^ i'veKKLLO	^ iOKGMM	^ is theLJMQJ	^ isJIFRH	^ it wasKLNKL	^ it'sGMJOH	^ itKIQIK	^ justIPCKF
^ lastKOIOE	^ leftGMIIN	^ madeLIFKQ	^ my ITEMNQHNF	^ myMLKJN	^ needLLIFQ	^ neverOFHNK
^ new ITEMKPKLJ	^ newJVHCC	^ nineJLKGO	^ no ITEMGDMGM	^ no needJMQLI	^ noLGIFR	^ nobodyIHHKS
^ not aEQEHK	^ not ~ingPILMG	^ notOQJBG	^ onGGPFR	^ oneIJEIR	^ only ITEMFOGCM	^ only theHNJFM
^ onlyLKETH	^ outNMEEM	^ putNPIJN	^ rainTGGKI	^ ranMIKLP	^ satIRHIH	^ sawKMIFO	^ she ~edIPNJF
^ she's ~edJQNML	^ she's ~ingOLMMI	^ she'sLIMOL	^ sheLLPBJ	^ shortLNJJM	^ siteKKKHP
^ six ITEMJMJGP	^ sixEMIMM	^ sixtyJNHIM	^ soldJIRIF	^ spokeLOKMI	^ still ~ingJJLGS	^ stillIKJLN
^ stuckLFKGT	^ takeKHPKH	^ tenJOGBM	^ thatGKGPE	^ the ITEMNNELH	^ the VERB~verbJDNIP
^ the ~verbMJIIP	^ theKILLM	^ theirOEIJR	^ they ~edMLNJL	^ they'reKQJHL	^ they've ~edNJPMH
^ they'veMJQLG	^ theyPIOHK	^ thirtyKQHKI	^ threeHKHKP	^ toldKPMFD	^ tooNFLJL	^ tookKPKJJ
^ twelveJSIGG	^ twentyKRHGH	^ twoGPGDN	^ waitingLLJKP	^ we ~edKLJKO	^ we're ~ingLMOMK
^ we'reJONLJ	^ we'veJINQI	^ weHMQHJ	^ wentJTDMG	^ what'sKFGTF	^ whatJFJSG	^ whichFHGTF
^ whoJGISG	^ will ~verbOGMKN	^ willPHLJL	^ wroteKMJKM	^ yeahMLNLJ	^ you ~verbJNMIH	^ youLLJOG
^ ~ed #JOGJK	^ ~ed ITEMMJKJN	^ ~ed aIPMGH	^ ~ed allHEJET	^ ~ed atKIKHQ	^ ~ed itINNIJ
^ ~ed myLOEEM	^ ~ed onJHIKR	^ ~ed outLNGJN	^ ~ed theILMKN	^ ~ed themMQOMH	^ ~ed toGKOGN
^ ~ed upJMJIO	^ ~ed withOLGML	^ ~ed ~ingLKPJK	^ ~ed ~verbKNKLL	^ ~edKMJHN	^ ~ing ITEMKMOMG
^ ~ing itIHGRM	^ ~ing onKIOIN	^ ~ing thePEMEM	^ ~ing toHLKKP	^ ~ing ~edLQKII	^ ~ingMINMK
^ ~verb ITEMGKMLK	^ ~verb theIPJHP	^ ~verb ~edHLMFM	^ ~verb ~verbNINGK	^ ~verbLIMOM	^KNLMM
a ITEM $DMNKJ	a ITEMIPKKI	a bitIIHMO	a coldOLKJJ	a fortnight $PKIJJ	a fortnightPKIJJ	a goodKRKIG
a manEQOJG	a newGLQCJ	a weekOPJLK	a ~edGKIRK	a ~ingJKJIR	a ~verb $FRHHJ	a ~verbGPKJL	aLJJMM
about ITEM $IMILL	about ITEMJMIKL	about itKMMIN	about theJLJQJ	aboutGILNO	acceptedHRHJJ
accountGRIGN	actuallyIOLLI	after $PNJFI	after allJFPEO	after lunch $JKIPN	after lunchJKIPN
after theJKJDQ	after ~verbNHFOK	afterOJIKO	afternoon $PLIHL	afternoonOLFHM	again $EQKLH
again afterISGFL	again atKJKLO	againNIJJO	agreedRIILJ	alSJFEI	alarmECQHP	aliveHQIGJ
all # ITEMMNMML	all #LRKLH	all $GLPHM	all ITEMHLPLF	all VERB~edLQIII	all dayILHFR	all doneLHLLR
all nineFRKIH	all onKNKGN	all overKPLJJ	all theJLLIN	all ~edKKHGQ	all ~verbLRKLG	allJPKLK
alongMHGHQ	already $MOLLL	already VERB~edKPJKL	already ~edKIQIH	alreadyFUNBB	alsoHRJJL
always $JNHMH	alwaysEIFSD	amNNIJJ	an hour $KNKKL	an hourJOJIK	anJKFMO	and #JQLDK	and ITEMKQLGI
and aIKGOL	and all $LLNII	and allLLNMJ	and backLRKMH	and he'sIOOMJ	and i ~edLPILJ	and i'mLHKKQ
and i'veJSGHI	and iKOGIN	and in theLOLLK	and inLTLEJ	and it'sIJLEP	and myJGKIT	and noKFKIS
and onLSLGH	and she'sLQMMI	and stampedMPMMJ	and theIMGNK	and thenKLKDO	and theyKOKLK
and wentIIPMN	and ~ed $LNKKK	and ~edKKLIO	and ~ing $LJKGP	and ~ingKNHFN	and ~verb $KPJGM
and ~verbJMNFL	andJNFLL	another ~verbJIKJP	anotherRDODJ	answer $DGIOM	answerDIBJR	answeredKHKLQ
answeringKJHIQ	anyEMNEN	anythingCJJRG	anywayLHMPH	anywhereOLKJM	apart fromPGFFM	apartPGFFM
appHMOCM	approvedITGJF	are VERB~edKTLFI	are aQGHLF	are at theJTLGF	are atJMLFP	are in theLGLNR
are inFJGJQ	are onKSHGM	are stillPKLKL	are theKINNI	are ~ed $JPHJL	are ~edJLGJO	are ~ing $LMFNE
are ~ingINNJJ	areIKHPK	aren'tEDONK	armLOKIL	as aKSEFI	as ofIHPBP	as theIIMCQ	asELKNK
asked forOLLJI	askedNOMHJ	askingIAPIN	asleepJLDGP	at # #KMOII	at # $GMGOK	at # :LOMLK	at #JKLLP
at ITEM $JSHEJ	at ITEMHOGHM	at aLMHLL	at fiveKGLOP	at fourHOKKK	at halfEIQHN	at homeKRIEI
at itOOHCJ	at myLKLHP	at noonKRLHK	at sixKQKJI	at tenLQLHI	at the ITEMJRLFD	at the weekendOKLKK
at theMLKLI	at ~verbJGKHQ	atKKEOO	ateILJIM	away $IGNHP	awayLIOFO	bEONGK	back $NHNJM	back aRHKJJ
back andLPLLF	back atJLKGO	back fromLPIHK	back inNMEHK	back onJHNJQ	back toLLIHP	backNMHIM
badJLOIM	bag $LJKJP	bagKJJES	baggedMTJMG	bagsJUJDF	bank holidayQKGKL	bankNJKNK	barEGJQN
bareGOGHN	batteryGMGGO	be VERB~edNLILO	beKGQPF	beatFJMEO	becauseGGLGQ	bedIJFDR	been VERB~edIRGGH
been ~ed $FFRHQ	been ~ed toONFLI	been ~edMMLEK	beenLOJML	before #GNKPK	before iIILIQ
before the ITEMKGLKR	before theCNJJM	beforeNLFNK	behindENHDM	bellKQHIJ	bench $KLKHO	benchJLJPK
betterNERMG	betweenIEIPO	biasKNLMM	bigFJHRF	binIJOMH	binnedIOPHH	bitLKFOM	bitsJMKEN	blackGPEHP
blessEJNQG	blewJIMIQ	blockIPMKI	blockedJKJIN	blueIOFQG	boardHHIFS	bookKNHEM	bookedMIHPE
booksGMHOF	boot $JSJHK	bootJLJGP	bootsHSFGI	bossHLNMI	both ITEMKQKJH	bothFSEEI	botherIJPMJ
bottomITIHF	bought aKFUGI	boughtHPLGG	box $HLHHN	box ofKQJHI	boxHPGFL	boxesJPHHL	boyGQNHG
breakfastHQIFK	bringOIIOG	brokeMENGL	brotherJDQNJ	broughtFLFKO	bucksIRKEG	bumped toPGKMK
bumpedQIKMK	busILKNN	but noKLJMO	but theHJIMP	butGLCNN	butterMPIKD	buyingIJQJI	by #HMDHN
by $FHGIS	by the #MLLNK	by theLNGPF	by ~verb $HMQIE	by ~verbHMQHG	byJOLKK	callLINLO
called offNJNKI	calledOMLKL	cameEQIAK	cameraKLKIO	can beNKSIM	can goMFLOK	can seeKPJIK
can waitNLLML	can't VERB~verbJKJKQ	can't findLGHIQ	can't getLQJKJ	can't ~verb itIJMJN
can't ~verb theIIHGS	can't ~verbMLLNK	can'tNELLL	canMNMNG	cancelOGSGH	cancelled soPKKMG
cancelledKFSIK	car $JILRN	carNOHPJ	card $KJJNN	card'sFQJFL	cardHNIHO	caseISIII	chJHQGK
changedIMNHL	chargeJFMRG	chatDIFFT	checkKPEIL	chemistJEHJS	christmasPKJIL	churchJIMKQ	classSDING
clauseKHJIP	cleanHSFEJ	clearFUJGE	clearedKNHLL	client ~edNKPLH	clientHHQOI	close $FKINN
closeKJINN	closed forNLMLK	closedRDKHQ	cloud $GJHMO	cloudGLGMN	coachOOHKK	codeKJNFN	coldOIGIO
collectedERKGH	come backOILJL	come nextPJMLJ	come ~verbMOKHK	comeNMFJO	comesQJKMI	coming $GOKNJ
coming outINILM	comingKMIJK	commentsJKIHO	committeeJKQIG	completedIKGKP	coolHIKLN
could ~verbJQJFJ	couldGMFDR	couldn't getLKKMP	couldn't ~verb theKKKKP	couldn't ~verbMHJKP
couldn'tIPFFN	councilMONLI	countKNGJN	countedHQIIJ	counterKPKJI	courierILGBQ	coursePEHPI
cried $KOLJJ	criedMPJJJ	crossIKPIJ	curtainsIRKKH	cutIJOPD	dadHJMNM	darkKKKFR	dataJMJGN
date $LKKIN	dateQJHHL	daughterPJNLJ	day $PDGOM	dayOHJML	days $KMOIG	daysOHMGM	deKQGJI	deadJODGP
decemberSIHGG	decidedJISKG	deliveredLGOLP	depot $HKGEP	depotIKHJP	deskFPFGL	did theJOHIM
didLJFPO	didn't getNKKIM	didn't ~verb toNJNJK	didn't ~verbMIMIM	didn'tMKJGO	diedJIIJQ	do $MOIJM
do itMNLJH	do theRIDKI	do theyHDEMN	doMKLNH	docLMJIM	doctorKNNLI	does theFJRJH	doesKGQLJ
doesn't ~verbHHKON	doesn'tLLSJG	dogFPKGM	doing theHMNKM	doingMKOIJ	don't needKJRIG
don't ~verbDRMGL	don'tGPLMH	done $ILFJO	done withMHNLN	doneKJGDO	door $IMBMM	doorIJLKO
doubleOLHCN	down $FLOGM	down forILHML	down soMKIJO	down theNRGJI	down toGIEFP	downKMMFM
dozenKREJH	drawerGKDDQ	drillIJKFP	drive $EPJNG	driveLNLNI	dropKMOMG	dropped theIPLKJ
droppedNJLKN	droppingMPIII	dropsFLJFQ	dryPRHGG	dryingIKINK	dueNEJOQ	earlyLFFNP	easterQHKLJ
eatGMOQC	eatenLNJLL	eightOMGJK	elKIIIP	eleven ITEMKPKIK	elevenHMHFP	elseJENGN	emKROKF	emailHOGFQ
emailedFTHLG	emptyEPBDP	end ofQKJJI	endOHKFO	engagedKDIFU	engineerLMGGP	enoughMNLIJ	evenJOJOF
evening $OFJIM	eveningMFIIO	every ITEMILEOJ	every ~verbKKJGP	everyETJJE	everyone'sKRHJG
everyoneFNGNM	everything $HMIIM	everything exceptEKIMN	everythingOLHPJ	everywhereHOGHL
except ITEMIJJJQ	except theOLHOJ	exceptNIGMO	eyesHLIEP	faceISKFJ	failedICKJS	familyRERHI
far $JLKIO	farKJFNO	fatINERE	februaryOGIPF	feetGPIFK	fellFHLLQ	fellaKJLIQ	feltJHIFT	fieldHINJQ
fifteenJGGSL	fileKNPII	filedLTGLF	fillIIEIS	filledGPGJK	finally ~edJRIJH	finallyISHHF
financeJJKON	find theLKLLN	findLGIIQ	fineISOFB	fingersHKDGQ	finishERGGM	finished theNOILK
finishedQNGJJ	fireKEKIU	firmJJOLM	first $HLHRF	first soMHMLL	first timeKSLKF	first ~verbHNKGM
firstLHGQN	fitNOKLH	five $JJJJP	fiveFPHGN	fixedHQJKL	flatIOFML	floor $LRKLF	floor'sKQHII
floorKNHJL	flowersDISGJ	foldedIQHJJ	folderLTKDH	for #IPHMF	for $JOONF	for ITEM $GMCLM
for ITEMLPMKG	for aMHLOL	for an hourKQMLJ	for anKQMLJ	for good $KKPKH	for goodJIRJH	for itLHLJO
for me $KHOIO	for me toKKQLJ	for meIIRHJ	for nextPLMHL	for thatMKJJO	for the #PKKFI
for the ITEMKKLKM	for the VERB~verbIGHKS	for theNJIML	for ~ingIFPIQ	forMKLKK
forget the ITEMLKRIK	forget theLKVDL	forgetIKJTE	forgotEMFFR	formKMFMM	fortnight $PKIJJ
fortnightPKIJJ	fortyHKFHQ	found theKKKLN	foundJMLEL	four $ORJGF	four ITEMFNLIL	fourMLGIN
freeNOLLH	freshIVGFD	friday $LKGNM	friday soPILGJ	fridayLMHLL	fridge $KKJPF	fridgeIMHNL
from #CMJMK	from ITEMFJOMH	from me $ILSKG	from meLKMEL	from now onKJOJK	from nowKJOKK
from theGQIGN	from thisJLPFJ	fromMJOLJ	frontHJIOO	frozenQLFGL	full $GOIHM	full ofKQMHF	fullHQHCN
garageQKLMM	gasFFEQO	gave meLLJML	gave usMMPME	gaveKMOLK	get theLGMJN	get toNHKIM	getOKIOL
getsNHMPG	gettingPNMHD	girlGIRHK	give meOJLKM	giveLLKHO	givenNMNGD	givingIPLJJ	glassKNFGO
go $HOKGL	go inHGMOL	goLNKHM	god $JNKNG	godJOOGF	goes toIIKJQ	goesOHJJO	goinKMQGH	going toMANHL
goingOJNFI	gone $HJQDL	gone to theONIME	gone toKQIFJ	goneEINAP	good $JKLOH	goodDRLLE	got #IONMI
got aJJLPG	got herHNELM	got itKNIMM	got myKMEIN	got theINIIM	got theirJNLIJ	got toHJHJR	gotKMKIM
greenGSFFM	groupFEOHL	guestsJLNJJ	guyJPJKG	had a ~verbFHIIR	had aKLIFM	had theKPIGN	hadLLILO
hahaHJQNG	hairKTOFG	half aKOKFK	half anKSLLF	half theGENPL	half ~edKHLJQ	halfOMLIL	halfwayEGHJT
hall $HKKOK	hallKJMOJ	hand $KPHLK	handNIMJN	handedKPMJI	handsJIKLQ	hangIIOJM	hangingJSJJH
happenedIKHFO	happy $IQJJH	happyHRIII	hardHIFWG	has aMNKEL	has been ~edMLMIL	has beenKLKPJ
has goneGREJN	has myKPKHJ	has ~edGJSGG	hasMNJIK	hasn't ~edLCHJQ	hasn'tKCHJR	hateGMGNM	hatesEEFUE
have beenJLGHO	have theONJJJ	have theirJQIII	have toMFPIK	haveJLLNL	haven't VERB~edLIEIU
haven't ~edKFJKP	haven'tGCJIR	havingLMLKM	he ~edLQKGH	he'll ~verbMIHKM	he'llMIHKM	he's ~edPLLFJ
he's ~ingELQHM	he'sQJKLK	heLMNQG	headKKGQL	heardIRHHP	heartMVCDE	heavyMGJNO	heldJRJIH	hensDKIPF
her $KLRIH	her ITEMMOHKI	her ~verbKRJKG	herHLNGI	hereEKKCQ	herselfMFRLG	hey $MHIPJ	heyMHIPJ
him $LLIJO	himKHRDL	himselfHFTHG	his ITEMLEOLO	his ownIKMNH	his ~verbLOHKO	hisFIQIO	hit theKRHJF
hitJQHGK	holdJREFJ	holeIFJEU	holidayQKHGK	home $FHLPO	homeJMJKN	hospitalPKILK	hour $INJKL
hourJMHGN	hoursOLMJM	houseJMHOK	howJIJRI	hundredIRHFH	i VERB~ed theFJJJP	i VERB~edHOGHK
i VERB~verbPLFFN	i can't ~verbJJLIQ	i can'tJJJKQ	i canJOMJL	i didDKFGP	i don'tKCMOJ	i goOHJKO
i gotHOCFL	i haveHOIFN	i putJQHOG	i shall ~verbGHOLK	i shallLGOLK	i wasJLJEO	i wentLOKLJ
i ~ed $JNIIL	i ~ed theHPLMK	i ~edNNKGM	i ~verb $NPKKJ	i ~verb theLLOMI	i ~verb ~edNMKLM
i ~verb ~verbMMLMJ	i ~verbGOKJM	i'dMKIQL	i'll VERB~verbNIKPK	i'll ~verb itQLKKG
i'll ~verb theMKKMN	i'll ~verbNIJEN	i'llMGLNN	i'm not ~ingJLQKI	i'm notHFPJM	i'm onKMGKN
i'm stillIKLKQ	i'm ~edJONKJ	i'm ~ing ~verbLIMMM	i'm ~ingNQFHH	i'm ~verbKMLMJ	i'mKLMFN
i've gotNIFIR	i've ~ed theLHLMQ	i've ~ed toLGQML	i've ~edJLNJM	i'veIMLIL	iJJKLN	iceKLLKO
ideaGDJSK	ifRCHOG	in #NMJOG	in $MLJFK	in ITEMGPFLL	in aLLILO	in allFSGHH	in andLMMHM	in atGQIDM
in for theKOJHJ	in forKPKGI	in handJMOLL	in herINNHD	in myIROCJ	in soLHQGI	in the ITEMHQFMK
in the boxLKKHO	in the tinINIFM	in the vanLOLKK	in the ~ingOIJIN	in the ~verbIQKBL	in theJNILK
in theirJHIOO	in ~verb $HMJIN	in ~verbMIIGQ	inMMJKK	insideIPHHL	instead $PDQII	instead ofHNOIE
insteadPJOFG	instructorMKPII	intoIFLET	is #LHINO	is $NNKJJ	is ITEM $KRIIG	is ITEMKOKLG
is VERB~ed $LOKKL	is VERB~edKSFHI	is VERB~verbIRIHI	is aOFLLL	is allKHHPO	is atGNKLL
is comingHJIPM	is doneLRKLH	is downHNFHM	is finishedLNKLL	is forLILPJ	is fullLQJIJ
is in theJOMKC	is inEOIJK	is itLLLPJ	is nextTMKKF	is not ~edKKPLI	is notNHLCO	is on theMQLDI
is onJPHKJ	is outJJJER	is stillIIMMN	is the ITEMIGILO	is theGGHSK	is whatKIKQI	is withHMHGO
is ~ed $HMNHJ	is ~ed andKSHJH	is ~edMMLEK	is ~ing $HJJOK	is ~ing ITEMLHQJH	is ~ing inNOJJI
is ~ingIPPFL	is ~verbOPIJI	isJKIPM	isn'tHJLTJ	it $JOKMJ	it andITMFF	it atKKLJO	it forKLPJH
it inNNJIK	it is $NNKJJ	it isNPGGI	it off $LKOLL	it offLHRKI	it onOHIMN	it outLLQMI
it then $PLLIJ	it thenOJLIM	it tillPKLLJ	it toGRKJK	it wasJLKJM	it ~edHGRHK	it ~ingEFHMT
it ~verbSJJHK	it'll ~verbMPIGH	it'llJNPGG	it's #GFJHR	it's theFIIPO	it'sOLHNJ	itMIOKM
its ITEMEMHQB	its ~verbJOJKL	itsGOHJM	itselfIGRLM	januaryTHGEH	jobSHQEF	joyJLGIP	junePNNJH
justGNNJM	keepMNMMJ	keepingOJPJI	keeps ~ingEGCLQ	keepsEFLLN	keyJFFJT	kickedFFFEV	kidsINFMM
kindlyNMFMJ	kitIHMIN	kneesILJOM	knockedHMHKO	knowGOFMH	knowsJQNGF	la ITEM $JKMJO	la ITEMHPLGK
laHPLGK	ladJLOJJ	lady $GKIOM	ladyJPKOH	landedHMIJP	landlordPFMGN	last night $LOILK
last nightLNMKJ	lastILMTB	lateJHDJR	later $KKJKP	laterKGHIS	le ITEM $KJOJN	le ITEMIMKIP	leIMKIP
leave itOHQMI	leave the ITEMKGLGO	leave theLFKFN	leaveLMMHK	left $IJHMP	left theIMGDO	leftJKKFP
legalKIKIQ	letLQNDH	letterIMIIN	lettingIGOGL	liaoGQNFF	lightNNFGK	lightsKLPJJ	like aJMHNJ
likeJODOH	likesIJNQH	lineIKIEQ	lined upJRHKG	linedJRHKG	linesILEPE	list $NLMLJ	listNMMLI
litresKMKNI	liveJRLDH	loPRJHG	loadJHNIP	lockedFGEIU	loggedJKEJQ	lol $HNHIM	lolKMHIM	longHLHPJ
lookOOEMF	lookedNIJQG	lookingJLGHO	looks like aIILES	looks likeIHKNO	looksIPDLK	lorryNJOFJ
lost theJHOJO	lostELNFN	lot $HKHPL	lotIKKMO	lovely $JSJGI	lovelyHOEOC	lunch $IMGKO	lunchGLGKP
machineLDJIU	madNGPNJ	madeKNIFM	mailKSHHG	make itLIILO	makeOFILM	makingJFRHL	man ~edLPJMJ
man'sNLJHN	manNINEL	managerIQNKI	manyLFEPO	marchQKHNF	marketKKMLM	mayQIPFI	maybeNCJEQ	me #OOHAG
me $FLMMK	me ITEMIPHHK	me aLJNJO	me andIOIKK	me forPJLLI	me inIKKKR	me offJLNGL	me onKLNKN
me outGNKDM	me soJLKIN	me theMMKNF	me toOHPNG	me ~ingNIIJN	me ~verbONMII	meIKKNL	meetingMKJLN
menuHHSKH	metGNGNM	midPFHHP	milesKLHLL	mindOIKIJ	mine $IMOII	mineIQOFG	minsILFHO	minuteLLKHN
minutesHNFHN	missedIFJMP	missingIGGHS	monday $NMIMI	monday soRKIKK	mondayPLFMG	money $LLGNG
moneyJKEMN	month $OJNHJ	month soRLIMM	monthRINFG	months $NNEHE	monthsNNKGI	more $KNKHO
more ITEMMKQLJ	moreMLMLL	morning $QKEMH	morningPLHLJ	mostILFRK	moveOJKJL	moved toREMMJ
movedRFKLI	movesQIIJF	movingKMPGI	mrHGLLQ	muchIRFMG	mustKIJNM	my ITEM $DLMCN	my ITEMMKJNN
my VERB~verbIKEEP	my backKOPOH	my handKKKJO	my headKILOM	my ~verb $IHOGP	my ~verbIIINQ	myHNKOJ
nONMFK	naeIPPEF	nahNLOJI	nameKSGGM	napHHHJS	nearlyCODGL	need aPHOGL	need the ITEMLLQOI
need theKFOKR	need to VERB~verbJLKIQ	need toKKJMM	needIBMMP	needed $LJQLI	neededLEQLN
needs aRIHGM	needsNGEMO	never gotHKIFR	never ~ed $KNFFM	never ~edGMFQM	never ~verbFENSH
neverMKJSI	new ITEMEPJEL	new yearOHMJJ	newMOLLC	next $KJJIO	next month $OKLML	next monthPLKMK
next tuesday $NLLKL	next tuesdayPJJFK	next week $PLLJK	next weekOMLHK	nextQKJJH	niceDSFLD
night $GNMQJ	night soPMMKJ	nightJLNPJ	nine $HJKGP	nineIMDIN	ninetyGNGSG	no $DHIGT	no ITEM $HLMJM
no ITEM forGELKO	no ITEM thisKFQKI	no ITEM toIDPMK	no ITEM ~edMHTMK	no ITEMGKQGK	no VERBJEPHM
no VERB~ingLINLK	no VERB~verb $FDNIM	no VERB~verb ~edMJOLK	no VERB~verbIFOHL	no more ITEMMKQLJ
no moreBPPHD	no need toLMPMJ	no needLLRJH	no ~ing $KIPNI	no ~ingLFNNL	no ~verbOCKIK	noMPMEJ
nobody ~edKOFHM	nobodyGKIGP	noneIOLIL	noon $HOIMG	noonJMHLN	nope $GHNHN	nopeFGMGP
not VERB~edCCISI	not VERB~ingIJQLK	not aERJII	not doneKJMMO	not me $HJQHJ	not meHJQHJ
not neededMMRMH	not oneFQHFJ	not yet $MMMMN	not yetHJIKQ	not ~ed $KILKP	not ~edIFMLR
not ~ing $HLNKM	not ~ingMILIN	not ~verbLGGEQ	notMINHM	notesLRKNI	nothing toKGPKJ	nothingJMOOJ
now $IKMMM	now onKJOJK	now soNJOJJ	nowNMOFI	number #KFHHU	number $JKICP	numberJIFLR	numbersMPEEK
nurseNNNFF	o'clockHHGNP	oJLMEN	of # $LLMIO	of #KJKOM	of ITEM $DLAMN	of ITEMFRJLH	of aLMIEO
of itIMIIO	of myGLNOG	of the ITEMIJOML	of theNHLKO	of them $HMJFN	of themPKDIN	of usMIMJP
of ~ingHRFPH	of ~verb $FHINP	of ~verbKMMLK	ofJKJKM	off $FHNLO	off ITEM $FQKGG	off ITEMPPJGK
off myIIQKK	off the ITEMHPLKI	off the ~verbLKNLK	off theJOMIK	off toGMLGM	off ~verbRJIOF
offNINJM	office ~edIMNIL	officeGNMKK	okLRFFI	oldIJOPF	on #HLLNL	on $JNMLI	on ITEM $JIFQL
on ITEMHMLMM	on VERB~verb $KOKMH	on VERB~verbKOKMH	on aHMMPJ	on andIOKLM	on atHLKJN
on fridaySIHEI	on herNOHGF	on hisFXDHE	on holdJMKHO	on it $IMHQH	on itIQLPF	on me $LMIKN
on meJLIJO	on monday $OLLLK	on mondayQLHLJ	on my ~verbMOKMK	on myHNIDN	on saturdayNKGKM
on sunday $PILLJ	on sundayQHLJJ	on the #LOLEK	on the ITEMGLJNL	on the floorLIKKQ
on the shelfLOLIL	on the wallLMLJM	on the wayNMFGK	on the ~verbMLJAM	on theMLMJM
on thursday $KJMOK	on thursdayMGJOK	on ~verb $JQIHM	on ~verbILMKN	onJMLKM	onceLOIHM	one $JDMON
one ITEMHDNPM	one onLJPOI	one withLMKRG	one ~edKMJKM	one ~verbOLJFL	one'sKNNMF	oneJKIOM
ones $GMQNF	onesJGKMS	only $EKNJN	only ITEMFNICO	only gotLDKKR	only the ITEMKRJHI	only theHNNFO
only ~edHOHFM	only ~ingIIMMN	onlyMLKLN	ootNGKHS	open $HOGGN	openHIHNQ	openedJFJGT	opensQGKDK
or theLKKOK	orJBEYD	orderHOMMJ	otherIAQKP	ourMLNFH	oursGSPAD	out $HKJDO	out atKIKJQ
out of #LLLJN	out of ITEMKKOGL	out of theJPEOH	out ofJGNPN	out onIPNHC	out soRILHG
out the doorLRMLH	out theLJJIP	out toESMEK	outLKKIN	outsideIENPQ	over $MMJJI	over the ITEMJFNJP
over theHQLIJ	over toOMJKG	overNNLGI	oweKJKLO	ownGDSSB	packedGIQOH	page #HNIKM	pageFPGCM
pagesGOFLJ	paid $OJFDO	paidLKQGI	pairHNJHO	paperHIMPL	parkKQQLI	parkedPMHEM	partQKLHJ
passed theKPIKJ	passedHSFHG	pastGNLHM	patchJQJGH	patientsJJIJO	payJPMIK	paydayQFIQG
people $KOLHH	peopleKIKON	period $JQKKI	periodJQKKI	phoneMKHPL	photoHOIHN	pick upKILLQ	pickLHLIP
picked upJMNKF	pickedJMNIF	pickingJGJKQ	pileLGKLR	pinnedJPGIL	placeJJPGN	planGQOHF	plasterLNNIJ
plateGMLML	pleaseFOGFP	pointJJMRI	poolGIISM	portalINHDP	post $KOIMK	postKOJIM	postedLQMJH
postponeOKLJL	postponedQGJLK	pressedJQIHO	priceKJDLO	printedGNHFM	printerJMFIP	pulledKHTED
pushOKLLL	pushedRJJGI	put meJNNEM	put theNOKLH	putNKQKG	quarterJPNDH	questionJPILK	queueGFGFV
quid $IRJJG	quidHMMKM	quietONHFL	rHMHMG	rain $GQDNI	rainOKONE	ran outLJIKP	ranIKJJR	rangHEQLR
ratherPJMKI	reachHJHIQ	reachedGRFII	read theJMINK	readIOFOI	readingKLKJO	readyHPLIN	redINHPI
reelPNLFJ	rejectedFHHHS	remainFFGFU	removeHJRIF	required $MKOLJ	requiredLKQLH	restKIMER
rightLLMLJ	ringKJIRK	rodeJFKMO	rolledHRGKI	roofHQOEJ	room $EIHJQ	roomKOIIM	round $LNKKN
round theIOHJL	roundMNDGN	rowKMIHN	runIOGCO	running $MPJOH	runningINFLK	rushNHHIQ	said noIMJLN
said ~verbIJOIL	saidLLMBL	saleNJMKI	sameMGLOK	sat onFMEJN	sat withHQJJI	satLLGGO	saturday $SKHFJ
saturdayOHIMN	sawJMMFN	say $MKIQH	sayNJKOK	says noFGPQH	says ~verbOPSDC	saysKHCNO	schoolINFMM
scrap the ITEMIJOKK	scrap theIJPKK	scrapIJPKJ	scratchJGRIH	scrubbedHKSGF	secondIMGGO	seeLJMHN
seenFOGGO	sendingPMQFI	sent $KJFRE	sent theKQMKF	sentGIMON	serviceFLLJP	sessionMQKKI	setDMOLJ
settledHPMGK	sevenGKHFP	shall ~verbGHOLK	shallLGOLK	sharpJMGNE	shaveIUJFD	she ~edJMJEO
she'dHHOOK	she'll ~verbJKPMN	she'llJKPMN	she's ~edOLLLK	she's ~ingHSLIG	she'sOLHIL	sheHLNMI
shelf $LNLNJ	shelfKLGNN	shiftSGHFM	shifted toOJLML	shiftedNMJKK	shippedHOMHK	shop $FQHJJ
shopLKLHO	shortIILER	shotsIHGGS	should beJOGLI	should ~verbJOGLI	shouldMNFKL	showedGJJIR
showingHJIEQ	shut forLHJHQ	shutMLJFM	sick soOINKK	sickSGMHI	sideHOLFL	sidesJSKIE	sign $JJLKP
signMLKKO	signatureJHKJR	signed $MQKKI	signedHRGHK	since #KJKPN	since morningHKKKO
since ~ing $HKKKO	since ~ingHKKKO	sinceCJJPM	sirOLNOG	sisterKLQHH	sitNDPNG	site $JMJJO	siteGJHES
sittingLJKGQ	six $GEHHV	six ITEMOMIGL	sixJNGLL	sixtyJNHIM	sizeJJJOL	skipIHRJD	sleptIONMJ
slotRDJFN	smells ofIPFLF	smellsGMFOD	snappedJGMFO	so ITEM isPIFEO	so ITEM onLLMLN
so ITEM ~edJJFKQ	so ITEMQFHKN	so VERBSHLGH	so VERB~ingMHHNM	so VERB~verbNKOIG	so can'tFGJKR
so far $JLKIO	so farJLKIO	so forgetLLPKJ	so i don'tLMSIF	so i ~edKKLMP	so i ~verbPKMMJ
so i'll ~verbPMKLL	so i'llQJKLK	so i'm ~ingOLJMK	so i'mLMOLJ	so i've ~edMLNMI	so i'veMLMMM
so iKIPGM	so it'sHIJFP	so no ITEMKNMLL	so no VERB~verbLGLJO	so no moreKIQLJ	so no needLLOMK
so no ~ingLJOLI	so noJJPJL	so notGGOLQ	so nothingKLNKL	so scrapKHQKJ	so takeMMSMG	so that'sFNNHE
so the ITEMMCKGO	so theOELEO	so there'sLIVME	so they'reLMMJM	so we'llOMLML	so weKFLKP
so ~edDIPKM	so ~ing toKLNKL	so ~ingLIKMN	so ~verbILLGN	soNGPKJ	soldEKQIJ	someoneIGPJN	sorryJFJMR
sorted $MRKMH	sortedIVHGE	spareLOMIJ	splitLSDGK	spoke toJRKLG	spokeJRKLG	springRMJJH	squareILHFP
stamped $MPMMJ	stampedJSGKH	standingIQLMH	startMFFOL	startedJNGJM	startingGHGLS	startsJPHKG
stayOGPIK	staysGHROJ	still in theJILIR	still inJILHR	still on theIKKFP	still onOKLQI
still toJJLFT	still ~ing $GJLJP	still ~ingLGJMO	stillJFBOO	stockJGIOO	stoodGLNEM	stopJQGIK
stoppedDIPJM	stormJQLIH	storyHEQNQ	straightJQIGJ	streetKHNPL	stuck $GDJHS	stuck onIIKIQ
stuckEOGIM	submittedJTHMF	sunday $MNJJI	sundayPNHGF	swappedQKHMG	sweetJTIGE	switched toHHRJF
switchedGFQJN	systemNGNIQ	tableHMFFP	take itLMSKG	take theLEMGN	takeKIMMM	takenPIODF	takesMFLQM
takingJHOLJ	talkedISIJG	tankGMNGD	tea $JCHJR	teaKTGEH	tellJJJOM	ten $IJEQH	tenEPJOG	thanFKERJ
that $OJJMM	that ITEM $IHKQI	that ITEMNNMPF	that one $PHNKL	that oneLPJJI	that ~verbNGNFO
that'sMINOI	thatLJQLJ	the # $OKKMF	the # nowNLHLL	the # soQJKMJ	the #PLKND	the ITEM $NMLIL
the ITEM VERB~edOIJOL	the ITEM VERB~verbNLLKI	the ITEM aJOHNL	the ITEM afterKHNIO
the ITEM andIJJHQ	the ITEM areFKHIP	the ITEM atINIJN	the ITEM beforeMGHOK	the ITEM byJIKHQ
the ITEM forMIIOO	the ITEM fromKJNMJ	the ITEM guyKOKLH	the ITEM hasJNKMG	the ITEM iFLNML
the ITEM inIJENO	the ITEM isLIKNM	the ITEM isn'tMHGOL	the ITEM notGGPLJ	the ITEM nowJKLKP
the ITEM offNLNLK	the ITEM onLJNMJ	the ITEM onePHKJK	the ITEM overMPJMK	the ITEM soNIPDI
the ITEM stillLLLIO	the ITEM theKJKQI	the ITEM thisINNHI	the ITEM toLOMHI	the ITEM todayNNGMH
the ITEM wasIGIPP	the ITEM withHQKKJ	the ITEM yetKLLLN	the ITEM ~edIQHEI	the ITEM ~ingNIOLJ
the ITEM ~verbOMKLH	the ITEMKJMML	the VERBLJPNH	the VERB~ingMKNKK	the VERB~verb $HPKDM
the VERB~verb ITEMNIPGK	the VERB~verbLLLKM	the backLOLKK	the benchKNLHM	the bookLNJIM
the bootKJLHP	the boxLKKHO	the busKNKNL	the carLMLLN	the councilKOKNJ	the counterKPKJI
the depotLHJLQ	the doorIOJGO	the driveHOMKJ	the endNPKIJ	the first ~verbJNKJM	the firstILHFQ
the floorIKGIP	the fridgeHLGNL	the frontKEKPR	the hall $JFMMM	the hallJJOLL	the lastLPFGN
the listLKNLL	the lotKPLGJ	the machineNHKJQ	the morningPLKLI	the newNJKPF	the nightOOMEK
the noonMPJMJ	the officeJMGIM	the oneKKKNM	the otherKDNMO	the postJPKIJ	the restKIKKQ
the sameGHLNM	the secondGJIIQ	the shelf $LNLNJ	the shelfKOGNI	the shopFNNJL	the stormJKOJJ
the tableJUGII	the tankIJPGH	the thingIQGLF	the tinINIFM	the topLNIKM	the vanLOLKK	the wallKKKIO
the wayMIJOM	the weekOOKIK	the weekend $SHJLM	the weekendPJJKL	the wholeFMKOK	the wrongKOGHN
the ~ed $JOIIK	the ~edKKHON	the ~ing $NIKHM	the ~ing soMINLF	the ~ingKNLIK	the ~verb $PMKOF
the ~verb isNIKIP	the ~verb soKJNIM	the ~verbOLLKJ	theLMLKL	their ITEMJRHMI	their ~verbJRJJH
theirJMNIG	them $GFOHO	themMLOGJ	themselvesKFMPE	then $OGJGM	then theKHKIR	thenOAGOO
there $OHNGM	there's nothingMMNML	there's ~ingMMNML	there'sELNEJ	thereNKLGL	these daysIIQJH
theseHKONG	they gaveOHNIN	they saidNGNJL	they sayNLJOI	they wantIOMIK	they ~ed meNLDJL
they ~edNOLFH	they ~verbMOKHM	they'llLFIIO	they're ~edMMNJK	they're ~ingJDKLO	they'reJONHL
they've ~ed meNFNGI	they've ~edOJNGL	they'veOHOMJ	theyMLKKL	thing $MGMJP	thingSOJHI	thingsIHIRK
thinkLKJOK	thirdIKEQH	thirtyJTJKG	this afternoon $HKJHP	this afternoonHNHIO	this eveningIIJIQ
this morningIQLNH	this week soMJNKJ	this weekJNNJF	this year $IHOOF	this yearIHOOK
this ~ing $JOGOK	this ~ingHPJNL	thisGJMNI	thoseINERG	three $JHKIS	three ITEMKIKON	threeLNHKL
through theNQHHH	through toJIHLR	throughKOFDL	thursday $NLINH	thursday soPLLHL	thursday'sTKDGG
thursdayPJHNG	tickITEOH	ticketJKPJK	tightJTJFI	til nextLPIKH	til the #LNMHJ	til theLNKHK
tilPIFOI	till fridayPFKKI	till sundayMMKLK	till theQNJKH	till thenOLMMK	tillPOFGL	time $NDNPM
timeHKKNN	times $IIMHQ	timesKKKGP	tinHLIOL	to #PJFJL	to ITEM $DQOIG	to ITEMMLLFM
to VERB~verb $KFMPK	to VERB~verb theJHNJL	to VERB~verbLFNHO	to aJHKMQ	to anotherJOMMK	to beJINMK
to comeMJLKO	to dateIRLJH	to doCLQPI	to friday $MOIIK	to fridayONJHJ	to giveGJMJO	to goJAOHO
to it $FKIHQ	to itFKJHQ	to monday $PJLKL	to mondayRJIKL	to myGNOHI	to nextOKKLK	to sunday $PGKKL
to sundayPGKKL	to the #SGLMM	to the ITEMMOJEL	to the ~ingLOJKL	to theJPLHJ	to themKJOLK
to thursday $QIMKL	to thursdayQIMKL	to tomorrow $OMKLL	to tomorrowPJJLL	to waitPLLLJ
to ~ingMMLKG	to ~verb $LHFNO	to ~verb forQMLMN	to ~verb inOKKMN	to ~verb itKGLKO
to ~verb mePOEGH	to ~verb onKRDGH	to ~verb theOLJLL	to ~verbKLMML	toOJKKL	today $NLLLI
today soLJHQH	todayOFLPH	togetherPMGIJ	told theINOKH	toldHOPHH	tomorrow $RJJJJ	tomorrowWFIEG
tonight $FTJDI	tonightHKJNM	too $NNHPG	too latePJJKM	too muchLQJGJ	tooPFLJO	took myILPJE
took theHNLKL	tookFLOFL	topGLGLQ	transferKIOJO	trayHLIKO	traysJNJGN	tripHOOKH	try againOELKP
tryLIHKP	tryingOGNMJ	tubesKPKIJ	tuesday $MGJOO	tuesdayNKIML	turned upLMLKN	turnedJFOKR
twelveHNGNJ	twentyGPFFK	twice $JMGJN	twiceHQGHL	two $EJKPL	two hoursKNLJL	two ofMKLJM	twoKNCKL
typedILEIQ	under theIMNIK	underGMLDN	until theNMLKJ	untilRKHLJ	up $INGML	up andFNEDM
up in theNLGKM	up inNJLJM	up on theLLKLO	up onKNLGM	up theHLNFK	up to dateIRLJH	up to theJLKKN
up toHKJEP	up withKRFJH	upJLNLJ	us $HIQIH	usLIQHL	usingHIKJP	van $LPKFK	vanLPMFI	veryFJESJ
wJMKNG	wait forNLLMK	wait tilNLLLL	wait tillSMMMG	wait untilNMMMM	waitPEKFN	waiting onMIJIO
waitingKFIKP	walkedHJLKP	wall $JQJIL	wallJKIIP	want toLJPLJ	wantFFONM	wanted $KHRJI	wantedMEMRG
wants aJIOKN	wants the ITEMRIGOJ	wants theOGJOJ	wantsKDLJS	wardNMKHI	warmLFFIR	was aGQCGK
was atILKLN	was inDKBQI	was outKLIHP	was shutGGIHT	was ~edLHPFN	was ~ingJQMJG	was ~verbGEIGU
wasIMKIN	washedKQKJG	wasn'tLHNLM	waterEODOG	way $JJJLP	wayLLIKN	we didLINLP	we gotJJHMP
we ~ed itMMKMH	we ~ed theLIILR	we ~edLNKKM	we ~verbLJGGO	we'll VERB~verbSIIIG	we'll ~verbOIJKL
we'llQIMIJ	we're ~ingLMOFK	we'reJIPKM	we've ~edMNNGH	we'veKJGQL	weMJPGM	wearingIQOGF
wednesday $QJJJI	wednesday soQJJIJ	wednesdayRIJII	wednesdaysPLKIK	week $ODGRJ	week ITEMHPKMN
week afterQIJLJ	week soLMMIH	weekQILNG	weekend $SHJLM	weekendNJOKJ	weeks $PNFHH	weeksPKDNG
well $LLHQI	wellKOFOF	went $LLIGO	went onONJKI	went throughLMLMN	went toJJOLN	wentGMMDM
wereFOAIK	wetOMIHK	what ~verbLHOPJ	what'sIFFMO	whatFHGOO	when i ~edJGKLT	when i'mOKKLK
when iJNJIM	whenRGDJL	whereJLOIO	whichLFGPM	whileIRJNH	whiteILEKO	who ~edHOIQG	whoEIKQL
wholeEPKNG	wife'sNHOKM	wifePINIK	will VERB~verbLLLLN	will beMDKNL	will doOFEIL	will ~verbNKJJM
willKPHGN	windowKOIIL	with ITEM $IPJIL	with ITEMHLMGM	with aKMOJK	with herLPKIK	with me $NNHHL
with meMPHHK	with myLRJKH	with the ITEMFHOQL	with theIKKLN	with ~verbILMGM	withKOLDL
without ~ingIMOIL	withoutHMLLM	won't ~verbNHFFO	won'tMENNL	wordIOJIN	wordsIPKGL	workJGCHS
workingNPHFI	worthILMPG	would ~verbHIOQH	wouldJHNQK	wouldn't ~verbGDHHT	wouldn'tFOGIN	writeIIOIP
writtenHKLLL	wrongJGEGU	wroteKMJKM	yardIRHIJ	yeahMONLH	year $QMJIH	yearKOLNH	yearsILGPH
yes $JPGMF	yes ITEMIQIEL	yesEQGJL	yet $HIHIS	yetMGHIQ	you canJMMII	you ~verb ~verbKOKGL
you ~verbKLNGI	youFJKQK	yourEHIQN	zeroBVNDB	~ed !IONHJ	~ed # $JMHJN	~ed #HLMGN	~ed $FMMIM
~ed ITEM $EMPHI	~ed ITEM atLRHJH	~ed ITEM onMMMKH	~ed ITEM toPINML	~ed ITEM ~edLKMMN
~ed ITEM ~verbGPJHL	~ed ITEMLMNFK	~ed VERB~verbGVJHD	~ed a ~verbLNIIM	~ed aGKNNL	~ed afterFLIOL
~ed allPHOGL	~ed anIGHMQ	~ed and inMNLML	~ed and ~edKJLKN	~ed andKOKIK	~ed asJGMFR	~ed at #JJLKP
~ed atNJIGO	~ed butNFKES	~ed by theHIION	~ed byELLJL	~ed downILHNO	~ed everyKPHGL	~ed for aNLKKN
~ed for theSKFIJ	~ed forNMKKL	~ed fromGKIOL	~ed half theHGOQG	~ed halfIMMOJ	~ed herKMMFJ
~ed himJMNIL	~ed hisKPHGL	~ed homeLOFMK	~ed iKPJMK	~ed in $MNLML	~ed in theIQKJH	~ed inOKNEK
~ed it $KOJIJ	~ed it inMQOMG	~ed it toLRMMF	~ed itJOLIJ	~ed me aLJNJO	~ed me toNHONG	~ed meLMJKM
~ed my ITEMMLPJB	~ed my ~verbJOHKP	~ed myKNMGJ	~ed no ITEMLHMMN	~ed noFEPKL	~ed notJOGJL
~ed offLNHIN	~ed on myMKNKL	~ed on theJQFLJ	~ed onKOIIM	~ed oneJINPL	~ed ourMNFHM
~ed out ofLIOJM	~ed outLLLIM	~ed over $PJELD	~ed overMJLJM	~ed so ITEMLIOII	~ed so noHEMMM
~ed soJKJGO	~ed thatMIQLH	~ed the ITEMJPLHJ	~ed the lotJPEGM	~ed the ~verbHMQHH	~ed theKMMFL
~ed theirILPFF	~ed themIUNMI	~ed throughGPJJL	~ed to ITEMIMKLK	~ed to fridayPHLMK
~ed to theKKOKL	~ed to ~verbLOMFH	~ed toNMLEK	~ed twoJNIDL	~ed up $MKJLO	~ed up andGLHKN
~ed up inNLJKL	~ed up onLLKLO	~ed up theIJNJL	~ed upMHPGO	~ed usOJHLM	~ed with ITEMJSKLG
~ed with theOKLKM	~ed withNKNJK	~ed ~ed $KKFIO	~ed ~ed toNMLMM	~ed ~edMILHL	~ed ~ingKMHHP
~ed ~verb theLMLMM	~ed ~verb toKQKKI	~ed ~verbFMKIN	~edKMNHL	~ing #FPHHM	~ing $LLIKN
~ing ITEM $IIOIO	~ing ITEMJHRMH	~ing VERB~verbKHPHN	~ing aOQGIK	~ing aboutKGHMQ
~ing again $IEPHQ	~ing againOKMHI	~ing andMOGFK	~ing at theNCFIN	~ing atJILDQ	~ing butGPJFN
~ing downPHMLL	~ing exceptEKIMN	~ing forHEMES	~ing herOKKOH	~ing hisLINHN	~ing iMOKOH
~ing in theKMJKM	~ing inLPHDJ	~ing is ~edIQJKJ	~ing isIOJPH	~ing it $GINOI	~ing itKINLK
~ing like aHMINL	~ing likeHOILL	~ing meMKMGM	~ing myGOOFJ	~ing noGDPHM	~ing offEOLHK
~ing on theKOGNJ	~ing onKLJPL	~ing outKIKJP	~ing overKQLJF	~ing soNHKKN	~ing the ITEMKJMNJ
~ing the ~verbLGINJ	~ing theKMNMG	~ing them $IIOIN	~ing themNHMIL	~ing to ITEMLESKG
~ing to VERB~verbLJMOH	~ing to theLEMKO	~ing to ~verbLPLFL	~ing toKMMNK	~ing upMIMKO
~ing withILJHP	~ing ~edKPLFH	~ing ~ingIQMLL	~ing ~verb $KOOFJ	~ing ~verbLKOGK	~ingKJMIN
~verb ! !KMFIO	~verb !KMFIO	~verb #JJIQL	~verb $MLKLL	~verb ITEM $NGNJJ	~verb ITEM toQJJIJ
~verb ITEMPGOGM	~verb VERBGFGQO	~verb VERB~edMMGKL	~verb VERB~verb ITEMKKPNH
~verb VERB~verbNGPNH	~verb a ~verbKPJIN	~verb aJNKMJ	~verb afterPKLIJ	~verb again $GLFGP
~verb againKKGFQ	~verb allHJLNM	~verb andJMNCP	~verb at #MKIOJ	~verb at theMDPKM	~verb atOINNK
~verb beenJLGHO	~verb before iIGIIT	~verb beforeKPJHL	~verb byHKQIK	~verb firstIPKGO
~verb for ITEMEQJFL	~verb forJKGKP	~verb fourFHPIQ	~verb friday $OJKKK	~verb fridayPIKHK
~verb fromKNOIJ	~verb hadKLJGP	~verb herIINFQ	~verb iKHJNO	~verb in $DJGPL	~verb in myKMJGN
~verb in theLFPMJ	~verb inMGLMP	~verb is ~ingJLLIM	~verb isMKJKN	~verb it $MENDN
~verb it offLMLLN	~verb itLHJLN	~verb likeGNJNG	~verb meMMFIO	~verb myJNPDK	~verb nextLOLEM
~verb noMKHNL	~verb nowJNQFI	~verb ofIRGEJ	~verb off $IMMJM	~verb offONJFJ	~verb officeLMLNK
~verb on theNOMGE	~verb onNPNDG	~verb oneKOHGL	~verb outMIIIN	~verb overPGJKR	~verb saysOPJOF
~verb sinceKOLHL	~verb so noJGKMO	~verb so theJKNMM	~verb soHJNIM	~verb sundayMMKLK
~verb thatKMMIN	~verb the ITEMMINHO	~verb the VERB~verbIFSIJ	~verb the ~ingKHNIN
~verb the ~verbINKHM	~verb theLOKIK	~verb theirJQIII	~verb themOFLFM	~verb then $LMMLN
~verb thenLMMLN	~verb theyHDEMN	~verb thisKNHKN	~verb throughHPKMK	~verb thursdayRHMHL
~verb tilMLIHN	~verb to ITEMPJJJI	~verb to theLKLJM	~verb to ~verbOIIIN	~verb toMLLLK
~verb tonightOGKGN	~verb twoLOLJK	~verb untilMNKLK	~verb up $HOFKL	~verb upNJLJN	~verb wasJLKJN
~verb withFHJQK	~verb youIFKLQ	~verb ~ed $ENJCO	~verb ~ed theKLPKJ	~verb ~edKLMNI
~verb ~ing $GJJIQ	~verb ~ingILINL	~verb ~verb $FJPOI	~verb ~verb inMLKOH	~verb ~verb itMOJJK
~verb ~verb theMOKJG	~verb ~verb tilSKIHG	~verb ~verb toKJOOJ	~verb ~verb ~verbOJLLM
~verb ~verbMMKGK	~verbMKLLL	✅ $JRHKI	✅HUFGF	✔ $LOLKK	✔IRJFM	❌ECHEU`;

export const freeWeights = `add chat help list tomorrow
! ! $MMLLJ	! !NLLKK	! $HRKLJ	!IQKLJ	# # $QLKGG	# #OHKQF	# $NIKJO	# : #MJLMM	# :MJLMM
# and #NMLJK	# andJPKJJ	# minQJLKJ	# ofKOMMO	# toPJLLG	# ~verbRELJM	#RFKLM	$NMKKL
+denied+futureOKMMJ	+denied+laterRJLLL	+denied+removedOKJLL	+denied+settledMNLGJ	+deniedMMJLK
+finished+deniedFQLMK	+finished+futureNLMML	+finished+partlyLOHGJ	+finished+settledJPLKH
+finishedLMLLL	+future+settledPJMMK	+futureLNJJK	+later+futureELMLQ	+later+postponedIQLLI
+later+settledJKMMP	+laterEKKJT	+partly+deniedNLLKK	+partly+future+settledMMMLH
+partly+futureOMIJG	+partly+settledIQKLH	+partlyLNKMK	+postponedKLOOI	+removedKNJHJ
+settledJNJNK	: # $LJLMN	: #MJLMM	: ~verb theKKMMP	: ~verbQIJHM	:MLJHO	=0IRFMG	=1LPIIK	=2OJLMK
=3PEJJQ	=4RGMMM	=5NLJMN	? $JKMNJ	?JKMNJ	@day0 ^ #RIKHJ	@day0 ^ aRILMI	@day0 ^ alsoOKLLL
@day0 ^ beQILLK	@day0 ^ buySLMME	@day0 ^ callUILMH	@day0 ^ doPKNJG	@day0 ^ don'tLNKLK
@day0 ^ emailQIMMM	@day0 ^ finishSIMMJ	@day0 ^ fixNMMMM	@day0 ^ getOKMLK	@day0 ^ goKOMMK
@day0 ^ groceriesRIMLJ	@day0 ^ gymPKLLH	@day0 ^ helpSIIMD	@day0 ^ howKKOKK	@day0 ^ i'dQIMMI
@day0 ^ i'mHOKKM	@day0 ^ iGTCKF	@day0 ^ ifTIFKK	@day0 ^ invoicePKLLK	@day0 ^ it'sIQJML
@day0 ^ justMMJJJ	@day0 ^ listPKMKI	@day0 ^ llamarPJKLK	@day0 ^ myKOJJL	@day0 ^ noKOKLI
@day0 ^ notDVKML	@day0 ^ okKPMLL	@day0 ^ orderSILMG	@day0 ^ payRKLMH	@day0 ^ pickJJLMP
@day0 ^ postOKLLL	@day0 ^ prepPLMMI	@day0 ^ readQJLMK	@day0 ^ replyQIKLL	@day0 ^ rightIRHKH
@day0 ^ ringIQKLF	@day0 ^ sendSGLMG	@day0 ^ soLNLLJ	@day0 ^ sortPLMMI	@day0 ^ stopVFKLE
@day0 ^ takeQKMMK	@day0 ^ that'sFTLLK	@day0 ^ theNKILM	@day0 ^ toRGKKK	@day0 ^ todayTGLLI
@day0 ^ twoKOKLK	@day0 ^ updatePJKLH	@day0 ^ whatIOJMK	@day0 ^ writePJJML	@day0THJGH
@evening ^ aHIIJR	@evening ^ addUHLLI	@evening ^ callFLIKP	@evening ^ canKJNMK
@evening ^ doneKPMKL	@evening ^ forKRLLI	@evening ^ heLNLLL	@evening ^ i'mGRKLH
@evening ^ i'veNMLIK	@evening ^ iKMOII	@evening ^ itMPMLL	@evening ^ longHQMLK
@evening ^ markKOMLM	@evening ^ myIRLKI	@evening ^ needMJLMN	@evening ^ nextKKMMO
@evening ^ nightLRKKJ	@evening ^ noOIJKM	@evening ^ notISLMG	@evening ^ nothingKOMLJ
@evening ^ oneONJIH	@evening ^ payJJLKP	@evening ^ putPLIJE	@evening ^ soKOMLI
@evening ^ sorryJQHLI	@evening ^ that'sJQMMJ	@evening ^ theMNJJJ	@evening ^ theyLPMMJ
@evening ^ tomorrowKRLLH	@evening ^ weLQMLJ	@evening ^ whatKJPLJ	@evening ^ writeMMILI
@evening ^ youKOLLK	@eveningDMJIS	@midday ^ #HLJQJ	@midday ^ addRFKKL	@midday ^ alsoOLKKJ
@midday ^ andKNJKM	@midday ^ canOLLLJ	@midday ^ couldOJKML	@midday ^ dropMMKJJ
@midday ^ emailNLJJI	@midday ^ firstJPLJL	@midday ^ gotMMMLJ	@midday ^ hadIQLKK
@midday ^ heNLMKK	@midday ^ howMPLKM	@midday ^ i'llNKLLL	@midday ^ iKOGGK	@midday ^ it'sIQKKK
@midday ^ itIQMLM	@midday ^ justNKKNJ	@midday ^ mustOFKLP	@midday ^ myIRLIM	@midday ^ needQIJKJ
@midday ^ newMIKIO	@midday ^ notJPMLM	@midday ^ nothingHRMMM	@midday ^ ohQIKIJ
@midday ^ oneSGKIL	@midday ^ pleaseJMOGI	@midday ^ putMILKM	@midday ^ soKOLKL
@midday ^ stillIQKIK	@midday ^ systemKOMMM	@midday ^ thankIPJKL	@midday ^ that'sHQLKL
@midday ^ theJQLII	@midday ^ theyMMKJK	@midday ^ tomorrowKJKKO	@midday ^ turnsMNMLK
@midday ^ twoGRLKL	@midday ^ we'reJPLLL	@midday ^ whatJKNML	@midday ^ willKOMLL	@middayHPMPG
@morning ^ addIRKLH	@morning ^ allJPMMM	@morning ^ alsoIQKKI	@morning ^ backHPJJO
@morning ^ buyUFLLF	@morning ^ callMLJHL	@morning ^ canLKOKN	@morning ^ cancelSHLMG
@morning ^ catchOLKLH	@morning ^ don'tLNKLK	@morning ^ getMMKLJ	@morning ^ giveMLILH
@morning ^ goodKOLLL	@morning ^ happyGSMLK	@morning ^ haveIQJKL	@morning ^ i'mOLLLI
@morning ^ i'veOLLIH	@morning ^ iNLFJI	@morning ^ it'sMMLLL	@morning ^ justFNJJN
@morning ^ keepMMJJJ	@morning ^ leaveNLJKI	@morning ^ letIPKNG	@morning ^ lookKLLHO
@morning ^ myLNKKI	@morning ^ needJQLJI	@morning ^ noMMLLJ	@morning ^ notPILLO
@morning ^ oneKOJJL	@morning ^ onlyLNHKJ	@morning ^ pleaseLJFQK	@morning ^ putKLLKO
@morning ^ runLNLLK	@morning ^ sameKOLKL	@morning ^ sayLNLLL	@morning ^ soGRLMK
@morning ^ stopJPIIC	@morning ^ takeLOKKI	@morning ^ thankJPLLJ	@morning ^ thatOLLJJ
@morning ^ theLMKKM	@morning ^ there'sJPMMK	@morning ^ tomorrowJHLLS	@morning ^ twoQIKLL
@morning ^ whatMESNI	@morning ^ wishMMJJK	@morning ^ yesJPKLL	@morningONIIG	^ #IOKOL	^ aMHHGQ
^ actuallyGSMMJ	^ addNMKLI	^ allISLKI	^ also ~edNLKJK	^ also ~verbLNLLK	^ alsoLNKKI	^ andLMKKM
^ asFTIHI	^ askQKJJJ	^ backHPJJO	^ beRJLKI	^ becauseFTKJK	^ beenPJJKH	^ beforePKIIH	^ bookNOJJJ
^ bossRHLKL	^ bringPIJKM	^ buyKDIIQ	^ callMJKJN	^ canMKNLL	^ cancelJNJJJ	^ catchMNJKK
^ chaseLHIJO	^ checkNNJHH	^ chuckRHKKL	^ cleanHNHIP	^ clearMJJKP	^ coachJPJKG	^ collectLGKLO
^ comprarNGHIP	^ could youOJKML	^ couldKNIMH	^ countOLFIH	^ dayHLLKQ	^ dentistOEIIP	^ doIETJG
^ don't ~verbKOLML	^ don'tJPKLI	^ doneEUMJL	^ dropOKJKJ	^ emailOLKKJ	^ everythingKPLKK
^ findOGLKN	^ finishPEKHM	^ firstPJLJM	^ fixRILLH	^ for theFNKLN	^ forFMLLO	^ forgetIQJJK
^ foundGSMMM	^ fridayBHLLS	^ getQJLKH	^ giveKMHNG	^ goLOHII	^ godKPLLK	^ goingMMMLL	^ goodIQILI
^ gotLNMJJ	^ gotta ~verbLNKLH	^ gottaLOKLG	^ groceriesLHKKP	^ gymOGJJM	^ hadIQLLK	^ happyJPKJJ
^ haveIQKKJ	^ heLOMLJ	^ helpJDQGM	^ hopeLNLKI	^ how doesKKOLK	^ how ~verbMKOKL	^ howJJONJ
^ i amLNLKK	^ i mustPKKMM	^ i needLKMMN	^ i shouldQGJKO	^ i wantLNLLJ	^ i wasMMLLM	^ i ~edKOLJL
^ i ~verbKNMHG	^ i'd likePIMML	^ i'dKPKJI	^ i'll ~verbLNMLL	^ i'llMLMLM	^ i'm ~edPKMLK
^ i'mIQLJJ	^ i'veNLILI	^ iKPKIH	^ if iQJNKJ	^ ifMLKJI	^ ignoreLMIKK	^ inHMLLP	^ invoicePKLLK
^ isILOLF	^ it ~edMNMMM	^ it's aLNLLL	^ it's ~ingKPLLM	^ it'sKPKKF	^ itJOLLL	^ justMKJMM
^ keepMMJJJ	^ kidsGSLLH	^ leaveOLJKJ	^ let's ~verbKOKLL	^ let'sKOKLL	^ letHQKNI	^ listOGIOG
^ llamarPJKLK	^ logLMKKN	^ lolJPLLL	^ longIQKJJ	^ lookKLKHO	^ lunchHRMKM	^ markNLJIH
^ must ~verbKPKLK	^ mustNKNJJ	^ my ~verbLNLJK	^ myKPKKI	^ need toNILLM	^ needNLLKM
^ neitherIRKKJ	^ newKMKJN	^ next weekLLMMN	^ nextKJMLP	^ nightLRKKJ	^ no ~ingRHLML
^ no ~verbGSLLK	^ noMMKJJ	^ noneKRLLJ	^ not aKPLLL	^ notNMLLI	^ nothingLNLJK	^ ohMNJIH	^ okKQMLL
^ onHNJIP	^ one moreRGKHL	^ oneQKJGG	^ onlyLNIKK	^ orderLKFHN	^ paintOFIIM	^ payMJLLN
^ phoneLNKLI	^ pickMFLLN	^ please ~verbLJOLK	^ pleaseLJMNJ	^ postOKLLL	^ pourKKHJO	^ prepPEIJL
^ printKKJOL	^ putNKKJL	^ readPHLOL	^ remindMJJLN	^ renewIGIIR	^ replyNMIJJ	^ restOMJJI
^ returnHIJKR	^ rightIRHKH	^ ringMMIKJ	^ runLOLMJ	^ same ~verbLOMKK	^ sameKOLKK	^ saySHIIG
^ seePIJHL	^ sendLMHJM	^ sheHRKKI	^ shipQIJJK	^ shouldOKJKK	^ showKHJQI	^ signKKIJQ	^ sleepGRIJH
^ so that'sJPMMM	^ so thatKQLLI	^ soKPLJH	^ someoneKOKJK	^ sorry $JOJKL	^ sorryGMOJI	^ sortLHKKO
^ stayLNKJK	^ stillLOLIJ	^ stopKMJJM	^ submitQIJKI	^ systemKOMMM	^ takeKPLLL	^ tellOIHOL
^ thankIQJJJ	^ thanks forKOMML	^ thanksIQKKJ	^ that'sFULLJ	^ thatNLLJJ	^ the theLNMLL
^ the ~verbJLLKP	^ theLMKJL	^ there's aNLJJJ	^ there'sKOJJE	^ they ~edLPMMK	^ they'veIRLKK
^ theyMNLKK	^ threeGSLHK	^ thursdayILKJO	^ tidyRHJKI	^ to ~verbHMJJQ	^ toHMJJQ	^ today iSGLLI
^ todayRKLLG	^ tomorrow isMPMMJ	^ tomorrow ~verbKIMLP	^ tomorrowHNLLN	^ tookLNMLL	^ topOKKJJ
^ turns outMNMLK	^ turnsMNMLK	^ twoKOKKJ	^ unsubscribeNGKLM	^ updatePJKLH	^ vetPMMMI	^ walkQILML
^ washRIKKG	^ waterQJKLJ	^ we ~edJQMLJ	^ we ~verbKOLLL	^ we'reGSJKI	^ weHRLLJ	^ wednesdayFKLKR
^ weeQHLLK	^ wellHRJJJ	^ what aHRHJK	^ what amKPKLK	^ what doesNJOJL	^ what ~verbILKOL
^ what'sGEQRH	^ whatKIOOH	^ whatsJIJQK	^ whichELJOJ	^ whoHISHF	^ will ~verbKOMLK	^ willKOLLK
^ wishMNJJJ	^ wouldTGMLH	^ writeMNJLH	^ yesHRKLL	^ youHQKKK	^ ~ed #KOKJJ	^ ~ed $RIKFI
^ ~ed aGRLKL	^ ~ed theDWLKJ	^ ~ed toJQLKI	^ ~ed upOKLJM	^ ~edNNKHG	^ ~ing elseJPMML
^ ~ing forMMLLJ	^ ~ing onBXKJG	^ ~ing theQLJLD	^ ~ing toJPMML	^ ~ing ~edKOMMM	^ ~ing ~verbMLKLM
^ ~ingLNIIM	^ ~verb #TFMMJ	^ ~verb $KKMJB	^ ~verb :PKMMJ	^ ~verb aMLIIL	^ ~verb allMMKHI
^ ~verb atIMLHQ	^ ~verb downOJMLM	^ ~verb forMIKKO	^ ~verb fromKNKKM	^ ~verb iIKPKK
^ ~verb inNMKKD	^ ~verb isHPJKJ	^ ~verb itJOJNF	^ ~verb meJNDNM	^ ~verb mumQKKLH	^ ~verb myKMGMN
^ ~verb offSGKKI	^ ~verb onKRKKH	^ ~verb outPILOJ	^ ~verb thatLSLLE	^ ~verb theOKJHM
^ ~verb thisLNGJM	^ ~verb toLOKKH	^ ~verb upKOLKK	^ ~verb withLNKKK	^ ~verb youKMNLI
^ ~verb ~edKPKJF	^ ~verb ~ingJNGIM	^ ~verb ~verbMMKKJ	^ ~verbNILKL	^NMKKL	a bitLNLLJ
a day $JPKKJ	a dayQJKJJ	a napMMLLM	a newNLKLI	a ~edKOLLL	a ~ing $KOIKH	a ~ingKMILL
a ~verb $JPIHG	a ~verbMKJKG	aJNLJJ	about thePKLLI	about ~ingKMMMN	aboutONKKG	actuallyNQLKK
add :OKMMK	add callMMLMH	add pickPJMML	add thatEOMLL	addOKLIJ	adminFTKLK	after #MGKLO
after thatQGHJL	afterNJHIP	afternoon $NIJKN	afternoonLHJKP	again $MLJMH	againIOJLG	all $HOKNJ
all doneIQMMM	all itemsLOMMM	all ofNLKLM	all threeJPMMM	all ~ed $JQMMM	all ~edJQMMM	allIPKKH
already $JPKKI	alreadyHRLKK	also need toOJLMK	also needOJLMK	also ~edNLKJK	also ~verbPJHKK
alsoPIMIG	am $GQJKL	am iKLNLK	am ~ingPGKKL	amHMKLK	an hourNLLKL	anLOLKJ	and #NMLJK	and aMMGJL
and theKMLLN	and ~ingLGOHK	and ~verbVDLLJ	andNNJIG	anotherOPIKD	answerKNMKI	anything elseJPLMK
anythingKOLKJ	are ~ed $JPLLL	are ~edJPLLL	are ~ingLNKMK	areHOOIG	as doneMMLJL	as well $MKOKL
as wellRFNKJ	as ~ed $JPMKM	as ~edMMLJK	asNMIFF	askNNIII	assistantFTJJF	at # $JNKJL	at # :PMLMH
at # andJPLMK	at #MLKIL	at $NHIPJ	at itLJLNK	at meJRLJE	at myNLKJE	at six $RHMKK	at sixRHMKK
at ten $MLKJM	at tenNKKJL	at theLLKJN	atNJLNL	auntieQIMLJ	awayOMKKH	babyJPMMK	back $OJJGK
back toGNKPI	back upMELKO	backLLKKM	bags $QIJLJ	bagsPJKLN	bandMDIJO	bank $JPMMI	bankQIKLL
be $HRKKH	be aKOMMM	be theMMKJM	beGRGLL	becauseFTKGK	bed $KOKMH	bedLOJLF	beenKQIJI
before # $JIMMP	before #JIMMP	before $HRKIK	before bed $PKMLJ	before bedPKMLJ
before i ~verbNIJNJ	before iLLINH	before theQIJLM	beforeQHKKJ	bestDUJKJ	better ~verbNJKMN
betterNPKLI	biasNMKKL	bigGQIFM	bikeRHKKN	binOJIIM	binsSDIHP	birthdayOLJJI	biscuitUELMK	bitKPLLI
bladesPGKKO	blessHRJLJ	block cNIJJO	blockNIJJO	bloodOHKKO	boardQEHIP	boilerLILIP	bookKJKJP
booksQMKHF	bootsNNHKG	bossHSIJH	box $NKLLN	boxLMLLN	bread $SGLML	breadRGKLI	bringNIJKO
brokeGSKIF	brotherMLKKM	budgetQGJLQ	bundleMLMMM	bus $LNLLM	busRIIJI	busyFTIHH	butGOIGM	buyRAFFO
buyingNHJJO	by # $LLMMN	by #MHLLM	by noonOKLML	by theQILLJ	by tonight $OLMMM	by tonightOLMMM
byPIKJL	cOIJIN	cablesRGHHL	cakeLMGIM	call $HMIKR	call myNLMLN	call theLMMMM	callMKKJO
calledHQKJL	callsOLJIH	came outJPMLK	cameFVIIF	can iJHNLM	can youPKLLM	can't ~verbNMJII
can'tKOJII	canIMOLM	cancel theLGLMM	cancelKNKJK	cancelledJQMKL	car $LKLLO	carNKLJM	card $RHKKK
cardPKKLK	cards $LFJLP	cardsLHJJN	cat $MILLO	catPGIIN	catchMNJKK	ch #OKLMJ	chOKLMJ	changeHPNLN
chapterQJKKK	chargeSGIKJ	chaseLHIJO	check theQGLLI	checkQKGIH	chuckRHKKL	classSGLML
clean theQIKMI	cleanKKHIN	cleanedOKLLK	cleaningQILKK	clear theQHJLN	clearPFJKQ	clientOKLJI
clinic $OKLLM	clinicPKMLM	closeLOKKI	coachOLIJI	coffee $OKIJH	coffeeMNIIG	coldGSJKI
collect thePKMMJ	collectOKLML	comingLNJKH	complete $LOMMM	completeHSLGJ	completedNLMKK
comprarNGHIP	cookPILLO	costumeRHLLF	could youOJKML	could ~verbQJIII	couldNLIMG	councilJQILI
countJJRJH	courtHGJKR	cutLLLLO	daQIJKJ	dad'sINLLL	dadPMHJE	daughterJPMKI	day $NLKJI
day afterKHLKQ	dayKNIIL	deNMHJI	deepIQKLG	deleteOKEHH	deliveryNNJII	dentist at #KILKO
dentist atKILKO	dentistNEJIP	deskNMLLH	did iMJHOJ	didHPLLI	didn't ~verbIQKLJ	didn'tIRKKI
dinnerMNLKG	do $LMNIK	do iJJNOK	do itHRJKL	do theJQHLL	do withLPJGL	do youGKPFK	doHPOJG
doesKJQIK	dogLNKJJ	doingFMMOH	don't ~verbLNLIK	don'tPIKIH	done $LKLNK	donePIKNK	doorGRKLJ
down $JJKQG	down againIQLJK	down forIMJMN	down theKMLKP	downKMGNK	draftQIIKI	drillOLHIJ
drinkQEKKO	drivingPIJKL	drop theOKMMK	dropLNKKJ	dry $MLLLP	dry cleaningPKLKK	dryNLLKL	dueUCJKO
earlyLNIKP	eatUEGKF	eggsREHIN	eight $KPJJH	eightNMIIG	elTIGFF	else $NLLMJ	else isLNMML	elseKOLLK
email theHSLLK	emailOLLKI	emailsQHNLI	end $FNKNJ	endJLGLL	evenNLIHJ	evening $MLLMK	eveningKKNGM
every taskJPKLL	everyNMKIE	everyoneLNKLK	everything elseMNMML	everythingERJMJ	exactlyGHSLL
extensionSGLLK	eyeQGKKP	farLLLNJ	feedPGJIL	feelingGSJLI	feetJQLJH	fieldKHLLP	fileLNKLG
finally ~edIQMMM	finally ~verbKPJKH	finallyIRKJH	findNKKJN	fine $JPMKK	fineJPMKK	finish theIJLMP
finishOGLHL	finishedHSMLJ	fireJPHHG	first $JQLIK	first ~verbNMLKI	firstHPKGO	fishJJJKP	fiveLLLJO
fix theOJLML	fixRIKKJ	fixed theIQMML	fixedKOMMK	floor $MNJJG	floorOMIHG	flowersHRHHG	fluMNLKJ
foodKJLLP	for #OJLLL	for a ~verbMMLLJ	for aLNLLI	for anHRLJK	for lunchPKMKJ	for me $HRJLJ
for meFOJOJ	for myJQLKJ	for once $LNLLJ	for onceMMLLJ	for the ~ingQKKKJ	for theMMJJJ
for todayHRKLI	for tomorrowINLLN	for ~ingLNJKK	for ~verbIRLKG	forPIFLK	forgetPIKIJ	forgotPJJIJ
form $PJKKJ	formRHKKK	forms $KNJKM	formsMMIJM	found aKOMMM	foundGSMMK	four $PKKJJ	fourKPIJI
framesRIILL	friday $PQJLD	fridayNKKJN	fridgeRIJKJ	friendHRLLJ	from me $IQLML	from meJOMKK
from theNLJKK	fromKMIIO	fuelPJLLJ	garagePJKJF	gate $OFLLN	gateOFLLN	gave youKKJOL	gaveHKIOL
get theOHMMN	get toLLMLM	getQGHLN	gettingPJJHI	giveHMLMM	glassesLNLKL	go $KQLJH	go toKNLNL
goKMIKM	goalSFKJN	godKPKKJ	going toPJMLL	goingKPHIJ	goneKOKJF	good $IQLKL	goodFTKKJ	got theKOMLN
got toNLLLM	gotHOIOJ	gotta ~verb theOHMMK	gotta ~verbKNLLM	gottaLNLLK	gradeOFKLP	grantQKFLO
groceries $RHJKH	groceriesLHJKO	gym $PJLKI	gymNDJJR	had aIQLMK	hadGSJKF	haircutODHFQ	halfNLNIJ
hall $JOLLO	hallMJLLO	hangHRJKI	happyLOIKI	has to ~verbTFMMK	has toTFMMK	has ~edOKMJL	hasJQJIG
have aMHPMK	have theNFLIM	have toNNKKJ	haveGNLPH	haven'tFLINI	hayHPKLK	he'll ~verbHRLMK
he'llHRLMK	he'sJPLKL	heOLLLJ	headJOMLL	helloFTGHJ	helpHEQGQ	herIRGHJ	here $ENOMK	hereHNPKH
him $KOKKK	himHRLKJ	hisKOIFJ	holdMNIHK	holidayJOLKK	home $MLMLM	homeKOLKI	honest $IQLML
honestJQLLK	honestlyIQJLJ	hooverTFIJK	hopeKPIJI	hopingNLMMJ	hospitalPKIJK	hour $LOLLK	hourNLLKK
hours $MNKLJ	hoursLOKLI	houseJMHIO	how doMKOKL	how doesKKOLK	how ~verb iMLNLL	how ~verbMKOKL
howDONKI	hrPILLK	i am ~ingPGKKL	i amLNJJJ	i canLOJLG	i forgetLLMKI	i getPJKPI	i haveMHNMO
i just ~verbLJOLM	i justGPNLI	i must ~verbKKMLO	i mustKKLLO	i need toPHMIM	i needLLMIM
i promisedOLLIJ	i seeKLJOL	i shouldQGJKO	i supposeOKHJK	i thinkOLJKI	i want toMMLLJ	i wantMMKLL
i wasMMLLM	i ~ed $LLINK	i ~ed youKKOOL	i ~edKKKOG	i ~verb $LKOMI	i ~verb aKKPIK	i ~verb thePGNLL
i ~verb toNHKLM	i ~verb youLLNKM	i ~verb ~ingKNMMI	i ~verb ~verbMKLLH	i ~verbHJPNO
i'd better ~verbNJKMN	i'd betterNJKMN	i'd like toNIMMO	i'd likeNIMMO	i'd ~verbQIKIH	i'dNLKJM
i'll ~verbJNMLM	i'llJLLLO	i'm atKNKNI	i'm offJKLKP	i'm ~ed $HOLLJ	i'm ~edNMLKJ	i'm ~ingPIGKL
i'mJNJLN	i've gotLNKLM	i've ~edLNKLM	i'veLKILO	iIHPOP	ideaFPPGJ	if i ~verbOKKJL	if iNHPJJ
if theJPJLJ	ifKMMHI	ignoreMMKKJ	in $NMKHE	in aMKMKK	in the ~ingIKMLO	in the ~verbNLKMH
in theKOKLJ	inMMJJI	inboxPFJKQ	instead $RILJH	instead ofMLNLL	insteadQJNKI	instructions $IOLLK
instructionsGPLKK	insurance $QJMMK	insuranceQJMMJ	interviewQILLI	intoNLHHL	invoiceQGKLN
ironQJKMI	ironingRDIHP	is $LNIKL	is aKKIIR	is doingJPILL	is theOIILM	is thereKJNMJ	is thisIJQIL
is ~ed $ISLKK	is ~edMNMKL	is ~ing $HRJIG	is ~ing thePKLLK	is ~ingHQGKG	isFPNJK	it $NOIJH
it asGSMLL	it backILLOH	it inJLNKL	it is $OLHKK	it isNMIKL	it wasKPLKM	it ~edIRMJM	it ~verbIKMNG
it's aLNLLL	it's ~ingKPLLM	it's ~verbQHJLN	it'sJOJKN	itIPLMH	itemsLOMMM	jabNJMKM	joSHKGF
job $NPIJC	jobKLKJM	just ~edQIIJG	just ~verbMKNMK	justKMLLK	keep theIQLMG	keepIQJJE	keysJOLIN
kidsKNKLN	kimMNKKF	kindLOIKI	kindlyKPKLK	kitchenSGLMI	kneeMNKJJ	knowKPJHH	laQDGHQ	labNFKLR
landlord $LHIKO	landlordLIJKN	lastLOKJI	lateHMOHI	later $JPMKL	laterJPMKL	laundry $RHKKL
laundryTFKKK	layKPJJH	leSFHKI	leaveOKKKK	leavingTFHJI	leftNJHRG	lessonMIKKN	let meLMJMK
let's ~verbKOKLL	let'sKOKLL	letLNJMH	letter $QIJKJ	letterQIJKK	libraryIFLLQ	liftOKLKK	lightGRLKP
like aKOKLK	like to ~verbMKMMN	like toOIMMN	likeIQJLL	lineLPHIG	list $DNHRL	list pleaseMKLNK
listIJISK	lists $GRKKK	listsGRKKK	littleKUKLE	llamarPJKLK	loadGSIIM	logRFHJO	lol $KOIKF	lolJPJLH
longMOHJI	look atJGHOQ	lookJKHNN	looked atNMLIJ	lookedNMLIJ	lookingHOJNJ	looksHRHHK	lordITKKG
lose theJQKLI	loseNLJLM	lostDOLMH	love toKOLLJ	loveKOLLI	lovelyHRIHH	lunch $LOLLG
lunch withPJMMM	lunchNMIHI	machineQJLLI	madLNJJL	makeUFHGI	man $OLJJJ	manNKJIM	marchONIIC
mark allIQMMM	markMMKJI	mattersFTGJJ	maybePLGJG	me $LLNMI	me aPLIGF	me aboutHRJGK	me outKOIGK
me to ~verbQILKJ	me toPJJIH	me ~edJPLIL	me ~verbJMLNI	meDOMOI	meeting $IQIJI	meetingMIJJO
meetingsFQLJP	messageHLPKK	midnightRKJJE	milkNJJGO	minQJLKJ	mindGSIJI	mineHGJRM	minsQMKGF
minutes $JPKJJ	minutesNMKJJ	monday $GRJJL	mondayMJHJN	more $LOKIH	more ~verbMJJOI	moreKOKOH
morning $LMJMJ	morningEOLKM	motSFLLJ	moveSMGJH	movedJOLLK	mowIMHJR	mrPJKKJ	mrsRILLJ	muchHRKKK
mum $QIMML	mum'sQIJLH	mumQIJLK	must ~verb theMJMMN	must ~verbMKLLN	mustOFMKN	my brotherMLKKM
my daughterQJMMH	my feetKPLKJ	my listFJKSF	my phoneKOLJH	my sisterJRLML	my wifeNMMLL
my ~verb $HOHNJ	my ~verbJLJPI	myJLLOK	myselfMNKKJ	nanINKHQ	napNMLLK	neck $LOLJI	neckLOLJI
need aGSJLH	need to ~verbMLMML	need toMMLKL	needLLKJM	needs ~ingRHJLI	needsQIJII
neighbour'sMMLLK	neighbourMOLLK	neitherIRKKJ	neverIQJIJ	new oneIKJKN	newLLJJM	next weekNKMMM
nextNHLLQ	niceHSHIJ	night $NLJKI	nightQILKJ	nightsKPHMK	nineNMIJF	no $FULLH	no ~ingRHLML
no ~verb $PJIKE	no ~verbLNKLF	noMLKIN	nobody ~edLOLJK	nobodyFTKJJ	noneKRLLJ	noon $MKOJJ
noonMKOJJ	not aOLLLL	not todayIKLLO	not yet $IQMKM	not yetIQMKM	not ~ingOKLLJ	not ~verbNLMKL
notLOJJI	noteLPIIG	notesTFHJL	nothing doneMNMMM	nothing toGSLMJ	nothingMNKIJ	now $GOHLJ	nowQIILG
numbersSGKGO	nurseIOLLM	nurserySHKLG	o'clockLNFJH	oRJHJH	of aJQKKI	of it $OKKLL	of itOKLLL
of theLNFKI	of themQIIJK	of ~ingNKNLL	of ~verbQILML	ofKNOMH	off $LPKLF	off myJPJIK	off theNKLLP
offMNKJJ	office $RHLKK	officeNKLKL	ohMNJIH	oilTGMMH	ok $JPLKL	okIQLLK	oldNOKGH	on $MMJIC
on forOJLKI	on itMNLJL	on my ~verbLMMML	on myFOJMJ	on the wayMMMML	on the ~verbOLLKI	on theLOILH
on thereOIJNK	on thursdayLKMMN	on ~verbPJJJK	onKMJMM	once $LNLLJ	onceKOKKJ	one $QIMGI
one dayNJNKJ	one forJJLKN	one isLLMMO	one moreNGKOK	one thingLOJKI	one ~ingLOJKI	oneJOMLG
onesIMKPI	onlyKNLIH	openJHHQO	orFMOJG	order $IQLMO	orderPHJIO	other twoKPLIJ	otherNOKII
othersESKHG	out $KJKHO	out forIQLLJ	out ofLNIFF	out thePKMLK	outKNJKL	ovenPJKJF	over $HMHNM
over theNLLJG	overLLJNJ	pages ofNMIIJ	pagesNMIIJ	paidHLLKN	paint theJLMMP	paintNGIIM
paperworkOLIHH	parcel $KOLLH	parcelMNLLF	parking $LNJLM	parkingPJILJ	passportIJLLQ	patientKQHEG
pauseLGMKQ	pay theMJKLM	payLHIKP	peopleHSIJF	personFLPJL	phoneOLIIF	photos $OLJJG	photosOLJKG
pick upKJJLQ	pickLJKKO	pickingOKKKK	place $NMKLJ	placeNMKLJ	plan $IQKLI	planPJKKG	plantsKKKJP
please $KPJMI	please addVEGIJ	please ~verb ~verbPKGJI	please ~verbLJOLN	pleaseJLMNH	plumberPJKLI
pmNLLLJ	postQFJLK	pourMJHJO	practiceQDHIL	prayNMHIH	prepPEIJL	previous instructions $IOLLL
previous instructionsIOLLL	previousIOLLL	print theNFKKM	printHOKMM	printerNMLIL	promisedPJLIK
promptIQKKI	pullJLKIN	put downPKJJM	put thatMKMMN	put theMKMLM	putLNIIM	quoteQILMI	rain $KOLLK
rainKPKJK	ranJQLKM	rangOKKIL	ratesNMIIH	re :QMMMI	reSGJKG	readNJKNJ	reallyKPHKJ	rehearsalOGKLM
rememberJKJKP	remind meLJJMP	remindMIJMO	renew thePKLMJ	renewIGJJQ	rentNILKO	reply toTFJIK
replyJOLJI	report $RIKLH	reportPIJLM	reportsQIJKJ	rest $JPJJK	restJQKKG	restock theQKLLM
restockQKLLM	return $QIJJF	returnKGJJQ	reviewSGKKH	right $IKPJK	rightGNNJH	ring theGOKLQ
ringOIMJL	road $PLLLI	roadRJJJF	roofNGMMO	room $NGLKN	roomOFLJN	rotaTGLJH	roundQIMMJ	rulesIQHKJ
runKPGKG	saidEQHOH	samRHLHI	same ~verbLOMKK	sameJSLKF	satFLHGP	saturday $QHHJJ	saturdayLGIJO
sawHRKLK	sayNNHGF	saysJQHHF	school $KOKLM	schoolOLKKJ	scratchLOLLK	secondKNGFM	see theKKMMO
seeHOHOK	sendLPJFL	service $MLKLN	serviceOGJKP	setORLJE	she'sNQJJG	sheKPKJG	shedOKLLK
shift $TGHJG	shiftLHGJO	shipQIJJK	shoes $KKLKO	shoesKKKKO	shopMFKKN	shortOKKLJ
should i ~verbJJOKI	should iJJOKI	should ~verbJOKLN	shouldNKNJM	show meKJLOL	showJHJQJ	shutEUIJG
sickKRLLJ	sign theMLMLN	signOIIIP	signedEUMLJ	sinceIRIJH	sinkSHJIH	sisterMMKIK	sittingIQMML
six $LNLKH	sixRHIJK	skipRHLMI	sleep $JOIMJ	sleepMNILG	sleptHRLKK	slowKPJIH	snowJPLMK	so $JPLLL
so farKLLNL	so iOIHGM	so that'sPJMMK	so thatKQLLI	so theMMLHI	so ~verbMMMKL	soJPGKM	soakRHIKJ
someOKLLK	somebodyNMJJH	someoneMNKIH	somethingHLQIH	sorry $GQJKK	sorryILOJH	sortMHLLO	soupPJKJG
spareLOLJN	stampsTFLLL	standupRHJKH	startIPGGO	startedIQJGK	stayJPKJK	staysMNMMK	stepsPNIIH
stickMNJIL	still ~ingHRKJL	still ~verbPGJQI	stillKMKPG	stopLLJJL	strip theOILMN	stripOILMN
submitMHJKN	sugar $PHLLO	sugarWBLLN	sunday $NKLJL	sundayNHJKN	supposeOKHJK	sureFRIIJ
surgerySGKLI	swimQGJLM	systemEUKMG	tableOMHIF	tablets $PJKLK	tabletsSGJKG	take itMNMLK
take theOKMML	takeLOHIL	takingLOLJI	talkKPIHI	taskJPKKK	tasks $GIIRI	tasksGIJRI	taxQFHJN
tea $KPJKG	teaNMIJG	tellNJLOI	ten $LMKKM	tenPLKKI	testKNGKL	textKOLGF	thank youOLJLK	thankLNIJG
thanks for ~ingKOLMM	thanks forKOMML	thanksIQKKJ	that $IOJIN	that oneMNIKH	that ~verb $HRLLI
that ~verbKPLLI	that's meNLKJL	that's theLNJKI	that'sLNKKJ	thatJPHJL	the #MIMMN	the babyJPLMK
the backMLMMN	the bank $JPMMI	the bankJPLMO	the binsLNLLJ	the boilerLIKIP	the bus $LNKLJ
the busLOKLJ	the car $LLLLO	the carMLLLM	the catMNLKI	the councilHRLLH	the dayMMHGK	the dogJPLLK
the doorGRKLJ	the endNILOK	the firstHOMLN	the framesRIILL	the gate $MJKLN	the gateMKLLN
the hallMJLLN	the keysIPLIN	the kidsLKLLP	the landlordIJMMQ	the listKOLMJ	the littleLNLLL
the morningJOLKM	the neighbour'sMMLLK	the newLIIIO	the nightMNLKE	the otherKOKKK	the ovenOKKLK
the passportILMMP	the phoneIQKII	the printerNLMML	the restJPMMJ	the schoolIQJKJ	the shedOKLLK
the shopSHKLG	the sinkSHJIH	the snowJPLMK	the spareOGMMP	the the ~verbLNMLL	the theLNMLL
the tillSHLLK	the twinsRJLMH	the vanJOLLN	the vetLNMML	the wayLNMMK	the weekend $QOLLG
the weekendLNKLL	the wholeJPJJI	the windowOELLK	the ~ing $MNKKG	the ~ing ~verbKIMMO
the ~ingMILJO	the ~verb $IPJJM	the ~verb beforeQILML	the ~verb forNFMMN	the ~verb isILMMP
the ~verb ~ingLMLKL	the ~verb ~verbKNMMM	the ~verbINKKM	theMLKJO	theirPJJKJ	them $NJMKJ
themKMMKJ	then $HLNLR	thenNHLJO	there $MLHME	there's aOKKJJ	there's theOHJKL	there'sKNKKL
thereIMJNG	theseDMRKH	they ~edLPMMK	they ~verbNMJKK	they'veIQKJG	theyHSKKJ	thingLMJKN
thingsMIKNI	think $ETIKI	thinkKOHKI	this $FTGLI	this isKPFMI	this morningMMKNK	this upLNLMM
this week $OKIJK	this weekOKIJK	this ~ing $MLLNK	this ~ingJNKMK	this ~verbOJMJF	thisDPQII
thoseMMLLK	three $MMLKI	threeLOEFE	throughQIIOI	thursday $IQKKI	thursdayJKKKQ	tidyOKKKJ
till #KPLKJ	tillLQJJG	time $KMHOI	timeKMLLL	timesIROJH	to # $KKLKP	to #KKLKP	to beMLHOK
to bedMJLMJ	to buyNJLLO	to callQGKMK	to doNMIHJ	to finishQIMMI	to getPIMMK	to goLNMLM
to haveRGMLI	to meIKHOL	to myMOJIG	to pickLMMMN	to seeRFKJO	to startLOIHH	to stopTGKLG
to theMNLLJ	to writeSJLIM	to ~edHQKIK	to ~verb $KNFIM	to ~verb aMMLLL	to ~verb atRHMJM
to ~verb forLNLLM	to ~verb itLNKKJ	to ~verb myRIMLJ	to ~verb outRHLLK	to ~verb theOKLLJ
to ~verb upOIMMN	to ~verb ~edNHMLP	to ~verb ~ingJKONC	to ~verb ~verbMKMKN	to ~verbNKKIM	toNJKLN
today $JQLDG	today ? $LJJOK	today ?LJJOK	today iPJLLK	todayJNJMM	told meKPLKF	toldKPJFJ
tomorrow $JUKKF	tomorrow : ~verbJLKLO	tomorrow :JKKLO	tomorrow isLNMML	tomorrow morningJKMMP
tomorrow ~ingJKMMP	tomorrow ~verb theKKMMO	tomorrow ~verbJHKLR	tomorrowDLKLQ	tonight $QJKKH
tonightUHKLE	too $QIGLI	tooGQNIG	tookKPMLL	top upSGJJJ	topPKKKJ	traffic $LNKKK	trafficKPJJJ
trailerPHKKP	tripLHKKP	tryingLOLLL	tuesdayFMJJP	turnRGMLM	turns outMNMLK	turnsMNMLK	twelveOIIKO
twice $NLJII	twiceNLJII	twinsMNJLH	two $RGLLK	twoLNNKK	ughJQIJI	unsubscribe fromNGKLM
unsubscribeNGKLM	up $IRKKG	up atGQLKP	up forLNLMK	up the ~verbNMJJK	up theNLHJJ	up toNLLKK
up withOKLLJ	upNMJJK	updateFNHJO	usGOPMJ	useMJOJI	uteMPJJE	vanKNIJM	vet atPJMML	vetMNMMJ
visitLNJJF	visitingQIJKJ	waitKQGGG	waitingMMHJK	walkOKKMG	want to ~verbQHIIO	want toLMIJO
want ~ingTGHKG	wantOKKJL	wantsPKIIH	was aMOLLJ	was ~edJPMLM	was ~ingOKLKL	wasETHNH	wash theGQLLN
washOLHJL	washingRIKLI	wasn'tKQLLK	water $NLJJJ	water theRHKKJ	waterPKKII	way $HNOJJ	wayJNOKK
we haveLNLLN	we ~edJQMLJ	we ~verbLNLLN	we're ~ingFQJKI	we'reOKJHI	weKPLLM	weddingRHILI
wednesdayFHLJT	weeRHMLK	week $OMIJI	week ~verbGKLMS	weekLLKLM	weekend $QOLLG	weekendLNKLL
weeksFTLKI	well $JOMKJ	wellJPLJH	wentGTLIK	wereHRLLG	what aGTHJH	what am iKPKLK	what amKPKLK
what doesNJOJL	what iQGILK	what ~verb youJLLQL	what ~verbILLOK	what'sFDOTH	whatEIQPH	whatsJIJQK
whereINGOI	whichELJOJ	while i'mOJMJJ	whilePJMKJ	whoDKQGL	wholeJQHHH	wife'sFTLLJ	wifePJLLJ
will beJMKLN	will ~verbJNLKM	willERHKM	windowPGKKK	wishMNJJJ	with aDVLLH	with herMNKLH
with myQEQIL	with the kidsNLMLL	with theJPIIL	withPKEKI	won't ~verbLOLKJ	won'tLOLKJ	workLKNIL
would ~verbIMIIQ	wouldJMIIO	write thePLIMN	write toNJILM	write upNLJKG	writeOIPIK	wrongKOFIE
yes $DTNJI	yesNKMJJ	yesterday $GKJPK	yesterdayJLIOL	yet $JPLLH	yetNMJHG	you $JMKKK	you addRGJLL
you areLRHHL	you ~verb ~verbPKKLK	you ~verbOLLKJ	youEOPLI	yourFTKIF	zeroNMIJE	~ed ! $MOMLM
~ed !MOMLM	~ed #KOKJJ	~ed $JNIMJ	~ed aJPLKK	~ed allKPLMM	~ed anHQLKL	~ed andMNKJJ	~ed atKOLKJ
~ed byOKJJK	~ed forDNMKM	~ed iMJHOJ	~ed inHSLKK	~ed it $LOMMK	~ed itOLMKK	~ed meLNJLH
~ed myDULKI	~ed onMLJLJ	~ed outIRKHL	~ed soMMMLL	~ed the ~ingKPMMM	~ed theLNLKJ
~ed to ~verbPJLLJ	~ed toOLLLH	~ed up $QJLLJ	~ed upMNLKI	~ed youKNFMK	~ed ~ed $PKMLL	~ed ~edMMLIG
~ed ~ingGSLKI	~ed ~verbLRIFI	~edJOINH	~ing # :OJLLK	~ing #GQKKM	~ing $LLLMH	~ing :FNKLM
~ing aIQJJH	~ing andNIOGI	~ing atQILLL	~ing downMPLLJ	~ing else $NLLMJ	~ing elseKOLLK
~ing forKMJMM	~ing iPGNNN	~ing inJPJJH	~ing is theOIIKM	~ing isMHKKO	~ing itFTKLK	~ing me $KOMMM
~ing meJPLLL	~ing myNLLLJ	~ing on theOLLLH	~ing onPHHHM	~ing outRHLMG	~ing thatQIJKM
~ing theNMIKF	~ing thisLJQIF	~ing to ~verbMMKLK	~ing toLOKLF	~ing today $NLLLJ	~ing todayNLLLJ
~ing upPJMMK	~ing withGRJJL	~ing yetLNIJH	~ing ~edJPLLM	~ing ~verb $MNJLH	~ing ~verb toGPLLP
~ing ~verbKOKKL	~ingMINKO	~verb !KPMMK	~verb # $MLLLL	~verb #LNLLM	~verb $KKNLL
~verb : ~verbLLLLN	~verb :MKMMN	~verb a ~verbRGKOJ	~verb aLKMKK	~verb aboutKOLMN
~verb againLLONJ	~verb allMNKGI	~verb alreadyJPLLJ	~verb anNLKLJ	~verb and ~verbQHMLM
~verb andQJKJI	~verb at #LOKJF	~verb at theVDLLI	~verb atLLJNK	~verb before #RMMMH
~verb beforeRILLG	~verb by #JLLLP	~verb byMFKKO	~verb down theLJMJP	~verb downQIJJM
~verb every taskJPKLL	~verb everyEPMIL	~verb for aRHKLJ	~verb for theIMLMQ	~verb forKKLEP
~verb from theIPLLN	~verb fromOKIIK	~verb hereENONK	~verb himKOLKK	~verb hisOKLML
~verb homeMNLKL	~verb i justLJOLM	~verb i ~verbHMOLK	~verb iGJNPJ	~verb in theHQMMJ
~verb inPKMME	~verb isKPFFM	~verb it $OLLHI	~verb it ~verbJLKOH	~verb itJNMNE	~verb me $KLPHH
~verb me aPKJHG	~verb me toOKLJK	~verb me ~verbKMLNL	~verb meJKOLL	~verb moreMJLIQ
~verb mrsOIKLN	~verb mum $NLMML	~verb mumQKLLH	~verb my ~verbMKLMJ	~verb myNIGLN	~verb noJPLKL
~verb of thePKHIJ	~verb ofIPMKI	~verb off theLNLLL	~verb offOKLKI	~verb on $HRIII
~verb on thePFMMM	~verb onNLKJL	~verb oneOEPKM	~verb out $NLLLJ	~verb out theQJMMJ
~verb outQHLNI	~verb pleaseMKLNK	~verb soJPJIM	~verb that $NIILO	~verb thatNMKLK
~verb the bankUCLML	~verb the binsLNLLJ	~verb the carLJMMO	~verb the gateKLMMO
~verb the landlordIJMMQ	~verb the passportJKMMP	~verb the schoolIQJKH	~verb the shedQHLLL
~verb the vanLKMMN	~verb the ~ingLHLLO	~verb the ~verbNGNLN	~verb theOIKIN	~verb them $OIMLJ
~verb themJNMKJ	~verb thisKNLJM	~verb thoseNLLLK	~verb threeTFJGF	~verb to theJOKLN
~verb to ~verbNMLKK	~verb toMKLLL	~verb todayMKKNK	~verb tomorrow $LOLLK	~verb tomorrowLOLLK
~verb tonight $NLMMK	~verb tonightLOMMK	~verb up theNFIKM	~verb upOJJKM	~verb usHOJMK
~verb whatGRKNF	~verb with theMNLLI	~verb withPMGGK	~verb you ~verbOMLIK	~verb youINMLI
~verb ~ed $PHLJN	~verb ~edMMKIK	~verb ~ing $JJMNM	~verb ~ingHLLMM	~verb ~verb $OIMGM
~verb ~verb onKILIO	~verb ~verb theJNLMN	~verb ~verb toSGMMJ	~verb ~verb upPJMML
~verb ~verb ~verbKMLKM	~verb ~verbOJIKN	~verbMJMLN`;
