/** Data: what clauses mean by their words, as `npm run train` learnt it. */

export const statusWeights = `deferred done dropped none open
! ! $JNKLM	! !INJKL	! $HNGMJ	!GONLG	# # $JPKGK	# #GONBL	# $KKFLO	# : #NQLII	# :NQLII
# ITEM inIQJHJ	# ITEM ~edKSFLH	# ITEMLHCNR	# and #KPLFL	# and theLLLIO	# andJJNJN	# inIIKPK
# minsJPHIK	# nowLREII	# of #MJMJP	# ofGHFES	# on theKQLHG	# onKRHIF	# outKRLEI	# pagesJGLMS
# quidGNGMJ	# so ITEMLLLLN	# soKHMEQ	# theHIOHO	# to #FNING	# toIOING	# withJJJGP	# wordsIRJIG
# ~edLPEIL	# ~ingPFKOO	# ~verbHQJCH	#MNHLJ	$KMLMM	+denied+futureMINQH	+denied+later+futureNIMMK
+denied+laterLIOKJ	+denied+removedIOKPJ	+denied+settledJJJEQ	+deniedMFLJQ	+finished+deniedOLJFL
+finished+futureOJNLL	+finished+laterPKGCH	+finished+partly+deniedEHLTH	+finished+partlyLHIMN
+finished+settledFPAEL	+finishedIOGKI	+futureNIJKL	+later+futureMNLLH
+later+postponed+futureNLLLL	+later+postponedNLLKL	+later+settledNOMIJ	+laterUIDIA
+partly+denied+futureKMOLJ	+partly+deniedKRIKI	+partly+futureLHILP	+partly+later+futureRMMLH
+partly+laterLOGCN	+partly+removedFNJOK	+partly+settledFKLIP	+partlyLFHIS	+postponedUDKHM
+removed+futureIHIIO	+removed+settledLMJOH	+removedFGVGG	+settledLQMFJ	: #HNGNJ	: doneLTJMF
: ~ed $KKOJL	: ~edHQLHH	:LKILM	=0LNHLJ	=1KNJML	=2IMJLL	=3LLMKL	=4MKLGL	? $JIKQJ	?IHKQL
ITEM !GSMDE	ITEM # $QHJMK	ITEM #NKELM	ITEM $JMMLL	ITEM : #FKGOM	ITEM : ~edKKOKM	ITEM :LKLHO
ITEM ? $JQEIL	ITEM ?HOJHO	ITEM VERBGPJJM	ITEM VERB~ed $LLKGN	ITEM VERB~ed andKOMLK
ITEM VERB~edKMGKL	ITEM VERB~verb $GNKGM	ITEM VERB~verb isGJFDR	ITEM VERB~verb ~edHLJGP
ITEM VERB~verbNLGJL	ITEM aLILJQ	ITEM aboutIIHNN	ITEM afterKOLOI	ITEM againJNNOC	ITEM allINNFF
ITEM alreadyIQNKH	ITEM and iJPLLK	ITEM and ~edLNHFM	ITEM andIQKNG	ITEM are inFQKMF
ITEM are stillDJMLO	ITEM are ~edJNKKM	ITEM are ~ingIKGIR	ITEM areLNHOG	ITEM at #FPKKH
ITEM at theNPKHJ	ITEM atIOKNI	ITEM backOMLGG	ITEM been ~edNKOJI	ITEM beenNLOHI	ITEM beforeKFGVI
ITEM byJGHGQ	ITEM cameLSIHH	ITEM canMKOLH	ITEM closedJHOKO	ITEM comingMHOGK	ITEM didn'tOFLFM
ITEM doneKOGKM	ITEM downEOQFB	ITEM firstJIKSE	ITEM for meHISJF	ITEM forMFJLN	ITEM fromMFSKG
ITEM gaveGJMDR	ITEM getsPILOG	ITEM goesPIMHN	ITEM goneLKPFA	ITEM gotOKIPD	ITEM hadQJOGK
ITEM halfIIJIR	ITEM has beenJJKQJ	ITEM has ~edBONHJ	ITEM hasPMJMH	ITEM haveEPNLH	ITEM i ~edILNGL
ITEM iDKMKM	ITEM in $FNNHC	ITEM in myJLPFE	ITEM in theJOMMH	ITEM inKIOKL	ITEM is #DHLNO
ITEM is ITEMJSIHH	ITEM is VERB~edMSJJH	ITEM is aQHHHO	ITEM is atHOJIL	ITEM is forKHLQI
ITEM is inIIJOL	ITEM is nextSMMJG	ITEM is notQJOHG	ITEM is onKJJQK	ITEM is theIGKSJ
ITEM is ~edOONFA	ITEM is ~ingHPFKM	ITEM is ~verbOIIIM	ITEM isJKJMK	ITEM itLKKDP	ITEM leftMLOEK
ITEM lineJKFJP	ITEM manIOIHN	ITEM neverEHJJR	ITEM next weekNLMMM	ITEM nextJEJGR	ITEM noNIGFN
ITEM not yetLMLLO	ITEM not ~edJKMLM	ITEM not ~ingHKMJM	ITEM notJFNIM	ITEM nowJKIIQ	ITEM offJOMEI
ITEM on theJMKML	ITEM on ~verbHIGPN	ITEM onLPIOE	ITEM one $PGMIL	ITEM oneOQLKI	ITEM onlyHNNGM
ITEM orJJJRH	ITEM outHQFFN	ITEM overGSKHH	ITEM paidKIRLD	ITEM passedJQIHJ	ITEM saidJGOIP
ITEM saysMLFMJ	ITEM sentJIMAP	ITEM soFHISK	ITEM sortedLPLMJ	ITEM still ~ingOKMGQ	ITEM stillIJKOM
ITEM stuckKFKKP	ITEM theLIHON	ITEM then $TMMII	ITEM thenMGHPG	ITEM thingGLMNI	ITEM thisIIQGL
ITEM threeHPKHM	ITEM tilQHKFK	ITEM tillSLJHD	ITEM to VERB~verbJKPLJ	ITEM to theLHNOH
ITEM to tomorrowOMLKM	ITEM to ~verbINGKL	ITEM toMKNNF	ITEM today $JMKML	ITEM todayJMKML
ITEM tomorrow $OLMMM	ITEM tomorrowQKMEK	ITEM too $PKLGH	ITEM tooPKLGH	ITEM turnedLLQMG
ITEM twoIMMFM	ITEM up $KHHQN	ITEM upGMFNM	ITEM wantsHJJLO	ITEM wasMJMOL	ITEM wentFLPJA
ITEM will ~verbNCIKM	ITEM willIQIKK	ITEM withPKGLL	ITEM yesJKKPD	ITEM yet $JLKMO	ITEM yetJLKMO
ITEM ~ed #INNIJ	ITEM ~ed $GODFQ	ITEM ~ed aJFNJQ	ITEM ~ed andMUKLF	ITEM ~ed atEPGEK
ITEM ~ed forLOKLI	ITEM ~ed hisKPFFM	ITEM ~ed inGPHIM	ITEM ~ed itJLFIO	ITEM ~ed meJLKIO
ITEM ~ed myKOEFL	ITEM ~ed onKJGHQ	ITEM ~ed outNLFJL	ITEM ~ed soGFTMH	ITEM ~ed theDNLFL
ITEM ~ed toMHRJG	ITEM ~ed upHNPGC	ITEM ~ed withFJPJF	ITEM ~ed ~edOLMHD	ITEM ~ed ~verbJJHHP
ITEM ~edKMKJL	ITEM ~ing $DIJDQ	ITEM ~ing onIKFHP	ITEM ~ingKOLFK	ITEM ~verb $EPMDL
ITEM ~verb beenJLGIO	ITEM ~verb theLRGJI	ITEM ~verb theirLRJFL	ITEM ~verb ~edNNGHN
ITEM ~verb ~verbLMLMI	ITEM ~verbLNLMH	ITEM ✅ $MOMLL	ITEM ✅MOMLL	ITEM ✔ $LQLJJ	ITEM ✔LQLJJ
ITEMLINMK	VERB $FNKQG	VERB ~edKQJFL	VERBNIMKK	VERB~ed $GNEJL	VERB~ed ITEM $HLPIJ
VERB~ed ITEMIMOHK	VERB~ed and ~edMRMMH	VERB~ed andLRMIH	VERB~ed forCPFJJ	VERB~ed the ITEMPLLFJ
VERB~ed theOLKFK	VERB~ed toHTGKE	VERB~ed ~edLULME	VERB~edJMMDK	VERB~ing $NKOLI	VERB~ingLIPLI
VERB~verb $FPMIJ	VERB~verb ITEM $MOGLK	VERB~verb ITEM isGJQJL	VERB~verb ITEM ~edKROFD
VERB~verb ITEMMMOKH	VERB~verb isILOIM	VERB~verb itLPEEO	VERB~verb onMHGRH
VERB~verb the ITEMFMKJM	VERB~verb theGMKHO	VERB~verb thenQGKJJ	VERB~verb toOJJIO
VERB~verb ~ed $JRMHD	VERB~verb ~edIOKFM	VERB~verbNJLML	^ # #KJIGQ	^ # ITEMLOFAM	^ #CNILJ
^ ITEM #CLJJP	^ ITEM $MNIEN	^ ITEM :LMLIK	^ ITEM ?IPKEQ	^ ITEM VERBGPMFM	^ ITEM VERB~edGRHFJ
^ ITEM VERB~verbMOFKI	^ ITEM aLJQLB	^ ITEM allHMNFG	^ ITEM andJQKJI	^ ITEM areOMJMG
^ ITEM atLMIKI	^ ITEM beenMLPII	^ ITEM didn'tDINJP	^ ITEM forIKEPE	^ ITEM goneIHSHF
^ ITEM hadRNDHH	^ ITEM halfIIJIR	^ ITEM hasQKKLI	^ ITEM inGLFNM	^ ITEM isLMHLL	^ ITEM leftGKLHO
^ ITEM noPDKEL	^ ITEM notMHEJP	^ ITEM onLMFKL	^ ITEM orJLLPJ	^ ITEM outIPIFL	^ ITEM saidJJOJN
^ ITEM saysMNFIJ	^ ITEM stillJJKMN	^ ITEM theINJPG	^ ITEM tomorrowOKMMM	^ ITEM upJOIEM
^ ITEM wantsLKJML	^ ITEM wasNKNLK	^ ITEM willJOILK	^ ITEM withFOLIL	^ ITEM ~edKOMIH
^ ITEM ~ingJNMGL	^ ITEM ~verbEJNMO	^ ITEM ✅MOMLL	^ ITEMLNJLJ	^ VERBGLBIN	^ VERB~ed ITEMLPJJL
^ VERB~ed theAOGKL	^ VERB~edAPACN	^ VERB~ingGLFPP	^ VERB~verb ITEMNJKLH	^ VERB~verb ~edKLFHN
^ VERB~verbMGHON	^ aHJKJO	^ all #MPMLJ	^ all ITEMHPHDK	^ all ~edMGKMS	^ allKOFJL	^ bankOHOIK
^ bossIMNNH	^ bothKQJKH	^ can't ~verbKEOQH	^ can'tIDIPN	^ client ~edNIQMJ	^ clientLJRHG
^ couldn't ~verbJJJLQ	^ couldn'tKMILN	^ councilKPNGI	^ didIKGOK	^ didn'tLLHHO	^ doJIIRH
^ doesKFFTH	^ doneGMEIN	^ dropIJONF	^ eightHOFGL	^ elevenLQKIH	^ every ITEMHJEQJ	^ everyJNGLK
^ everythingQBGAS	^ fiveHOJHO	^ fortyJUHMC	^ foundISKLK	^ fourFNFMM	^ freshJRIII	^ gaveHOPJE
^ goingGLMKO	^ gotLKKGM	^ hadJOGEK	^ half theIHEIT	^ halfIJKGQ	^ he ~edOKLGM	^ he's ~edNKMEJ
^ he'sMLMOG	^ heJEONL	^ herOIPLH	^ hisJLQKH	^ howJHISH	^ i VERB~edCMDHM	^ i wasMJMLO
^ i ~edOIKHM	^ i ~verbKOMGI	^ i'llJFINL	^ i'mHPLHL	^ i've ~edKOIIM	^ i'veLJLLN	^ iOJFMM
^ is theKKLNL	^ isJGHRJ	^ it'sHMIOI	^ itLJPEL	^ lastINKNI	^ leftJMGGN	^ madeLJIJO	^ my ITEMOPHMG
^ myNJKIM	^ new ITEMKOKKK	^ newIXEBF	^ nineKLKHP	^ no ITEMGDNIM	^ noLGIGS	^ nobodyKGHIR
^ not aEPEIL	^ not ~ingPKLLJ	^ notPQNBF	^ onHIMDQ	^ oneHIEGS	^ only ITEMGOHDN	^ only theFOIDL
^ onlyKKFSH	^ outNLEEM	^ putMOJIN	^ rainSGGJH	^ ranQEJMR	^ satJRHII	^ sawHMIEP	^ she ~edJONIG
^ she's ~edIRLMN	^ she's ~ingNIKLH	^ she'sMIHPL	^ sheNLOCK	^ siteKKLGO	^ six ITEMILHIP
^ sixELGNM	^ sixtyHNHJM	^ soldJISJF	^ still ~ingJJKJQ	^ stillIKKLP	^ stuckKHKGS	^ takeIJQIG
^ tenIPFBL	^ the ITEMOOCKH	^ the ~verbLLFHP	^ theKIMLM	^ theirNGGIS	^ they ~edMNMJH
^ they'reMQGHJ	^ they've ~edNKOLH	^ they'veMJPLH	^ theyOJOGJ	^ threeGKELN	^ toldKNNIB	^ tooMGMIM
^ tookJOKIK	^ twelveITIGE	^ twentyJSIHF	^ twoHPDBM	^ waitingLJKKO	^ we ~edIKILO	^ we'reJONFJ
^ we'veIHPQJ	^ weFNQHI	^ wentJTILF	^ whichGGHTF	^ whoKHISG	^ willQHIKK	^ wroteJNIKM
^ you ~verbJMMHK	^ youLNLOG	^ ~ed #JPDHK	^ ~ed ITEMNLIJN	^ ~ed aIPNEG	^ ~ed allGCJEV
^ ~ed atIGKHS	^ ~ed itJMOIJ	^ ~ed myLPDEL	^ ~ed onIHHKR	^ ~ed outLLDJN	^ ~ed theJKLKN
^ ~ed toHLNHN	^ ~ed upIMGKP	^ ~ed withPIFLL	^ ~ed ~ingLKPLJ	^ ~ed ~verbKOJML	^ ~edKNJGL
^ ~ing ITEMKMOKF	^ ~ing onJFQDM	^ ~ing theQDLBN	^ ~ing ~edLQJJI	^ ~ingMJMLJ	^ ~verb ITEMEMOMI
^ ~verb theGPHHO	^ ~verb ~edGMMDN	^ ~verbKHLMN	^KMLMM	a ITEM $CMNLJ	a ITEMJPKJJ	a bitJHKNN
a fortnight $PKJJI	a fortnightPKJJI	a newGNPDG	a weekNPLLL	a ~edHLGRL	a ~verb $ARFHI
a ~verbGOKLN	aMKIMM	about ITEMIOIIK	about theKKIQG	aboutFJLMO	accountGTECN	actuallyHMOKH
after $QMIHG	after allJFQGP	after lunch $IIGOM	after lunchIIGOM	after theHMKES	after ~verbNGFOL
afterNIIJN	afternoon $OLFGJ	afternoonNKDGL	again $EOKOI	again atKGMLS	againNKILN	agreedSJGLH
alTKEDI	alarmEDRIP	all # ITEMMNMML	all #MSLLG	all $DIPEL	all ITEMGJOLG	all dayGKJDR
all doneMJKMP	all nineHSJIG	all theGMJEP	all ~edINDHO	allIQIKK	alongLFEHQ	already ~edKJPHH
alreadyEUOAF	alsoGQIJJ	alwaysCHGVE	amOOHHJ	an hour $KNJML	an hourJOIHL	anJLFMN	and #KPKFK
and ITEMLOLFL	and aLIGON	and all $MMNIF	and allMLMLH	and backKUKME	and i ~edLPIJJ	and i'mKHIJR
and i'veKTEHF	and iNMHKM	and in theLPLLK	and inKTLGF	and it'sHHLHS	and myJGKGT	and noJJIHQ
and theJMHLN	and ~ed $LNJHK	and ~edIKLHN	and ~ing $JIKFQ	and ~ingHOICL	and ~verb $HQIHJ
and ~verbJKNGN	andINGLL	anotherQFPCJ	answerCJCIS	answeredLIJKP	anyFMLGO	anywayKHMQI	appHMNCM
approvedFUFJF	are atFOLBO	are in theKGKNQ	are inEJGJQ	are onJSDEM	are stillOJMKL	are theJINOJ
are ~ed $JQHHM	are ~edHNJJN	are ~ing $LMGMG	are ~ingHMNKJ	areJLFPK	aren'tEEQKL	armKQKFJ
as aKUGFF	as ofIHOAP	as theJIMAQ	asELKOK	asked forNLNII	askedNOMGH	askingGBQGL	asleepJNFGO
at # #KLPKK	at # $HMINK	at #IKKKN	at ITEM $ISFIH	at ITEMGPFGM	at aJLGNN	at halfEHNIO	at myNKKGO
at sixJQLJI	at tenMPLHI	at the ITEMHRMJF	at the weekendQHMJL	at theMMJNH	at ~verbFHJHS	atKKDMN
ateGOHGL	away $FKNKN	awayMJPGN	bEMNFN	back $NHPIN	back atGKHHP	back fromMOGGI	back inLLHFM
back onJHMKR	back toNLHHO	backOMHIM	badKLOHL	bag $JLJEO	bagKLJGR	baggedMRLMH	bagsIUJEF
bank holidayQKIKK	bankMJHMK	barJIKIQ	batteryILHFQ	beLGROF	beatFKLEN	becauseEGMJR	bedIJGGR
been ~ed toPNALK	been ~edMLMCM	beenLMKNL	before iFFJFV	before theDMIJP	beforeNJAOL	behindDOIBM
bellKRIIH	benchGKJNL	betweenHIGON	biasKMLMM	bigGIHSD	binHIPMG	binnedGOPGG	bitKKIOL	bitsGNIFN
blackFQCIP	blockedHLEJO	blueIOGQG	boardIEGFU	bookKMJEM	bookedMIDQE	booksILHOG	boot $KTIGH
bootKKHHP	bossHMNMI	both ITEMKPKJI	bothGSGEJ	botherJHQMI	bottomHUJGF	bought aJETFK	boughtGQLGG
box $GLIHO	boxJQFFL	boxesKPGGL	boyHQOGF	breakfastIRIFK	bringNHJQG	brokeMDOFJ	broughtFKIJO
bumpedRIILI	busKPHNK	but theILHMM	butENAPN	butterIPGKE	by #HMDHN	by the #KKLOI	by theIOGQG
by ~verbFLQFF	byHNMKL	callKHOKQ	called offNJOKH	calledMLLKN	cameEQHCL	can seeJOFHL	can waitNLMMM
can't VERB~verbHJIJS	can't ~verb theELFEV	can't ~verbMKNLJ	can'tNGMLL	canOMLNG	cancelledNESIK
carMNIOK	card $LLJMN	card'sFPEGK	cardHOGHN	caseIRHII	changedJLODL	chargeIFOSG	chatEJIHS
checkKOEIL	chemistKHJKR	christmasQKJJK	churchHHOKP	classRFJOG	cleanFSGCI	clearJVEID	clearedKNGLL
client ~edNIOML	clientGJPOK	closeJJGNL	closed forOLNMJ	closedSBKIO	cloudEKDMN	coachONGLJ
codeIIMIP	coldOJFHP	collectedFRKGJ	come backOCKKL	come ~verbLNKIJ	comeNLEEN	comesPHHLI
coming $GNIOK	comingKNHKM	could ~verbJPIDL	couldDKECT	couldn't getKJLMO	couldn't ~verb theKHLLO
couldn't ~verbOEKKP	couldn'tHQGFM	councilKQNJG	countGKGJP	countedKRIIK	counterLRJJH	courierHLHDS
courseQFHOH	criedLTGIF	crossFLNHK	cutEKPNC	dadJINML	darkLKIDR	date $KNJGM	dateQJIHL	day $QBFNM
dayPJJNL	daysPHOEL	deadHPEGP	decemberUGGHF	decidedIHSJF	deliveredJEQKP	depot $IKHHP	depotIKHHP
deskHMGGN	did theJMFHM	didJHFPO	didn't getNKJLL	didn't ~verb toNGPJJ	didn't ~verbMGNJL
didn'tMLIHO	do $NNIGM	do itNMJIG	do theQGHHN	doOILOJ	doctorKLOJF	doesKGSKJ	doesn'tKLSIF	dogCQHHK
doing theGNMLN	doingMJOKI	don't needKKRGG	don't ~verbDPNHM	don'tGNMNI	done $KNEJM	doneKJHCQ
door $JLBNN	doorGLLLL	doubleNKHGP	down $GLPHN	down forJMHMM	down theNOFGJ	downJNMFO	drawerFMCCQ
drive $HQHNH	driveKOLMG	dropKLPLE	droppedNMGKL	droppingORHGI	dropsGMJFQ	dryOSJHF	dryingHMHPI
dueMDMPR	easterRGJKI	eatHONQD	eightOMDFK	eleven ITEMLPKIL	elevenENHEO	emKQNHE	emailDMCEQ
emailedFRHLI	emptyAPCCN	endOHLFM	engineerNMIEN	enoughNNLII	evenJPIPD	evening $OHGHN	eveningNGGHN
every ITEMKLHOK	every ~verbKHGFR	everyETIJE	everyone'sKSFCG	everyoneEKEQL	everythingNMENJ
everywhereINHHM	except theNLIPH	exceptLHENQ	eyesHKHFQ	faceFSHEH	failedJDHHU	familyQDQGJ
far $JLKIO	farKJGNN	februaryOHHRD	fellGEMKR	fieldEHMIQ	fileINPGI	fillHGFHS	filledHQIJL
finally ~edHSGIH	finallyHSGIG	financeHKGMN	find theMLMMN	findKFGGT	fineITOCB	finishedNNFIL
fireJFIGU	first $FKIRB	first soLFNKL	first ~verbHPGHL	firstIHGPM	fiveEPFGN	fixedHPJGN	flatINGMK
floorJNFIL	foldedIPIKK	folderJTIEH	for #GPDLC	for $IOOOF	for ITEM $HOELL	for ITEMJOLMH
for aLGNPM	for an hourLPLLK	for anLPLLK	for goodKHRHI	for meIGSHM	for the #QJKDG
for the ITEMKKKLO	for theNLHLK	for ~ingIEPHR	forMKLJJ	forget theKGTDJ	forgetHLJSA	forgotEKGFQ
formJMCKM	fortnight $PKJJI	fortnightPKJJI	fortyHNFIN	foundJOMEK	four $OQKIF	fourLMEGM	freeLPLMG
freshJVFEE	friday $MJFMM	friday soRKKGK	fridayMLFLM	fridge $JKIOB	fridgeGLDNL	from #GLINM
from ITEMIIPPJ	from meLMPEJ	from nowJGQKI	from theHPGEO	fromMJOLJ	frontGMHNL	frozenQLHDK
full $IOJEL	full ofKRMIH	fullGPFCN	garagePGMKM	gasFFFRP	gave meKMJML	gave usNLOMG	gaveJLOLK
get theNGNJO	get toMEIIM	getOKHPM	getsOGLRF	gettingPNMIC	giveLKKHM	givenNMNED	givingIPLJL
go $JOLGM	go inGGMON	goLOLGM	god $JKJOH	godJOOIE	goesLHIKN	going toNCLJM	goingOIPCI	gone $JIOHO
gone toKRIGH	goneDINAQ	good $LJNOJ	goodFTKME	got #JRMLG	got aIMLPH	got herHMDJN	got myKMDJN
got theHMHFN	got theirJMLIN	got toGIHJT	gotLMKJL	greenDUAFM	guestsKNPKJ	guyISHII	had aJMGDO
had theJQJGM	hadLKIKO	hairHRMIA	half theEAMQK	halfPOLHK	halfwayGEEIV	hall $GKLOK	hallMJNOJ
hand $JPHKJ	handNIOIM	handedIPLKI	hangingITJHG	happenedHKHDP	happy $IQIJJ	happyIQIII	hardHIGUH
has aLOKEK	has been ~edLKNHM	has beenJLLPJ	has goneHQDHO	has myJQJHJ	has ~edEHRGI	hasKOJIJ
hasn't ~edMFHKQ	hasn'tLFHJR	hateFLHMM	have beenJLGIO	have theOMGHK	have theirJRIHI	have toOGOIL
haveKJLNM	haven't ~edKJILP	haven'tGGEHU	havingLMJGM	he ~edNOLEI	he'll ~verbMJHJO	he'llMJHJO
he's ~edNKMFI	he's ~ingGONKK	he'sRIKNK	heINMRF	headILFRL	heartMSEEH	heldKRJHH	her $JKSHH
her ITEMPNGJI	herJMNJJ	hereFLKDO	herselfMFTLD	himJHRCL	himselfEDVGE	his ITEMJEPLM	his ownHKLNF
hisEIRJN	hitGSGEG	holdHRFFK	holeJEJHU	holidaySJIGK	home $EGLPO	homeGNIHM	hospitalOKILI
hour $GOHIL	hourINGFN	hoursMMKIL	houseHMIOL	howIHHSH	i VERB~edFOCFL	i VERB~verbONGFN
i can't ~verbKJLFP	i can'tKIHLP	i canINLHM	i didDKEEP	i don'tKFOOJ	i goOIIIO	i gotHPEFM
i haveINGFL	i putHSGOG	i shallKHOLJ	i wasJMIFN	i ~ed $KNGGL	i ~ed theEQIMJ	i ~edMOIGK
i ~verb theLLOLK	i ~verb ~verbMMLMI	i ~verbGNKKL	i'dNMJNM	i'll VERB~verbPGIOI
i'll ~verb theKLLMO	i'll ~verbMJLGP	i'llNHLKN	i'm notJCQHL	i'm ~edKNNIJ	i'm ~ingLQIEI
i'm ~verbKOLLL	i'mKMMCM	i've gotKJFIQ	i've ~ed theKIMMP	i've ~edLJOJL	i'veILNJL	iKKKLN	ideaFCISK
ifSEHPE	in #MOHLG	in $MMKGM	in ITEMGOCNJ	in aJKFIQ	in allFSIJH	in andMMJFL	in atGPHDM
in for theKPIFI	in forJQIGI	in handJMOLM	in herJOOHH	in myIRMAG	in soLJQKI	in the ITEMHRFKG
in the ~ingOIHJM	in the ~verbFNIAP	in theKOILK	in theirHJENN	in withLTJKN	in ~verb $KLIJO
in ~verbNJHHP	inMLLKL	insideHOGGL	instead $RBPIJ	instead ofBONGC	insteadPKNFG	instructorLKPHH
intoGEMDU	is #NGIMP	is ITEMKRIIG	is VERB~ed $MMKJN	is VERB~edLTGIJ	is aPEMLK	is atHMJLK
is comingHJHON	is doneLTLMF	is forKHLQI	is fullLSJHH	is in theKPOKB	is inEOHKK	is nextRLMLH
is not ~edKLPLI	is notNGMBO	is on theMPLFI	is onKQGKI	is outJJJGT	is stillKCMLM	is the ITEMJKILO
is theHEHTL	is ~ed $HMOGH	is ~ed andMRIMH	is ~edMLLCK	is ~ing $JJJOM	is ~ing ITEMMIQIH
is ~ingJMREL	is ~verbNNHGJ	isIKHOL	isn'tIJITH	it $JNJLI	it atJLJJO	it forKLQIH	it inMRLDJ
it isNQGFF	it off $LIOMK	it offJGRLJ	it onQIKIM	it then $PKKIK	it thenPJKIM	it tillPLLMI
it toETJII	it wasKLLIM	it ~edFESHI	it ~verbQLJDJ	it'llKNRFG	it's #GEJJS	it'sNMIMH	itLHMJM
its ITEMJMIQE	its ~verbHOJGM	itsFPGIM	itselfJHSLN	januaryTHGEH	jobRKSFF	juneOOMJG	justBOLGM
keepLNNKL	keeps ~ingFFFNR	keepsGFOMN	keyJGGIT	kickedGGGEW	kidsJOGMM	kindlyNNHNJ	kneesGLDOL
knockedGMFKP	knowFPELH	knowsIOMFD	la ITEMIPLGL	laIPLGL	ladKKOLK	ladyGNJQH	landedGOHHN
last nightJOKKI	lastILKSD	lateLIEJR	later $KJIIP	laterLBFGS	le ITEM $LKPIN	le ITEMIMKIO	leIMKIO
leave itOKQMH	leave the ITEMLGMHN	leave theLGMHN	leaveKNMGL	left $EHDNP	left theHMGIP	leftJMLEN
letLPOEI	letterGLHHO	lightLNFEL	lightsJIRGI	like aJLHNK	likeJPCMG	likesGMONG	lineIJIEQ
linesIKGQC	list $MNMIH	listNNLIJ	litresJNJMD	liveJRMEG	loadKGNIP	lockedGHGHU	loggedJLFJP
lol $HOGHL	lolJOIIL	longJKGPK	lookPQBND	lookingILJFO	looks like aIHKBV	looks likeHGJNP
looksGPEJL	lorryHMNBJ	lost theHEMHP	lostEKOJN	lotELJNN	lovely $JVIDJ	lovelyIOGOC	lunch $HNFJO
lunchEKEKP	machineLCJIU	madeJOHCM	make itLHHLO	makeOHJMM	man'sPKIDL	manMJNCL	managerKQNLH
manyJFEPO	marchRJILD	maySFOEF	maybeNDGER	me #NOICI	me $FKMLK	me andIPHLK	me downKQHIH
me offJLODK	me onKLOKL	me soILKHO	me theMOLNG	me toNFPLF	me ~verbPMMGG	meIKLOL	meetingMIJKO
menuIGUJH	midPFJGO	milesLKELM	mindOKIGI	mineHROEF	minsJLGIO	minutesGMFIO	missedIGILS
missingJGHJS	monday $NLGKI	monday soQLHKL	mondayOIEME	money $KMIOE	moneyGOFML	month $QJLIH
monthUHNDC	monthsOMJGE	more $GMKGN	more ITEMLKPLJ	moreNKLKK	morning $SKHMH	morningRKHLI
mostHMHSI	movePKMKL	moved toQENLJ	movedPJLLI	movesQKIJH	movingJNQIH	muchISFKE	my ITEM $EJNCN
my ITEMLKHLL	my VERB~verbGLFGO	my backHOMOE	my headLJIQL	my ~verb $GIOGP	my ~verbEHJNQ	myGMKOI
nPMLEJ	nahNHPGF	nameJSFFL	nearlyDPFHL	need aPIPHL	need theIGOJR	need to VERB~verbGJJGQ
need toJLHMO	needJCMLQ	needed $LJRMG	neededLESMN	needsPCBIO	never gotEJHIS	never ~ed $LODBM
never ~edBLEPK	never ~verbEFNSG	neverNIHRH	new ITEMDRICL	newMMLLA	next month $OLLLM
next monthOKLLL	next tuesday $OLMKK	next tuesdayRKIHK	next week $OLMJK	next weekOLMGK	nextQKIIG
niceFTFMD	night $GLLSI	night soNMMKJ	nightGMMNJ	nine $ILJJP	nineHNEIN	no $AHKFT	no ITEM $HMMIM
no ITEM thisKHQLJ	no ITEM toKJPLK	no ITEM ~edLIRMJ	no ITEMHKQFK	no VERBLINCP	no VERB~ingKHPJK
no VERB~verb $FDMHN	no VERB~verb ~edMKOMH	no VERB~verbJIOIM	no more ITEMLKPLJ	no moreAQPFD
no needKLWKB	no ~ing $IOPOI	no ~ingJLOOL	no ~verbMGLIM	noNNNFI	nobodyJLHER	noneGNMHL	noon $HNHNG
noonEPELJ	nopeEELGR	not VERB~edCEATI	not aFSKJH	not doneJHMMO	not me $HJSHI	not meHJSHI
not oneGPIGK	not yet $MMMLN	not yetEEHKV	not ~ed $JHKKP	not ~edJCLKQ	not ~ingMDMFM
not ~verbKIGFR	notMJPHM	notesLPJNG	nothing toJDQKJ	nothingFPONF	now $KMLLM	now soOJMII	nowNMOEJ
number #LFIKS	number $JJJDP	numberHHDNR	numbersOPEEN	nurseNMOFD	o'clockHHIOQ	oJKOEO	of # $MLMHO
of #IJJRL	of ITEM $AMENN	of ITEMBSIIH	of aMNHGN	of itIIHGR	of myGKNQF	of the ITEMHJNMK
of theMHLIO	of themOJBIN	of usKMIIO	of ~verbFLJLM	ofKKIKM	off $AGNJO	off ITEMOPJEF	off myJHRII
off the ITEMFMOJC	off theINLGJ	offNIMJL	officeIMMJJ	okHRFGJ	oldHKOQH	on #JLLMM	on $IPNKG
on ITEM $GIFOM	on ITEMJLLML	on VERB~verb $KOJMH	on VERB~verbKOJMH	on aGLLRH	on andJPJGK
on fridayRJIHG	on herMPIJJ	on hisHTGEH	on holdGMJIP	on it $HLIQF	on itHQMPC	on meHLHFO
on monday $NLKLI	on mondayPKGLJ	on my ~verbMOMMK	on myHNGDO	on saturdayNJKLM	on sundayTFMJH
on the #LOIDJ	on the ITEMHLJOK	on the shelfKQKFK	on the wayLMHHM	on the ~verbMKMDN	on theLKMGM
on thursdayKHHRJ	on ~verbHLMJL	onHKKJL	onceLLFML	one $LCMPN	one ITEMJDMRN	one onMJOOI	one'sJNNMF
oneKLIOL	onesKFLMR	only $GLNJN	only ITEMGNGDO	only theEOMEN	only ~edINEHN	onlyLJKKL	openGKEMO
openedJEKIU	opensNHMFM	or theLLLRI	orJBGYE	orderFONNG	otherIAQKP	ourMNMGK	oursFRQHD	out $JMKGO
out of #LLLIN	out of ITEMKIOJL	out of theHQENH	out ofJHMPN	out onJTNIC	out soQJKIH
out the doorLQLKI	out theLLIIO	out toBROEJ	outLKLIN	outsideHCNPQ	over $MMJJJ	over theIOKHJ
overNMJFI	oweJIKMP	ownHDTSE	packedGHOPH	pageINDEN	pagesFOJLI	paid $NIDGO	paidKJPEI	paperGJNPL
parkKQNMI	passedFTEFG	pastHNKFM	payINMHM	paydayQHHQE	peopleLJION	period $JSJKG	periodJSJKG
phoneMMEOJ	photoGMGEN	pickMHJJP	picked upHKPLH	pickedHMPGH	pickingMIFKQ	pinnedGQCGJ	placeJIQGL
pleaseFOHEM	pointJJLRI	portalGMGCR	post $LQKMH	postHPJFK	postedLRLJH	postponePLMJM
postponedPKKLK	pressedHQGHO	priceKKGMP	pulledJHTEB	pushNLLKL	pushedTGJDF	put meGNNGL
put theNQJLI	putNIQJF	queueHEDGV	quid $JTKHF	quidFMFKL	quietOMGIL	rGMEPE	rain $GOFOG	rainNLONE
ran outMGIKP	ranHJIIS	rangJDQLR	readHOGQH	readingKMLHO	readyFOIHN	redFOGNI	remainFDEGV
removeIFRIF	requiredLKQLH	restHGNGR	rightLLPKJ	ringKIISJ	rolledFSEIH	room $IJGKQ	roomHPFGL
round $GNJLM	round theIPIKL	roundNOEIN	rowILJFO	runHMHDQ	runningKNGNK	said noHOGLM	saidLLNEM
saleNGMJI	sameLFMOL	sat withIQKJI	satMLDGO	saturday $UJEEH	saturdayNHJLM	sawHMMDN	say $NGGRF
sayMKJOL	saysLJDPO	schoolIJFKO	scrap the ITEMJIPKJ	scrap theJIPKK	scrapIIQKJ	scratchJFTHF
secondGLIHO	seeKIMIN	sendingMNQFE	sentDILPM	setIONLH	sevenGKFGP	shallKHOLJ	sharpJLGQJ
she ~edIOIDN	she'dKGMPL	she'll ~verbJKOMN	she'llJKOMN	she's ~edNLILM	she's ~ingISMFD	she'sOOIHL
sheGKPOI	shelf $JMKOI	shelfJIGMO	shiftTFFHM	shifted toQJMML	shiftedNOIKJ	shippedENLGK	shopLJLON
shortHLMBP	shouldLPGKL	showedDLGFP	shutNLHCN	sick soMEOJL	sickRIMEG	sideFPMGL	sidesJSHGG
signNIJHP	signed $LOJIK	signedIPFIL	since morningIJKJQ	since ~ing $IJKJQ	since ~ingIJKJQ
sinceCIJPM	sitOEPNF	siteIHDCT	sittingNKIEO	six $FEEFW	six ITEMPMFIL	sixKNELJ	sixtyHNHJM
sizeHKIOL	skipHGTIE	slotSDHHM	smellsDNGOC	snappedKHMEP	so ITEM isPGEAM	so ITEM onKJMLP
so ITEM ~edMLFLO	so ITEMQFIKN	so VERBTDJGH	so VERB~ingMIINL	so can'tGJJLR	so far $JLKIO
so farJLKIO	so i ~edJJJMP	so i'll ~verbOMKLL	so i'llPKKLL	so i'm ~ingONKMJ	so i'mKLOMJ
so i've ~edMJOMI	so i'veLKMMM	so iKFPGL	so it'sHJKJQ	so no ITEMKILLN	so no VERB~verbLIMHM
so no moreKKPLH	so no needLLOMK	so no ~ingKIRJF	so noJGQKL	so notFFNLO	so nothingILMKM
so that'sHOMCC	so the ITEMLHLGP	so theOELDP	so there'sLHUMF	so weKELLP	so ~ing toILMKM
so ~ingLILMN	so ~verbHMLGN	soNFQKJ	soldEMQIK	someoneJGPEO	sorryIGGMQ	sorted $LRLMH	sortedJTGGF
spareKPMJJ	spoke toISJKG	spokeHTIKG	springRNJDF	stamped $MQLMI	stampedJSGJG	standingJRLKF
startKGDPM	startingGIIMR	startsJPGMD	stayMHQHJ	staysFHPPI	still in theJIMKP	still inLILHQ
still onPIKOI	still ~ingMGKLO	stillKFAOP	stockIDKOQ	stoodEMNGN	stoppedFIRIL	stormGOPII
straightJPIHK	streetHGMPJ	stuckBLFJQ	submittedKRHMH	sunday $NMJIH	sundayPOIEF	swappedQKILF
sweetJUHGF	switchedGETIM	systemJCQHR	tableGLFDP	take theLJMKO	takeIJPMJ	takenQFNBC	takingKHQJF
talkedISHHD	tankGMNHF	teaGTDEI	ten $ILHQF	tenGOIPG	thanFJERJ	that $NGKNN	that ITEMKLMPF
that one $OGPKJ	that oneNPJIJ	that'sMKMLG	thatKJQLI	the # $OJIND	the # soRJGMI	the #QJHLB
the ITEM $NMLJL	the ITEM VERB~edPGEOK	the ITEM VERB~verbNMKJJ	the ITEM andJJKGP
the ITEM areILIJP	the ITEM beforeMGJQL	the ITEM forNHFOM	the ITEM fromKJPLI	the ITEM hasGNJNK
the ITEM iFLNLK	the ITEM inGJEMP	the ITEM isKKILM	the ITEM nowHJLKN	the ITEM offLLNLJ
the ITEM onJKNNJ	the ITEM oneOCKKM	the ITEM soIINEM	the ITEM theHHJRI	the ITEM thisJONHI
the ITEM toJPNHF	the ITEM todayMNCMI	the ITEM withHPKKK	the ITEM yetJLLMO	the ITEM ~edDRHEJ
the ITEM ~ingMJNLJ	the ITEM ~verbMLKOF	the ITEMLHMLK	the VERBNJNNF	the VERB~ingMJPKK
the VERB~verb $GOKDL	the VERB~verb ITEMPJQHH	the VERB~verbLJLJM	the backMNLKL	the bookKNLIK
the carJNJMO	the counterLRJJH	the depotLIJJQ	the doorJKLCP	the first ~verbIOGJL	the firstHJEER
the floorJIGIQ	the fridgeGKINM	the frontLCKOU	the hall $JHMLN	the hallHJNLL	the lastLLEGN
the lotJPNFI	the newMJKOD	the nightPOLAL	the officeFNHHM	the oneIJINL	the otherKENMO
the sameJJNMN	the secondIJJJP	the shelf $JMKOI	the shelfKOGNG	the shopFQLGI	the tableIUFFG
the tankHJOGI	the thingGSHMF	the wallKKKEP	the wayLJIOM	the weekend $QIJLL	the weekendRHJJL
the wholeDLLPJ	the wrongKPIDM	the ~edILFNM	the ~ing $NKKJL	the ~ingKNMGJ	the ~verb $NLHNH
the ~verb soLIMJN	the ~verbNKMLJ	theLMLLL	their ITEMIQGMK	their ~verbIQHGJ	theirIMNKF
them $FGPGN	themNLOFJ	then $OIJFL	then theKIKHQ	thenQAHRP	there $RJNFL	there's nothingMLOML
there's ~ingMLOML	there'sFLOEL	therePKMHM	theseELSLG	they gaveOHMIN	they wantHOMGK
they ~ed meOKGJN	they ~edOPJEH	they ~verbMNMIK	they'reINOHL	they've ~edNINEL	they'veOFPMH
theyNLMKK	thing $LJMHN	thingRMHGI	thingsHHGRK	thinkLIIQJ	thirdGJESI	thirtyHSIGE
this afternoon $FKGHP	this afternoonFMFHN	this eveningJJJGQ	this morningGRKNG	this week soNHNLH
this weekJOOLH	this yearJGPQI	this ~ing $GOHNK	this ~ingIOINM	thisGJPNK	three ITEMIIHPN
threeKMFJL	through theOQHHF	throughLNDDL	thursday $KKHOF	thursday soQLMHM	thursdayPHGLG
tickGSDOG	tightKUFFI	til the #LNMFJ	til theLNKFK	tilOIGPK	till fridayRHLKJ	till theROKKG
till thenTLKME	tillPMGGK	time $LDOON	timeFJMMM	timesIILHQ	tinFMFMK	to #NKEIM	to ITEM $BQRHG
to ITEMNLLEN	to VERB~verb $IDMPI	to VERB~verb theJHOJK	to VERB~verbLGOGM	to beIKOLN	to comeLHKKR
to doCKROH	to friday $MOFHF	to fridayMNFHF	to goKAPHN	to itIKHFQ	to mondaySHGKM	to nextRHILG
to sundaySGHKL	to the #TEKML	to the ITEMNNKDL	to theLPLFJ	to thursday $RHMKL	to thursdayRHMKL
to tomorrow $OMLLL	to tomorrowQIKLL	to waitRLJLG	to ~ingOOJJI	to ~verb $NHGNO	to ~verb itHGLGQ
to ~verb meRPHIH	to ~verb theOMIMM	to ~verbLKLNL	toNJLJM	today $LMLKI	today soLHFQI	todayNFLOH
told theGOMLG	toldHNNHG	tomorrow $RILIJ	tomorrowWEIDH	tonight $GTIBH	tonightHKILN	too $NOGOA
tooPEKLO	took myKMPIF	took theGOKKK	tookILOEK	topIJELR	trayJJHFQ	tryMEFIS	tryingNIMKL
tuesday $LGINO	tuesdayOHFML	turned upLMLKM	turnedFEKIT	twelveGOFOH	twentyHPGGL	twice $JNKJM
twiceHQFEL	two $DJJPL	two hoursJOKIK	two ofMJKHP	twoINCML	typedHJDGR	under theJLMIL	underGMNFM
until theMMLKJ	untilSIFLJ	up $HLDOM	up andHMDHN	up in theOLHIL	up inMKLJN	up onJLJGM	up theIMNGK
up to theILKLO	up toILIHP	upIMNJI	us $IHPGM	usJJPHK	van $JRIIE	vanJQOGJ	veryHIHTJ	wHLMNH
wait forPLJMJ	wait tilOLMKK	wait untilNLLLL	waitQDJHP	waiting onMKKIO	waitingIHJLR	walkedGLKKN
wallFLIEO	wantGDPML	wanted $JHSEH	wantedKGNRH	wants aGIOLL	wants theOGLRI	wantsMBLJT	was aGRGDJ
was inCNCQG	was ~edKINDM	was ~ingKPNHH	was ~verbAEFGV	wasJLLIN	wasn'tMHNMM	waterFPEOH	way $IKKLP
wayLMILM	we gotKLJMO	we ~ed theMIGMR	we ~edKOJJL	we'll VERB~verbSGHGG	we'll ~verbOKJIL
we'llRHMGH	we're ~ingLLNLK	we'reJIOCL	we'veKHIQL	weMJPFM	wednesday $SHJJH	wednesday soPJKKK
wednesdayTHIHG	week $NEFRI	week ITEMJQIJM	week afterQIKLI	week soKNLEI	weekRJKME	weekend $QIKML
weekendLGOJJ	weeks $QNEDG	weeksQJDOF	well $MMFQH	wellLPDPF	went $LMJGM	went throughMNMML
went toHKNLM	wentELMCM	wereFQGIK	wetOOGIJ	whatFIHQN	when i ~edGHKMS	when iCOIGM	whenTECKL
whereHNMGN	whichLEHQK	whileIRFNE	whiteJLFKP	who ~edENJQE	whoFHJRL	wholeCPJOG	wife'sNFMFK
wifeOJQII	will VERB~verbMKKLN	will beKELNJ	will ~verbMIJJN	willIQGGN	with ITEM $JPJJM
with ITEMKMNEL	with aELMHM	with herIPJKL	with me $MMHHM	with meMOGGK	with myLVKKD
with the ITEMEHOOJ	with theHKKKM	withJPKEK	withoutFMLJN	won't ~verbOECCP	won'tMENNL	wordJMHHO
wordsIOLFL	workKICHS	workingNRFFG	worthIMLNH	would ~verbIKNPE	wouldMIMPI	wouldn't ~verbIGGIT
wouldn'tHPFIL	writtenELMKM	wrongGFEEV	wroteJNKKM	yardJSIII	yeahJOPKH	year $ONFJF	yearLMLMF
yearsILHPH	yes $JNJND	yesEQCJJ	yet $IJGJS	yetMHFHR	you canJNNHK	you ~verbJMOGK	youDLKPJ
yourGGJQP	zeroCVODA	~ed # $HLIIN	~ed #HLMFM	~ed $EMLJM	~ed ITEM $GKQGJ	~ed ITEMMMMDJ
~ed VERB~verbGVJGD	~ed a ~verbKMFEM	~ed aHKNNK	~ed afterDKFPM	~ed allOHPFK	~ed anLGHMR
~ed and inMNLML	~ed and ~edLJLLO	~ed andLPHHK	~ed asJGLEQ	~ed atOJGGN	~ed butMEHDU
~ed by theKIHPO	~ed byIOKKL	~ed downGMIMM	~ed everyKMEEM	~ed for aKLKJO	~ed for theQJGJM
~ed forLLLIK	~ed fromEKGOL	~ed halfGKMPJ	~ed herHONEI	~ed himJLNJL	~ed hisGOGFN	~ed homeMNELM
~ed in theDJDFP	~ed inOJNEL	~ed it $KOLJG	~ed it toMTMMF	~ed itJPLEJ	~ed me toOHMNG	~ed meMNIKM
~ed my ITEMLKOID	~ed myJNMFH	~ed noFGPKL	~ed offLNHHL	~ed on theLQJLJ	~ed onJOHIM	~ed oneKIMOM
~ed out ofLHOIL	~ed outLMKHL	~ed over $PKHLI	~ed overNJMKL	~ed so ITEMJGOFI	~ed so noFFJMQ
~ed soLLHFP	~ed thatMGQLI	~ed the ITEMJPLGI	~ed the lotLPFIO	~ed the ~verbJNPIJ	~ed theINMFK
~ed theirHMODG	~ed themGROMH	~ed throughGRKJI	~ed to ITEMGMJLM	~ed to theLLNJL	~ed to ~verbNOKGH
~ed toNMMEJ	~ed twoLOJDK	~ed up $LKJLO	~ed up andHLFKO	~ed up inOLJIL	~ed up theJKNJL
~ed upLIOGN	~ed usOHGKP	~ed with ITEMKQKKF	~ed with theOJMJM	~ed withMKMJK	~ed ~ed $ILHHP
~ed ~edOHKIN	~ed ~ingJNGHP	~ed ~verb theLMJMN	~ed ~verbGNNIL	~edKMOHL	~ing #JOFEO	~ing $LLHKM
~ing ITEM $HGPIO	~ing ITEMJHRKH	~ing aMPIJK	~ing aboutJHGMR	~ing again $IGNHO	~ing againPLMFI
~ing andNLEFN	~ing atKJJEQ	~ing butHNKFM	~ing forECMES	~ing herPLJNF	~ing hisLGNEP
~ing in theKNJIL	~ing inKPFCK	~ing isHOHQG	~ing it $HGNQH	~ing itJHNOL	~ing likeIOJNI
~ing meLJNGO	~ing myFNODJ	~ing noHGOIO	~ing offDNLIK	~ing on theLLELK	~ing onKLDNJ	~ing outHIGIQ
~ing overKQMIF	~ing soMHMKM	~ing the ITEMLJNLI	~ing theLMMNH	~ing themNGPIK
~ing to VERB~verbGHLOH	~ing to theLEMKP	~ing to ~verbKOLDJ	~ing toMJMNL	~ing upLILKP
~ing withDKJEP	~ing ~edJNNCI	~ing ~verb $KNOGI	~ing ~verbMJOHM	~ingKJNJN	~verb #HIHRL
~verb $LLLLK	~verb ITEM $ODPGK	~verb ITEM toQKJIH	~verb ITEMQFQGL	~verb VERB~edKLEIN
~verb VERB~verb ITEMKLONC	~verb VERB~verbOINNG	~verb aKOLLI	~verb afterQKJKI	~verb again $FNIEO
~verb againMMIEO	~verb allHJLNM	~verb andGMLCP	~verb at #MKKPK	~verb at theOCOLM	~verb atPJNKJ
~verb beenJLGIO	~verb beforeJOKHM	~verb byJJQGL	~verb firstGPJJN	~verb for ITEMJRKGL
~verb forJHGKQ	~verb fourEGOGQ	~verb fridayTFLHI	~verb fromKMQHH	~verb herJKOFO	~verb iJIJLP
~verb in $GIJPL	~verb in myIMGFN	~verb in theKHOKG	~verb inLGKLO	~verb isNLIIN	~verb it $MEMEP
~verb it offKLMMM	~verb itMKKMN	~verb meNLHHQ	~verb myINPCJ	~verb nextKOMGM	~verb noKLHOM
~verb nowHNOGI	~verb ofHRJGJ	~verb off $FPLHM	~verb offMQJFI	~verb on theNNNCF	~verb onNPNCG
~verb oneLOGGM	~verb outPKHKM	~verb overODGJS	~verb so noNKJLP	~verb soIKNJM	~verb thatIMMJL
~verb the ITEMLIMFO	~verb the ~ingNGLIM	~verb the ~verbIOKJN	~verb theLNLGJ	~verb theirJRIHI
~verb themOILFM	~verb then $KKLKP	~verb thenKKLKP	~verb thisHNFLP	~verb tilNKIHN
~verb to theKJMJM	~verb to ~verbOJHHN	~verb toMLKML	~verb untilLOKLJ	~verb up $HMJKN
~verb upOJKKO	~verb wasHLJJN	~verb withFGIQJ	~verb youIFKKT	~verb ~ed $GMLDP	~verb ~ed theLKOHI
~verb ~edLLMMH	~verb ~ingLJHNO	~verb ~verb $IKQNI	~verb ~verb inLILNF	~verb ~verb theMQGGJ
~verb ~verb tilTKHGF	~verb ~verbOLLIL	~verbMLKLL	✅ $LTFKJ	✅JUGFH	✔ $LQLJJ	✔ENECO`;

