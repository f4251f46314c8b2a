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
! ! $MMLLJ	! !NMLLJ	! $IRLKJ	!IRLKJ	# # $PMKJG	# #MHKOH	# $PGKJN	# : #MKLLM	# :KKLLO
# and #NMLIJ	# andKOMKJ	# forKLMMO	# minRHLKK	# ofJNLLN	# soTGLLH	# toTGMMH	# ~verbUELHL	#PGJKN
$MMKKL	+denied+futureMNLLE	+denied+laterOJMMN	+denied+removedOKLMJ	+denied+settledMNLHK
+deniedLNKJI	+finished+deniedJOLLI	+finished+futureKOLLI	+finished+partlyKQNHK
+finished+settledLNKKH	+finishedKMKML	+future+settledIQKJI	+futureLNOJK	+later+futureGMMLP
+later+postponedIPMLJ	+later+settledJJLIQ	+laterEJJIU	+partly+deniedMMLHL
+partly+future+settledKOMMK	+partly+futureMMHMI	+partly+later+futureLHMMN	+partly+settledIQKJK
+partlyKNIMH	+postponedNJPLJ	+removed+futureSFLLK	+removedKNJHL	+settledINKKJ	: # $MHLLM
: #MKLLM	: ~verb theNILMM	: ~verbOHKIM	:MIJIO	=0HSFIG	=1KQIII	=2NKLMJ	=3PFLKP	=4OIMMM	=5TEJMN
? $IKLPJ	?KKLOJ	@day0 ^ #TGLEI	@day0 ^ aMMFJH	@day0 ^ alsoQIMMM	@day0 ^ beSGMML	@day0 ^ buySLMMG
@day0 ^ callTHLME	@day0 ^ doNJMKJ	@day0 ^ don'tMMGLJ	@day0 ^ emailQILML	@day0 ^ finishQKMMI
@day0 ^ fixNMMLM	@day0 ^ getOLMML	@day0 ^ gettingRHMMM	@day0 ^ goodIQJLL	@day0 ^ gymOKLMJ
@day0 ^ helpRHJMH	@day0 ^ howIJPHK	@day0 ^ i'dRJMMK	@day0 ^ i'mERIJN	@day0 ^ i'veKOIJJ
@day0 ^ iJRGJI	@day0 ^ it'sIQJLJ	@day0 ^ justNLKLJ	@day0 ^ myIQHFJ	@day0 ^ noLNKLJ
@day0 ^ notJPKLL	@day0 ^ nothingOKLMK	@day0 ^ okIQLMI	@day0 ^ orderPJLLJ	@day0 ^ pickKGLKO
@day0 ^ putLGLMM	@day0 ^ readPKMLK	@day0 ^ replyPJKLK	@day0 ^ rightHRIJI	@day0 ^ ringHSKLI
@day0 ^ sendRIMMJ	@day0 ^ soLOHFK	@day0 ^ stopYBLLG	@day0 ^ takeOLMMM	@day0 ^ that'sEULKJ
@day0 ^ theNJHJN	@day0 ^ toUELLI	@day0 ^ todayPHLLM	@day0 ^ wellLNKMM	@day0 ^ whatJOJLJ
@day0 ^ writePKILL	@day0SHIFF	@evening ^ aEIJJR	@evening ^ addTHKLI	@evening ^ alsoPJKLK
@evening ^ callLJHJN	@evening ^ canKKLOL	@evening ^ forIRMMH	@evening ^ gotKNMKK
@evening ^ heLOMLL	@evening ^ i'dKNLMJ	@evening ^ i'mIOKLK	@evening ^ i'vePLKGJ
@evening ^ iKMOIH	@evening ^ itIQMML	@evening ^ longBULLJ	@evening ^ mustOMGJE
@evening ^ myISKMI	@evening ^ needLMMMN	@evening ^ nextKLMMO	@evening ^ noOHIJN
@evening ^ notJVMME	@evening ^ oneMOJIG	@evening ^ payIGLKR	@evening ^ putPOJJG
@evening ^ seeJNINL	@evening ^ sendMLIJM	@evening ^ soISMIH	@evening ^ stillTFLIJ
@evening ^ that'sJQMMK	@evening ^ theLMKIJ	@evening ^ there'sOJKKL	@evening ^ tomorrowKSKMH
@evening ^ weLOLLG	@evening ^ whatGLOKK	@evening ^ writeMMHLH	@evening ^ youLNLML	@eveningENIHS
@midday ^ #KKJPK	@midday ^ addMCJJP	@midday ^ alsoNKLKK	@midday ^ andKOJJQ	@midday ^ bossNLKJJ
@midday ^ canNKLGG	@midday ^ couldNMJJN	@midday ^ dropKOJJI	@midday ^ firstHQLIP
@midday ^ getNLHHJ	@midday ^ goYALJG	@midday ^ gotMNLLK	@midday ^ gottaPJLKK	@midday ^ hadHQLLL
@midday ^ heKOLLH	@midday ^ i'llNLMLK	@midday ^ i'veMMLNJ	@midday ^ iMMGFM	@midday ^ it'sIQLKK
@midday ^ justOKKLK	@midday ^ mustLNHIM	@midday ^ myNLFFK	@midday ^ needQJJJJ	@midday ^ newPGLIM
@midday ^ noKPJGK	@midday ^ notFTMML	@midday ^ nothingHRMMM	@midday ^ ohRHJIJ	@midday ^ oneQIJGJ
@midday ^ pleaseLJPDJ	@midday ^ putQGKHM	@midday ^ soJQLGL	@midday ^ systemKOMMM
@midday ^ theLPJHI	@midday ^ theyMLJJM	@midday ^ tomorrowJHKJR	@midday ^ turnsMMMLK
@midday ^ twoGTJHJ	@midday ^ we'reIRLML	@midday ^ wePJJKH	@midday ^ whatFLNMK
@midday ^ whichHHMQM	@middayJPMOG	@morning ^ aTFMJG	@morning ^ addHRLLG	@morning ^ allHRLKM
@morning ^ alsoKPKKH	@morning ^ andMNKJK	@morning ^ asLQIJJ	@morning ^ backHPJIO
@morning ^ becauseLNKKK	@morning ^ buyQJLLE	@morning ^ callMLJIN	@morning ^ canKGNHN
@morning ^ catchNLLLK	@morning ^ doHIRKI	@morning ^ don'tMMKKK	@morning ^ firstOKKKI
@morning ^ forIKJKR	@morning ^ getNLLLK	@morning ^ giveLLKMJ	@morning ^ goOLJJJ
@morning ^ goingOLMMH	@morning ^ goodKPLKL	@morning ^ haveJQJJH	@morning ^ howIOLJL
@morning ^ i'dJPLJI	@morning ^ i'llIPJKN	@morning ^ i'mRKKJF	@morning ^ i'veNKMKN
@morning ^ iOKFIJ	@morning ^ ifJOKHJ	@morning ^ inJNKLO	@morning ^ it'sQJLJJ	@morning ^ itMMGGK
@morning ^ justFQKLP	@morning ^ keepMLIIN	@morning ^ kidsLNJJH	@morning ^ lastLOLLJ
@morning ^ leaveMKIGN	@morning ^ letJOLMH	@morning ^ lookIOKHO	@morning ^ makeLLIJO
@morning ^ myPLKHK	@morning ^ needOLKJI	@morning ^ noLNKKJ	@morning ^ notMLLKO
@morning ^ nothingJPLKL	@morning ^ onOJKJN	@morning ^ oneJPJLK	@morning ^ onlyMMIKK
@morning ^ pleaseMICPF	@morning ^ putLJLHO	@morning ^ runJPMLJ	@morning ^ sameKPLIL
@morning ^ sayNLKLL	@morning ^ soHMLOK	@morning ^ takeKPKKJ	@morning ^ thankLNJKK
@morning ^ thatMNJJK	@morning ^ theKMJLL	@morning ^ thenNIIJP	@morning ^ there'sKOLLI
@morning ^ theyNLLLI	@morning ^ toHRLKH	@morning ^ tomorrowHHLKS	@morning ^ twoQJKJK
@morning ^ weIQLKL	@morning ^ what'sGLNOK	@morning ^ whatLDRPJ	@morning ^ willJPJLK
@morning ^ wouldSGIKI	@morningONIIF	^ #JMKOK	^ a ~verbWCFIF	^ aLIGHQ	^ actuallyIQLLJ	^ addLNKKL
^ afterKOIJJ	^ allGSLJK	^ also ~edMMKKK	^ also ~verbLNLKK	^ alsoMMKKI	^ andLNKKM	^ asLQJIJ
^ askQHIKJ	^ atJPLKL	^ backIOJIO	^ beRIMKM	^ becauseLNKKK	^ beenIRLLH	^ beforeKPHHF	^ bookOIIJM
^ bossNMKJJ	^ bringMLIHM	^ buyKHIHQ	^ callMJIHN	^ can'tFTKJK	^ canJINMK	^ cancelMKKJN
^ catchNMIGF	^ changeUEJKH	^ chaseMHIIN	^ checkLPJJF	^ chuckQHKKK	^ cleanGOIIP	^ clearMGJIO
^ collectNHHGN	^ could youQGJLM	^ couldGNHQK	^ dayINJJP	^ dentistMFJJQ	^ doNDRJJ
^ don't ~verbKOLMK	^ don'tKPIKJ	^ doneDWLJL	^ dropMMKJJ	^ earlyNJKKO	^ eatUEIIH	^ emailLOKJH
^ everythingJPKIK	^ feedQJJJG	^ findNHIGO	^ finishMHKHO	^ firstNLKKK	^ fixPJMLK	^ forJOKIN
^ forgetJPJFK	^ fridayFIMMS	^ getRILKE	^ gettingKOKJL	^ giveMOHLD	^ goJPKJH	^ goingOKLLI
^ goodISKKG	^ gotKNMLL	^ gotta ~verbKOJKF	^ gottaKOJKG	^ groceriesMFJIO	^ gymOIJJN	^ hadHQLLL
^ halfMMHIG	^ happyHRLLK	^ haveKOLKH	^ heIRLIK	^ helpHEQGM	^ honestlyIQKKJ	^ hopeMMLKI
^ how doesIJPJL	^ how ~verbLKOLL	^ howIJPKJ	^ i amMMKKJ	^ i mustOHMMK	^ i needJJLMO
^ i shouldPHKKO	^ i wantKOLLK	^ i wasNLMMK	^ i ~edKQLIJ	^ i ~verbMMNHG	^ i'd likeNKLMK
^ i'dKOLLI	^ i'll ~verbGQKKL	^ i'llIPKKM	^ i'm ~edQJLKH	^ i'm ~ingJMLMN	^ i'mIQKKI	^ i've aJPKJK
^ i've beenMMKLM	^ i've ~edJOMIM	^ i'veMMKLJ	^ iJPJII	^ if iOJMJJ	^ ifLNIGJ	^ ignoreLNIII
^ in theJLKKQ	^ inHNKKO	^ is thereJKOMK	^ isIISLF	^ it ~edIRMMM	^ it's ~ingHRMMM	^ it'sMNKJG
^ itLNJHL	^ justOKJLK	^ keepMLIIM	^ kidsLOJJG	^ lastOLKLI	^ leaveNKHFM	^ let's ~verbLLINK
^ let'sNKINK	^ letLMKMF	^ listNIJPH	^ logJPKJM	^ longJQKKJ	^ lookJNKHN	^ lunchLOLKL	^ makeMKHIO
^ markMOIII	^ mayLJHPM	^ maybeSHJKH	^ mondayHOJKN	^ must ~verbMNILJ	^ mustNKLJI	^ my ~verbKNLNK
^ myLPIJI	^ need toMHMMN	^ needOKKKL	^ neitherJQLLK	^ newLNHIL	^ next weekKLMLN	^ nextIMEKP
^ nightJRKJH	^ no ~ingRHMMM	^ no ~verbHRLML	^ noMLKKL	^ not aHSLML	^ not sureIQMML
^ not ~ingOKKKJ	^ notKOLLL	^ nothingJPMLL	^ ohNMJIH	^ okIQLMJ	^ on theMKLKM	^ onJLKGQ
^ one moreRGLIL	^ oneOMJGF	^ onlyMNHJJ	^ orderMIIIP	^ overKQKHG	^ paintOIIJM	^ payKLJIN
^ phoneJPJKI	^ pickMEKJN	^ please ~verbJMPJJ	^ pleaseKMNLJ	^ pourKJHIP	^ prepOGJJL	^ printLLJNK
^ putOIKKL	^ rainIQKJJ	^ readRIJOG	^ rememberMJJIP	^ remindMJJMO	^ renewHFIHS	^ replyNMHKJ
^ restMMKKI	^ returnHKJKR	^ rightHQGMJ	^ ringOKKKI	^ runJPLLJ	^ sameKPLIJ	^ saturdayGHMLS
^ sayQIFLD	^ seeMOGMH	^ sendNLHHJ	^ setRHHIF	^ sheFTMKJ	^ should ~verbKOKLK	^ shouldMLMJJ
^ showFHITH	^ signMJIIO	^ sleepIQIIG	^ soHQIOF	^ somebodyNLKIM	^ someoneIQKII	^ sorry $KPKLK
^ sorryDOOII	^ sortOEKLP	^ stickJQLJM	^ stillKQKEJ	^ stopKLIGN	^ submitQHJJI	^ sundayEJLLU
^ systemHRKLK	^ takeJPLJL	^ talkONKKH	^ tellPGGPJ	^ tenMNJJH	^ thankIQIJJ	^ thanks forKOKMM
^ thanksIRKKJ	^ that'sEULKK	^ thatLNJKK	^ the babyGSMLL	^ the ~ingINJLP	^ the ~verbLHJON
^ theKMJJL	^ thenMMIIJ	^ there's aOJKJM	^ there'sKPKJH	^ they ~edJRMMJ	^ they've ~edNLLKN
^ they'veIOLKM	^ theyNLLKM	^ threeEUKGL	^ thursdayHLKJO	^ tidyPJKKJ	^ to ~verbINLLN	^ toJMLLN
^ today iPJMLK	^ todayPILLL	^ tomorrow iKKLLO	^ tomorrow isLOLLI	^ tomorrow ~verbJFMMV
^ tomorrowHMKLO	^ tookIPMMM	^ topPKJII	^ tryingIQMLL	^ turns outMMMLK	^ turnsMMMLK	^ twoHRKIH
^ unsubscribeLFLKN	^ upFSJGJ	^ updateRHJKG	^ vetNMLLH	^ walkRIMMK	^ washSGLLI	^ we ~edHRMMJ
^ we'llIPJJK	^ we'reHRKLI	^ weLNKKH	^ wednesdayHJKKR	^ wellKPJLL	^ what aIRIIJ	^ what amJNJML
^ what doesOINIL	^ what ~verbINKPM	^ what'sGHRQJ	^ whatJIPNH	^ whichHMJPG	^ whoEIREJ
^ will ~verbIQGKJ	^ willIJSKJ	^ wishNLJJK	^ wouldRGJLI	^ writeLNILH	^ yesIQIIL	^ youGTIIL
^ ~ed #KOKJK	^ ~ed $RHLHI	^ ~ed aETLKM	^ ~ed forKOMML	^ ~ed myGSMLJ	^ ~ed theHRLLE	^ ~ed toJQKLL
^ ~ed upLNLKL	^ ~edLOJGF	^ ~ing $OLJFH	^ ~ing elseGLLOL	^ ~ing forNLMMM	^ ~ing myKOLIJ
^ ~ing onDVKJH	^ ~ing theOLJKA	^ ~ing toLNMLI	^ ~ing ~edIQMMM	^ ~ing ~verbKLKLN	^ ~ingMMHIK
^ ~verb #XCMLL	^ ~verb $NIPLD	^ ~verb :RKMMI	^ ~verb aMJGJM	^ ~verb allMMKHJ	^ ~verb atLJLHO
^ ~verb downPJJLL	^ ~verb forMIJHO	^ ~verb fromHQKKM	^ ~verb iMHOMI	^ ~verb inNLLKA
^ ~verb isIRJKJ	^ ~verb itHPNKE	^ ~verb meGPENL	^ ~verb mumRJLMH	^ ~verb myKMJKL	^ ~verb ofIQGKJ
^ ~verb offUDLKL	^ ~verb onJRLHH	^ ~verb outOFLNJ	^ ~verb thatJTLKD	^ ~verb theOKKHL
^ ~verb thisKMHIO	^ ~verb toKOKHM	^ ~verb upJMJMM	^ ~verb withKOMLH	^ ~verb youKNMJI
^ ~verb ~edKQJJC	^ ~verb ~ingJMGLL	^ ~verb ~verbLMKLL	^ ~verbOILLL	^MMKKL	a bitLNLLK	a cardJNLLP
a day $OKJKJ	a dayPKKJD	a newLNLKI	a walkRGMLM	a ~edJPLKL	a ~ingKLLLN	a ~verb $LOIIG
a ~verb onOKKKJ	a ~verb toOIKIO	a ~verb ~verbMKMII	a ~verbLLLML	aLMKIJ	about it $KOLJK
about itNLLJK	about the ~ingMKLLN	about the ~verbTJMME	about theLKLKN	about ~ingMNMMK	aboutOMHJJ
aboveJPHFH	actuallyJQIJF	add :QKMMJ	add callLOLMG	add thatFRMKI	addQIIGL	after thatREKKN
after ~verbQFJLN	afterMIKFP	afternoon $LHJKN	afternoonOFJKM	again $LLKNI	againJPJLG	alarmPLKJG
all $LNJMK	all dayIQMML	all doneIRMLM	all ofNLMLL	all theGSJKG	all ~ed $JPMLM	all ~edJPMLM
all ~verbRHKJJ	allJOJME	already $ELJPI	alreadyCNIOF	also ~edMMKKK	also ~verbQJHJK	alsoRJLJH
am $HNKLP	am iIKOLK	am ~ingOJKKL	amILMKM	an hourNLLKJ	an oldJPMML	anKOKJJ	and #NMLIJ	and aNLHJP
and i'mQILLJ	and iNKJIN	and theIQLLK	and ~edLOLKL	and ~ingOFOIJ	and ~verb $HRLLJ
and ~verb theQGMMJ	and ~verbQJKKI	andMNJHH	another dayMMNLJ	anotherLPHJE	answerINOJH	anyMMIJJ
anything elseFNLPJ	anythingILOPJ	apparentlyIRGIF	are ~ingIQLLK	areIOMJH	as doneMJMHK
as well $NJNJJ	as wellPHMIJ	as ~ed $HQNIL	as ~edNJMGJ	asJMMKH	askNNJII	asked meHOLLM	askedLMLLM
asleepHRIJJ	assistantHSKJG	at # #RHMLK	at # $KNLLM	at # :RMMMH	at # andKPMMJ	at #OKKHM	at $JLJPK
at eleven $PJLLL	at elevenQHKKK	at fiveNKGKM	at four $LNLKK	at fourKOLKK	at itLLMNL
at leastMMLKH	at meIQLJF	at myMMLJG	at noon $PINJL	at noonPINKL	at oneRIIJG	at six $RHLLK
at sixJPLLL	at ten $MMKKK	at tenMMKKK	at theKNKIL	at twoNHLKQ	atMKKLM	auntieRILKG	awayMLNFD
babyKPJKJ	back $NLILK	back toNLKNG	back upMHLIO	backKLJLL	bagQIKKJ	bagsQIKKK	bandNFHIO
bank $KPLLH	bankQIKJK	be $HSHIG	be aJPMKL	be atPJMLM	be inIOLKN	be theLNLKL	beIOFMM	beansSFKLK
becauseJQKFH	bed $JRKMH	bedMOJKH	bedtimeSGLMK	been aHRKLM	been ~edRGMMO	been ~ingSGJLL	beenKQIJE
before # $JIMMP	before #JIMMP	before $HSLLM	before bed $SGLLJ	before bedSGLLI
before i ~verbMHJNI	before iOKHLH	before theMMJMK	beforeRGKJK	beingQJJJI	best $HRMLK	bestHTJJH
better ~verbNJLJO	betterONKFH	betweenIQOIF	biasMMKKL	bigFRKJO	bikeQGLMN	binQKHIM	binsSDIIP
birthdayNNIIH	biscuitSGLLI	bit $JPLKH	bit ofRHKLK	bitHSJJH	blessHRKKL	blockMGIHP	bloodOGKHM
boardQEHHQ	boilerMEKGO	book $KNJJM	bookLMJHO	bookedPJLIK	booksNMKIH	bootsOMHGD	bossEUJJH
bothQJJIF	boxKOLKM	bread $PJLLK	breadSHJJI	breakLOIIK	breakfastKMMLO	bring theJLLLO	bringLLKJQ
brokeETKIH	brotherLLKKN	bus $LNLKK	busRIIIJ	busyFTHIJ	butFNJIP	buyRBHGP	buyingOHJGO	by # $KGLKO
by #MBLKN	by five $PILML	by fiveRHLML	by four $QILKL	by fourQILKL	by noonMMKLH	by tenMMLLL
by theSIMMJ	by then $ILMMP	by thenILMMP	by tonight $OKMLK	by tonightOKMMK	byMMKJK	cNGIJP
cakeNLGHK	call $GKLHR	call theJKMMO	call toSGLLH	callLKJIO	calledCVLJM	callsOKJJI	came outKOMLL
cameEWKJD	can iIINNL	can youOJIKM	can't ~verbPKKKI	can'tMNKIH	canGLNKM	cancel theLGMMN
cancelNJKJN	cancelledMNMLL	car $LLLLN	carMKKJO	card $QHKKL	cardPILKM	cardsLGJIP	cat $MMJKL
catOHIIN	catchMNIGK	change $JNLLN	changeKNLKM	changedPJLLI	chapterTEJKJ	chargeUHJKF	chaseLHIIO
chatKPLLM	check thePDLJL	checkPLHII	cheersFTKKG	chemistSGKLJ	chuckQHKKK	churchOMJIK	classOLLKI
clean thePEKLJ	cleanILHHN	cleanedLMLLL	cleaningSGMLG	clear theRCLJN	clearMGKIP	clientQJLII
clinic $MKLMN	clinicOJLMN	closeOLLJH	closesOKMMJ	clubOILLL	coachNNJJI	coatOJLJI	coffee $OKJJG
coffeeMMHHG	coldOLHIH	collect theMLMMM	collectQDKHO	comeIPLKL	comesJPPLF	comingIOKLJ
completeJPJHK	costumeTGLIF	could youQGJLM	could ~verbMNJDG	couldLJGPI	councilJPKJG	countJJOHJ
courtGLIJQ	coverTFKKH	cutQLGFF	daMNIIH	dad $PJLLK	dad'sGKJJP	dadPLJJE	daughterKPMKH	day $OLIHE
dayIPJKM	days $GSEJJ	daysHMPJO	decentOKHIG	deepGSJIJ	defrostRHLKI	deleteOLEEI	deliveryPKJKG
dentist at #KJLLO	dentist atKJLLO	dentistQDGGO	deskJPJJE	diaryNIJKP	did iNHIRK	didGNLOH
didn'tFTJLG	dinnerOKLLH	do $HOPFM	do iHKPLK	do itLOFIJ	do theJQGLH	do youHMOCM	doINQHG
doctorMMKJD	does thisJLOKL	doesKJOLH	dog $LLKLN	dog ~edOKKIG	dog'sNLLMO	dogLMJIN	doing theHRLLK
doingJNLKH	don't ~verb meNKKMM	don't ~verbLLLJL	don'tNJMFN	done $MLJOK	donePJKNK	doorHRKLJ
down $MKKPJ	down forHNJNP	down theKKMLO	down toQILLK	downJMFML	drPIKJK	draftQIIJH	drillOMIIH
drinkPGKJO	driveHRIFI	drivingOLKJJ	drop theOKMMJ	dropMMKKI	droppedFTLJI	dry $IOLLN	dryPKGGK
dueUDKKP	earlyLMIIN	eatQDIKK	eggsOFJJO	eight $MOKJH	eightOLKJH	eleven $PJLLL	elevenLOJJK
else $LNLIK	else isKNJNL	elseKMJOI	emailNNJII	emailsPJPJF	emptySJJJI	end $EOKMK	end ofMMHIK
endKMIMN	enoughGSKJH	evenOLJIH	evening $NLNLK	eveningLKNHK	everEUJJK	everyMNJII	everyoneLOHLJ
everything $HKJPJ	everything elseLOLKL	everythingEQMNJ	exactlyEHSKK	examJQIJJ	eyePEJJO	farLOHLK
feedUDJIK	feelingGSKKM	feetMOKJI	fenceTELKQ	fetchSGKLJ	fieldLGIJP	filingTFKKJ	finally ~edHRMML
finally ~verbLOKKK	finallyNMJJG	findMJIGN	fine $KOLJK	fineKPKJJ	finish theKILMP	finishOGKHO
finishedIPMKI	fireKQHIH	first $GSJGK	first ~verbNMJKG	firstIPKGP	fishPGIIO	fitNLLLK	five $OGOIG
fiveOINIK	fix theRHLMJ	fixPJKIM	fixedJNLKN	flatSIJJH	floor $LOIIG	floorNMIGJ	flowersNLIGG
foodNIIHO	for a ~verbJPLKH	for aNLLJH	for an hourJPLLK	for anJMLLO	for fridayJNILM
for lunchKPHHJ	for me $EQINJ	for meEMIQJ	for myHOKIL	for nextMPJLI	for once $LNLKK	for onceNNLJL
for saturdayQKMMI	for the ~ingNMLMJ	for the ~verbKLLLO	for theKJJKL	for tomorrow ~verbNKMLL
for tomorrowJNLLL	for ~ing $PJLLI	for ~ingLOKLH	for ~verbJPLMF	forPHHIK	forgetOHMHM	forgotNMKJJ
form $PJKKJ	formRHJJI	formsMLHIN	fortyIQIIJ	forwardFRKLN	found aIQMMM	foundJPLLJ	four $QILKJ
fourKPJII	friday $OSJLE	friday ~verbJIMLR	fridayMIGGO	fridgeOKKKG	from meFRMKK	from theOJIJK
fromJOJJO	frontQJIII	fullHRIJI	funeralSGLKL	garageNMLJG	gardenNLJKI	gasUCKLM	gate $OILMM
gateQHLLM	gaveELINN	get aKKNMN	get theLDMMP	get toJMLLM	getREJKM	getting theNLMMM	gettingOKLII
giveKNJLI	glassesIRLII	go $MNJHI	go outRHMML	go toHQLNM	goJOJJM	goalTFKKM	godGSJJJ	goesITEGF
going toMLLMM	goingMMHHK	goneMNKJG	good $HNKMK	goodESKLG	got aOKMKJ	got toOILKM	gotIOHNK
gotta ~verb theOKLLJ	gotta ~verbMNKLK	gottaMNKLK	grantQIFKM	groceriesODHHN	guessLOHKG
guttersPEKKP	gym $RHJJJ	gymMEIIR	had aMMLLI	hadHQJLH	haircutKIGGQ	halfMKNFK	hall $HOKKN
hallMKKLM	handMLJJK	handsDVFHH	hangHRKIJ	happyLPJJH	has to ~verbMMMMJ	has toMMLLK	has ~edLNMIJ
hasJQJFI	have aMHNMK	have theKPKKJ	have toMNJKI	haveHPJOI	haven'tMKKOJ	havingGTLFJ	hayJQLLK
he'll ~verbGSLLK	he'llGSLLK	he'sHRMMM	heJQLII	headLNIHF	helloEUIGK	helpIHOFQ	her $KOMLJ	herJQHHJ
here $DPOLK	hereJMPJI	him $MMKKJ	himIQKJK	hisMNKGH	holdMOIFK	holidayHQLLL	home $PJKKI	homeMNKKG
homeworkPHJJN	honest $JPILL	honestLNIKL	honestlyIQKKJ	hopeJPJII	hospitalNMIJK	hotMMKKK
hour $LOLMK	hourMNLJJ	hours $NMKKG	hoursIOLJP	house $GOIIL	houseJMIHP	how doLKOLL	how doesIIOQG
how ~verb iLLNML	how ~verbLKOLL	howCNOKI	hrPJLLH	husbandJQKID	i am ~ingOJKKL	i amLOKJI
i canIRJLH	i couldNLLLJ	i getNMLNJ	i goREJNK	i hadFMHOH	i haveNHMKN	i justHPOLJ
i must ~verbNIKKM	i mustMILLN	i need toOINKL	i needIPMJM	i saidQJIMJ	i seeHHMNM	i shouldPHJKO
i supposeNMGKK	i thinkOLKHI	i want toMMLMK	i wantLNKLM	i wasLOGKI	i willMKJKN	i writeIKPHL
i ~ed $HMJOJ	i ~ed youLKLOM	i ~edKLGOG	i ~verb $PHNMI	i ~verb aIHQJN	i ~verb myJFOJP
i ~verb theJNGKI	i ~verb toMJLLM	i ~verb youIKQJM	i ~verb ~ingKLNKI	i ~verb ~verbLLLMK
i ~verbHKPMM	i'd better ~verbNJLKO	i'd betterNJLKO	i'd like toMKLML	i'd likeMKLML	i'd ~verbPJMJK
i'dOILIM	i'll beQFMLO	i'll ~verb theOKMMM	i'll ~verbOKKLM	i'llPJJKN	i'm goingOJMMM	i'm offKKJKO
i'm onHRMJJ	i'm thePJFJI	i'm to ~verbLHLMN	i'm toKILMO	i'm ~edKNJHM	i'm ~ing theSHMMJ
i'm ~ing toOJMMM	i'm ~ingQIEIL	i'mHNOLN	i've aIQKJH	i've beenNLJMN	i've gotJOINM	i've theILLKR
i've to ~verbNFMKN	i've toQEMKN	i've ~edJNJNN	i'veKMKMM	iIHOPN	iceLOJJG	ideaDRQFJ
if i ~verbOKKJK	if i'mNKNHF	if iNINGJ	if theLPHFH	if youNOGJF	ifMIMNF	ignoreLNIIJ	in $OLIHG
in aMKMKN	in byRGLLK	in myIQIGL	in that ~verbLNLML	in thatLNLML	in the ~ingLJLJP
in the ~verbMNMMK	in theLMIKL	inLMLKH	inboxPEIIP	instead $QJLJI	insteadNJNJI	instructions $IQLLJ
instructionsHSLJJ	insuranceRJLMH	interviewQIMMI	intoLNIGK	invoicePGJKM	ironQJJKH	ironingRFLLR
is $NMIJK	is aKOHJM	is comingKNJLL	is doingJPIKL	is itIHTGJ	is theOFNLM	is thereKJNML
is to ~verbLHIMO	is toLHIMO	is ~ed $IRLLJ	is ~edMMLKJ	is ~ing $HRJIL	is ~ing theMMJIK
is ~ingJOHLJ	isGOQIK	isn'tOLLLJ	it $MNFIJ	it allKLKQI	it backENJOK	it inQGNFM	it is $PKIJI
it isPKHKK	it offJPMJM	it toLIPHG	it wasKOLJL	it ~edIOLHM	it ~verbPJKLL	it'llKMJJO	it's aJPLLK
it's beenHOLLK	it's myMNLJI	it's theKLJLP	it's ~ingLOMMK	it's ~verbPJMLO	it'sIPJJO	itHNKOG
itemsLOJML	jabPIMKM	job $KSJJG	jobKMKJN	just theNNJLF	just ~edOKJKJ	just ~ingJPKLK
just ~verbGQOJJ	justKOMJJ	keep theLOLMI	keepHPMIL	kettleOLHHG	keySHKKG	keysJMKKO	kidsJOLJK
kimKQJKH	kindHSIJI	kindlyIPJNH	kitchenSGKII	kneeKOKJJ	knowKPLKI	laPGEFN	labPEJIP	ladsLNLJJ
landlord $LEIIQ	landlordMJHJM	last $KOKJI	lastMNJJI	lateLMMGF	later $EVDKL	laterPHLKI
laugh $RIHJG	laughNLHIF	laundry $RHKKK	laundrySGKKK	layPKLLH	leSGHII	leastLNLKH	leaveKMHLM
leavingTFIIG	leftLHHSG	lessUEJJJ	lessonPGKKM	let meLMILM	let theJPLLL	let's ~verbLLINK
let'sNJINK	letMLJLL	letter $PHJKM	letterSGKKI	lettersRHJLJ	libraryKFLKP	lieMMLDC	life $HSKKH
lifeHSKKH	liftPJJLL	lightIQKJK	like aHRJLK	like to ~verbMKLML	like toLKLMO	likeHOMJL	lineMLGLD
list $DNJRM	list pleaseLJLOJ	listGIFTM	listsGRJKI	littleNRKKC	loadGRIJO	lockUFLKF	loftMFIJP
logRGFJN	lol $KOJKH	lolJPJKI	longKPIJH	look atIHIOO	lookJKIOM	looked atKOMKK	lookedKOMKK
lookingJNKNE	loseQJIKK	lostBSLLI	lotGTKKG	loveJQLLJ	lovelyGTHFE	luckBTIJJ	lunch $LOGFI
lunch withQIMMM	lunchOMGEH	machineKOLLH	madeGSLLI	makePGHJM	man $OKLKK	manNKKIL	managerMMJHI
mark allKPLIK	markLNMGJ	mattersLOEFI	mayMLFOE	maybeKPIKH	me $HMMKI	me aNMHJD	me aboutGTIIL
me againJQJJK	me inKMHHQ	me to ~verbPKKLJ	me toPJIHK	me todayJMGNI	me ~verbMLJMG	meGMONH
meantHRJHM	meeting $IRJJG	meetingNIKKN	meetingsDRKIP	messageGJSJI	midnight $PLJJD	midnightNMJJD
mightMMJHJ	milk $TFKKI	milkNIJJP	minRHLKK	mindEUIHJ	mine $LHJRK	minePFJRK	minsPMJFD	minuteKOLJK
minutes $FSJJL	minutesPJIFJ	monday $CTHHI	monday ~verbJFMMR	mondayLKHHN	more $GSJJJ
more ~verbLJKPJ	moreIPJMH	morning $LNKMI	morningHNNKN	mostLNJLJ	motherLOLKG	moveRJFIK	movedPLLKG
mrPJLJI	mrsQHJLI	muchHRKKK	mum $QIMLL	mum'sPHKFN	mumLMLLL	must beLMLLL	must ~verb theIPLLN
must ~verbMKKLN	mustNIKKO	my brotherLLKKN	my daughterPMMKI	my feetJQLJJ	my listFMKQI
my motherLNKLI	my sisterLNJHM	my wifeLKNIK	my ~ingJPIJI	my ~verb $HPJMJ	my ~verb ~verbJKLOM
my ~verbJLJOJ	myJKLRK	myself $LOKJJ	myselfJPJLH	nailsUEIJJ	nanJOLKN	napJPLMK	neckKPKJI
need #PHLLL	need aFTKKF	need to ~verbMKLLM	need toLMKJM	need ~ingKMLKN	needMJKGP	needs aMNJLI
needs toLNLLM	needs ~ingSGLLJ	needsPJJKH	neighbourNNJJF	neitherJQLLK	neverIRIHH	new oneJKKLO
newMLIJN	next weekLKLLN	nextLHPJN	niceKNHIP	night $MMIID	nightQIJJI	nights $LNLKJ	nightsLOJKJ
nine $LNJKK	nineMMJJI	no $GTKKH	no ~ing $QIMLL	no ~ingQIMLK	no ~verb $OLJLI	no ~verbNLLLH
noNLKJL	nobody ~edLOLLJ	nobodyDWLKG	noneIRLKI	noon $JNMJK	noonJMNKK	not aMMLMM	not sureIQMML
not yet $IQMKL	not yetIQMKL	not ~ingNLKKK	not ~verbMKLLJ	notLMKKN	noteHMIGQ	nothing toJQMMK
nothingIPLJM	now $ESHMI	nowPJHKH	numberMLNKI	numbersQJLFK	nurseKLLLO	nurseryRFLLJ	o'clockIOLJI
oRIGIJ	of aGSKKJ	of it $NLLLL	of itOLLLL	of theKOHLK	of them $NLKJK	of themOKJHK	of ~ing $NKLJK
of ~ingOJLKL	of ~verbNHLMM	ofJNMKG	off $JOIOF	off myJQKFK	off theNKKKL	offLNJLI	office $OEMLK
officeNKLLK	ohNMJIH	oilQIMMK	ok $JPLLL	okGTLLK	oldKRLHI	on $MNIFF	on aGSLKH	on forPNMLI
on fridayKNMMM	on it $FNLML	on itNLLML	on meRHHGJ	on mondayIGMMS	on my ~verbLLMNK	on myIQKLL
on saturdayJKMMP	on the wayOKMML	on the ~verbPJMII	on theKNJKI	on therePHIPK	on thursdayJNLMM
on ~verbRIJIH	onKLIML	once $LNLKK	onceMNKJJ	one $NKMIH	one :RGKKJ	one dayOJNJK	one forKGLIP
one moreOEKPK	one ofHRIIL	one thingMMMLJ	one ~ingMMMLJ	one ~verbLKLJN	oneKMLKI	onesLLLNJ
onlyKNNII	openKHHQO	orDRPJJ	order $IQLLL	orderQHIGN	other twoIPMIJ	otherNPKJH	othersETLHG
ourGSIIH	out $LJIGO	out forJQLML	out ofJQJHG	out theTFJJI	outLMJIL	ovenPKLHH	over $MKFML
over theHSLKI	overKMIOK	ownPIKKK	pageQIJIG	pagesNLIIJ	paidKMMKO	paint theKKMMP	paintMHKJO
papersMJMMP	paperworkLOHHG	parcel $JPKLK	parcelOLLLJ	parking $MMLLL	parkingOMLLI	passedJQKJJ
passportIIKKR	patientLPIED	pauseJEIIQ	pay theMJMMM	payNIHGO	people $RHKLI	peopleIQHIH
person $NJNJK	personMKMKK	phoneNMJGG	photosPKHJH	pianoKEHHQ	pick upIMJJP	pickKNMKM	pickingNMKGG
pileQJMJJ	place $MNJKK	placeMNJKK	plan $KQKLK	planOLJJK	playLNLKL	please $KNJNH	please addRIGJL
please ~verb ~verbQJHKL	please ~verbMLOHJ	pleaseJKLQF	plumberQJLLK	popPGKKR	postQJGJI	pourNJHIP
practicePDIHM	prayOLGIG	prepPGJJL	presentKNLLN	print theNEKKO	printEQJMN	printerMMLGI
promisedSHLEK	pullIMHNL	pumpRFMKK	put downNGJJP	put itNMLHJ	put thatIMMMO	put theLMLKJ	putJMHIP
questionGMOIH	queueQJHGG	quick ~verbRGKKL	quickRGKKL	quietHRIKJ	quizPIKLO	quoteRGLML	rain $IQJKL
rainKPJJJ	ranIQLJK	rangNLLIL	reTHIJF	readOIJPG	readingSIJIG	reallyJQFIH	rememberPICGQ
remind meJJMMP	remindKJMMO	renew theOJMMK	renewIEIIR	rentOGHHN	reply toSFMJJ	replyIPMJI
report $QIKKH	reportPJJKM	rest $ETLKK	restIQJJI	return $SIIJG	return theGLMMS	returnMGJJQ
reviewRGJKI	ricePJKLG	right $FJQIJ	rightDNOII	ring theHPLLP	ringMJJIN	road $KPKJI	roadONIID
roofPJJKN	room $MHKIN	roomQDIHM	rotaSFJII	round thePJMMJ	roundRHMMJ	run $LNGKJ	runNMFJH
saidGRILL	samRHKHI	sameJTLIF	samplesQFMMQ	satDNJIU	saturday $QDIJJ	saturdayKFILP	sawFTKKJ
sayOKLFE	saysGSIHH	school $KOLKL	schoolOKKLJ	scratchLNLLK	secondKOIMM	see $JQKMK	see theINMOO
see whatKMLNK	seeHJNQJ	send theIFMMR	sendMOHEJ	sentHRMKK	serviceOFJKO	setOKKHE	seven $NKJHJ
sevenNJIHK	shallPJHKL	she ~edJQMMJ	she'sJQKJI	sheHSIKI	shed $JRLLH	shedNMJKK	shift $TIIKH
shiftMHHJO	shoes $KJLKO	shoesKLLKO	shopMJLLO	shoppingQGMKN	shortKPJKI	should i ~verbKJPIL
should iKJPIL	should ~verbKOKKM	shouldMLNIK	show meLKJOK	showGHITI	showerTFIII	shutEUKJG
sickGVKKI	signNJIHO	signedDSLML	sinceJPLKH	sinkQJKJH	sirJSJKH	sisterLNJHL	sitPFLJO	sittingKOLNG
six $LOLLI	sixPJKGL	sizeIQLKK	skipRHMMH	sleep $GRLMK	sleepKPJJI	sleptFTMHL	slowHRJII	smallFUGJG
snowJPLKJ	so $IQLKL	so farJNKLM	so i needPKIKL	so i ~verbNIKMN	so i'm ~ingSGMML	so i'mKOLKL
so iOIJLM	so that'sPJMIL	so thatPLLJH	so theOLMJJ	so ~verbOJLJN	soLLHOK	soakTGHHE	someTGLIG
somebodyOKJIJ	someoneKNJIK	somethingFNQHJ	sorry $GRJLK	sorryIMOII	sortMGNGP	soupQIKJH	spareKMKIQ
start $HSIJH	startIPIJP	startedISLIK	stayLOJGI	stepsSIKJH	stickNMJGK	still ~ing $JMLNL
still ~ingERKNK	stillMKJQG	stockMKMMM	stopIOKHM	storyNNKJF	stuckFTLIL	submitKHJJP	sugarTDKKO
sunday $OOIGI	sundayMIJGO	supposeMMMIK	supposed to ~verbKJMOM	supposed toKJMOM	supposedKJMOM
sureIRIIJ	surgerySFJKH	swim $NJLJN	swimNHJKO	swimmingPJKKK	systemGRJLJ	tableNOIHD	tabletsVDIIH
take itMMLJL	take theMKMMN	takeOLIHK	takingLOKIH	talk toMNJKI	talkJRJJG	taskFRJKK	tasksDHHRH
taxNEGHQ	tea $OKIJH	teaKPIIH	teethRHKLJ	tell youJOMIL	tellMJKPJ	ten $NLKKL	tenNMKKI	test $ERGIN
testINIHM	textJNNFG	thanLOKHL	thank youOKJLJ	thankLOHII	thanks forKOKMM	thanksIQKKJ	that $IPJJN
that oneLPJHH	that orderLNLML	that wasNNMKJ	that ~verb $KOLJI	that ~verbMMLKJ	that's meNMKJL
that's theKOKLJ	that'sLNKIK	thatMMIIK	the #KHMLQ	the babyLOKLK	the backNLLIL	the bank $JPLLH
the bankJNLLM	the bestIQMLJ	the bigLILLP	the bikePHMMP	the binsOMKJG	the boilerMDKGO
the bossHRKMH	the bus $LOKKJ	the busLOLKJ	the car $JNLLO	the carLMMLN	the catJPKKH
the councilIQLLJ	the dayJMJMM	the dentistGRLMM	the dog $MKKLN	the dog'sNLLMO	the dogJNLJO
the doorFSKLK	the endHOLNK	the firstHPMMN	the garageNLLJG	the gate $MLLMM	the gateQHLLM
the hallKMMLN	the hospitalMMMLL	the keysFPLKQ	the kidsJOLKM	the ladsLNLJJ	the landlordIIMMQ
the lastNMJHJ	the listILLPH	the littleLNMML	the minutesPJLMN	the morningHQJIK	the newKKJJO
the nightLOLLD	the oldSDKIJ	the ovenPJLLI	the passportIKMMQ	the phoneIQJLK	the plumberFTLLK
the printerMMLLI	the restGRMLK	the schoolIQILH	the secondGRJNH	the shedNLMMK	the shopNMLLG
the sinkQJKJH	the snowLNLLJ	the tillRIMLJ	the twinsLNLLI	the vanJNLKN	the vetIPLLM	the wayLNKKJ
the weeQIMMJ	the weekend $POLJG	the weekendLNKKK	the wholeLOJIJ	the ~edNLLKM	the ~ing $NLMLK
the ~ing isEOJLN	the ~ing ~verbJLMMP	the ~ingOGJIN	the ~verb $KMJHL	the ~verb beforeQIMJJ
the ~verb forKJMLO	the ~verb inQIMML	the ~verb isJNMMO	the ~verb ~edPGLHN	the ~verb ~ingLMLKL
the ~verb ~verbJOLKL	the ~verbHOKJM	theNJKJO	theirOLKJI	them $JLLQH	themKLKOK	then $LHLLP
then ~verbQIKLI	thenMKLJM	there $JPJMH	there's aMMKJL	there'sIPKJM	thereHLKQI	theseBNTFF
they ~edJRMMJ	they ~verbJQKKI	they've ~edINLKM	they'veHQKJM	theyHQKKM	thing $DSKKP	thing isLNILM
thingMKJHN	things $QDFOE	thingsKIOME	think $GSIHI	thinkIQJHI	thinkingKPKKJ	this $FQOKG
this isJQDLI	this morningOJHMH	this week $OKIJJ	this weekOKIJJ	this ~ing $HLJNL	this ~ingNJIMH
this ~verbOINJH	thisENQGM	thoseJPLLJ	thoughtOLHHH	three $MMMLK	threeMOFCE	throughSHJLI
thursday $JPKJJ	thursday ~verbMIMMN	thursdayGKLLR	tidyVDLLJ	till #KQMLG	tillJQJJH	time $NJLLF
timeLOKJJ	timesKQMIH	tiredGTJIG	to #IIKLQ	to $KNKMJ	to beNMJMI	to bedIPLNJ	to bringMLLLN
to buyMKMMP	to callMILMN	to doJPGMK	to finishQILMI	to getOJMML	to giveJMMLM	to goLMMLM
to havePFMMK	to keepIQKLH	to meMHNNJ	to myNMIGD	to putKOLKG	to ringMFKKO	to sayGRKLJ	to seeNJJLM
to startKPIHI	to stopOFNLH	to tellKNMHK	to theMLKGJ	to writePJMEK	to youINEPL	to ~edFRLIL
to ~ingMLLLN	to ~verb $MKIFO	to ~verb aIRKLE	to ~verb aboutNMMMI	to ~verb andOHMMM
to ~verb atMKMMN	to ~verb forMMLKL	to ~verb inMMNKJ	to ~verb itJPKIM	to ~verb mySFKLF
to ~verb outSGMML	to ~verb theMJNMM	to ~verb toRGKJI	to ~verb upNIMLN	to ~verb ~edSDMLO
to ~verb ~ingLKNLI	to ~verb ~verbNDMMN	to ~verbNKJJK	toNIKIN	today $KQKEG	today iPJMMK
today soJPMIN	todayKOGJI	told meISMLH	toldKPJII	tomorrow $IUIKF	tomorrow :JJKMP
tomorrow i'mIILLQ	tomorrow iJKLLP	tomorrow isLLLLN	tomorrow soJJMMP	tomorrow ~ingKILMO
tomorrow ~verb thatJKJLP	tomorrow ~verb theJLMMP	tomorrow ~verbLILMP	tomorrow'sIOLLP
tomorrowCLLLR	tonight $SGKLH	tonightTIJKD	too $SGFKI	tooGQMIG	tookFSLJJ	topOKHHI	tractorMMKKK
traffic $NMLLI	trafficISKKI	trailerNKLLK	trainJOKIM	tripNFIJP	tryKNIJM	tryingIQMLL	tuesdayEOFHR
turnPKLKG	turns outMMMLK	turnsMMMLK	twelveNLKIM	twentyQIJIJ	twice $NMGHI	twiceMMMHI	twinsJPJKH
two $PGIKN	twoKNMJI	tyresTFIHH	ughKOHHH	underNNIGG	unsubscribe fromLFLKN	unsubscribeLGLKN
up $HQJMJ	up aOKLLH	up atFSLKM	up for thePJMMJ	up forKQLLJ	up the ~verbOLJKI	up thePKJHK
up toOLJIJ	up withOKMJH	up ~verbJPLGH	upOJJNK	updateHNJJQ	usESOMJ	useNFRHI	usualDUJJG	uteNMLMJ
vanKNHIN	veryGSKLK	vetPJKJL	visitJPIID	visitingRIKKJ	wRIJII	waitIQGGJ	waitingKNHMK	walkPKLLD
want to ~verbPHJJM	want toMLJKM	want ~ingTGIKG	wantPJHIL	wants theMMKKK	wants ~ingLOKLJ
wantsQKKGI	was ~edIQMKL	was ~ingOKKIL	wasDUJMG	wash theIQLLK	washQIHII	washingPJKLI	wasn'tFTLIJ
water $NMKKJ	water theSFLKJ	waterPKKHI	way $IONJJ	way homeSGLML	wayIPNJJ	we haveMMMLN
we ~edHRMMJ	we ~verbMMMLN	we'll seeKPJJJ	we'll ~verbKQJJJ	we'llKPIIK	we'reLOKKH	we'veLNLLK
weKNKJL	weatherGSJJI	weddingMKJLM	wednesdayDGKJV	weeSHLJI	week $OMIJJ	weekLMJKN	weekend $POLJG
weekendLOKHK	weeksJPLLF	well $IOMII	wellJOJIG	wentGSLJK	wereGTKIE	what aISIIE	what am iJNJML
what amJNJML	what doesOINIL	what iOIMPI	what wasKHIRL	what ~verb youFKLPM	what ~verbINKPK
what'sEEPVK	whatGIRPG	whenPIOII	whereGNJPG	whichKKJOD	while i'mOKLKK	whileOKJKK	whoCKRHK
wholeKOJNJ	whyHOKJL	wife $PJLLH	wife'sLNIJJ	wifeOHNJI	will $PJDHG	will beLMJKM	will ~verbHRHKK
willJMNIL	windowSHLLJ	wishQJJIF	with aETMLP	with myJKRLJ	with theLMKJN	withPLCJI
without ~ingOKKJJ	withoutLNJII	won't ~verbJPLKM	won'tKOLKI	wordsNLLKK	workNLMHG	would beHMMLQ
would ~verbGOKJP	wouldKLJJP	wouldn'tISLGH	write toOJJML	write upLNIJH	writeOHQEI	writingLOKLF
wrongKQHKE	yearIRIHJ	yes $HQPJJ	yesLNOII	yesterday $HNJOL	yesterdayGOKOL	yet $MNFJG	yetOLFHF
you $INLKL	you areESGHM	you knowKLOMM	you putPKJLN	you ~edKIHQM	you ~verb meGNPLK
you ~verb ~verbPKIIM	you ~verbNKKJJ	youBNQKE	yourDVJHI	zeroOLHHD	~ed #JPKJK	~ed $JNJLK
~ed aKPLKH	~ed allJPMML	~ed anHRMLL	~ed andMMJII	~ed atIQLJJ	~ed beforeMMMLI	~ed byQILKM
~ed forCSLIQ	~ed iOGIRJ	~ed inJPLJG	~ed it $OLMMI	~ed itKQMCJ	~ed me toKMMMM	~ed meOKIIL
~ed myLNLIF	~ed onLMJIN	~ed outIQKHL	~ed soMLKML	~ed the ~ingIQMMN	~ed the ~verbKOKKK
~ed theLOLJH	~ed to ~verbPHMKM	~ed toMMLKL	~ed up $NHMLL	~ed upGSMKK	~ed youLOELM	~ed ~ed $PKMKI
~ed ~edNMMHF	~ed ~ingLNKIK	~ed ~verbLNJHJ	~edKNIMH	~ing #GRKLM	~ing $KNINI	~ing :DQKMM
~ing aKPKJI	~ing againMMJHI	~ing andNKNII	~ing at #MGMMN	~ing atRGLLL	~ing downMPMKG
~ing elseJMKOI	~ing forNJJMN	~ing herSFLKO	~ing iRFMLM	~ing inKPKIH	~ing is theQIILN
~ing isMLLLN	~ing itNLIHG	~ing me $HRKML	~ing meNMKHL	~ing myPJLJK	~ing noTFLLI	~ing offQJKJG
~ing on theMNMMG	~ing onOIJGP	~ing outPKJIE	~ing thatMMJLK	~ing theMMKKI	~ing thisFMQKG
~ing to ~verbKMLMM	~ing toIPHPL	~ing today $PJLLH	~ing todayPJLLH	~ing tomorrowFGLLT
~ing tonightQHKLJ	~ing upPJKKL	~ing withDQJKM	~ing yetNLKKK	~ing ~edKPMML	~ing ~ingPJLKJ
~ing ~verb $NNLLJ	~ing ~verb toFQKLQ	~ing ~verbOLKIJ	~ingMJLJM	~verb # $LNLKK	~verb #LOLLK
~verb $KKMKL	~verb :MJMMM	~verb a ~verbQGMML	~verb aLKMKN	~verb about theKHLMO	~verb aboutKNMMM
~verb afterQJLMI	~verb againIKOQJ	~verb allKPKGJ	~verb anMMIMK	~verb and ~verbQGMML
~verb andOHMLN	~verb at #LQLKH	~verb at theWEMKL	~verb atNJINK	~verb before #VMMME
~verb beforePFLKL	~verb by #JKLMP	~verb byNFLLO	~verb dadPJLLK	~verb dayGSJJG
~verb down theKIMLO	~verb downQGIGM	~verb everyFSKJK	~verb for aTFLKJ	~verb for theIMLMO
~verb forKLLHO	~verb from theKMJIM	~verb fromPIHGJ	~verb herNKMMN	~verb hereGMOML	~verb himNLKLM
~verb hisNLLMM	~verb homeOMJKE	~verb i ~verbKMPKH	~verb iMGONH	~verb in $NJLIN	~verb in aQIMMM
~verb in theIOMNJ	~verb inNKLLJ	~verb isIQHGO	~verb it $LNLJL	~verb it offKOMLM
~verb it ~verbLMJNJ	~verb itKLONG	~verb me $OILGL	~verb me toOLKLJ	~verb me ~verbLLKNK
~verb meKKNLL	~verb moreOIOKO	~verb mrsOIJKL	~verb mumVGLMG	~verb my ~verbKKKOK	~verb myNINLL
~verb noOKLKL	~verb of theMMJKM	~verb ofJOMHI	~verb off theKOKLJ	~verb offMLLKK	~verb on $JPIJJ
~verb on theRGMMM	~verb on thereQIJKJ	~verb onMNKGL	~verb oneQENIL	~verb out $NLLLH
~verb out theOLMML	~verb outQHLMJ	~verb overJPKMJ	~verb please $NIMOJ	~verb pleaseLJLOJ
~verb soHQIOG	~verb that $LMLMO	~verb thatOKLLK	~verb the bankTFLMJ	~verb the binsLNLLK
~verb the carNGLMM	~verb the dogFSLLL	~verb the gateMLLLN	~verb the kidsRKLLI
~verb the schoolIQLKI	~verb the vanLHMMN	~verb the ~ingMKLLM	~verb the ~verbNHKLO	~verb theOKKJM
~verb them $MMNII	~verb themPJNIM	~verb thereNLKIO	~verb thisKOGJM	~verb thoseNLLLJ
~verb to theKKKLP	~verb to ~verbOLKLJ	~verb toLKKMO	~verb todayNHJPJ	~verb tomorrow $KNKLL
~verb tomorrowHMNLL	~verb tonightKOKLK	~verb twoMJOKJ	~verb up theLKKKN	~verb upMKJLL
~verb whatJOLLK	~verb with theKNMML	~verb withPMGCJ	~verb you ~verbNLKJL	~verb youHNMKH
~verb ~ed $NINIM	~verb ~ed byMKLJN	~verb ~edKMJJO	~verb ~ing $JLLNM	~verb ~ing theSGMML
~verb ~ingILMMM	~verb ~verb $JJNOK	~verb ~verb theKOMLI	~verb ~verb toSHMMI	~verb ~verb upUFMML
~verb ~verb ~verbLMJJM	~verb ~verbPHKKK	~verbMJLLN`;
