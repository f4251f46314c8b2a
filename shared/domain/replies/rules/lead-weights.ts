/** Data: where new items begin, as `npm run train` learnt it. */

export const leadWeights = `here on
-1 ' wordLN	-1 'LN	-1 ( #LN	-1 ( wordLN	-1 (LN	-1 ,LN	-1 . #LN	-1 . wordLN	-1 .LN	-1 / wordLN
-1 /LN	-1 : verbOK	-1 : wordOK	-1 :QI	-1 @KO	-1 a ingLN	-1 a laLN	-1 a newNL	-1 a opensIQ
-1 a verbLN	-1 a walkOK	-1 a wordLN	-1 aLN	-1 about herLN	-1 about ingLN	-1 about theLN
-1 about wordLN	-1 aboutLN	-1 acheter wordKO	-1 acheterKO	-1 addRH	-1 after #LN	-1 after wordJP
-1 afterNL	-1 al wordLN	-1 alLN	-1 all wordHR	-1 allPJ	-1 alsoOK	-1 an hourOK	-1 anLN
-1 answer wordLN	-1 answerLN	-1 ao wordKO	-1 aoKO	-1 apologise ofLN	-1 apologiseLN
-1 appeler leLN	-1 appeler wordLN	-1 appelerLN	-1 apply ofLN	-1 applyLN	-1 appointment ofLN
-1 appointmentLN	-1 as wordKO	-1 asLN	-1 ask wordKO	-1 askKO	-1 at #LN	-1 at 10LN	-1 at 11LN
-1 at 1LN	-1 at 3LN	-1 at 5LN	-1 at 7LN	-1 at 9LN	-1 at sixLN	-1 at theLN	-1 at verbKO
-1 at wordLN	-1 atLN	-1 attendKO	-1 aí wordQI	-1 aíQI	-1 back ofLN	-1 back toLN	-1 back wordLN
-1 backLN	-1 bagsKO	-1 bake wordLN	-1 bakeLN	-1 balanceLN	-1 bandLN	-1 bank wordLN	-1 bankLN
-1 be atLN	-1 be inLN	-1 be ofLN	-1 be wordKO	-1 bed byLN	-1 bed ofLN	-1 bedLN	-1 before #LN
-1 before theLN	-1 before wordLN	-1 beforeLN	-1 betterRH	-1 big wordLN	-1 bigLN	-1 bikeLN
-1 bin wordLN	-1 binLN	-1 bins ofLN	-1 bins outLN	-1 birthday cardKO	-1 birthday wordLN
-1 birthdayLN	-1 black wordLN	-1 blackLN	-1 bleedLN	-1 block cLN	-1 block wordLN	-1 blockLN
-1 bloodLN	-1 blueLN	-1 board wordLN	-1 boardLN	-1 boiler wordLN	-1 boilerLN	-1 book aLN
-1 book theLN	-1 book wordLN	-1 bookLN	-1 booksLN	-1 borrow wordLN	-1 borrowLN	-1 bottleKO
-1 boutLN	-1 breadLN	-1 breakfastLN	-1 bring inLN	-1 bring ofLN	-1 bring theLN	-1 bring wordLN
-1 bringLN	-1 bubbleJP	-1 bus passLN	-1 bus wordLN	-1 busLN	-1 buscarLN	-1 buy theLN
-1 buy verbLN	-1 buy wordLN	-1 buyLN	-1 by theLN	-1 by wordKO	-1 byLN	-1 cake ofLN	-1 cakeLN
-1 call mumLN	-1 call ofLN	-1 call theLN	-1 call verbLN	-1 call wordLN	-1 callLN	-1 canLN
-1 cancel theLN	-1 cancel wordLN	-1 cancelLN	-1 candlesJP	-1 carLN	-1 card ofLN	-1 cardLN
-1 carry wordLN	-1 carryLN	-1 cashLN	-1 catLN	-1 ch #LN	-1 chLN	-1 change wordLN	-1 changeKO
-1 chapter #LN	-1 chapterLN	-1 charge theLN	-1 charge wordLN	-1 chargeLN	-1 chargerLN
-1 chase theLN	-1 chase wordLN	-1 chaseLN	-1 check theLN	-1 check wordLN	-1 checkLN
-1 chez wordKO	-1 chezKO	-1 chiamare wordLN	-1 chiamareLN	-1 choirJP	-1 church wordLN
-1 churchLN	-1 clean theLN	-1 clean wordLN	-1 cleanLN	-1 clear theLN	-1 clear wordLN	-1 clearLN
-1 clinicLN	-1 closeLN	-1 co-op ofNL	-1 co-opNL	-1 coffeeLN	-1 collect theLN	-1 collect verbLN
-1 collect wordKO	-1 collectLN	-1 commanderLN	-1 comprar wordKO	-1 comprarKO	-1 comprare wordLN
-1 comprareLN	-1 con wordJP	-1 conJP	-1 concreteLN	-1 confirmLN	-1 cook wordLN	-1 cookLN
-1 council taxLN	-1 council wordLN	-1 councilLN	-1 count theLN	-1 count wordLN	-1 countLN
-1 courierKO	-1 cover wordLN	-1 coverLN	-1 cry ofLN	-1 cryLN	-1 cut theLN	-1 cutLN	-1 da wordJP
-1 daJP	-1 dadJP	-1 dann wordOK	-1 dannOK	-1 de laKO	-1 de wordKO	-1 deLN	-1 defrost theLN
-1 defrostLN	-1 del wordKO	-1 delKO	-1 deliver theLN	-1 deliverLN	-1 deliveryLN	-1 dentist #LN
-1 dentist wordLN	-1 dentistLN	-1 dentista wordLN	-1 dentistaLN	-1 depositLN	-1 des wordKO
-1 desKO	-1 diJP	-1 die wordKO	-1 dieLN	-1 dinner ofKO	-1 dinner withKO	-1 dinnerLN	-1 do theLN
-1 do wordOK	-1 doLN	-1 dogLN	-1 don't verbLN	-1 don't wordLN	-1 don'tLN	-1 doorLN	-1 down forJP
-1 down ofIQ	-1 downOK	-1 draftKO	-1 drop theLN	-1 drop wordLN	-1 dropLN	-1 dry wordLN	-1 dryLN
-1 du wordKO	-1 duKO	-1 dueKO	-1 dust wordLN	-1 dustLN	-1 e wordKO	-1 eKO	-1 eatLN	-1 eggsLN
-1 el wordJP	-1 elJP	-1 email theLN	-1 email wordLN	-1 emailLN	-1 endLN	-1 et wordJP	-1 etJP
-1 eveningOK	-1 expenseKO	-1 eyeLN	-1 faire wordLN	-1 faireLN	-1 far wordLN	-1 farLN
-1 feed ofLN	-1 feed theLN	-1 feed wordLN	-1 feedLN	-1 fenceKO	-1 fetch wordKO	-1 fetchLN
-1 figureLN	-1 file wordLN	-1 fileLN	-1 fillLN	-1 find aLN	-1 find myKO	-1 find ofLN
-1 find outLN	-1 find theLN	-1 find wordLN	-1 findLN	-1 finir wordIQ	-1 finirIQ	-1 finish ingLN
-1 finish theLN	-1 finish wordLN	-1 finishLN	-1 fireJP	-1 first verbHR	-1 first wordIQ
-1 firstOK	-1 fishKO	-1 fix theLN	-1 fix wordLN	-1 fixLN	-1 flowers ofLN	-1 flowersLN
-1 flu wordKO	-1 fluKO	-1 follow ofLN	-1 follow upLN	-1 followLN	-1 footballLN	-1 for #LN
-1 for aLN	-1 for herLN	-1 for ingLN	-1 for itLN	-1 for onceLN	-1 for theLN	-1 for verbIQ
-1 for wordLN	-1 forLN	-1 form #LN	-1 form ofLN	-1 formLN	-1 forms ofLN	-1 formsLN
-1 four wordLN	-1 fourLN	-1 frau wordLN	-1 frauLN	-1 fridayOK	-1 fridgeLN	-1 from theLN
-1 from verbKO	-1 from wordLN	-1 fromLN	-1 front wordLN	-1 frontLN	-1 fuelLN	-1 für wordKO
-1 fürKO	-1 gardenLN	-1 gas wordLN	-1 gasLN	-1 generatorLN	-1 get aQI	-1 get ofLN	-1 get theLN
-1 get toLN	-1 get verbLN	-1 get wordNL	-1 giveLN	-1 glue wordLN	-1 glueLN	-1 go ofLN
-1 go verbLN	-1 go wordOK	-1 goatLN	-1 good wordLN	-1 goodLN	-1 grade theLN	-1 gradeLN
-1 grant wordLN	-1 grease theLN	-1 greaseLN	-1 gstLN	-1 guttersLN	-1 gym wordLN	-1 gymLN
-1 half theJP	-1 halfLN	-1 hallLN	-1 hand ofLN	-1 handLN	-1 hang theLN	-1 hangLN	-1 have aIQ
-1 have theNL	-1 haveNL	-1 hayLN	-1 heLN	-1 headLN	-1 help wordLN	-1 helpKO	-1 her theLN
-1 her wordLN	-1 herLN	-1 hideLN	-1 hireLN	-1 his wordLN	-1 hisLN	-1 home ofKO	-1 home wordKO
-1 homeOK	-1 hooverLN	-1 hospitalKO	-1 hour ofKO	-1 hourKO	-1 i isIQ	-1 i wordIQ	-1 iLN
-1 ice wordLN	-1 iceLN	-1 ich wordKO	-1 ichKO	-1 if wordLN	-1 ifLN	-1 il wordJP	-1 ilJP
-1 in bedLN	-1 in forLN	-1 in ofLN	-1 in theLN	-1 in verbQI	-1 in wordLN	-1 instead verbQI
-1 insteadNL	-1 invoice theLN	-1 invoice wordLN	-1 invoiceLN	-1 irLN	-1 iron wordLN	-1 ironLN
-1 it ofOK	-1 itNL	-1 je wordNL	-1 jeNL	-1 keepNL	-1 keys ofLN	-1 keysLN	-1 kids ofLN	-1 kidsLN
-1 la wordKO	-1 laKO	-1 lab wordLN	-1 labKO	-1 landlordLN	-1 las wordKO	-1 lasLN	-1 last wordLN
-1 lastLN	-1 lavar wordLN	-1 lavarLN	-1 le wordKO	-1 leKO	-1 learnKO	-1 leaveKO	-1 leoNL
-1 les wordLN	-1 lesLN	-1 let wordLN	-1 letLN	-1 letter ofLN	-1 letterLN	-1 levar oLN
-1 levar wordLN	-1 levarLN	-1 library booksLN	-1 library wordLN	-1 libraryLN	-1 liftLN
-1 ligar wordKO	-1 ligarKO	-1 lightKO	-1 lightsLN	-1 list theLN	-1 list wordLN	-1 listLN
-1 llamar aLN	-1 llamar theLN	-1 llamarLN	-1 load ofLN	-1 loadLN	-1 lock ofLN	-1 lockLN
-1 longKO	-1 look atLN	-1 los wordLN	-1 losLN	-1 ma wordKO	-1 maLN	-1 machineLN	-1 mailLN
-1 make theLN	-1 make wordLN	-1 makeLN	-1 mama wordLN	-1 mamaLN	-1 manLN	-1 mandar wordKO
-1 mandarKO	-1 markLN	-1 me downLN	-1 me wordHR	-1 meNL	-1 measureLN	-1 meet wordKO	-1 meetLN
-1 meeting #LN	-1 mend theLN	-1 mendLN	-1 meterOK	-1 mi wordLN	-1 miJP	-1 milkLN	-1 minutes ofLN
-1 minutesLN	-1 mit wordJP	-1 mitJP	-1 money ofLN	-1 money toLN	-1 moneyLN	-1 mopLN
-1 more wordKO	-1 moreLN	-1 mot ofLN	-1 motLN	-1 move theLN	-1 moveLN	-1 mow wordKO	-1 mowKO
-1 mr wordLN	-1 mrLN	-1 mrs wordLN	-1 mrsLN	-1 mum ofLN	-1 mum's wordLN	-1 mum'sLN	-1 mumLN
-1 mustRH	-1 my daughterKO	-1 my verbLN	-1 my wordLN	-1 myLN	-1 na wordJP	-1 naOK	-1 naar deKO
-1 naar wordKO	-1 naarKO	-1 nailsLN	-1 needOK	-1 neighbour's wordLN	-1 neighbour'sLN
-1 new wordLN	-1 newLN	-1 next wordLN	-1 nextLN	-1 ng wordKO	-1 ngKO	-1 niceLN	-1 nightLN
-1 nineKO	-1 no ingKO	-1 no verbKO	-1 no wordKO	-1 noKO	-1 noch wordRH	-1 nochRH	-1 not ofLN
-1 not toLN	-1 not wordLN	-1 notKO	-1 note ofJP	-1 notePJ	-1 nowQI	-1 number #LN
-1 number wordKO	-1 numberKO	-1 numbersLN	-1 não wordLN	-1 nãoLN	-1 off theLN	-1 off wordLN
-1 offLN	-1 offerLN	-1 officeLN	-1 oil ofLN	-1 oilLN	-1 old wordLN	-1 oldKO	-1 omLN	-1 on theLN
-1 on verbKO	-1 onLN	-1 one ingJP	-1 one ofLN	-1 one thingJP	-1 one verbOK	-1 one wordLN
-1 onlyOK	-1 open theLN	-1 openLN	-1 order #LN	-1 order ofLN	-1 order theLN	-1 order wordLN
-1 orderLN	-1 out ofLN	-1 out theLN	-1 out whatLN	-1 out wordLN	-1 outLN	-1 overLN	-1 packKO
-1 pagar laKO	-1 pagar wordLN	-1 pagarLN	-1 paintLN	-1 para wordKO	-1 paraKO	-1 parcelLN
-1 parkLN	-1 parkingLN	-1 passKO	-1 passer wordJP	-1 passerJP	-1 passport wordLN	-1 passportLN
-1 past wordLN	-1 pastLN	-1 patch theLN	-1 patchLN	-1 pause theLN	-1 pauseLN	-1 pay theLN
-1 pay verbLN	-1 pay wordLN	-1 payLN	-1 pedir wordLN	-1 pedirLN	-1 pensionLN	-1 per wordKO
-1 perKO	-1 phone ofLN	-1 phone theLN	-1 phone wordLN	-1 phoneLN	-1 physioLN	-1 pianoLN
-1 pick ofLN	-1 pick theLN	-1 pick upLN	-1 pick wordLN	-1 pickLN	-1 planKO	-1 plant wordLN
-1 plantLN	-1 plumberKO	-1 por wordJP	-1 porJP	-1 portareLN	-1 post officeLN	-1 post theLN
-1 post wordLN	-1 postLN	-1 pour wordKO	-1 pourKO	-1 pra wordLN	-1 praLN	-1 practice wordLN
-1 practiceLN	-1 prepLN	-1 pressureKO	-1 priceLN	-1 print theLN	-1 print wordKO	-1 printKO
-1 proofLN	-1 proper wordLN	-1 properLN	-1 puis wordSG	-1 puisSG	-1 pullLN	-1 pump ofLN
-1 pumpLN	-1 put itLN	-1 put verbQI	-1 put wordOK	-1 putOK	-1 que wordGS	-1 quote forLN
-1 quote ofLN	-1 quoteLN	-1 rappeler wordOK	-1 rappelerOK	-1 re theLN	-1 reLN	-1 read theLN
-1 read wordLN	-1 readLN	-1 rechargeLN	-1 recitalLN	-1 recoger aJP	-1 recoger theJP
-1 recoger wordKO	-1 recogerKO	-1 rehearseLN	-1 remind itKO	-1 remind meKO	-1 remindLN
-1 renew theLN	-1 renew wordLN	-1 renewLN	-1 rentLN	-1 reply ofLN	-1 reply toLN	-1 reply wordLN
-1 replyLN	-1 reportJP	-1 restockLN	-1 return theLN	-1 return wordLN	-1 returnLN	-1 reviewLN
-1 revise wordLN	-1 reviseLN	-1 ring theLN	-1 ring wordLN	-1 ringLN	-1 rotaKO	-1 round ofLN
-1 roundLN	-1 run ofLN	-1 run theJP	-1 runLN	-1 sa wordLN	-1 saLN	-1 safetyLN	-1 sand theLN
-1 sandLN	-1 say wordKO	-1 sayPJ	-1 school verbKO	-1 school wordLN	-1 schoolLN	-1 scrubLN
-1 seating verbLN	-1 seatingLN	-1 see theLN	-1 see wordLN	-1 seeLN	-1 sell wordLN	-1 sellLN
-1 send opensIQ	-1 send wordLN	-1 sendKO	-1 service theLN	-1 serviceLN	-1 setLN	-1 settle wordLN
-1 settleJP	-1 sharpen theLN	-1 sharpen wordLN	-1 sharpenLN	-1 she wordLN	-1 sheLN	-1 shedLN
-1 shiftKO	-1 shipLN	-1 shop verbKO	-1 shopLN	-1 sign theLN	-1 sign wordLN	-1 signLN	-1 sisterLN
-1 site verbLN	-1 siteLN	-1 sizeLN	-1 skip wordLN	-1 skipLN	-1 sleepLN	-1 slide #LN	-1 slideKO
-1 so wordOK	-1 soOK	-1 something wordKO	-1 somethingKO	-1 sort theLN	-1 sort wordLN	-1 sortLN
-1 spare wordLN	-1 spareLN	-1 speak ofLN	-1 speak toLN	-1 speakLN	-1 staff wordLN	-1 staffKO
-1 startKO	-1 stockLN	-1 stop ingLN	-1 stop theLN	-1 stopLN	-1 strip theLN	-1 stripLN
-1 submit theLN	-1 submit wordLN	-1 submitLN	-1 sunday's wordLN	-1 sunday'sLN	-1 supervisionLN
-1 supplierLN	-1 surgeryLN	-1 swapLN	-1 sweep theLN	-1 sweepLN	-1 swimLN	-1 take theLN
-1 take wordKO	-1 takeLN	-1 talk ofLN	-1 talk toLN	-1 talkLN	-1 taxKO	-1 telephoneLN
-1 tell wordLN	-1 tellLN	-1 ten minutesLN	-1 ten wordLN	-1 tenLN	-1 terminar wordLN
-1 terminarLN	-1 testLN	-1 text wordLN	-1 textLN	-1 that wordLN	-1 the #KO	-1 the andLN
-1 the bankLN	-1 the cakeLN	-1 the catLN	-1 the clinicKO	-1 the ewesLN	-1 the fenceKO
-1 the frontLN	-1 the goodLN	-1 the guttersLN	-1 the gymLN	-1 the ingLN	-1 the keysLN
-1 the landlordLN	-1 the libraryLN	-1 the mortgageLN	-1 the mowerLN	-1 the newLN	-1 the oldLN
-1 the ovenLN	-1 the porchLN	-1 the postJP	-1 the schoolLN	-1 the shopLN	-1 the skipLN
-1 the thesisLN	-1 the tillLN	-1 the trailerLN	-1 the twoLN	-1 the verbLN	-1 the vetLN
-1 the wordLN	-1 theLN	-1 themKO	-1 thesisLN	-1 thingJP	-1 three wordLN	-1 threeNL
-1 through theLN	-1 throughLN	-1 ticketsJP	-1 tidy theLN	-1 tidyLN	-1 tillLN	-1 tipLN
-1 to opensGS	-1 to theLN	-1 to verbHR	-1 to wordLN	-1 toLN	-1 tomJP	-1 topLN	-1 trailerLN
-1 trainLN	-1 training wordKO	-1 trainingKO	-1 tuitionLN	-1 two verbNL	-1 two wordLN	-1 umKO
-1 un wordKO	-1 unKO	-1 unblockLN	-1 uncle wordLN	-1 uncleKO	-1 uniformKO	-1 up atLN	-1 up ofKO
-1 up theLN	-1 up verbLN	-1 up wordLN	-1 upLN	-1 updateLN	-1 van wordKO	-1 vanLN	-1 vetLN
-1 visa wordLN	-1 visaLN	-1 visit ofLN	-1 visit wordLN	-1 visitLN	-1 voor wordLN	-1 voorLN
-1 walk ofLN	-1 walk wordLN	-1 walkLN	-1 wantOK	-1 wash theLN	-1 wash wordKO	-1 washLN
-1 washingLN	-1 watch theLN	-1 watchLN	-1 water wordLN	-1 waterLN	-1 weIQ	-1 wee wordLN	-1 weeLN
-1 weed theLN	-1 weedLN	-1 whatLN	-1 whenLN	-1 whileJP	-1 whoJP	-1 wineLN	-1 with theNL
-1 with wordLN	-1 withNL	-1 wordLN	-1 work wordJP	-1 workPJ	-1 worm theLN	-1 wormLN
-1 wrap theLN	-1 wrapLN	-1 write ofLN	-1 write theLN	-1 write toLN	-1 write wordLN	-1 writeLN
-1 young wordLN	-1 youngLN	-1 zoomLN	-1 zum wordOK	-1 zumOK	-1 £ #LN	-1 £LN	-1 à #LN	-1 à laFT
-1 à wordNL	-1 às #LN	-1 àsLN	-2 a miLN	-2 a newLN	-2 a properLN	-2 a wordLN	-2 and aVD
-2 apply forLN	-2 back toLN	-2 be atOK	-2 be inLN	-2 bed byLN	-2 before theLN	-2 book aLN
-2 bring inLN	-2 buy aLN	-2 cake forLN	-2 call theLN	-2 cancel theLN	-2 card forKO
-2 dinner withIQ	-2 do theKO	-2 dr .LN	-2 email theLN	-2 find aJP	-2 find myJP	-2 find outLN
-2 find theLN	-2 finish myLN	-2 for aLN	-2 for herLN	-2 for theLN	-2 get aLN	-2 get theLN
-2 go toLN	-2 have aLN	-2 in theLN	-2 kids 'LN	-2 llamar aLN	-2 look atLN	-2 me :PJ	-2 me downOK
-2 mend theLN	-2 money toLN	-2 naar deJP	-2 not toLN	-2 of theLN	-2 on theLN	-2 order theLN
-2 out whatLN	-2 phone theLN	-2 pick upLN	-2 quote forLN	-2 re :HR	-2 read theLN	-2 recoger aLN
-2 run theLN	-2 sign offLN	-2 speak toLN	-2 submit theLN	-2 take herLN	-2 talk toLN
-2 the backLN	-2 the frontLN	-2 the goodLN	-2 the grantLN	-2 the guttersLN	-2 the kidsLN
-2 the newLN	-2 the oldLN	-2 the shedLN	-2 the twoLN	-2 to myLN	-2 unsubscribe fromLN	-2 up atLN
-2 up theLN	-2 up withLN	-2 vet atLN	-2 w /LN	-2 want toJP	-2 wash theLN	-2 weed theLN
-2 with theLN	-2 wrap theLN	-2 à laLN	0 10LN	0 10amKO	0 11LN	0 11hLN	0 12LN	0 14:00LN	0 14LN
0 1LN	0 200KO	0 20LN	0 2LN	0 2pmLN	0 30KO	0 3LN	0 40LN	0 4LN	0 5LN	0 5pmLN	0 6LN	0 6pmLN
0 7.30LN	0 7LN	0 8LN	0 8pmLN	0 9.30LN	0 9LN	0 aboutKO	0 addHR	0 afterLN	0 agencyLN	0 agentLN
0 ahKO	0 alKO	0 allKO	0 alleKO	0 alsoIQ	0 anRH	0 andKO	0 anrufenLN	0 aoJP	0 appointmentLN	0 asLN
0 askRH	0 atLN	0 aíIQ	0 b4LN	0 bKO	0 babyLN	0 backJP	0 bagLN	0 bagsKO	0 bathKO	0 batteriesKO
0 beLN	0 beansKO	0 bedLN	0 beforeLN	0 bellenKO	0 beltsGS	0 bikeLN	0 billLN	0 biscuitsJP
0 bladesLN	0 blockLN	0 boardLN	0 boilerLN	0 bookLN	0 booksLN	0 bootsLN	0 bottleKO	0 boutLN
0 boxLN	0 boxesKO	0 brakesLN	0 breadJP	0 budgetJP	0 bulbsLN	0 busLN	0 buyPJ	0 byLN	0 cLN
0 callNL	0 canGS	0 carHR	0 cardLN	0 cardsKO	0 catLN	0 certificateLN	0 chLN	0 changeNL
0 changedLN	0 chapterLN	0 chargeNL	0 checkJP	0 chequeLN	0 chezJP	0 chickenKO	0 churchLN
0 cleanPJ	0 cleanerLN	0 clerkLN	0 clientLN	0 clinicKO	0 clippersLN	0 coffeeKO	0 collectUE
0 conFT	0 contractLN	0 copyLN	0 courierPJ	0 coverKO	0 creditLN	0 cutKO	0 cvLN	0 daIQ	0 dadLN
0 dataLN	0 daughterLN	0 dayLN	0 deKO	0 deckLN	0 deedLN	0 delGS	0 dentistLN	0 dentistaSG
0 depositLN	0 desJP	0 diKO	0 dieRH	0 dieselKO	0 dinnerOK	0 doKO	0 docLN	0 doctorLN	0 dogLN
0 doorLN	0 downIQ	0 drLN	0 draftPJ	0 dryLN	0 duJP	0 dutyKO	0 earlyLN	0 eggsLN	0 elIQ	0 emailKO
0 emailsIQ	0 enKO	0 endLN	0 eveningJP	0 ewesLN	0 extensionKO	0 eyeLN	0 feedNL	0 feesLN	0 fencePJ
0 fieldLN	0 filterLN	0 fireLN	0 firstJP	0 fishLN	0 fixLN	0 floatLN	0 floorLN	0 flourLN
0 flowersLN	0 folderLN	0 foodLN	0 forLN	0 formKO	0 formsLN	0 fourJP	0 frauIQ	0 freezerLN
0 fridayLN	0 fridgeLN	0 fromKO	0 frontLN	0 fürKO	0 garyKO	0 gasKO	0 gateLN	0 generatorLN	0 getPJ
0 glueLN	0 goatLN	0 goodLN	0 gownLN	0 grantLN	0 guttersLN	0 guyJP	0 gymLN	0 haircutOK	0 halfQI
0 hallKO	0 hatLN	0 haveQI	0 hayKO	0 heLN	0 headIQ	0 helpPJ	0 hensLN	0 herLN	0 hisKO	0 homeJP
0 homeworkKO	0 hotelIQ	0 hourNL	0 houseIQ	0 hwFT	0 iceLN	0 ifKO	0 ilIQ	0 inKO	0 inboxLN
0 inhalerKO	0 inspectorPJ	0 insuranceLN	0 invoiceLN	0 isKO	0 itKO	0 jarsLN	0 jimLN	0 joLN
0 jobLN	0 kaufenKO	0 keyLN	0 keysLN	0 kidsLN	0 kimLN	0 kitKO	0 kitchenLN	0 kneeLN	0 labKO
0 landlordPJ	0 lasJP	0 lastLN	0 laundryPJ	0 leLN	0 leaseKO	0 leaveOK	0 leavesKO	0 leoKO	0 lesJP
0 letterLN	0 lettersLN	0 liamLN	0 libraryNL	0 liftLN	0 lightsJP	0 listKO	0 loadKO	0 loanLN
0 lockLN	0 loftLN	0 logLN	0 loginLN	0 losJP	0 lunchLN	0 maJP	0 machineLN	0 mailJP	0 mamaLN
0 manKO	0 meetingKO	0 mendTF	0 miKO	0 milkKO	0 minutesLN	0 moneyKO	0 moreKO	0 mortgageLN	0 motPJ
0 motherLN	0 moveKO	0 mowerLN	0 mrLN	0 mrsLN	0 msLN	0 mumLN	0 mustLN	0 myKO	0 naKO	0 nailsQI
0 nanKO	0 needJP	0 netsLN	0 newLN	0 nextLN	0 ngJP	0 niceKO	0 nightLN	0 nineLN	0 noLN	0 nochFT
0 notHR	0 noteKO	0 notesLN	0 numberNL	0 numbersKO	0 nurseQI	0 oJP	0 ofLN	0 offLN	0 officeLN
0 oilJP	0 oldLN	0 omJP	0 onLN	0 onceLN	0 oneLN	0 ophalenKO	0 outKO	0 ovenLN	0 overLN	0 pageLN
0 paperKO	0 paraGS	0 parcelLN	0 parkingLN	0 partLN	0 passOK	0 passportLN	0 pastKO	0 payOK
0 payrollLN	0 pensionLN	0 peopleLN	0 perIQ	0 phoneOK	0 photoLN	0 photosLN	0 pianoLN	0 pickNL
0 pillsKO	0 planLN	0 plantsLN	0 plumberLN	0 porHR	0 porchLN	0 postLN	0 potsKO	0 pourHR	0 praKO
0 practiceKO	0 prepKO	0 prescriptionLN	0 pressureKO	0 printPJ	0 profKO	0 programmeLN	0 pumpLN
0 queJP	0 reLN	0 recitalJP	0 rentIQ	0 reportKO	0 resultsLN	0 ringUE	0 rollKO	0 rollsKO	0 roofLN
0 roomLN	0 rotaIQ	0 roundLN	0 runNL	0 saJP	0 samLN	0 saturdayLN	0 sayJP	0 schoolNL	0 schreibenIQ
0 seeOK	0 sheKO	0 sheetKO	0 sheetsLN	0 shelfLN	0 shiftKO	0 shirtLN	0 shoesLN	0 shopKO	0 showerLN
0 sideLN	0 signKO	0 simKO	0 sisterLN	0 sixLN	0 sizeJP	0 skipLN	0 slideKO	0 slidesLN	0 slotLN
0 smallKO	0 soKO	0 somethingJP	0 spareLN	0 stampsLN	0 stationLN	0 sticksLN	0 stockLN	0 storeLN
0 stuffLN	0 subsLN	0 sugarLN	0 suitLN	0 sunday'sLN	0 sundayLN	0 surgeryLN	0 tableLN	0 tabletsLN
0 tailorLN	0 takeIQ	0 talkNL	0 tapLN	0 teaPJ	0 tenLN	0 testJP	0 testsLN	0 thatKO	0 theLN
0 themKO	0 thesisLN	0 thingKO	0 threeKO	0 throughIQ	0 thursdayKO	0 ticketKO	0 ticketsJP
0 tilesLN	0 tillLN	0 timeKO	0 tomLN	0 tomorrowKO	0 tonightKO	0 torchKO	0 trailerLN	0 trainLN
0 trialLN	0 tripKO	0 truckLN	0 twoLN	0 tyresLN	0 umOK	0 unJP	0 uncleKO	0 upLN	0 uteLN	0 vanKO
0 vegetableLN	0 vetLN	0 visaLN	0 visitLN	0 voorJP	0 wKO	0 wantIQ	0 washLN	0 waterKO	0 weKO
0 weddingKO	0 weekLN	0 whatJP	0 whenLN	0 whoKO	0 wifeLN	0 windowLN	0 wineLN	0 withKO	0 wordLN
0 workIQ	0 wrapKO	0 yardLN	0 youngLN	0 zeroHR	0 àIQ	0 àsJP	1 "IQ	1 $LN	1 'LN	1 (KO	1 )LN	1 ,IQ
1 .LN	1 /LN	1 10LN	1 10amRH	1 11KO	1 11hKO	1 12LN	1 14:00LN	1 1LN	1 200NL	1 20KO	1 2LN	1 2pmKO
1 3LN	1 4LN	1 5:30LN	1 5LN	1 5pmKO	1 6LN	1 7.30LN	1 8LN	1 8pmLN	1 9.30KO	1 9KO	1 :JP	1 @KO	1 aNL
1 aboutLN	1 accountantLN	1 addJP	1 afterKO	1 agentLN	1 alleKO	1 amJP	1 andJP	1 appointmentLN
1 atLN	1 b4LN	1 bJP	1 backLN	1 bagJP	1 bagsLN	1 bancoLN	1 bathLN	1 beLN	1 bedLN	1 beforeLN
1 bikeLN	1 billLN	1 birthdayLN	1 blockLN	1 boardLN	1 boilerLN	1 bookPJ	1 booksOK	1 bootsLN
1 boxLN	1 brakesLN	1 breakfastLN	1 bullLN	1 busOK	1 byLN	1 cKO	1 cakeLN	1 callJP	1 carLN
1 cardLN	1 cardsKO	1 catLN	1 certificateKO	1 chapterKO	1 checkKO	1 chickenKO	1 chimneyLN
1 churchLN	1 cleaningLN	1 clerkLN	1 clinicLN	1 co-opLN	1 coffeeIQ	1 contractLN	1 copyLN
1 councilLN	1 coverKO	1 cvLN	1 daLN	1 daughterKO	1 dayKO	1 deLN	1 deckLN	1 deedLN	1 delJP
1 deliveryLN	1 dentistaKO	1 dieJP	1 dinnerLN	1 doNL	1 doorLN	1 downKO	1 drQI	1 driveLN	1 dryKO
1 earlyGS	1 elPJ	1 emailKO	1 endOK	1 eveningLN	1 ewesLN	1 extensionKO	1 feesKO	1 fenceLN
1 fieldLN	1 firstLN	1 fiveLN	1 flatJP	1 flowersNL	1 foodLN	1 forLN	1 formOK	1 formsOK	1 fourKO
1 frauIQ	1 freezerKO	1 fridgeLN	1 frontLN	1 gardenLN	1 gasKO	1 gateLN	1 generatorLN	1 goLN
1 goodLN	1 grantLN	1 guttersLN	1 guyKO	1 gymKO	1 halfLN	1 hallLN	1 hayKO	1 heLN	1 hensPJ	1 hisKO
1 homeLN	1 hourJP	1 iLN	1 ilNL	1 inKO	1 inboxKO	1 itLN	1 joLN	1 jobLN	1 keysLN	1 kidsLN	1 kitOK
1 kitchenLN	1 laNL	1 labLN	1 landlordLN	1 lasNL	1 lastLN	1 lateLN	1 laundryJP	1 leSG	1 leoLN
1 letterOK	1 lettersKO	1 libraryKO	1 liftLN	1 listLN	1 loadLN	1 loanLN	1 loftLN	1 logLN
1 lookedLN	1 losPJ	1 luzLN	1 maQI	1 machineLN	1 mailKO	1 mamaLN	1 manLN	1 meJP	1 meetingJP
1 miLN	1 minLN	1 minutesKO	1 moneyJP	1 mortgageLN	1 moveKO	1 mowerLN	1 mrLN	1 mrsKO	1 msLN
1 mumLN	1 mustJP	1 naKO	1 neighbour'sLN	1 newKO	1 nextLN	1 nightLN	1 nineLN	1 noLN	1 nochJP
1 noonLN	1 notPJ	1 noteKO	1 notesKO	1 numberJP	1 numbersLN	1 nurseryLN	1 oRH	1 ofKO	1 offNL
1 officeLN	1 oilKO	1 oldLN	1 onJP	1 onceLN	1 oneIQ	1 orderJP	1 outNL	1 ovenKO	1 overPJ	1 pageLN
1 paperKO	1 paraJP	1 parcelLN	1 parkLN	1 parkingKO	1 passportNL	1 pathLN	1 payLN	1 peopleLN
1 perJP	1 phoneLN	1 photoHR	1 pianoLN	1 pickPJ	1 planLN	1 plumberLN	1 pmLN	1 porchLN	1 postJP
1 pourKO	1 printJP	1 printerLN	1 programmeLN	1 pumpLN	1 reLN	1 rentLN	1 reportJP	1 resultsKO
1 rollsLN	1 roofLN	1 roomLN	1 rotaLN	1 runKO	1 saIQ	1 saturdayLN	1 sayLN	1 schoolLN	1 seeLN
1 serviceLN	1 sheLN	1 shedLN	1 sheetsLN	1 shelfLN	1 shiftKO	1 shoesLN	1 shopLN	1 sideLN	1 simJP
1 sixLN	1 skipLN	1 slotKO	1 soKO	1 spareKO	1 stationLN	1 suitRH	1 sundayLN	1 surgeryLN	1 tableIQ
1 tabletsLN	1 tailorKO	1 tapLN	1 taxLN	1 teaIQ	1 tenLN	1 testLN	1 thatLN	1 themLN	1 thingKO
1 threeLN	1 throughKO	1 thursdayJP	1 ticketsHR	1 tillLN	1 timeKO	1 titleLN	1 toLN	1 tonightLN
1 topLN	1 torchJP	1 trailerLN	1 truckLN	1 tuitionLN	1 twinsLN	1 uhrKO	1 uncleLN	1 uurLN	1 vanKO
1 vetLN	1 voorPJ	1 wLN	1 walkLN	1 wantNL	1 washKO	1 washingLN	1 waterKO	1 weLN	1 weekLN	1 whenKO
1 whoLN	1 wifeLN	1 windowLN	1 wineNL	1 withNL	1 wordsLN	1 yardKO	1 youngLN	1 àsOK	< "JP	< 'LN
< (LN	< ,LN	< .LN	< /LN	< >PJ	< @KO	< a&eKO	< aLN	< aanIQ	< aaravLN	< abegKO	< abendsPJ
< abstractKO	< acabarLN	< acaboLN	< accountantLN	< accrocherLN	< acheterJP	< acordarOK	< actLN
< adLN	< addOK	< ademásQI	< adicionarPJ	< adjoaLN	< aforeKO	< afterLN	< againLN	< agencyLN
< agnesLN	< ahLN	< aidNL	< aiderLN	< aimOK	< aindaOK	< airportJP	< airtimeLN	< alLN	< allOK
< allerGS	< allergenLN	< allotmentOK	< alorsLN	< alsoOK	< amanhãNL	< amarilloLN	< ambilKO
< aminaLN	< amy'sLN	< anKO	< andOK	< angKO	< angebotLN	< answerKO	< answeringKO	< aoLN
< apologiseLN	< appelerLN	< applyLN	< appointmentLN	< apptLN	< arrangeLN	< arroserLN	< arrowLN
< arrêterKO	< arwyn'sJP	< asKO	< askLN	< atLN	< atenderKO	< attendLN	< auditLN	< aufräumenKO
< aujourd'huiOK	< auldLN	< auntLN	< auntieKO	< aussiQI	< autoJP	< avecLN	< ayudarLN	< aíOK
< babyLN	< backLN	< bagKO	< bagsNL	< bajarLN	< bakeLN	< balanceLN	< bandLN	< bankKO	< baraka'sOK
< barbershopJP	< bathroomKO	< batteriesLN	< batteryLN	< bcLN	< beatLN	< bedLN	< beersLN
< beforeLN	< beginOK	< begrafenisHR	< beiKO	< beingLN	< betterNL	< bharaLN	< biaJP	< bicarbLN
< bigNL	< bijLN	< bikeLN	< bikesLN	< billLN	< biltongLN	< binLN	< birthdayLN	< biryaniLN
< biscuitLN	< bitteQI	< blackLN	< bleedLN	< blisterLN	< blockLN	< blokeLN	< bloodLN
< bloodworkLN	< blowLN	< blueLN	< boardLN	< boilerLN	< bookLN	< booksLN	< bootsLN	< borrowLN
< bossLN	< botaLN	< bottleLN	< boxLN	< boxesKO	< boysLN	< bpLN	< breadLN	< breakfastLN
< brekkyKO	< bride'sKO	< brigarHR	< bringLN	< broKO	< brochureLN	< brotherLN	< brownieLN
< budgetIQ	< buildKO	< bulbsLN	< busLN	< buscarLN	< buttonLN	< buttonsLN	< buyLN	< buyingKO
< byeNL	< bänzLN	< cLN	< caféIQ	< cakeLN	< callLN	< callumLN	< cambiarKO	< canNL	< cancelLN
< candidatureLN	< capireEU	< carLN	< cardLN	< cardsLN	< cargarLN	< carryLN	< carveLN	< casaPJ
< cashLN	< catLN	< catererKO	< certsLN	< chLN	< changeNL	< chapterLN	< chargeNL	< chargerLN
< chaseLN	< chatLN	< checkLN	< checkingLN	< cheeseLN	< chemistLN	< chequeLN	< chercherJP	< chiLN
< chiamareLN	< chinLN	< chitraLN	< chkKO	< choirKO	< chooseLN	< chuckLN	< churchLN	< ciaoPJ
< citaLN	< civilLN	< clare'sKO	< classLN	< cleanLN	< clearLN	< clearanceLN	< clearedLN	< clerkLN
< clientLN	< cliveLN	< closeLN	< coachLN	< coatLN	< coatsLN	< codyLN	< coffeeLN	< colKO
< colinLN	< collectLN	< collegeKO	< colourLN	< coloursLN	< comLN	< comeLN	< commanderLN
< complaintLN	< completeLN	< composeKO	< comprarKO	< comprareLN	< conKO	< concreteLN	< confirmLN
< connectLN	< continenceLN	< contohKO	< contreQI	< controlOK	< cookLN	< correctLN	< cortarLN
< cosaNL	< costumeKO	< costurarHR	< couldNL	< councilKO	< countLN	< courierKO	< courtLN
< coverLN	< cqcLN	< creditLN	< cryLN	< cullKO	< cupcakesKO	< cutLN	< cvLN	< daNL	< daanKO
< dadLN	< daughterLN	< dayNL	< dealLN	< deeJP	< defIQ	< defendLN	< defrostLN	< deixarIQ
< dejesKO	< delKO	< deliverLN	< deliveryLN	< demoLN	< dentistLN	< dentistaLN	< depositLN	< derLN
< desLN	< descaleLN	< devoPJ	< diGS	< diapersRH	< dieLN	< dinnaKO	< dinnerLN	< dipLN
< dispatchLN	< distributeLN	< doNL	< doctorLN	< dog'sJP	< dogKO	< doisRH	< don'tLN	< dontLN
< doonLN	< doorLN	< downOK	< downloadLN	< drKO	< draftKO	< drawLN	< drenchLN	< drillLN	< drinkLN
< drinkingOK	< driveLN	< drivingNL	< dropLN	< dryLN	< duOK	< dueLN	< dustLN	< dutyKO
< déclarerJP	< eatLN	< eatingLN	< editOK	< eenIQ	< eggsLN	< elegirLN	< eligibilityLN	< elseKO
< emJP	< emailsKO	< encomendaLN	< endLN	< engineLN	< englishKO	< enkelKO	< entregarKO
< envoyerLN	< epLN	< erinnerLN	< erinnereLN	< esPJ	< essereIQ	< estaNL	< estudarKO	< etOK
< eveningNL	< everyJP	< ewesLN	< exceptQI	< expenseNL	< extensionPJ	< eyeLN	< faJP	< failOK
< faireKO	< fairyJP	< faltaNL	< fanLN	< farKO	< farhanLN	< farrierLN	< fatherKO	< fazerLN
< fedLN	< feedLN	< felicitarHR	< feltKO	< fenceKO	< ferryOK	< fetchLN	< fewOK	< fiQI	< fieldJP
< fietsKO	< figureLN	< fileLN	< fillLN	< filmKO	< finaliseLN	< finalizeLN	< findLN	< finirJP
< finireJP	< finishLN	< fireKO	< firstNL	< fishLN	< fittingLN	< fiveLN	< fixLN	< fixedJP
< flakyLN	< flaskLN	< flightsHR	< flipLN	< floatLN	< flossKO	< flourLN	< flowersKO	< fluLN
< followLN	< fonterraLN	< foodKO	< footballLN	< footyKO	< forLN	< formKO	< formsLN	< fornitoreLN
< forwardLN	< fourLN	< frameLN	< frauKO	< fridgeLN	< friseurKO	< fromLN	< frontOK	< fryLN
< fuelLN	< funeralKO	< furKO	< fuseLN	< garagisteOK	< gardenKO	< garyLN	< gasLN	< gateLN
< gatoLN	< geeseLN	< generatorLN	< getLN	< gettingLN	< giLN	< giftLN	< gigNL	< gillLN
< giovedìNL	< girlKO	< girlsLN	< gitLN	< giveLN	< glassLN	< glueLN	< goatLN	< goatsLN	< goingLN
< goodLN	< grabLN	< gradLN	< gradeLN	< grandpaLN	< grannyKO	< greaseLN	< greetLN	< grindLN
< gritLN	< groceriesKO	< groundnutLN	< gstLN	< guestKO	< guttersLN	< gymLN	< hacerLN	< hairKO
< haircutLN	< hajiaLN	< halfLN	< halfordsLN	< hallLN	< hamzaLN	< handLN	< hangLN	< hantarKO
< happensLN	< hariLN	< hasLN	< hattieLN	< haulLN	< haveNL	< hayNL	< heLN	< headLN	< hearingLN
< hectorLN	< heifersLN	< helpLN	< hensKO	< herLN	< hetOK	< hi-visLN	< hideLN	< hilamosLN
< hillLN	< himLN	< hireLN	< hisLN	< hobLN	< holidayLN	< honestNL	< hooverLN	< hotLN	< hotelJP
< hourNL	< houseQI	< huwLN	< i'veNL	< iceLN	< ichNL	< idRH	< ifKO	< ikOK	< imJP	< imprimerLN
< imprimirLN	< includeNL	< indexLN	< insJP	< inshallahOK	< inspectorLN	< insuranceLN
< interviewLN	< intimateKO	< invoiceLN	< invoicesLN	< irKO	< ironLN	< ironingLN	< isawLN
< isn'tLN	< itsLN	< j'aimeraisOK	< jabLN	< jalanIQ	< janazaLN	< jeNL	< jeanKO	< jerseysLN
< jobLN	< judgeLN	< jumperLN	< justQI	< kalLN	< keepLN	< keshoLN	< kettleLN	< keyLN	< keysLN
< kid'sLN	< kieranKO	< kimLN	< kindLN	< kiranLN	< kitLN	< kita-beitragJP	< kitchenLN	< kiwiLN
< klaasLN	< kneesLN	< kommtNL	< ktLN	< kuchenGS	< kuehLN	< kunaNL	< laJP	< labNL	< labellingLN
< labelsLN	< laburarKO	< ladderLN	< ladsGS	< ladyLN	< laminateLN	< landlordLN	< lapisLN
< laptopLN	< lasLN	< laserKO	< lavarLN	< lawnPJ	< layLN	< leKO	< leadLN	< leakKO	< leakyLN
< learnLN	< leaseLN	< leaveKO	< lebenslaufIQ	< legalLN	< lemonOK	< lenaLN	< leoNL	< lesKO
< lessonLN	< let'sOK	< letKO	< letterLN	< lettersKO	< levantarHR	< levarJP	< liamLN	< libraryLN
< liferaftOK	< liftLN	< ligarKO	< lightLN	< lightsLN	< lijstKO	< lineLN	< linenLN	< linesKO
< liningLN	< listLN	< listenKO	< littleLN	< livrerLN	< llevarLN	< loLN	< loadLN	< loaderLN
< loanKO	< lockLN	< logKO	< logoNL	< longLN	< loopLN	< losLN	< loseLN	< m'nJP	< maLN	< maandagNL
< macheOK	< machineLN	< mailLN	< maisNL	< makeLN	< mam'sPJ	< mamaLN	< mamaji'sKO	< mamboLN
< manLN	< managerOK	< mandarKO	< mangerGS	< marcarKO	< marcoLN	< marcusLN	< marginsLN	< markLN
< marksLN	< massLN	< matLN	< matchLN	< mathsLN	< mausiLN	< mavisLN	< maxLN	< mePJ	< meantimePJ
< measureLN	< medicineLN	< medicinesLN	< medsLN	< meetLN	< meetingKO	< meetingsLN	< meintNL
< mendLN	< mendingOK	< merciNL	< messageLN	< meterNL	< mettez-moiOK	< mightNL	< mijnFT	< milkLN
< mindNL	< minhaLN	< minutesLN	< mirarLN	< missLN	< mitDV	< mixLN	< moetNL	< mom'sKO	< monKO
< mondayNL	< moneyLN	< mopLN	< moragLN	< moreLN	< morgenOK	< morningPJ	< mostLN	< mostlyOK
< motKO	< motherLN	< motionLN	< moveLN	< mowerLN	< mrLN	< mrsLN	< msLN	< mum'sKO	< mumLN
< mumsLN	< mustNL	< myLN	< myselfLN	< móvilKO	< nKO	< naOK	< naarJP	< nailsLN	< nakuruIQ
< nan'sLN	< nanLN	< napLN	< nappiesLN	< neFT	< needLN	< needfulJP	< neighbour'sLN	< netLN
< newLN	< newspaperLN	< nextLN	< ngKO	< ngoziLN	< niOK	< niceLN	< nietKO	< nightLN	< nikoLN
< nineLN	< nipLN	< niteKO	< njeriLN	< noLN	< nogTF	< nomvula'sLN	< nonNL	< notKO	< noteNL
< notesLN	< numberNL	< nurPJ	< nurseKO	< nãoKO	< oKO	< ofLN	< offLN	< offerKO	< oiiiNL	< oilLN
< okaforLN	< olaLN	< oldNL	< ollieLN	< olvidarPJ	< omLN	< omaJP	< ongezaOK	< ookNL	< oonaKO
< opanyinLN	< openLN	< ophalenLN	< opticianLN	< orNL	< orderLN	< ordinareJP	< oscar'sLN
< otherwiseLN	< ouma'sLN	< ourKO	< outLN	< outlineLN	< outsideLN	< ovenLN	< overLN
< pa-vulcanizeKO	< packNL	< packsLN	< padsLN	< pagarLN	< pagareLN	< pageLN	< paintLN	< paketIQ
< palestraLN	< palmKO	< paneerLN	< panelJP	< papaKO	< papersLN	< parNL	< pararKO	< parcelLN
< parkLN	< parkingLN	< partyLN	< pasIQ	< pasarKO	< pasearLN	< passKO	< passarKO	< passareLN
< passerLN	< passportLN	< pastLN	< pastorLN	< patchLN	< patientLN	< paulJP	< pauseLN	< payLN
< payrollLN	< pedirLN	< pedirleIQ	< peelLN	< pegLN	< penseNL	< pensionLN	< pepper'sLN	< perKO
< permitsLN	< personLN	< pestOK	< peteLN	< photographKO	< photosLN	< physioLN	< pianoLN	< pickLN
< pictureLN	< picturesLN	< pilasLN	< pillsLN	< piscineKO	< pitchLN	< pizzaKO	< planKO
< planilhaLN	< plantLN	< plumberKO	< poiPJ	< polishLN	< pooOK	< poolLN	< popLN	< poppingPJ
< porNL	< portareKO	< porterLN	< portfolioLN	< possiblePJ	< postLN	< posterLN	< postholeJP
< potsKO	< pottingLN	< pourLN	< praLN	< practiceLN	< practiseLN	< pramLN	< pre-weddingKO
< prendereKO	< prendreLN	< prenotareLN	< prepLN	< prepararLN	< prepareLN	< preponeKO
< prescriptionLN	< presentLN	< pressKO	< pressureKO	< priceLN	< pricingLN	< priePJ	< priorNL
< privateLN	< priya'sLN	< profOK	< promoLN	< proofLN	< proofreadLN	< properLN	< properlyLN
< proteinKO	< pruneLN	< préparerKO	< prévenirKO	< puedoLN	< puisKO	< pullLN	< pumpLN	< putNL
< pwedeOK	< qaKO	< quarrelLN	< queOK	< queriaOK	< queroQI	< queryLN	< quieroQI	< quoteLN
< quranKO	< racheterJP	< ragaNL	< ramsLN	< rapporterGS	< rdLN	< re-stringLN	< reKO	< readLN
< readingLN	< readingsLN	< recallLN	< receiptsLN	< receiveLN	< rechargeLN	< rechnungKO
< recitalLN	< recogerKO	< reconcileLN	< recordLN	< recuérdameOK	< redoLN	< reelLN	< refactorLN
< regLN	< regaloLN	< regarGS	< regardingLN	< registerKO	< registrarLN	< rehearsalLN	< rehearseLN
< relancerKO	< relazioneLN	< relireLN	< remarkKO	< rememberPJ	< remindLN	< reminderLN	< removeLN
< rendreLN	< renewLN	< renouvelerKO	< renovarIQ	< rentLN	< reorderLN	< repairLN	< replacingLN
< replyLN	< reportNL	< requestNL	< responderLN	< restockLN	< resultsLN	< resumeLN	< returnLN
< reuniãoKO	< revertLN	< reviewLN	< reviseLN	< ricoLN	< ricordamiPJ	< rideLN	< ringLN	< ringsLN
< rinnovareKO	< ritirareFT	< riunioneEU	< roastJP	< robeLN	< rohanLN	< roofLN	< roomLN	< ropeLN
< rosarioOK	< rotaNL	< roundLN	< routeKO	< royLN	< runLN	< récupérerLN	< réparerKO	< saKO
< sacarLN	< safetyLN	< sahibLN	< sam'sKO	< samLN	< sampleKO	< sandLN	< scaleLN	< schickeNL
< schlüsselLN	< schoolLN	< scrapeLN	< screwfixLN	< scrubLN	< seatingLN	< secondKO	< seeLN
< seedLN	< sellLN	< sendLN	< sermonLN	< serviceLN	< setLN	< sewLN	< sharmaKO	< sharmilaLN
< sharpenLN	< sheLN	< shedLN	< sheetLN	< sheetsLN	< sheikhLN	< shiftLN	< shipLN	< shoeLN
< shoesLN	< shopLN	< shortlistLN	< shouldOK	< shoutLN	< shovelLN	< showLN	< siOK	< siapkanKO
< signLN	< sisNL	< sister'sLN	< sisterLN	< sitLN	< siteLN	< sixPJ	< sizeLN	< skimLN	< skipLN
< sleepLN	< slideLN	< slidesKO	< slotPJ	< smallNL	< smokingLN	< snakeLN	< soPJ	< soalanKO
< soilLN	< sollNL	< sollicitatieLN	< soloPJ	< someoneLN	< somethingLN	< sonstRH	< sorryLN
< sortLN	< sortingLN	< sparNL	< spareLN	< staffLN	< stainedLN	< stamattinaOK	< stan'sKO
< standLN	< startLN	< stealLN	< steamLN	< steelLN	< stepNL	< steuererklärungKO	< stitchLN
< stockLN	< stopLN	< stretchLN	< stringersLN	< stringsLN	< stripLN	< studentLN	< studyLN
< stuffOK	< subLN	< subirHR	< submitLN	< subsLN	< suitKO	< sunday'sLN	< sundayOK	< sunitaLN
< supervisionLN	< supperLN	< supplierLN	< sureLN	< surgeryLN	< surtoutQI	< surviveLN	< swapLN
< sweepLN	< swimLN	< swimmingKO	< swingLN	< sóOK	< taartKO	< tableLN	< tabletsLN	< tackyPJ
< taeKO	< taiLN	< tailorLN	< takLN	< takeLN	< takingKO	< talkLN	< taneLN	< tapLN	< tardeNL
< tariqKO	< tarmacLN	< taxLN	< taxiLN	< teaLN	< teachLN	< tedLN	< telephoneLN	< tellLN
< temarioLN	< tenLN	< tenderLN	< tenhoNL	< terminarLN	< terminerLN	< testLN	< textLN	< textsLN
< thanKO	< thank-youLN	< thankLN	< theLN	< themNL	< thembaJP	< thereLN	< thesisLN	< theyLN
< thisNL	< threeLN	< throughLN	< ticketsNL	< tidyLN	< tieLN	< tiffinLN	< tileLN	< tillLN
< tillerLN	< tipLN	< tirarKO	< toLN	< tocaOK	< todayOK	< toddlerLN	< tomorrowPJ	< tomásLN
< tonightNL	< toolboxKO	< townOK	< trabalhoNL	< trageLN	< trailerLN	< trainLN	< trainingNL
< transferLN	< translateLN	< transportLN	< tratarLN	< travelKO	< travisLN	< treePJ	< trimLN
< trocarLN	< troisLN	< truckLN	< trumpetLN	< tryLN	< tuckerLN	< tueOK	< tuesJP	< tuitionLN
< tundeLN	< tuningLN	< twentyLN	< txtKO	< typeLN	< typoLN	< tyreLN	< tyresLN	< tíaNL	< uQI
< umIQ	< unaJP	< unblockLN	< undPJ	< unionJP	< unsubscribeLN	< upLN	< updateLN	< useOK	< uteLN
< vacunarLN	< valuationsLN	< vanLN	< varnishLN	< vedereLN	< vegLN	< venderKO	< vendorKO
< venmoKO	< verderSG	< vetLN	< visaLN	< visitLN	< visiterKO	< visitorLN	< voilàOK	< voorLN
< vouOK	< voudraisNL	< voyOK	< wLN	< waitLN	< wakeIQ	< walkLN	< wanOK	< washNL	< washingLN
< watchLN	< waterLN	< wayOK	< waybillLN	< wearLN	< wedHR	< weddingLN	< weeLN	< weedLN	< weeksLN
< weighLN	< weldLN	< wetKO	< whatLN	< whateverLN	< whenLN	< whereLN	< whichLN	< whileNL
< whit'sKO	< whoKO	< whoeverLN	< wiLN	< wifeLN	< willOK	< willingOK	< wineLN	< wireLN	< wishLN
< withinLN	< woolKO	< wordKO	< wormLN	< wouldNL	< wrappingKO	< writeLN	< xeroxLN	< yNL	< yaKO
< yamLN	< yardLN	< yogaLN	< youngLN	< zariLN	< zehnJP	< zimmerKO	< zoomLN	< zouLN	< zumNL
< zzzOK	< £LN	< àsLN	< étatLN	< überweisenKO	> "LN	> ,JP	> :JP	^ " wordPJ	^ "NL	^ > wordNL	^ >PJ
^ a ofLN	^ a properLN	^ a wordLN	^ aLN	^ abends wordPJ	^ abendsPJ	^ acabar wordLN	^ acabarLN
^ accrocher wordLN	^ accrocherLN	^ acheter wordLN	^ acheterLN	^ after theLN	^ after wordQI
^ afterLN	^ aider wordLN	^ aiderLN	^ ainda wordNL	^ aindaNL	^ airtimeLN	^ aller wordLN	^ allerLN
^ alors wordLN	^ alorsLN	^ alr verbEU	^ ambil wordKO	^ ambilKO	^ amy'sLN	^ an wordLN	^ anLN
^ and ofIQ	^ and theHR	^ and verbOK	^ angebot wordLN	^ angebotLN	^ answer wordLN	^ answerLN
^ apologise ofLN	^ apologise wordLN	^ apologiseLN	^ apply forLN	^ apply ofLN	^ apply wordLN
^ applyLN	^ arrange wordLN	^ arrangeLN	^ arroser wordLN	^ arroserLN	^ arrêter wordKO	^ arrêterKO
^ ask aboutLN	^ ask forLN	^ ask ofLN	^ ask verbLN	^ ask wordLN	^ askLN	^ atenderKO
^ attend wordLN	^ attendLN	^ ayudarLN	^ back ofLN	^ back theLN	^ backLN	^ bajar wordLN	^ bajarLN
^ bake wordLN	^ bakeLN	^ balance theLN	^ balanceLN	^ bandLN	^ bankLN	^ barbershopJP	^ be #LN
^ be atOK	^ be inLN	^ be theIQ	^ be toLN	^ beatLN	^ before theLN	^ before verbOK	^ beforeNL
^ begin thePJ	^ begin wordHR	^ beginOK	^ beingKO	^ better theKO	^ better wordNL	^ betterNL
^ bharaLN	^ bill wordLN	^ billLN	^ biltong wordLN	^ biltongLN	^ bin wordLN	^ binLN	^ binsLN
^ bleed theLN	^ bleed wordLN	^ bleedLN	^ blisterLN	^ block theLN	^ block wordLN	^ blockLN
^ bloodLN	^ bloodworkLN	^ blow wordLN	^ blowLN	^ boardLN	^ boilerKO	^ book ofLN	^ book wordLN
^ bookLN	^ borrow theLN	^ borrow wordLN	^ borrowLN	^ bossLN	^ bota wordLN	^ botaLN	^ breakfastKO
^ brekkyKO	^ brief theLN	^ brief wordLN	^ bring ofLN	^ bring theLN	^ bring wordLN	^ bringLN
^ bubble theKO	^ bubble verbPJ	^ buildKO	^ bus #LN	^ bus wordLN	^ busLN	^ buscar wordKO
^ buscarLN	^ buy #LN	^ buy aLN	^ buy andLN	^ buy forLN	^ buy ofLN	^ buy theLN	^ buy verbLN
^ buy wordLN	^ buyLN	^ by wordNL	^ byOK	^ byeNL	^ cake wordLN	^ cakeLN	^ call #LN	^ call ingLN
^ call itKO	^ call ofLN	^ call toLN	^ call verbKO	^ call wordLN	^ callLN	^ cambiar wordKO
^ cambiarKO	^ can thePJ	^ canLN	^ cancel verbKO	^ cancel wordLN	^ cancelLN	^ cardLN
^ cargar wordLN	^ cargarLN	^ carry ofJP	^ carry theLN	^ carry verbLN	^ carry wordLN	^ carryLN
^ carveLN	^ cash wordLN	^ cashLN	^ certsLN	^ change theLN	^ change wordLN	^ changeLN
^ charge theLN	^ charge wordLN	^ chargeLN	^ chase forLN	^ chase ofLN	^ chase theLN	^ chaseLN
^ check ofLN	^ check wordLN	^ checkLN	^ chem wordOK	^ chiamare wordLN	^ chiamareLN	^ chk wordKO
^ chkKO	^ choose wordLN	^ chooseLN	^ chuckLN	^ churchLN	^ citaKO	^ clean wordLN	^ cleanLN
^ clear ofLN	^ clear wordLN	^ clearLN	^ cleared theLN	^ clearedLN	^ close theLN	^ close wordLN
^ closeLN	^ coachKO	^ coffee theLN	^ coffee wordLN	^ coffeeLN	^ collect ofLN	^ collect verbLN
^ collect wordLN	^ collectLN	^ colour wordKO	^ colourLN	^ comeLN	^ commander wordLN
^ commanderLN	^ complaintLN	^ complete theLN	^ completeLN	^ composeKO	^ comprar wordLN
^ comprarLN	^ comprare wordLN	^ comprareLN	^ confirm theLN	^ confirm wordLN	^ confirmLN
^ connectLN	^ cook theLN	^ cook wordLN	^ cookLN	^ correct theLN	^ correct wordLN	^ correctLN
^ cortarLN	^ costumeKO	^ couldNL	^ council wordLN	^ councilJP	^ count andLN	^ count theLN
^ count wordLN	^ countLN	^ courtLN	^ coverLN	^ crewNL	^ cullKO	^ cut ofLN	^ cut theLN
^ cut wordLN	^ cutLN	^ dann wordLN	^ de wordKO	^ deKO	^ deal wordLN	^ dealLN	^ defIQ	^ defendLN
^ defrost wordLN	^ defrostLN	^ deliver theLN	^ deliver wordLN	^ deliverLN	^ dentist #LN
^ dentist wordLN	^ dentistLN	^ dentistaLN	^ deposit wordLN	^ depositLN	^ der wordLN	^ derLN
^ descale theLN	^ descale wordLN	^ descaleLN	^ dictating theKO	^ die wordJP	^ dieJP	^ dinnaKO
^ dinner #LN	^ dinner ofLN	^ dinner wordLN	^ dinnerNL	^ distribute theLN	^ distributeLN	^ do #KO
^ do forKO	^ do ingGS	^ do ofJP	^ do theNL	^ do verbJP	^ do wordNL	^ dog wordLN	^ dogLN
^ don't ofLN	^ don't verbLN	^ don't wordLN	^ don'tLN	^ dontLN	^ download wordLN	^ downloadLN
^ draft theLN	^ draft wordLN	^ draftLN	^ draw theLN	^ drawLN	^ drench theLN	^ drenchLN	^ drinkLN
^ drive wordLN	^ driveLN	^ drop byLN	^ drop ofLN	^ drop offLN	^ drop theLN	^ drop verbLN
^ drop wordLN	^ dropLN	^ dryLN	^ du wordLN	^ duLN	^ due wordKO	^ dueKO	^ dust theLN
^ dust wordLN	^ dustLN	^ e wordLN	^ eat theKO	^ eat wordLN	^ eatLN	^ ed theKO	^ ed verbKO
^ ed wordKO	^ edit wordHR	^ editOK	^ een wordLN	^ eenLN	^ el wordPJ	^ elPJ	^ eligibilityLN
^ em wordOK	^ emLN	^ email .LN	^ email ofLN	^ email theLN	^ email verbLN	^ email wordLN
^ emailLN	^ en wordNL	^ enNL	^ enkel wordKO	^ enkelKO	^ entregar wordKO	^ entregarKO
^ envoyer wordLN	^ envoyerLN	^ erinnere wordKO	^ erinnereLN	^ esta wordIQ	^ estaNL	^ et wordNL
^ etNL	^ exceptPJ	^ expenseNL	^ faire wordKO	^ faireKO	^ far wordLN	^ farKO	^ farrierLN
^ fazerLN	^ fed theLN	^ fed wordLN	^ fedLN	^ feed theLN	^ feed wordLN	^ feedLN	^ fenceLN
^ fetch ofLN	^ fetch verbLN	^ fetch wordLN	^ fetchLN	^ fiets wordKO	^ fietsKO	^ figureLN
^ file wordLN	^ fileLN	^ fill theLN	^ fill wordLN	^ fillLN	^ filmKO	^ finalise theLN
^ finalise wordLN	^ finaliseLN	^ finalizeLN	^ find edLN	^ find ofLN	^ find outLN	^ find theLN
^ find verbJP	^ find wordLN	^ findLN	^ finir wordLN	^ finirLN	^ finish #LN	^ finish ingLN
^ finish myLN	^ finish ofLN	^ finish theLN	^ finish verbLN	^ finish wordLN	^ finishLN
^ first ofLN	^ first wordLN	^ firstLN	^ fishLN	^ fix #LN	^ fix inLN	^ fix ofLN	^ fix theLN
^ fix verbLN	^ fix wordLN	^ fixLN	^ fixedJP	^ flipLN	^ float theLN	^ floatLN	^ flossKO
^ flu wordLN	^ fluLN	^ followKO	^ foodKO	^ footyKO	^ for theOK	^ for verbKO	^ for wordNL	^ forOK
^ forwardLN	^ frameLN	^ friday wordSG	^ fridayOK	^ from theLN	^ from wordLN	^ fromLN	^ fryKO
^ fuel wordLN	^ fuelLN	^ funeralKO	^ fuseLN	^ gasLN	^ get #LN	^ get aLN	^ get andLN
^ get beforeLN	^ get edLN	^ get fromLN	^ get inLN	^ get myLN	^ get newLN	^ get ofLN	^ get onLN
^ get verbLN	^ getLN	^ gets theLN	^ getting wordLN	^ gettingLN	^ gi wordLN	^ giLN	^ giftLN
^ giovedìNL	^ git wordLN	^ gitLN	^ give opensLN	^ give theLN	^ give verbOK	^ give wordLN
^ giveLN	^ glue theLN	^ glue wordLN	^ glueLN	^ go #KO	^ go forLN	^ go ofKO	^ go theKO	^ go toLN
^ go verbOK	^ go wordNL	^ goNL	^ goingLN	^ got wordKO	^ grab wordLN	^ grabLN	^ grade theLN
^ grade wordLN	^ gradeLN	^ grease theLN	^ grease wordLN	^ greaseLN	^ greetLN	^ grindLN
^ grit theLN	^ gritLN	^ groceries wordLN	^ groceriesKO	^ gymLN	^ hacer wordLN	^ hacerLN	^ hairLN
^ haircut theLN	^ haircutLN	^ hand wordLN	^ handLN	^ hang theLN	^ hang wordLN	^ hangLN
^ hantar wordKO	^ hantarKO	^ haul theLN	^ haul wordLN	^ haulLN	^ have aLN	^ have ofLN
^ have theKO	^ have verbNL	^ have wordLN	^ haveLN	^ help ofLN	^ help theLN	^ help withLN
^ help wordLN	^ helpLN	^ herLN	^ hi-vis theLN	^ hi-visLN	^ hide theLN	^ hideLN	^ hilamosLN
^ hireLN	^ his wordLN	^ hisLN	^ hob wordLN	^ hobLN	^ holiday wordKO	^ holidayLN	^ home theLN
^ homeLN	^ hooverLN	^ ice wordLN	^ iceLN	^ ich wordLN	^ ichLN	^ ik wordKO	^ ikKO	^ il wordNL
^ imprimer wordLN	^ imprimerLN	^ imprimirLN	^ in ofLN	^ in theLN	^ in verbOK	^ in wordJP	^ inLN
^ includeNL	^ ing #KO	^ ing andKO	^ ing ofIQ	^ ing theKO	^ ing wordKO	^ inshallahOK
^ instead ofQI	^ instead theJP	^ instead verbOK	^ instead wordQI	^ interviewLN	^ intimateKO
^ intoNL	^ invoice theLN	^ invoice wordLN	^ invoiceLN	^ invoicesLN	^ ir wordKO	^ irKO
^ iron theLN	^ iron wordLN	^ ironLN	^ ironingLN	^ is #KO	^ is andJP	^ is ingRH	^ is isHR
^ is ofNL	^ is verbLN	^ j'aimerais wordOK	^ j'aimeraisOK	^ jalanIQ	^ je wordLN	^ jeLN	^ jumperLN
^ junta-lhe wordNL	^ kal wordLN	^ kalLN	^ keep theKO	^ keep wordKO	^ keepLN	^ keshoLN	^ kettleLN
^ keyLN	^ keysLN	^ kids wordNL	^ kindOK	^ kiwiLN	^ ktLN	^ kueh wordLN	^ kuehLN	^ kunaNL	^ labKO
^ laburar wordKO	^ laburarKO	^ laminate theLN	^ laminateLN	^ laserKO	^ lavar wordLN	^ lavarLN
^ lay theLN	^ lay wordLN	^ layLN	^ leadLN	^ leakKO	^ learn theLN	^ learn wordLN	^ learnLN
^ leave wordLN	^ leaveLN	^ leoKO	^ lessonLN	^ letLN	^ levar wordLN	^ levarLN	^ libraryLN
^ lift ofLN	^ lift wordLN	^ liftLN	^ ligar wordLN	^ ligarLN	^ light wordLN	^ lightLN
^ lights ofLN	^ lightsLN	^ lijst wordKO	^ lijstKO	^ lineLN	^ list ofLN	^ list oldKO	^ list onLN
^ list wordLN	^ listLN	^ listenKO	^ livrer wordKO	^ livrerLN	^ llamar aLN	^ llamar theLN
^ llevar wordLN	^ llevarLN	^ lo wordLN	^ loLN	^ loadLN	^ lock wordLN	^ lockLN	^ longKO
^ look ofLN	^ look wordLN	^ lookLN	^ lord theQI	^ maandag wordNL	^ maandagNL	^ mail theLN
^ mail wordLN	^ mailLN	^ make #LN	^ make itKO	^ make ofKO	^ make theLN	^ make verbLN
^ make wordLN	^ makeLN	^ mandar wordKO	^ mandarKO	^ marcarLN	^ marginsLN	^ marjorie wordJP
^ mark theLN	^ mark wordLN	^ markLN	^ matchLN	^ mathsLN	^ measure ofLN	^ measure theLN
^ measure wordLN	^ measureLN	^ meet #LN	^ meet ofLN	^ meet theLN	^ meet wordLN	^ meetLN
^ meetingKO	^ mend wordLN	^ mendLN	^ merci wordOK	^ merciNL	^ message wordLN	^ messageLN
^ mettez-moi wordOK	^ mettez-moiOK	^ mi wordGS	^ miOK	^ might theGS	^ mightNL	^ milkLN
^ mind wordJP	^ mindNL	^ mix theLN	^ mixLN	^ moet wordNL	^ moetNL	^ mom's wordKO	^ mom'sKO
^ monday wordKO	^ mondayOK	^ mop theLN	^ mop wordLN	^ mopLN	^ moreLN	^ mostlyOK	^ mot theLN
^ motLN	^ move theLN	^ move wordLN	^ moveLN	^ mow wordNL	^ mr wordKO	^ mrLN	^ mrs wordLN	^ mrsLN
^ mum's wordLN	^ mum'sLN	^ mumLN	^ mumsLN	^ my ofLN	^ my verbIQ	^ myLN	^ naNL	^ nan'sLN	^ napLN
^ new forLN	^ new ofLN	^ new theLN	^ new verbJP	^ newLN	^ newspaper wordLN	^ newspaperLN
^ niet wordKO	^ nietKO	^ niko wordLN	^ nikoLN	^ nipLN	^ niteKO	^ no #LN	^ no afterLN	^ no andKO
^ no beforeLN	^ no ingKO	^ no ofFT	^ no theJP	^ no verbJP	^ no wordLN	^ notKO	^ notePJ
^ now verbPJ	^ now wordKO	^ number theLN	^ number verbQI	^ number wordKO	^ numberOK	^ não wordKO
^ nãoKO	^ of #KO	^ of IHR	^ of ofOK	^ of theNL	^ of verbPJ	^ of wordNL	^ offerLN	^ oiii wordNL
^ oiiiNL	^ oil theLN	^ oil wordLN	^ oilLN	^ oma wordJP	^ omaJP	^ on ofKO	^ on theIQ	^ on wordKO
^ one ofLN	^ one theLN	^ one verbJP	^ one wordLN	^ oneLN	^ ongezaOK	^ only theKO	^ only wordLN
^ onlyNL	^ open wordKO	^ openLN	^ opens ingLN	^ opens ofLN	^ opens opensIQ	^ opens theLN
^ opens verbJP	^ opens wordLN	^ opticianLN	^ orNL	^ order ofLN	^ order theLN	^ order verbKO
^ order wordLN	^ orderLN	^ ordinare wordJP	^ ordinareJP	^ otherwise theLN	^ otherwise wordOK
^ otherwiseLN	^ pa-vulcanize wordKO	^ pa-vulcanizeKO	^ pack theKO	^ pack wordKO	^ packOK
^ pagar wordLN	^ pagarLN	^ pagare wordKO	^ pagareKO	^ paint wordLN	^ paintLN	^ par wordNL
^ parNL	^ para wordNL	^ paraNL	^ parar wordKO	^ pararKO	^ parcelLN	^ pasar wordKO	^ pasarKO
^ pasear wordLN	^ pasearLN	^ passLN	^ passar wordLN	^ passarLN	^ passareLN	^ passportLN	^ pastLN
^ patch theLN	^ patch wordLN	^ patchLN	^ pause theLN	^ pause wordLN	^ pauseLN	^ pay #LN
^ pay forLN	^ pay ofLN	^ pay theLN	^ pay verbLN	^ pay wordLN	^ payLN	^ pedir wordLN	^ pedirLN
^ peelLN	^ pest wordIQ	^ pestOK	^ phone ofLN	^ phone theLN	^ phone verbLN	^ phone wordLN
^ phoneLN	^ photographKO	^ photos wordLN	^ photosLN	^ physio #LN	^ physioLN	^ pick ingLN
^ pick ofLN	^ pick upLN	^ pick verbLN	^ pick wordLN	^ pickLN	^ pictureLN	^ piscineKO
^ pizza wordKO	^ pizzaKO	^ plan wordLN	^ planLN	^ plant wordLN	^ plantLN	^ pode wordNL
^ poi wordPJ	^ poiPJ	^ polish theLN	^ polishLN	^ pop theLN	^ popLN	^ popping wordQI	^ poppingPJ
^ por wordOK	^ porOK	^ portare wordLN	^ portareLN	^ porter wordLN	^ porterLN	^ portfolioLN
^ post theLN	^ post wordLN	^ postLN	^ posterLN	^ postholeJP	^ practice ofKO	^ practice wordLN
^ practiceLN	^ practise wordLN	^ practiseLN	^ pre-weddingKO	^ prendere wordKO	^ prendereKO
^ prendreLN	^ prenotare wordLN	^ prenotareLN	^ prep ofLN	^ prep wordLN	^ prepLN
^ preparar wordKO	^ prepararLN	^ prepareLN	^ preponeKO	^ price theLN	^ price wordLN	^ priceLN
^ print theLN	^ print wordLN	^ printLN	^ priorNL	^ privateLN	^ proof theLN	^ proof wordLN
^ proofLN	^ proofreadLN	^ proteinKO	^ prune theLN	^ pruneLN	^ préparer wordKO	^ préparerKO
^ prévenir wordKO	^ prévenirKO	^ pull ofLN	^ pull theLN	^ pull wordLN	^ pullLN	^ pumpLN
^ put #LN	^ put aLN	^ put forSG	^ put itLN	^ put ofKO	^ put onLN	^ put theIQ	^ put verbNL
^ put wordNL	^ pwedeOK	^ queryLN	^ quote forLN	^ quote ofLN	^ quote wordLN	^ quoteLN	^ quranKO
^ raga wordNL	^ ragaNL	^ rappeler wordJP	^ rappelerJP	^ re-string theLN	^ re-stringLN	^ read #LN
^ read ofLN	^ read wordLN	^ readLN	^ recallLN	^ receiptsLN	^ recharge wordLN	^ rechargeLN
^ rechnungKO	^ recoger theLN	^ recogerLN	^ reconcile wordLN	^ reconcileLN	^ record theLN
^ recordLN	^ recuérdame wordOK	^ recuérdameOK	^ redoLN	^ refactor theLN	^ refactorLN
^ registerLN	^ rehearse theLN	^ rehearse wordLN	^ rehearseLN	^ relancer wordKO	^ relancerKO
^ relazione wordLN	^ relazioneLN	^ relire wordLN	^ relireLN	^ remarkKO	^ remind wordLN
^ removeLN	^ rendre wordLN	^ rendreLN	^ renew theLN	^ renew wordLN	^ renewLN	^ renouveler wordKO
^ renouvelerKO	^ reorder wordLN	^ reorderLN	^ repair theLN	^ repairLN	^ replacing wordLN
^ replacingLN	^ reply ofLN	^ reply wordLN	^ replyLN	^ requestNL	^ responderLN	^ restock wordLN
^ restockLN	^ resumeLN	^ return ofLN	^ return theLN	^ return verbKO	^ return wordLN	^ returnLN
^ reuniãoKO	^ revert ofLN	^ revertLN	^ review wordLN	^ reviewLN	^ revise wordLN	^ reviseLN
^ ricordami wordPJ	^ ricordamiPJ	^ rideLN	^ ring ofKO	^ ring verbLN	^ ring wordLN	^ ringLN
^ rinnovare wordKO	^ rinnovareKO	^ ropeLN	^ rota wordLN	^ rotaLN	^ routeKO	^ run #LN	^ run ofLN
^ runLN	^ récupérer wordLN	^ récupérerLN	^ sacar wordLN	^ sacarLN	^ sam's wordKO	^ sam'sKO
^ samLN	^ sand theLN	^ sand wordLN	^ sandLN	^ say wordKO	^ sayKO	^ school wordLN	^ schoolLN
^ scrape theLN	^ scrapeLN	^ scrub theLN	^ scrubLN	^ seatingLN	^ see aboutLN	^ see ofLN
^ see theLN	^ see wordLN	^ seeLN	^ sell wordLN	^ sellLN	^ send ofLN	^ send theLN	^ send verbLN
^ sendLN	^ sermonKO	^ service wordLN	^ serviceLN	^ set theLN	^ set wordLN	^ setLN	^ settle thePJ
^ settle wordKO	^ settleNL	^ sew theLN	^ sewLN	^ sharpen wordLN	^ sharpenLN	^ shift wordLN
^ shiftLN	^ ship theLN	^ ship wordLN	^ shipLN	^ shopLN	^ shortlist theLN	^ shortlist wordLN
^ shortlistLN	^ shoutLN	^ shovel theLN	^ shovelLN	^ showLN	^ siapkan wordKO	^ siapkanKO
^ sign #LN	^ sign offLN	^ sign theLN	^ sign wordLN	^ signLN	^ sis wordNL	^ sisNL	^ sit theLN
^ sit wordKO	^ sitLN	^ siteLN	^ skimLN	^ skipLN	^ sleep #LN	^ sleep wordLN	^ sleepLN
^ snake theLN	^ snakeLN	^ sollicitatie wordLN	^ sollicitatieLN	^ solo wordLN	^ soloLN
^ sort ofLN	^ sort theLN	^ sort wordLN	^ sortLN	^ speak ofLN	^ speak wordLN	^ speakLN	^ staffLN
^ stamattina wordPJ	^ stamattinaOK	^ stand theKO	^ standLN	^ start ofLN	^ start theLN
^ start wordLN	^ stealLN	^ steamLN	^ steel wordKO	^ steelLN	^ step theKO	^ step wordJP	^ stepNL
^ steuererklärung wordKO	^ steuererklärungKO	^ stitchLN	^ stockLN	^ stop ingLN	^ stop ofLN
^ stop theLN	^ stop wordLN	^ stopLN	^ stretchLN	^ stripLN	^ study wordLN	^ studyLN	^ submit #LN
^ submit ofLN	^ submit theLN	^ submit verbLN	^ submit wordLN	^ submitLN	^ supervisionLN
^ supper ofLN	^ supper wordLN	^ supperLN	^ surgeryLN	^ survive theLN	^ survive wordLN
^ surviveLN	^ swap ofLN	^ swap theLN	^ swap wordLN	^ swapLN	^ sweep wordLN	^ sweepLN	^ swim #LN
^ swim ofLN	^ swim theLN	^ swim wordLN	^ swimLN	^ swingLN	^ só wordKO	^ sóOK	^ taart wordKO
^ taartKO	^ taiLN	^ tailorLN	^ tak wordKO	^ takLN	^ take #LN	^ take forLN	^ take herLN
^ take ofLN	^ take theLN	^ take verbOK	^ take wordLN	^ takeLN	^ talk ofLN	^ talk wordLN	^ talkLN
^ taxLN	^ teaLN	^ teach theLN	^ teachLN	^ tedLN	^ telephone theLN	^ telephone wordLN
^ telephoneLN	^ tell wordKO	^ tellLN	^ ten wordLN	^ tenLN	^ tenho wordPJ	^ tenhoOK
^ terminar wordLN	^ terminarLN	^ terminer wordLN	^ terminerLN	^ test theLN	^ testLN	^ text theLN
^ text verbLN	^ text wordLN	^ textLN	^ the andKO	^ the atLN	^ the ingKO	^ the isLN	^ the ofLN
^ the opensKO	^ the theKO	^ the verbNL	^ the wantOK	^ the wordLN	^ theLN	^ thursday wordLN
^ thursdayNL	^ tidy wordLN	^ tidyLN	^ tie wordLN	^ tieLN	^ tipKO	^ tirar wordKO	^ tirarKO
^ toca wordOK	^ tocaOK	^ toolboxKO	^ topLN	^ train theLN	^ trainLN	^ training wordKO
^ trainingOK	^ transferLN	^ translate theLN	^ translate wordLN	^ translateLN	^ tratar wordLN
^ tratarLN	^ trim wordLN	^ trimLN	^ trocar wordLN	^ trocarLN	^ try ofKO	^ try wordLN	^ tryLN
^ tueOK	^ twenty wordLN	^ twentyLN	^ two ofLN	^ two theLN	^ two verbLN	^ two wordNL	^ txt wordKO
^ txtKO	^ typeLN	^ tyreLN	^ unblockLN	^ uncle wordKO	^ uncleOK	^ und wordKO	^ undKO	^ uniformHR
^ unsubscribe fromLN	^ unsubscribe theLN	^ unsubscribe wordLN	^ unsubscribeLN	^ up theKO	^ upNL
^ update wordLN	^ updateLN	^ use theJP	^ use wordIQ	^ useOK	^ vacunar wordLN	^ vacunarLN
^ valuationsLN	^ varnish theLN	^ varnish wordLN	^ varnishLN	^ vender wordKO	^ venderKO	^ venmoKO
^ verb #LN	^ verb IKO	^ verb andLN	^ verb edLN	^ verb ingLN	^ verb isLN	^ verb itLN	^ verb ofLN
^ verb opensKO	^ verb theLN	^ verb wordLN	^ vet #LN	^ vet wordKO	^ vetLN	^ visit atLN
^ visit ofLN	^ visit wordLN	^ visitLN	^ visiter wordKO	^ visiterKO	^ visitorLN	^ voyOK	^ waitLN
^ walk theLN	^ walk wordLN	^ walkLN	^ want theLN	^ want wordJP	^ wash theLN	^ wash wordLN
^ washLN	^ watch wordLN	^ watchLN	^ water wordLN	^ waterLN	^ wear wordLN	^ wearLN	^ wedHR
^ wee wordLN	^ weeKO	^ weed theLN	^ weedLN	^ weekOK	^ weigh theLN	^ weigh wordLN	^ weighLN
^ wetKO	^ whatever wordKO	^ whateverLN	^ while wordHR	^ whileNL	^ willOK	^ wishLN	^ withoutNL
^ woolLN	^ word #LN	^ word IJP	^ word andKO	^ word edKO	^ word isLN	^ word itNL	^ word ofKO
^ word opensOK	^ word theLN	^ word verbNL	^ word wordLN	^ worm theLN	^ wormLN	^ wouldNL
^ wrap theLN	^ wrapLN	^ wrappingKO	^ write forLN	^ write ofLN	^ write theLN	^ write verbNL
^ write wordLN	^ writeLN	^ xeroxLN	^ y wordLN	^ zehnJP	^ zimmer wordKO	^ zimmerKO	^ zoomLN
^ zzzOK	^ étatLN	all a properLN	all aLN	all answerLN	all appelerLN	all apply forLN	all applyLN
all attendLN	all backLN	all bakeLN	all bandLN	all be atOK	all be inLN	all betterRH	all binLN
all bleedLN	all bookLN	all borrowLN	all bringLN	all busLN	all buscarLN	all buy aLN	all buyLN
all cakeLN	all callLN	all cancelLN	all candlesJP	all carryLN	all cashLN	all changeLN
all chargeLN	all chaseLN	all checkLN	all chiamareLN	all cleanLN	all clear theLN	all clearLN
all closeLN	all coffeeLN	all collectLN	all commanderLN	all comprareLN	all confirmLN	all cookLN
all countLN	all cutLN	all dannOK	all defrostLN	all deliverLN	all depositLN	all dinnerLN
all do theKO	all dogKO	all don'tLN	all draftLN	all dropLN	all dryLN	all dustLN	all eKO	all eatLN
all email theLN	all emailLN	all etJP	all feedLN	all fenceLN	all fetchLN	all fileLN
all find outLN	all find theLN	all findLN	all finish myLN	all finishLN	all firstKO	all fixLN
all forHR	all fuelLN	all get theLN	all giveLN	all glueLN	all go toLN	all goQI	all gradeLN
all greaseLN	all gymLN	all handLN	all hangLN	all have aLN	all haveJP	all helpLN	all hideLN
all iceLN	all inHR	all insteadNL	all invoiceLN	all irLN	all ironLN	all keepNL	all lavarLN
all learnKO	all leaveLN	all letLN	all libraryLN	all liftLN	all listLN	all llamar aLN
all llamarLN	all lockKO	all mailLN	all makeLN	all mandarKO	all markLN	all measureLN	all meetLN
all mendLN	all mopLN	all moveLN	all mowKO	all mrsLN	all myLN	all newLN	all noLN	all notLN
all nowPJ	all nãoLN	all oilLN	all oneKO	all onlyOK	all order theLN	all orderLN	all packKO
all pagarLN	all paintLN	all patchLN	all pauseLN	all payLN	all pedirLN	all phoneLN	all physioLN
all pick upLN	all pickLN	all plantLN	all postLN	all practiceLN	all prepLN	all printLN
all proofLN	all putNL	all quote forLN	all quoteLN	all read theLN	all readLN	all recoger aLN
all rehearseLN	all remindLN	all renewLN	all replyLN	all restockLN	all returnLN	all reviewLN
all reviseLN	all ringLN	all sandLN	all schoolLN	all seeLN	all sellLN	all sendLN	all serviceLN
all setLN	all settleKO	all sharpenLN	all shipLN	all sign offLN	all signLN	all siteKO	all skipLN
all sleepLN	all sortLN	all staffKO	all stopLN	all stripLN	all submit theLN	all submitLN
all swapLN	all sweepLN	all swimLN	all take herLN	all takeLN	all talkLN	all telephoneLN
all tellLN	all terminarLN	all textLN	all theLN	all tidyLN	all trainingLN	all twoJP
all unsubscribe fromLN	all updateLN	all vetLN	all visitLN	all walkLN	all wash theLN	all washLN
all watchLN	all waterLN	all weed theLN	all weedLN	all wormLN	all writeLN	at 1LN	at 2LN	at 3LN
at 4LN	at 5LN	biasLN	dayLN	f # $LN	f # (KO	f # andLN	f # ofKO	f # theJP	f # wordLN	f ' wordLN
f ( #LN	f ( wordLN	f . #LN	f . wordLN	f / wordLN	f : verb of wordJP	f : verb the wordLN
f : verb word $KO	f : verbOK	f : word word $JP	f : word word wordIQ	f : wordOK	f I isNL
f I verbNL	f I wordJP	f ^ ed the wordLN	f ^ ing of wordLN	f ^ ing the wordKO	f ^ ing word $KO
f ^ is of theLN	f ^ is of wordLN	f ^ is the verbHR	f ^ is the wordLN	f ^ is word ofKO
f ^ is word wordNL	f ^ of the wordLN	f ^ opens the verbOK	f ^ opens the wordJP	f ^ the ing ofLN
f ^ the verb ofJP	f ^ the verb wordJP	f ^ the word $LN	f ^ the word ofLN	f ^ the word verbLN
f ^ the word wordLN	f ^ verb # ofLN	f ^ verb # wordLN	f ^ verb and wordLN	f ^ verb ing $LN
f ^ verb ing ofKO	f ^ verb ing theLN	f ^ verb ing wordLN	f ^ verb it wordKO	f ^ verb of #LN
f ^ verb of $LN	f ^ verb of ingLN	f ^ verb of ofLN	f ^ verb of theLN	f ^ verb of verbOK
f ^ verb of wordLN	f ^ verb opens theKO	f ^ verb the #LN	f ^ verb the andLN	f ^ verb the ingKO
f ^ verb the theLN	f ^ verb the verbLN	f ^ verb the wordLN	f ^ verb verb $LN	f ^ verb verb ofKO
f ^ verb verb theQI	f ^ verb verb verbLN	f ^ verb verb wordNL	f ^ verb word #LN
f ^ verb word .LN	f ^ verb word andLN	f ^ verb word edKO	f ^ verb word ingIQ	f ^ verb word ofKO
f ^ verb word opensLN	f ^ verb word theKO	f ^ verb word verbKO	f ^ verb word wordLN
f ^ word # $KO	f ^ word # wordLN	f ^ word and wordLN	f ^ word ing #KO	f ^ word ing $KO
f ^ word ing ofQI	f ^ word ing wordOK	f ^ word is wordHR	f ^ word of #LN	f ^ word of $LN
f ^ word of ofLN	f ^ word of theKO	f ^ word of verbJP	f ^ word of wordKO	f ^ word the wordNL
f ^ word verb #IQ	f ^ word verb $JP	f ^ word verb ofLN	f ^ word verb thePJ	f ^ word verb verbJP
f ^ word word $KO	f ^ word word /LN	f ^ word word andLN	f ^ word word ofLN	f ^ word word verbJP
f and #LN	f and $LN	f and ILN	f and ingJP	f and isJP	f and itKO	f and the verb wordQI
f and the word wordOK	f and theLN	f and word of wordLN	f and word verb $NL	f and word word $LN
f and wordLN	f ed $LN	f ed andLN	f ed ofKO	f ed the word $LN	f ed the word wordLN	f ed theLN
f ed wordKO	f ing #NL	f ing $LN	f ing IQI	f ing andKO	f ing of # $LN	f ing of the wordKO
f ing of word $JP	f ing of word wordPJ	f ing ofLN	f ing opensLN	f ing the word $LN
f ing verb word $LN	f ing verbLN	f ing word of wordLN	f ing word word $LN	f ing wordLN	f is $LN
f is IJP	f is edLN	f is ingNL	f is isKO	f is of the wordIQ	f is of word ofIQ	f is ofLN
f is the word $KO	f is the word ofKO	f is the word wordJP	f is theOK	f is verbOK
f is word of theIQ	f it $KO	f it edLN	f it ofNL	f it verbNL	f it word word wordNL	f of #LN
f of $LN	f of andLN	f of ingLN	f of isKO	f of itLN	f of of # $LN	f of of the wordLN
f of of word $KO	f of of word wordLN	f of ofLN	f of opens the wordKO	f of opensPJ
f of the verb $LN	f of the verb ofLN	f of the verb wordLN	f of the word $LN	f of the word ofLN
f of the word verbLN	f of the word wordLN	f of theLN	f of verb of wordLN	f of verb the wordNL
f of verb word $LN	f of verb word ofKO	f of verbNL	f of word # $LN	f of word # wordLN
f of word and #LN	f of word ing $LN	f of word of #LN	f of word of theLN	f of word of wordLN
f of word the wordJP	f of word verb $KO	f of word verb wordOK	f of word word #LN
f of word word $LN	f of word word ofKO	f of word word verbJP	f of wordLN	f opens the verb $LN
f opens the word #LN	f opens the word $LN	f opens the word ofLN	f opens the word verbKO
f opens the word wordLN	f opens theLN	f the andLN	f the ing of wordLN	f the ing word $KO
f the ing word wordLN	f the ingLN	f the isKO	f the ofLN	f the opens the wordIQ	f the opensQI
f the theLN	f the verb of #IQ	f the verb of theLN	f the verb of wordLN	f the verb verb $LN
f the verb word $LN	f the verb word ofLN	f the verb word wordJP	f the verbLN	f the word # wordLN
f the word and theLN	f the word and wordLN	f the word ed $LN	f the word ing $LN
f the word of #LN	f the word of $LN	f the word of ofLN	f the word of theLN	f the word of verbPJ
f the word of wordLN	f the word verb $KO	f the word verb ofJP	f the word verb wordKO
f the word word #LN	f the word word $LN	f the word word andLN	f the word word edLN
f the word word verbJP	f the word word wordKO	f the wordLN	f verb #LN	f verb $LN
f verb and # $LN	f verb andLN	f verb edLN	f verb ing of #LN	f verb ing word $LN	f verb ingKO
f verb it word ofLN	f verb itJP	f verb of # $LN	f verb of # wordLN	f verb of of wordLN
f verb of the verbOK	f verb of the wordLN	f verb of word #LN	f verb of word $LN
f verb of word ofLN	f verb of word theRH	f verb of word verbLN	f verb of word wordLN	f verb ofLN
f verb opens the wordKO	f verb opensLN	f verb the ing $LN	f verb the ing verbLN
f verb the ing wordLN	f verb the verb $KO	f verb the verb ofLN	f verb the verb verbLN
f verb the verb wordLN	f verb the word $LN	f verb the word 'LN	f verb the word edLN
f verb the word ingLN	f verb the word ofLN	f verb the word verbKO	f verb the word wordLN
f verb theLN	f verb verb of theLN	f verb verb of wordLN	f verb verb the wordJP
f verb verb verb $LN	f verb verb word $KO	f verb verb word ofKO	f verb verbLN	f verb word # $LN
f verb word # ofLN	f verb word # wordLN	f verb word and wordLN	f verb word ed $KO
f verb word ing wordKO	f verb word of #LN	f verb word of ingLN	f verb word of ofLN
f verb word of theLN	f verb word of verbKO	f verb word of wordKO	f verb word opens theLN
f verb word the wordIQ	f verb word verb $LN	f verb word verb ofNL	f verb word verb verbKO
f verb word verb wordPJ	f verb word word #KO	f verb word word $KO	f verb word word andLN
f verb word word ofKO	f verb word word theKO	f verb word word verbKO	f verb word word wordKO
f word #LN	f word $LN	f word ' word $LN	f word 'LN	f word ( word )LN	f word ( word wordLN
f word (KO	f word )LN	f word ,IQ	f word . word ofLN	f word .LN	f word / word ofLN	f word /LN
f word : verb theSG	f word : verb wordOK	f word : word $KO	f word : word ofQI
f word : word wordPJ	f word :LN	f word @KO	f word and # $LN	f word and the wordLN
f word and word $PJ	f word and word wordLN	f word andLN	f word ed word $KO	f word edLN
f word ing # $JP	f word ing of wordJP	f word ing word $IQ	f word ingKO	f word is ing $JP
f word is word $JP	f word isLN	f word it word $KO	f word it word wordGS	f word itLN
f word of # $LN	f word of # ofLN	f word of # wordLN	f word of ing $LN	f word of it $LN
f word of the #LN	f word of the ingLN	f word of the verbLN	f word of the wordLN
f word of verb $KO	f word of verb ofKO	f word of verb theJP	f word of verb wordKO
f word of word #LN	f word of word $LN	f word of word andLN	f word of word ingLN
f word of word ofLN	f word of word verbLN	f word of word wordLN	f word ofLN	f word opensLN
f word the word $LN	f word the word ofKO	f word the word wordLN	f word verb # $LN
f word verb of #LN	f word verb of theKO	f word verb of wordLN	f word verb the verbIQ
f word verb the wordKO	f word verb verb $KO	f word verb verb wordLN	f word verb word $JP
f word verb word ofHR	f word verb word wordJP	f word word # $LN	f word word # ofKO
f word word # wordLN	f word word I wordJP	f word word and #LN	f word word and theKO
f word word and wordLN	f word word ed $LN	f word word is wordLN	f word word it wordIQ
f word word of #LN	f word word of $LN	f word word of ingLN	f word word of ofLN
f word word of theLN	f word word of verbNL	f word word of wordKO	f word word opens theNL
f word word the wordKO	f word word verb $KO	f word word verb ofQI	f word word verb theOK
f word word word #JP	f word word word $LN	f word word word :JP	f word word word ISG
f word word word andNL	f word word word itLN	f word word word ofKO	f word word word opensIQ
f word word word verbIQ	f word word word wordNL	f word wordLN	f £ #LN	left 1LN	left 2LN	left 4LN
planLN`;
