/** Data: more phrases of six languages with their plain English, tried before the shorter ones. */

const ordinal =
  '(?:primer[oa]?|premiere?|erste[nrs]?|primeir[oa]|prim[oa]|eerste|segund[oa]|second[oea]|deuxieme|' +
  'zweite[nrs]?|tweede|tercer[oa]?|troisieme|dritte[nrs]?|terceir[oa]|terz[oa]|derde|ultim[oa]|' +
  'derniere?|letzte[nrs]?|laatste)';
const article = '(?:el|la|los|las|le|les|il|lo|o|a|os|as|der|die|das|den|de|het)';
const offList =
  '(?:runter|raus|weg|eraf|er (?:maar )?af|ervan af|von der liste|van de lijst|de la lista|de la liste|da lista|dalla lista)';
const done = '(?:hech|list|terminad|acabad|complet|feit|pront|concluid|enviad|pagad)[oa]s?';

/** Lower case, without accents; `nee` becomes "no", which by itself would become "not". */
export const abroadPhrases = `los dos primeros|las dos primeras|os dois primeiros|as duas primeiras|les deux premiers|les deux premieres|les 2 premiers|die ersten beiden|die ersten (?:zwei|2)|i primi (?:due|2)|le prime (?:due|2)|de eerste (?:twee|2)|los (?:2 primeros|primeros (?:dos|2)) = the first two
(?:ci )?riprovo|ritento|(?:je )?reessaie(?:rai)?|je retente|lo vuelvo a intentar|vuelvo a intentarlo|lo intento (?:otra vez|de nuevo)|tento (?:de novo|outra vez)|(?:ik )?probeer (?:ik )?(?:het )?(?:nog eens|opnieuw|weer)?|versuch(?:e)? (?:ich )?(?:es )?(?:nochmal|noch mal|wieder|erneut) = i'll try again
(?:je |j'|on )?(?:verrai|verra|verrons|m'en occupe(?:rai)?|m'en charge(?:rai)?|m'y mets|m'y mettrai|m'y colle) (?:ca |cela |le |la |les )?(?=(?:tomorrow|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce week|la semaine))|(?:da(?:rum|nach)|das|dat|daar) (?:kummere? ich mich|sehe? ich(?: mir)?|schaue? ich(?: mir)?|zie ik|kijk ik|regel ik|regle ich|erledige ich) (?=(?:tomorrow|morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)) = it is for 
(?:(?:pasa|pase|pasad|mueve|muevan|mueva|pospon|cambia|cambie|aplaza|deja|dejad|pon)(?:me|nos)?l[oa]s?|(?:passa|passe|deixa|deixe|adia|adie|muda|mude|empurra)(?:-[oa]s?)?|(?:sposta|passa|metti|rimanda|rinvia)(?:me)?l[oaie]) (?:a|al|para|pra|pa|por|per)(?= (?:tomorrow|manana|amanha|domani|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|lunedi|martedi|mercoledi|giovedi|venerdi|la semana|otro dia)) = move it to
(?:(?:reporte|reportez|repousse|repoussez|decale|decalez|mets|mettez|remets|remettez|passe|passez|deplace|deplacez)-l(?:e|a|es)|(?:on )?(?:le|la|les) (?:reporte|repousse|decale|remet)) (?:a|au|pour|sur)(?= (?:tomorrow|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|plus tard|la semaine)) = move it to
(?:verschieb|verschiebe|schieb|schiebe|leg|lege|pack|setz) (?:es|das|die|ihn|sie)(?: bitte| mal| einfach| dann)* auf(?= (?:tomorrow|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|nachste)) = move it to
(?:zet|schuif|verzet|verplaats|verschuif) (?:die|dat|het|hem|deze)(?: (?:maar|but|even|dan|graag|door))* (?:op|naar)(?= (?:tomorrow|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|volgende)) = move it to
(?:bitte )?auf (tomorrow|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|nachste woche) (?:ver)?schieben = move it to $1
brauche? ich (?:nicht|not) mehr|brauchen wir (?:nicht|not) mehr|heb ik (?:niet|not) meer nodig|hoeft (?:niet|not) meer|ya (?:no|not) (?:lo |la |los |las )?necesito|plus besoin (?:de |du |d'|des )? = nee longer needed 
voy por la mitad|voy a la mitad|a mitad de camino|na metade|sono a meta|ben op de helft|bin bei der halfte = halfway
(?:ver)?schieb(?:e)? (?:ich |wir )?(?:mal )?auf|verschuif (?:ik )?naar|zet (?:ik )?op = postpone to
cancelou|cancelaram|(?:se )?cancelo|ha annullato|a annule|hat abgesagt|heeft afgezegd = cancelled
(?:en|por|a|de) la (?:tarde|noche)|(?:esta|hoje a) (?:tarde|noche|noite)|heute (?:abend|nachmittag)|ce soir|cet apres-midi|stasera|nel pomeriggio|vanavond|vanmiddag = this evening
(?<=\\S )(?:hab|habe) ich(?: schon| auch)?(?=\\W*$)|(?<=\\S )heb ik(?: al| ook)?(?=\\W*$) = is done
j'ai (?:(?:deja|bien|enfin|aussi) )*(?=(?!oubli|essay|commenc|presque|pas|prevu|decid|report|decal|annul|eu|ete|pense|besoin|envie|rien|plus|encore|rendez|promis|perdu|failli)\\p{L}{2,}(?:e|i|u|is|it|ert)e?s?\\b) = finished 
ya (?=(?!que|se|fue|puede|viene|tiene|debe|sabe|quiere|sigue|parece|hace|casi|mi|voy)\\p{L}{3,}(?:e|i|imos|amos)\\b) = finished 
${article} (?=${ordinal}\\b) = the 
(?:auch|ook|aussi|tambien|tambem|anche|pure|tb|tmb|tbm)(?=\\W*$) = too
(?:al |ook |inmiddels |gisteren |vandaag )*de deur(?: al| ook)? uit|c'est (?:bon|ok|regle|fait|plie|dans la poche)|nickel|in (?:der|die) post|im kasten|unter dach und fach|dans la boite = done
(?:acabo|acabei|acabamos) de(?= \\p{L}+(?:ar|er|ir)\\b)|je viens (?:juste )?(?:de |d')(?=\\p{L}+(?:er|ir|re)\\b)|viens (?:de |d')(?=\\p{L}+(?:er|ir|re)\\b) = just finished 
(?:ist|sind|war|waren|is|zijn)? ?(?:liegen ?geblieben|liegengeblieben|auf der strecke geblieben|blijven liggen|niet van gekomen)|reste[es]? en plan|quedo pendiente|quedaron pendientes|(?:se )?quedo sin hacer|(?:e |sono )?rimast[oaie] (?:indietro|da fare)|ficou (?:pendente|pra tras|para tras|por fazer) = not yet
(?:ahorita |ahora |ya )?(?:voy|estoy|ando|sigo) con|je m'occupe (?:de |du |d'|des )|je suis (?:en train|dessus)|ich bin (?:noch )?dran(?: an)?|bin (?:noch )?dran|(?:ik )?ben (?:er )?(?:nog )?(?:steeds )?bezig(?: met)?|nog bezig(?: met)?|(?:ci )?sto lavorando|estou (?:com|fazendo) = still on 
(?:esta|ta) (?=${done}\\b) = is 
(?:der |de |le |el |o |il )?(?:rest|reste|resto) (?:kommt|folgt|komt|volgt|suit|vient|sigue|viene|vem|segue|arriva)(?: noch| nog| spater| later)* = rest not yet
non(?=\\W*(?:$|[,;]|oui\\b|si\\b|non\\b|et (?:oui|non)\\b|e (?:si|no)\\b)) = nee
no(?=\\W*(?:$|[,;]|si\\b|no\\b)) = nee
nao(?=\\W*(?:$|[,;]|sim\\b|nao\\b)) = nee
(?:est|sont|suis|e|es) (?:passee?s?|passe chez moi) = is done
(?:j'ai|jai|g|on a|ai) oublie|(?:se )?(?:me|nos) olvid[oe]|olvide de|esqueci(?: de)?|(?:mi sono )?dimenticat[oa]|me ne sono scordat[oa]|vergeten|vergessen|verpennt|verschwitzt = forgot
(?:pas|nicht|niet) (?:reussi|arrive|pu|geschafft|gelukt|dazu gekommen|drangekommen|erreicht)|n'ai pas pu|no (?:pude|alcance|llegue|consegui|logre)|n(?:ao)? (?:consegui|deu|rolou|fui|fiz|liguei|terminei)|(?:non|nn) (?:sono |ci sono )?riuscit[oa]|(?:non|nn) ce l'ho fatta|konnte nicht|kon niet|noch (?:nix|nichts)|nog (?:niks|niets) = not yet
(?:annule|annulee|annules|annulees|cancelad[oa]s?|annullat[oaie]|geschrapt|geannuleerd|afgelast|afgezegd|abgesagt|ausgefallen|suspendid[oa]s?) = cancelled
(?:war|waren) (?:leider )?(?:aus|alle|leer|ausverkauft|zu|geschlossen)|(?:estaba|estaban|estava|tava|era|etait|was) (?:cerrad[oa]|fechad[oa]|chius[oa]|fermee?|dicht|gesloten)|ausverkauft|uitverkocht|agotad[oa]s?|esgotad[oa]s?|esaurit[oaie]|en rupture|y (?:en )?avait plus = not yet
wel(?=\\W*(?:$|[,;]|maar\\b)) = yes
hat sich erledigt|haben sich erledigt = nee longer needed
nimm(?= .*\\b${offList}\\b)|haal(?= .*\\b${offList}\\b)|mach(?= .*\\b${offList}\\b)|hol(?= .*\\b${offList}\\b)|tu(?= .*\\b${offList}\\b)|laat(?= (?:de |het |die |dat )?\\S+ maar\\b) = drop
(?:paso|passo) (?=del? ) = drop 
(?:streich|streiche|nimm|haal)(?= \\S+ \\S+ ${offList}\\b) = drop
lass(?:e)? ich(?: heute)?(?: (?:aus|weg|bleiben|sein|sausen))?(?=\\W*$) = drop
^(?:sans|sin|sem|ohne|zonder|senza) (?:la |le |el |o |a |de |het |das |die |den |il |lo |l')? = nee 
(?:ga ik|gehe ich|mache ich|doe ik) (?:heute |vandaag )?(?:niet|nicht)(?: naar| zum| zur| ins)? = not doing
(?:lieber|eher|besser|erst|liever|beter|pas|mejor|meglio|melhor|plutot|solo|so|seulement) (?=(?:morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nachste|volgende|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|manana|el|la|domani|lunedi|martedi|mercoledi|giovedi|venerdi|amanha|segunda|terca|quarta|quinta|sexta|demain|lundi|mardi|mercredi|jeudi|vendredi)\\b) = on 
(?:non|ne pas|nao|no|nicht|niet) (?:dimenticare|dimenticarmi|oublier|esquecer|olvidar|vergessen|vergeten)(?: di| de| d'| te)? = don't forget
(?:unnotig|onnodig|inutiles?|innecesari[oa]s?|desnecessari[oa]s?)(?=\\W*(?:$|[,;.])) = nee longer needed
(?:hat|heeft) (?:\\S+ )?alles(?! geklappt| gelukt| funktioniert| hingehauen)|a tout (?=(?:ramene|apporte|achete|pris)\\b)|(?:lo )?(?:trajo|compro) todo|ha (?:preso|portato|comprato) tutto|(?:trouxe|comprou) tudo = has things 
(?:fertig|zu ende) ?(?:zu )?(?:machen|schreiben|stellen|bringen) = to do
(?:maak|rond|werk|schrijf) (?:ik|we) (.{0,40}?) ?\\baf|(?:mache?|schreibe?|bringe?) (?:ich|wir) (.{0,40}?) ?\\b(?:fertig|zu ende) = will do $1$2
(?:me |m'|ik |je |wij |we )?(?:l[aeo]s? )?(?:salto|saltiamo|sauto|saute|pulo|pulamos)(?=\\W*(?:$|[,;.]| hoy| oggi| hoje| ))|sla ik (?:vandaag |maar )?over|skip ik|spring ich|laisse(?: de cote)? pour aujourd'hui = drop
was (?=(?:ophangen|opvouwen|draaien|strijken|vouwen|doen|wassen|drogen)\\b) = laundry 
de was(?=\\W*$|,| (?:doen|ophangen|opvouwen|draaien|strijken|vouwen)) = the laundry
nie(?=\\W*$)|n(?=\\W*$) = not
(?:me|mais|mes) pa (?=\\w) = but not 
(?:en|na|in|sur|nella|alla) (?:la |ma |mi |minha |mia )?list[ae] = on the list
(?:geschwanzt|gespijbeld|sechee?|zappee?)(?=\\W*(?:$|[,;.])) = skipped
alles (?:goed|gut|super|prima)(?=\\W*$) = fine here
als erstes|als erste|als eerste|en premier|d'abord|en primer lugar|per prima|per primo|primeiro de tudo|zuallererst = first
(?:en )?fin de|(?:a )?la fin|el fin|al fin = end of
bin mit (?=.* (?:durch|fertig)\\W*$)|ben (?=.* klaar met) = done with `;