export const freeWeights = `add chat help list tomorrow
! ! $LOLLK	! !NLLKJ	! $HRLKK	!IQLKK	# # $OMJIH	# #NHJPH	# $PGKKN	# : #NJLLM	# :KJLLO
# and #NLLJJ	# andIQLKJ	# forLIMMN	# minQIKKK	# ofINLLO	# soSBMML	# toSHMLF	# ~verbSCLHM	#OGKKO
$MMKLK	+denied+futureKOLLJ	+denied+laterOKLLK	+denied+removedPKKMI	+denied+settledKOLHJ
+deniedMNKKI	+finished+deniedEQMLK	+finished+futureLNMLJ	+finished+partlyJQKGL
+finished+settledKOJLG	+finishedLMJLK	+future+settledJPKJH	+futureKNNIJ	+later+futureHMLLP
+later+postponedKPLLK	+later+settledJJLHQ	+laterEIJJU	+partly+deniedMMLHK
+partly+future+settledKOMMK	+partly+futureOLGJE	+partly+later+futureMIMMO	+partly+settledGSKMK
+partlyLNJLH	+postponedLKQMI	+removed+futurePKMMI	+removedJMLGL	+settledINMLJ	: # $MILLM
: #NJLLM	: ~verb theNGMMM	: ~verbQFJHM	:MIJIO	=0IQFIH	=1LPIIJ	=2OJKNJ	=3PEKLP	=4OKMML	=5NLIMM
? $HKLPJ	?JKLPJ	@day0 ^ #UGLGH	@day0 ^ aNMHJJ	@day0 ^ alsoRILMM	@day0 ^ beTFMMK	@day0 ^ buySLMMG
@day0 ^ callVGLME	@day0 ^ doNHNKH	@day0 ^ don'tMMHKJ	@day0 ^ emailQILLL	@day0 ^ finishOKLMH
@day0 ^ fixNLMML	@day0 ^ getOKMML	@day0 ^ gettingOKMMM	@day0 ^ goodIQKML	@day0 ^ gymOKLLI
@day0 ^ helpSIIMF	@day0 ^ howJKPKL	@day0 ^ i'dOKMMI	@day0 ^ i'mDSIJM	@day0 ^ iHSEKI
@day0 ^ it'sIRJML	@day0 ^ justPJHLJ	@day0 ^ myIQHGM	@day0 ^ noMNKLJ	@day0 ^ notHRKLL
@day0 ^ okLOLMK	@day0 ^ orderQJKLG	@day0 ^ pickLILLO	@day0 ^ readOKMML	@day0 ^ replyTFLLK
@day0 ^ rightIRHKI	@day0 ^ ringHRKLI	@day0 ^ sendSHLMG	@day0 ^ soNLLKK	@day0 ^ stopVDLKE
@day0 ^ that'sGSLLK	@day0 ^ theNKHJN	@day0 ^ toWBLMI	@day0 ^ todayQHLLL	@day0 ^ whatIPJMJ
@day0 ^ writePJJJL	@day0THJFH	@evening ^ aEHIKR	@evening ^ addUHJLH	@evening ^ alsoOKKLK
@evening ^ callNIHIN	@evening ^ canLJMMK	@evening ^ forHQMMI	@evening ^ gotINMKO
@evening ^ heJPMML	@evening ^ i'mIRKLH	@evening ^ i'veOJKIJ	@evening ^ iKLOIH	@evening ^ itJPLLK
@evening ^ longESLLK	@evening ^ myJTMNJ	@evening ^ needLLLMM	@evening ^ noPHJJN
@evening ^ notJUMMD	@evening ^ oneOPJJG	@evening ^ putQNJLF	@evening ^ seeHMLOI
@evening ^ soKRMMH	@evening ^ stillSGLLI	@evening ^ that'sJQMMJ	@evening ^ theLOJJI
@evening ^ tomorrowIRKLI	@evening ^ weIRLLI	@evening ^ whatFLPHF	@evening ^ writeLNILH
@evening ^ youLPLML	@eveningENJHT	@midday ^ #JKIPH	@midday ^ addQGJJM	@midday ^ alsoOLKKJ
@midday ^ andKMJGO	@midday ^ bossOKKIK	@midday ^ canOJLGI	@midday ^ couldSGKLM
@midday ^ dropMMKKK	@midday ^ firstHRLJL	@midday ^ getPKJHJ	@midday ^ goUELJK	@midday ^ gotMMLLJ
@midday ^ hadIPLLL	@midday ^ i'llOKLKL	@midday ^ i'veMKLNJ	@midday ^ iKNFFM	@midday ^ it'sHRKKK
@midday ^ justOKLLK	@midday ^ mustJNFIN	@midday ^ myJQLGL	@midday ^ needPKIIF	@midday ^ newNGLIN
@midday ^ noIQJHK	@midday ^ notHRMML	@midday ^ nothingJPMML	@midday ^ ohRHKJK	@midday ^ oneQIJGJ
@midday ^ pleaseNJOCH	@midday ^ putQHKIM	@midday ^ soIRMKM	@midday ^ systemLOMLM
@midday ^ theISKHI	@midday ^ theyKOIJJ	@midday ^ tomorrowGGLJT	@midday ^ twoGSJIH
@midday ^ we'reIPLLL	@midday ^ whatHKMNL	@midday ^ whichJJMPM	@middayIOLOG	@morning ^ aSGMLG
@morning ^ addIQKKH	@morning ^ allJPLKL	@morning ^ alsoJQJKJ	@morning ^ asKOIJJ
@morning ^ backIPJJO	@morning ^ buyQJLLF	@morning ^ callNKJFM	@morning ^ canKJNJN
@morning ^ catchOLLKJ	@morning ^ don'tMMLKK	@morning ^ firstNLKKJ	@morning ^ forIIIIS
@morning ^ getPJLLI	@morning ^ giveKMJLK	@morning ^ haveJPKIH	@morning ^ i'mQJKKG
@morning ^ i'vePKLJK	@morning ^ iPKDGJ	@morning ^ ifKPIJK	@morning ^ inJNJLO
@morning ^ it'sPJLJK	@morning ^ itNMHHK	@morning ^ justGMKLO	@morning ^ keepMLIHN
@morning ^ kidsMNJIJ	@morning ^ leaveLLHGM	@morning ^ letJPKME	@morning ^ lookINKGN
@morning ^ makeKKEHQ	@morning ^ myOLKHI	@morning ^ needOLKJH	@morning ^ noLNKJJ
@morning ^ notMLLLO	@morning ^ onOHKGP	@morning ^ oneJPJLL	@morning ^ pleaseMJHPL
@morning ^ putKJLGP	@morning ^ runKOMLK	@morning ^ sameJPLIL	@morning ^ sayNLJJL
@morning ^ soGSMLK	@morning ^ takeKPKJI	@morning ^ thankKPKJJ	@morning ^ thatNMKJJ
@morning ^ theKLJKM	@morning ^ thenLLKJP	@morning ^ there'sJPLLI	@morning ^ toGSKLH
@morning ^ tomorrowIGLKS	@morning ^ twoQGKIL	@morning ^ whatMEQNI	@morning ^ wouldRGILJ
@morningONIJG	^ #ILJNL	^ a ~verbUFGIF	^ aLHIFR	^ actuallyIQLLK	^ addNMKKJ	^ afterLOHIG
^ allIQLKK	^ also ~edMMKJK	^ also ~verbMNMLK	^ alsoMNKKI	^ andIOJJN	^ asKPIJJ	^ askSHIHI
^ atKOKKK	^ backIPJJO	^ beQGLKK	^ becauseFTLJK	^ beenLNJKF	^ beforeJPHGH	^ bookOLJJK	^ bossOKKIK
^ bringLLIIN	^ buyKHIHR	^ callMKJJN	^ can'tFTKJK	^ canLHOMK	^ cancelMLKKN	^ catchNMKKF
^ changeVDIKH	^ chaseLHIJO	^ checkLPJHF	^ chuckSFMJK	^ cleanFOIIO	^ clearLIJJP	^ collectPFJEL
^ could youOFJKL	^ couldGLHPK	^ dayHNKJP	^ dentistMHJJQ	^ doMBUII	^ don't ~verbLNLMK
^ don'tJPJKJ	^ doneEVMKL	^ dropNLJJJ	^ earlyNJKJN	^ eatSHIJI	^ emailKPJHG	^ everythingJQHIL
^ findNFJGN	^ finishMHLHO	^ firstNKKKL	^ fixPJLLK	^ forINKJM	^ forgetJQIIJ	^ fridayHGLLR
^ getSHLJH	^ gettingLNKHM	^ giveLNHLC	^ goKPIII	^ godHRKKK	^ goingOKMLL	^ goodHTKLG	^ gotLNMLL
^ gotta ~verbJPJKH	^ gottaJOJLH	^ groceriesMHKJP	^ gymOIJIM	^ hadIPLLL	^ halfOLGHJ	^ happyFTJKK
^ haveKOLKH	^ heKOKIK	^ helpIDPFM	^ honestlyIQKKI	^ hopeMNLKJ	^ how doesKJPLL	^ how ~verbLKOLL
^ howIIQLK	^ i amLNKKJ	^ i mustSFLMI	^ i needKKMMP	^ i shouldPHJKN	^ i wantMMMLK	^ i wasNLMMJ
^ i ~edJPKIL	^ i ~verbMMNIF	^ i'd likeNKMML	^ i'dKOLKL	^ i'll ~verbHOMLK	^ i'llLKLLM
^ i'm ~edPJLKJ	^ i'mJQJKJ	^ i'veLLJJI	^ iKPIHH	^ if iPKLLK	^ ifMNIJJ	^ ignoreMMIIK	^ in theKKJJR
^ inINJKO	^ isHJTKG	^ it ~edHRMLM	^ it's ~ingJPLLM	^ it'sNMJJE	^ itLNIIK	^ justOKJJL	^ keepMLIIN
^ kidsLNJJI	^ lastLOJKI	^ leaveMKHGM	^ let's ~verbHMIOI	^ let'sMJINJ	^ letJOKMD	^ listNHKPI
^ longJPKJJ	^ lookJMLGM	^ lunchMNLLL	^ makeKKEHQ	^ markMMIII	^ mondayCMIJM	^ must ~verbJQJLJ
^ mustOKMII	^ my ~verbLMLNJ	^ myLOJJJ	^ need toNILMN	^ needOKKJL	^ neitherIRLKK	^ newMNHIK
^ next weekLLMMN	^ nextHOFKP	^ nightKRJKI	^ no ~ingRHMMM	^ no ~verbHSLLL	^ noMMJKL	^ not aHRMMM
^ not ~ingOKLKJ	^ notJOLLL	^ nothingKOLJL	^ ohNMJIH	^ okKPLLK	^ on theMKLKM	^ onKLKFR
^ one moreRGKIL	^ onePMJGG	^ onlyMMHJK	^ orderOIGHM	^ payJLJIO	^ phoneIRJKI	^ pickMGLKO
^ please ~verbKLPKJ	^ pleaseJLNLK	^ pourJLHIN	^ prepPEIJL	^ printJLJMM	^ putPJKHK	^ rainKPKJK
^ readRGIMH	^ rememberNIJIO	^ remindMIKMO	^ renewJGJJR	^ replyNLIKL	^ restMNJKJ	^ rightIRHKI
^ ringNLJJH	^ runKOMLJ	^ sameJPLJK	^ saturdayGILKR	^ sayQIGLD	^ seeLOFMF	^ sendLNGHM	^ setSGHJG
^ sheIQMKI	^ should ~verbKPKKJ	^ shouldNMLJI	^ showGHITI	^ signMJIIO	^ sleepGSIIG	^ soJPMLF
^ somebodyNJJHN	^ someoneKPJII	^ sorry $LOJLK	^ sorryDNPIG	^ sortMDKKO	^ stayLNKHL	^ stickLNKLL
^ stillLOKEH	^ stopKMJGM	^ sundayFKLMS	^ systemJPKLL	^ takeIQLKK	^ tellOGFPK	^ tenLNKJJ
^ thankJQJIJ	^ thanks forKOKLL	^ thanksJPJKI	^ that'sEULKJ	^ thatMMKJJ	^ the ~ingGLLMS
^ the ~verbJIKON	^ theKLJIL	^ thenMNJHJ	^ there's aNLLKM	^ there'sKPKKH	^ they ~edKRMMI
^ theyNLKKK	^ threeEUKGL	^ thursdayGLKJO	^ tidyPGJJJ	^ to ~verbIMKLP	^ toIMLLP	^ today iPIMLK
^ todayPJLKJ	^ tomorrow iLLLMN	^ tomorrow isMPLMJ	^ tomorrow ~verbJHMLT	^ tomorrowGNLLM
^ tookHRMMM	^ topOKIHI	^ twoJRKIJ	^ unsubscribeMHLKN	^ upGTJHI	^ updateRHJJG	^ vetPLMMJ
^ washSFLKI	^ we ~edDQMLK	^ we'llJPJJI	^ we'reGSKKJ	^ weMMKKH	^ wednesdayFGJJT	^ wellIQKKK
^ what aIQGIK	^ what amHNKMK	^ what doesOKNGL	^ what ~verbHMJPL	^ what'sFHRRJ	^ whatIIOOH
^ whichFMKOG	^ whoEISIF	^ will ~verbHRIKJ	^ willFIRJJ	^ wishNLKJJ	^ wouldSFILJ	^ writeNNIJI
^ yesFTJJL	^ youIQIIK	^ ~ed #KOKJJ	^ ~ed $QJKII	^ ~ed aHSMLM	^ ~ed forKOMML	^ ~ed myFTMJH
^ ~ed theJPLLK	^ ~ed toFQLLM	^ ~ed upMMLLM	^ ~edMOKEG	^ ~ing elseFLMOL	^ ~ing forOKMMN
^ ~ing onGTKIG	^ ~ing theOMKKA	^ ~ing toIQMMK	^ ~ing ~edKPMMM	^ ~ing ~verbHPJLN	^ ~ingNMHJL
^ ~verb #WCMKL	^ ~verb $NIOJC	^ ~verb :PJMMJ	^ ~verb aNIFKN	^ ~verb allNMKHI	^ ~verb atKLLHP
^ ~verb downQFKKK	^ ~verb forMIIFN	^ ~verb fromHQKKM	^ ~verb iKJOML	^ ~verb inOLKLA
^ ~verb isIQHKJ	^ ~verb itIOMLF	^ ~verb meIOENK	^ ~verb mumPKLMG	^ ~verb myJNFKN
^ ~verb offTELKM	^ ~verb onLQLKF	^ ~verb outNHLOI	^ ~verb thatJTLKE	^ ~verb theOKJHK
^ ~verb thisKMIKO	^ ~verb toMOKIG	^ ~verb upKNKLM	^ ~verb withMNLMG	^ ~verb youLNMKJ
^ ~verb ~edKQJIB	^ ~verb ~ingJMHMI	^ ~verb ~verbMKKLK	^ ~verbNILLL	^MMKLK	a bitLOMMJ	a cardJMLKO
a day $OKJKI	a dayOKKKI	a newJPLLL	a ~edHRLLK	a ~ingLMKLN	a ~verb $JQJKI	a ~verb toLLNJO
a ~verb ~verbNGMJI	a ~verbLLKLK	aLMKII	about it $NLLJJ	about itNLLJJ	about the ~verbTLMMF
about theNJKKL	about ~ingMMMMK	aboutNNIJI	actuallyKPKII	add :PJMMJ	add callLNLMI	add thatIPMKK
addPKLHJ	afterNHLFQ	afternoon $MIKKN	afternoonOFJKM	again $MKJPH	againHPKMF	all $LMJMI
all doneJRMKM	all theHSJJH	all ~ed $JPMMM	all ~edKQMLM	allIPJLH	already $HQKKK	alreadyFTKKJ
also ~edMMKJK	also ~verbQJGHK	alsoPINHG	am $GNKJN	am iJLMLK	am ~ingOKKLM	amINLLM	an hourOLLKL
anKQJKE	and #NLLJJ	and aNLHKL	and iOJLLL	and theHOKJN	and ~ingLEPJJ	and ~verb $HRKLJ
and ~verbRJLKF	andNNJGG	anotherPOGHC	answerINOLI	anything elseHOLOJ	anythingKMNMJ	are ~ingJQLLK
areGPMJH	as doneNLMIK	as well $NKNIK	as wellRGNIK	as ~ed $HPNHL	as ~edOKMHJ	asJOKJI	askMNHHH
askedKOKIJ	asleepHSKJH	assistantHSJJF	at # #PGLLK	at # $IOLLM	at # :QMMMI	at #OLLGL	at $KLHPJ
at eleven $OJKKM	at elevenQILKM	at fiveNJFJO	at fourIQLKK	at meKOKID	at myMMLJH	at six $QIMLJ
at sixJPMLJ	at ten $KMKJN	at tenKMKKN	at theJOKJL	atNJJLL	awayJNPGF	babyJQJKK	back $NKHLM
back toMJJPE	back upLDLJP	backKLJLM	bagRHJJL	bagsQHKKP	bandMEIIO	bank $KPLKJ	bankPJKJL	be aKOMMM
be atPIMML	be inLMLMN	be theLMKLM	beGPEHO	becauseJQLFI	bed $JQKLG	bedLOJKD	been ~edQHMMP
beenIRKIG	before # $JJMMP	before #JIMMP	before $FSKIO	before bed $SGMLL	before bedSGLKI
before i ~verbNJJNI	before iPJGMI	before theNLJLL	beforeRGKKK	best $GSMLJ	bestEUJKJ
better ~verbMHKMQ	betterRMLJI	betweenHQPIG	biasMMKLK	bigETJJM	bikeRGLLN	binRHIHP	binsREJJO
birthdayLOJII	biscuitTFKKJ	bitIQJJI	blessHRJJJ	blockMGIHP	bloodPFJJO	boardQFGHO	boilerMFKGO
book $IMJJO	bookJKIFO	bookedPJLIJ	booksPMJIJ	bootsNNIHG	bossEUJJI	bothOLJII	boxLLKKO
bread $PILLK	breadSGJJI	breakKOJHI	bring theLHMMO	bringJJIIQ	brokeGTKJF	brotherLLLJN	bus $MLLLK
busQIIIL	busyETHHJ	butFOJHN	buyRBGEO	buyingPHJHO	by # $LHMKO	by #ODLKM	by four $QHLLL
by fourQHLLL	by noonKOKLH	by thePJMMJ	by then $LJMMN	by thenLJMMN	by tonight $OKMMM
by tonightQJMMM	byMNJKJ	cNGIFP	cakeMKGGM	call $ENHIR	call theLMMMM	call toRIMMJ	callKKJJQ
calledBWLHN	callsOKKJI	cameEWLIE	can iKJOML	can youPIKLM	can't ~verbPJKJI	can'tLOKHI	canHMOKM
cancel theMGLML	cancelMLKKN	cancelledKOLKK	car $LNLLM	carMJKIP	card $TFLKL	cardPILKM	cardsLFIIP
cat $LMLMP	catPIIIP	catchLNKKM	changeJMMLM	chapterSFJKJ	chargeUEIIG	chaseKGIJP	check theQCMKJ
checkPKGFJ	cheersHSJJF	chuckSFMJK	churchLNJJL	classRHLKK	clean theREJMJ	cleanKLHHP	cleanedLLLLN
cleaningRHMKF	clear theQFLLO	clearPEJIP	clientPJLLI	clinic $MJMMN	clinicPHLML	closeKOKKG
coachNLIHH	coffee $OKIIG	coffeeMMIHH	coldKOIJI	collect theMKMMM	collectNFLGO	comeHPLLN
comingMNILJ	completeHSLHK	could youOFJKL	could ~verbQJJFI	couldJJGPJ	councilJPJKH	countJIPGI
courtHLJKS	coverUFILF	cutMMJHL	dad'sGMKKQ	dadQLJIF	daughterLPMKI	day $OMLHG	dayIOIJM	daysJIQJO
deepHRIKG	deleteOLFEI	deliveryLNJJG	dentist at #KILLO	dentist atKILLO	dentistQDJIP	deskKPJJF
diaryMKJLO	did iOIJQK	didGMKNG	didn'tGSJKI	dinnerNMLKF	do $IMOFL	do iIKOMK	do itIRFJK
do theJRELI	do youIMOCL	doGNQHI	doesKKQFK	dog $FQLMP	dog'sMJLLM	dogKNJHL	doing theIQLKJ
doingINOMI	don't ~verbLMLHL	don'tOJLHM	done $KKMNK	doneOILNK	doorHRJKG	down $KMIPI	down forHLIMP
down theKLMJN	downINGOM	draftQIIJH	drillPMIHH	drinkPGKJO	driveHRIHH	drivingRIJJJ	drop theRIMML
dropLOJKG	dry $HPKKM	dryQKGHK	dueVAHKP	earlyLMIIL	eatRGJJK	eggsPFJIP	eight $MNKJJ	eightPLJJH
eleven $OJKKM	elevenMNJJL	else $MNLJJ	else isJMLNL	elseJNKOI	emailMNJGF	emailsRIOJK	emptyTIJIH
end $FOHNK	endNKGMN	evenOKJII	evening $OLJKJ	eveningLJNHL	everyMMIIH	everyoneKPIKK
everything $JKKOJ	everything elseLPMLL	everythingCRJMJ	exactlyEJRJK	eyePGKLP	farNLJLJ	feedUEHHG
feelingEUKKJ	feetMNLJJ	fenceTFKJP	fieldKHJKP	filingQJJKI	finally ~edHQMML	finallyLRJHI	findOHJGN
fine $JOLKK	fineJOLKK	finish theJHLMQ	finishPGLGN	finishedJQMLI	fireJQFII	first $FTKGI
first ~verbNLJKJ	firstIPKDN	fishOGIHO	five $PGOHH	fiveNIOHL	fix theQIMMK	fixPKKIK	fixedMMMKL
floor $LOIIE	floorOMIGF	flowersOKIGG	foodOIJJP	for a ~verbGSLLJ	for aOLLLI	for anJPLJK
for fridayJNIKM	for lunchJPHFK	for me $HOJNJ	for meGNIQI	for myIOKHL	for nextMOIJJ
for once $MMLLK	for onceNLLLK	for saturdayQKMMI	for the ~ingNMLLK	for the ~verbINMMQ
for theMKJKL	for tomorrow ~verbNIMMM	for tomorrowJOLLL	for ~ingPLJLI	forPIHJL	forgetOILGM
forgotRILII	formSHJIJ	formsMLIJO	fortyGQHJL	found aJPMLM	foundJPMLJ	four $PJKKK	fourKPJJJ
friday $NSJLF	friday ~verbJGMLR	fridayNKHGN	fridgePJKKG	from meCRMJJ	from theOJKJK	fromKNHJO
frontRIHGG	fullKSJJK	garageNLKJE	gasRGJKK	gate $PELMK	gateQJLLK	gaveEKIOM	get theMGMMO
get toJOLMN	getRGHKL	getting theQIMMM	gettingNMLIG	giveLMLLI	glassesJPKJI	go $LPIJI	go toIPLLL
goINJIM	goalQFKIP	godGRKJJ	goesHTDFE	going toNLMMK	goingMNFHG	goneKOKJH	good $ISKHL	goodFUKGJ
got toPIJMN	gotGPINK	gotta ~verb theTGMMI	gotta ~verbLNKLK	gottaLNKLJ	grantOJEKM	groceriesPFIIO
guttersPFJKQ	gym $QIKKJ	gymNFJIR	had aJPMLK	hadDRING	haircutJJGFQ	halfMMNGI	hall $JMKJN
hallMKLKM	handJNIIK	handsDUGGI	hangIRKIJ	happyKPJII	has to ~verbQILMK	has toPJLLK	has ~edNMMIJ
hasJQKFH	have aLJNMJ	have theJNJJK	have toLOILI	haveHPKMJ	haven'tPJKLJ	hayIPKKI	he'll ~verbHRLML
he'llHRLML	he'sJPLLM	heMNKIJ	headIRKKE	helloFTHGI	helpGGPFO	herISHGI	here $DPOLK	hereJMPKH
him $MMLKL	himIQLKK	hisNMLHL	holdNNIBJ	holidayHQMML	home $OKKJI	homeMNKJH	homeworkQGJJN
honest $HRJML	honestJPJKJ	honestlyIRKJH	hopeJPJJJ	hospitalNLIJK	hour $IQLLK	hourMNLKK
hours $OLKKJ	hoursIPKLJ	houseIOGFO	how doLKOLL	how doesKJPLL	how ~verb iLLNML	how ~verbLKOLL
howDNPJJ	hrQIMLJ	husbandHRKJI	i am ~ingOKKLM	i amLNKJK	i canLPFMI	i haveOGMHN	i justFPOKJ
i must ~verbLIKKP	i mustKIKLQ	i need toOJMJM	i needJOLJO	i seeJKNMK	i shouldPHJKN	i thinkMMKII
i want toLMMLM	i wantLMKMN	i wasKPIII	i writeJJQIK	i ~ed $GNINL	i ~edNKHME	i ~verb $NKMNJ
i ~verb aGKOJL	i ~verb myKHPHP	i ~verb theJNLGI	i ~verb toOHLLM	i ~verb youLMMKM
i ~verb ~ingNKLMG	i ~verb ~verbNMKLJ	i ~verbFKQMN	i'd like toNKMML	i'd likeNKMML	i'dPILHM
i'll ~verbPJKLL	i'llOHJLN	i'm offMJKLO	i'm onKOMLJ	i'm to ~verbLILMN	i'm toLILMN	i'm ~edLOHGG
i'm ~ingQICKL	i'mHMOIN	i've beenNLIMP	i've gotKNJML	i've to ~verbNILKN	i've toNILKN
i've ~edKNJML	i'veJMJLN	iIGOQN	ideaEPPFJ	if i ~verbRIHIJ	if iOHPJK	if theLOIHG	ifNKPFH
ignoreMMIIK	in $OLHFG	in aMKNLK	in myIQIHL	in that ~verbLNLMJ	in thatLNLMJ	in the ~ingLKLMO
in the ~verbLNMMK	in theLNKKL	inLNLII	inboxQEJJQ	instead $QJMLJ	insteadNJOLI	instructions $GSLLJ
instructionsFTLKJ	insurancePLLLG	interviewQILLH	intoMMIGL	invoiceQJKJO	ironRIHLI	ironingPFKIQ
is $NLGJK	is aJPGJO	is doingIQILL	is itIIREK	is theOHMLN	is thereJJNNK	is ~ed $JQKKJ	is ~edMMKKK
is ~ing $HRIKJ	is ~ing theOKKHK	is ~ingHRGJJ	isEORHJ	isn'tRHLKJ	it $LOEIK	it allJKJQH
it backHMJOG	it inPGMHL	it is $PKIJJ	it isNMIKJ	it wasJPLIL	it ~edGTLJM	it ~verbLKIKJ
it's aIQLLL	it's ~ingJPLLM	it's ~verbOJKLQ	it'sJOKIO	itIOMMH	itemsINKML	jabOIMLM	job $KQJJD
jobJNKIO	just thePLKLG	just ~edSHKLI	just ~verbLJQJK	justKOMKJ	keep theLOLMI	keepHQNHL	keysINLKO
kidsJOKKJ	kimLPHKI	kindJQJHI	kindlyKQJKI	kitchenTGKJJ	kneeLPKIK	knowGQMIH	laPHEFN	labOFJIQ
ladsMNKIK	landlord $KCIJP	landlordKIIIO	last $JPLJJ	lastMNJJG	lateLMNGF	later $JSFKL	laterJPLKL
laughQIHGF	laundry $SGKKK	laundryTFJKK	layPKKKI	leSGIII	leastOKLKJ	leaveMJINL	leavingSFJKI
leftMIIRI	lessTFJKJ	lessonNGJJN	let meJLINM	let's ~verbHMIOI	let'sNJINJ	letLLILK	letter $OJKKN
letterRGKJK	lettersTGKKJ	libraryIGLJR	life $JRJKH	lifeJRJKH	liftPJILH	lightJNKJK	like aJPILJ
like to ~verbNLMML	like toMJMMN	likeHOOLM	lineKPGHD	list $EOGPM	list pleaseMJLOJ	listGIGTL
littleJVKLC	loadFSJHO	loftMFIIP	logQGHHN	lol $JPJKI	lolJQJKI	longKPIJJ	look atIIHNQ	lookJJHOO
looked atKOMJK	lookedKOMJK	lookingGRJQF	loseOJHKM	lostDTMLI	lotFTIIF	loveJQKKK	lovelyFUHGJ
luckETJKI	lunch $KPGHH	lunch withQILML	lunchMOHEF	machineQLMMI	makeOFFIO	man $NMLIJ	manOJKHM
managerIPJGJ	mark allJQMJM	markLNKGI	mattersLODFH	mayOJFPF	maybeLPFIG	me $HMOLG	me aOKHGD
me aboutHRIIK	me inHNHHO	me to ~verbSGMLK	me toRIHHI	me ~verbKLKNH	meENNNJ	meeting $HSKKI
meetingNIJKO	meetingsCSKHP	messageGJSJG	midnight $SGKKG	midnightNMLKG	milkNIKJP	minQIKKK
mindFUIHH	mineIGKSM	minutes $IQJJI	minutesOLJFH	monday $ESJGJ	monday ~verbIGMMT	mondayKLIGM
more $HRJHJ	more ~verbKLJOI	moreJPJMI	morning $LNLMH	morningHPMIM	motherHTLKH	moveSIEIG
movedNLLKI	mrOKKJK	mrsPJKKI	muchFSKJK	mum $PJMML	mum'sOHKKN	mumOKKJL	must beNLLMI
must ~verb theHOLLN	must ~verbLMKLM	mustOILKN	my brotherLLLJN	my feetJPLJJ	my listFLIQI
my sisterJPKJM	my wifeOKLKL	my ~verb $IPHLF	my ~verb ~verbILKNL	my ~verbJKJOM	myJLKRI
myselfHRKLJ	napKPLML	neckKPJIH	need aGTKLE	need to ~verbLLLLN	need toLNKKM	need ~ingNMKKK
needMJLJN	needs aPMHLG	needs toKOLML	needs ~ingSGKLI	needsPKIKJ	neighbourNOJJG	neitherIRLKK
neverIQJGK	new oneKIKLP	newLMIJN	next weekMHKKN	nextKGPJP	niceEQHJP	night $MNIIE	nightQJJIH
nights $MMMKJ	nightsKPHKI	nineLOJJJ	no $HRJJH	no ~ing $RHLKK	no ~ingSGMLL	no ~verbNLKLG	noMLLIL
nobody ~edKPLKK	nobodyCWKKF	noon $LMOJL	noonKLPJL	not aKOMMM	not yet $IQMKM	not yetIQMKM
not ~ingOKKKK	not ~verbNLNMK	notLMKIL	noteINIGO	nothing toIQLML	nothingJQLJJ	now $HQILG	nowQJGLH
numbersPJKFJ	nurseKKLLR	nurseryUFLLF	o'clockJPQKH	oRHIII	of aHSLLJ	of it $NLKLL	of itPKLLL
of theLNGKK	of themQIIHI	of ~ingSEOMN	of ~verbNKLMM	ofKNMJH	off $LOJNG	off myIQKFK	off theNKKKO
offLNJJJ	office $NGLKM	officeLMJKL	ohNMJIH	oilQILLJ	ok $IQLKL	okGSLLK	oldKPLFH	on $MNIGD
on aIQLLI	on itOLMHM	on mondayIIMLQ	on my ~verbKLLOL	on myHPKNH	on saturdayHLMMQ	on the wayQILLJ
on the ~verbNLMHJ	on theKNJJJ	on thereNGIQK	on thursdayLMLMN	on ~verbPJKIG	onKMJNK	once $MMLLK
onceKOLJK	one $NJLGH	one dayNJNKG	one forMHLLP	one moreOFKNK	one ofHRJML	one thingLNMLJ
one ~ingLNMLJ	one ~verbJLLJN	oneKNNKJ	onesLJKOJ	onlyJOLHI	openJHGPO	orCPPJJ	order $IPKLN
orderMGJFQ	other twoLQMKI	otherKRJHG	othersETLHF	ourGTJIK	out $LIHFP	out forHRLLL	out ofJQJHF
out theTFJHH	outMMJJL	ovenPJLII	over $MJFMM	over theLOJFD	overKMHNH	pagePJJJH	pagesPKHHI
paidJMMKO	paint theJILMP	paintNGHIN	paperworkLOIHH	parcel $LOKKJ	parcelMNKKJ	parking $PKKLK
parkingLOKKH	passedIQKJF	passportIHKIR	patientLPJCG	pauseKFIIP	pay theMJLMN	payMIHFO	peopleJPHIH
personOINKJ	phoneOLJHG	photosQKHHG	pianoLHGJQ	pick upIMJKP	pickJMKKO	pickingNLKIH	pileNLLMK
place $MNJKI	placeMNJKI	plan $HRKLI	planOKJJG	please $KNIOH	please addSHDHL
please ~verb ~verbRHHJL	please ~verbLLPJK	pleaseIKLQG	plumberQILKH	postPIHKJ	pourNIHIP
practicePFIHM	prepPEIJL	print theODJJM	printGRIMM	printerMNLHJ	promisedPKLHK	pullJMHOJ
put downMGIJP	put thatLLMMM	put theKNLLL	putKMIGO	questionHKOJF	quick ~verbSGKLK	quickSGKLK
quietIRHJI	quizPIKLQ	quoteSELLK	rain $JPKKL	rainJQIII	ranIQJJL	rangPJKHL	reVDIIF	readMIING
readingQMHHF	reallyKOFJF	rememberNIIIP	remind meKIMNR	remindMIMNN	renew theNKLLL	renewIFJJR
rentNHHHO	reply toSFMIL	replyIQMIJ	report $OLKKJ	reportQIIKL	rest $IQJJK	restJQKJH	return $SHIJG
returnKEIHS	reviewSFJKI	right $GKQJJ	rightEOOHH	ring theHOKKN	ringLIJIM	road $LPKII	roadONIJF
roofNFJKO	room $NHLIN	roomOGLJM	rotaTGIHH	roundQJMMH	run $LNEIH	runMMDJG	saidFSGMF	samSHKHH
sameJTLIG	samplesQHLLO	satCLJHT	saturday $PIIJK	saturdayLFKKQ	sawFTLKJ	sayPLIHH	saysHSJFG
school $KOKKK	schoolNMLKI	scratchLOLMK	secondIOHLL	see theIKMMQ	seeIKLOK	sendMOJCM	sentJPLKL
serviceOGKKP	setNNLHB	sevenPKIHJ	she'sJRJII	sheJPHJG	shed $KPLLG	shedNMJKG	shift $UGIKF
shiftKGGJO	shoes $KKLKO	shoesKKLLO	shopKFLLO	shoppingQHLJP	shortPLHLJ	should i ~verbJKPIK
should iJKPIK	should ~verbKNKKM	shouldMKOHK	show meLJMPK	showGGITI	shutEVKJF	sickITKKJ	signNIIHP
signedGSLMK	sinceIRKJJ	sinkQJJIH	sisterKOJHM	sitPFKLO	sittingNMMMH	six $MMLJH	sixPIJHL	sizeIQLLL
skipQJLMF	sleep $GRLML	sleepLOJMG	sleptEULKL	slowIRIGG	snowFRLKL	so farHMKML	so i needQFHHK
so i ~verbOKLLN	so i'mIRLLJ	so iOIIHM	so that'sQIMLM	so thatMPMMH	so theNNLHJ	so ~verbQHLLN
soJPHIM	soakTGHIF	someSGKLJ	somebodyNJJIM	someoneJOIIL	somethingHMQIJ	sorry $HSIKK	sorryHLPIG
sortNDKKO	soupQGJHH	spareKMKHR	start $HRKLH	startIMHJQ	startedHSLGJ	stayKOKIH	stepsNNIIF
stickMNJHJ	still ~ingFTLJL	stillMLJPF	stockNJLML	stopJMLGN	submitLEHIO	sugarTEKKQ	sunday $OOIGH
sundayMIKHP	sureFTIJG	swimRHKKO	systemFTKKJ	tableMOHHE	tabletsVEJJF	take itMMKIJ	take theNKMML
takeMNIGL	takingNMJGF	talkIRIIH	taskHQJKK	tasksGHJTG	taxOGIHO	tea $OLIJG	teaKPIJG	tell youJNMLK
tellLJMNI	ten $OKKKL	tenOMKJE	test $CTGKQ	testLNIIL	textKQNHH	thanLNLIL	thank youOKJML
thankLOHII	thanks forKOKLL	thanksIQJKI	that $IPKJO	that oneKOIKG	that orderLNLMJ
that ~verb $KOLMI	that ~verbMMLMJ	that's meOLJIL	that's theLNKKJ	that'sLNJKJ	thatKOIIM
the #JHMLR	the babyJQJKK	the backOLLII	the bank $KPLKJ	the bankKOLLM	the bestHRMMJ	the binsOMLKG
the boilerMFKFO	the bossHRKMI	the bus $LNKKJ	the busJPLLH	the car $JOLLN	the carKNLLM
the catKPKJG	the councilIQLLJ	the dayJNGMM	the dentistDSKLL	the dog'sMJLLM	the dogJNLKM
the firstGPMLM	the garageOKKKE	the gate $JKLMP	the gateQGLLO	the hallLLLKN	the keysFNKJR
the kidsJNLKM	the ladsMNKIK	the landlordHJMMR	the listIMLOG	the morningIQLLL	the newMJJIO
the nightLPLLF	the oldUEKHJ	the ovenPJLLK	the passportIKMMQ	the phoneIQJKI	the plumberFTLLI
the printerMMLMJ	the restIQMLJ	the schoolIRKKI	the secondHOJMF	the shedPKLMH	the shopTGLLG
the sinkQJJIH	the tillRILKI	the twinsKOLLG	the vanKOLLN	the vetIQLKK	the wayMMKKJ	the weeRFMMI
the weekend $POMLH	the weekendLNKLK	the wholeLOIHJ	the ~edLNKJK	the ~ing $NLMLJ
the ~ing ~verbJKMMP	the ~ingMGKHO	the ~verb $LNJHM	the ~verb beforePKMJJ	the ~verb forLKMLN
the ~verb inRHMMK	the ~verb ~edPHLHM	the ~verb ~ingNKLLL	the ~verb ~verbISLIL	the ~verbJNKKN
theNJKJO	theirNLKJE	them $JIMNJ	themJLKNI	then $KHMLP	thenNJKJM	there $JNINF	there's aNLLKM
there'sKPKKL	thereILKPH	theseAMSFI	they ~edKRMMI	they ~verbKPJJI	they'veHRKJI	theyHQKKO
thing $ERNLO	thingLILHO	things $RFHOG	thingsNJLNG	think $FTJGI	thinkKPJHI	this $FPOJF
this morningOKHLG	this week $PJIJI	this weekPJIJI	this ~ingMMHLH	this ~verbPIKJG	thisDORFN
thoseLNLLK	three $MMLLK	threeMOEAF	throughSGJNI	thursday $KQKII	thursdayGKKLQ	tidyPKKJI
till #KPLMG	tillJPJIJ	time $LKMNG	timeLNKJK	timesKQNIH	to #KJJKP	to $KOJNI	to beNLJOJ
to bedJOLNI	to buyMHMMQ	to callQIKMJ	to doKOGIL	to finishQIMMJ	to getOHMMM	to goLMMML
to haveSELMI	to meMINNJ	to myOLJHH	to sayJPKKJ	to seeNKKKN	to startLOJHJ	to stopOHNLI
to theNLKKJ	to writeQKOEL	to ~edFRKIK	to ~verb $KLGJO	to ~verb aGRILJ	to ~verb atOHMMN
to ~verb forMMLMK	to ~verb inNLOMJ	to ~verb itLMKLN	to ~verb myRHLMG	to ~verb outQEMMK
to ~verb theOKMML	to ~verb toUCLLM	to ~verb upPHMML	to ~verb ~edPFMMO	to ~verb ~ingLJNOG
to ~verb ~verbPHMMJ	to ~verbOLKGK	toNJKJM	today $JSLCH	today iPIMLK	todayJOHLK	told meKOMLH
toldKPIHJ	tomorrow $HUIKF	tomorrow :IFKMU	tomorrow iKLLMO	tomorrow isLMLMM	tomorrow ~ingJEMMQ
tomorrow ~verb theHLMMR	tomorrow ~verbKFLMP	tomorrowDLKLR	tonight $SHLLH	tonightTHJLD	too $SGEJJ
tooGRNII	tookJPLLL	topPKIII	traffic $NMLKH	trafficISKJI	trailerNKLLN	trainHQJIN	tripPFJJO
tryOMFJI	tryingIQMMK	tuesdayBOGHP	turnPLLKH	turnsOOLKF	twice $NMJGI	twiceNMJGI	twinsKPJKG
two $QFHJO	twoKOMJK	ughKPIIG	unsubscribe fromMHLKN	unsubscribeMHLKN	up $HRJIH	up atFSMLN
up forNOKLI	up the ~verbMMJKH	up thePIIIK	up toOKJIJ	up withOKMLJ	upOKJJK	updateHOIJO	usDSNLI
useMHPFH	uteMOLKJ	vanKNIIL	veryLPLLJ	vetPILJJ	visitJPJJE	visitingRHJIK	wQIKJH	waitJQHGH
waitingMMHHL	walkRIKKH	want to ~verbOJKJM	want toLMJJM	want ~ingTGGKE	wantPJIHM	wants theNLKKI
wants ~ingKQJJJ	wantsQJJFH	was ~edHRLJM	was ~ingNLKHL	wasDTJNG	wash theHQMLO	washOJHJM
washingTGLLG	water $MMKKL	waterRIJHI	way $LONIL	wayKNOIK	we ~edDQMLK	we ~verbIRLKN
we'll ~verbIQIJJ	we'llIQIJI	we'reNMJII	we'veOKLMK	weMLKKP	weatherGSJJH	weddingOKIKM
wednesdayEKKIS	weeRIKIH	week $OMIKI	weekJMJJO	weekend $POMLH	weekendLOKIK	weeksIQLKJ	well $JPMJJ
wellIQLII	wentGTLIK	wereHTLHI	what aISGIF	what am iHNKMK	what amHNKMK	what doesOKNGL	what iQHKPG
what ~verb youHLKPL	what ~verbKLKNL	what'sGEPTJ	whatIHQRH	whenQGOII	whereENJOI	whichLJLNB
whilePJIKK	whoCKQHL	wholeJNIMK	wifeRHLLK	will beLLFKM	will ~verbFRGKL	willJMPIJ	windowTFLKI
wishPKJHH	with aDTLLN	with myLJRII	with theLMJKM	withQLFIJ	withoutMNHHI	won't ~verbMNLKH
won'tMNLKH	wordsNLLHJ	workPJMKH	wouldGOHHS	wouldn'tKQKHG	write toNKKMM	write upMNIKG	writeNHQGI
wrongKRFJE	yearJSKIG	yes $HRPLJ	yesMMNIJ	yesterday $FNINL	yesterdayFNINL	yet $LOHKH	yetOLGHG
you $IOLKJ	you areFSHEL	you putQJIKL	you ~edJJIPL	you ~verb meIFRMJ	you ~verb ~verbQJIIK
you ~verbNMLJJ	youCNQJG	yourDUKIH	zeroNMHGF	~ed #JPKJK	~ed $LNKLK	~ed aIQLKI	~ed allHSMMM
~ed anIQLKL	~ed andLOJJI	~ed atJPMJJ	~ed beforeJPMLI	~ed byNLLKN	~ed forEQMJM	~ed iOHJQJ
~ed inIRLKI	~ed it $NLMLH	~ed itNMLKI	~ed meJOKKH	~ed myLOLGD	~ed onLLJIO	~ed outHRLJL
~ed soPJMLL	~ed the ~ingIQMMM	~ed the ~verbHRLKK	~ed theLOLIH	~ed to ~verbPJKML	~ed toOLLLK
~ed up $OKMLJ	~ed upIQMLI	~ed youLNHLL	~ed ~ed $OKLKJ	~ed ~edNMLFG	~ed ~ingFTLJK	~ed ~verbJQKIL
~edKNIOI	~ing #IRJKK	~ing $KMILH	~ing :EQLLM	~ing aJQKIH	~ing andNFPJJ	~ing at #MHMMO
~ing atPILKN	~ing downOQLHE	~ing elseKNLMJ	~ing forNIJKQ	~ing iPDNKN	~ing inJQKIH
~ing is thePIFKO	~ing isLIMKO	~ing itOLHIF	~ing me $IRLML	~ing meIQLLM	~ing myQILJJ	~ing noUELLH
~ing on theLOMMG	~ing onNJJHO	~ing outQIMMI	~ing thatOKJKK	~ing theLMKKM	~ing thisHLQKI
~ing to ~verbLNLML	~ing toJPIOI	~ing today $QKLMG	~ing todayQKLMG	~ing tomorrowGGLLS
~ing tonightQIKMJ	~ing upPJLLL	~ing withGQJIL	~ing yetNLKJJ	~ing ~edJQKLM	~ing ~verb $PMKJD
~ing ~verbMNKHL	~ingNJMKN	~verb !IPLIL	~verb # $KMLLL	~verb #LOLKL	~verb $LKNKM	~verb :KKMMO
~verb a ~verbQGLNM	~verb aLKLKN	~verb about theLFLMN	~verb aboutJOLMM	~verb allKPKGI
~verb anMMILK	~verb and ~verbVEMMM	~verb andSGLJI	~verb at #MPLLG	~verb at theUEMMI
~verb atMKJMK	~verb before #TMMMF	~verb beforeQILKI	~verb by #KJLLO	~verb byNHLLO	~verb dayGSIIG
~verb down theLKMJO	~verb downOHIJN	~verb everyDVLJJ	~verb for aXBLKK	~verb for theHMLMQ
~verb forLLKGM	~verb from theKMKIM	~verb fromRHHFJ	~verb hereHNNMJ	~verb himMMKJK
~verb homePLJKE	~verb i ~verbILQKK	~verb iKGPNJ	~verb in $OGKIN	~verb in aTFMMM
~verb in theIPLKI	~verb inOJMKK	~verb isGRHGO	~verb it $MMKGJ	~verb it ~verbIMKOF	~verb itIMNOF
~verb me $OJNGI	~verb me toPKGLK	~verb me ~verbJKLPK	~verb meJLNML	~verb moreOHMKP
~verb mrsOKKKM	~verb mumSILMF	~verb my ~verbLLINL	~verb myNGKJN	~verb of theLMKKN	~verb ofHQJHJ
~verb off theLNKLH	~verb offOKLKJ	~verb on theTFMML	~verb onLNKGK	~verb oneOAOIL
~verb out thePKMMK	~verb outQGLMJ	~verb overIOLNL	~verb please $NKLNK	~verb pleaseMJLOJ
~verb soISIII	~verb that $MJKMQ	~verb thatNLLLK	~verb the bankSFLMK	~verb the binsLNLMJ
~verb the kidsQJKKJ	~verb the schoolJPKJI	~verb the vanLFMMN	~verb the ~ingMDLLN
~verb the ~verbLIMLO	~verb theNJKIN	~verb them $PINJK	~verb themMKMJK	~verb thisKNIJN
~verb thoseOKKLL	~verb to theLMLLO	~verb to ~verbMLKKL	~verb toLKLLL	~verb todayMLLNJ
~verb tomorrow $KPLLJ	~verb tomorrowHOKLK	~verb tonightMMJLK	~verb up theMLJKL	~verb upMJJLL
~verb whatGPKNK	~verb with theKOLMK	~verb withQMIDK	~verb you ~verbOLLIL	~verb youKNKJJ
~verb ~ed $NJLJO	~verb ~edLLJJO	~verb ~ing $ILLOM	~verb ~ing theUFMMJ	~verb ~ingJLJMP
~verb ~verb $MJNNK	~verb ~verb theKOMLK	~verb ~verb toSGMLI	~verb ~verb upVDMLK
~verb ~verb ~verbMKKKN	~verb ~verbNIKLL	~verbMJLMN`;