/** Words of one meaning each. */
export const abroadWords = `nn ned = not
verschieb schieb = postpone
erl = done
mrgn mrg dem1 2main dmn = tomorrow
hj ajd auj = today
mon = my
telefoniert = called
repariert installiert organisiert kontrolliert korrigiert sortiert reserviert storniert = done
met = with
lit = bed
lent = slow
let = mind
erstes = the first
zweites = the second
drittes = the third
letztes = the last
nix niks nulla = nothing
dus donc quindi = so
limpo limpa limpos limpas limpio limpia limpios limpias = cleaned
tt tte tds td = all
annuler cancelar annullare absagen annuleren afzeggen = cancel
esquece esqueca vergeet dimentica scorda oubliez = drop
geht = goes`;

/** Words no English sentence has, beside those that tell another language together with others. */
export const abroadTells = `oui nein nee sim pon coloca lass lasse bock fallt aus streichen nimm runter raus eraf haal enleve enlevez retire fini finie finis
premier deuxieme dernier moitie rien pas encore oublie dossier rdv oubliee annulee annule listo lista hecha terminado terminada
falta cancelado cancelada cancelar sigue nada sin primero segundo tercero mitad voy tb tbm tmb pronto pronta feito acabei
esqueci esqueca esquece segunda terca quarta quinta sexta beleza metade palestra finito finita fatta niente nulla metti anche
manca aspetto nn vado chiamato rimandato domani oggi togli lascia gemaakt nix niks eerst tweede gisteren verder helft bijna
geht gehe ran hatte ware noch nix schaffe fast angefangen zuerst lieber liever mejor meglio plutot melhor dann dazu voeg toe
alstublieft hinzu fug fuge nachste volgende woche montag dienstag mittwoch donnerstag freitag samstag maandag dinsdag woensdag
donderdag vrijdag zaterdag lunes jueves viernes lundi mardi jeudi vendredi lunedi martedi giovedi venerdi sobald zodra
quand lorsque cuando quando appena verschieben verschiebe verschoben rimandata aplazado aplazada reporte reportee klappt
hauptsache als erstes surtout sobre gelukt gegangen geweest heb hab
acabo llamar licencia concejala apunta agrega porfa compra recoger correo prof temprano dormir`;
