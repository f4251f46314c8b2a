/** Data: short forms and words of six languages, each with the plain English it stands for. */

/** Safe in any text. */
export const shorthand = `2moro 2morrow 2mrw tmrw tmr tmw tmro tomo tomoz tmoro tomorow tommorow tomorro tomorrw tommorrow tmorrow tomrrow = tomorrow
2day tdy = today
2nite tonite = tonight
wknd wkend = weekend
nothin nuthin nuffin = nothing
tae = to
oot = out
doon = down
noo = now
hame = home
ordrd orderd = ordered
bkd bookd = booked
clnd cleand = cleaned
clld calld = called
wshd washd = washed
emaild emld = emailed
textd txtd = texted
bght = bought
pstd postd = posted
sbmtd submittd = submitted
pckd packd = packed
prntd printd = printed
cncld = cancelled
chkd checkd = checked
sortd srtd = sorted
signd sgnd = signed
cookd = cooked
othr othe = other
othrs = others
dn dun don dne doen doned = done
finshed finishd fnished fin'd finised = finished
compl completd cmplt = complete
u = you
ur = your
mve mov moev = move
psh pushh = push
bmp bumb = bump
shft = shift
cncl = cancel
postpne postone = postpone
thx thnx ty tks tnx = thanks
pls plz plse = please
b4 = before
bc bcoz cuz cos coz = because
xcept xept exept xcpt = except
fae frae = from
dont = don't
didnt didn = didn't
havent = haven't
hasnt = hasn't
isnt = isn't
wasnt = wasn't
wont = won't
cant = can't
couldnt = couldn't
doesnt = doesn't
arent = aren't
im = i'm
ive = i've
ill = i'll
thats = that's
wrkng = working
gonna gunna = going to
mon = monday
tue tues = tuesday
wed weds = wednesday
thu thur thurs = thursday
fri = friday
nxt = next
wk = week
postponned postpned = postponed
signd = signed
snt = sent
ystrdy yday = yesterday
hvnt = haven't
eod = by the end of today
morrow = tomorrow
stil = still
brokn = broken
orderd = ordered
opend = opened
emaild = emailed
cleand = cleaned
returnd = returned
deliverd = delivered
jst = just
instd insted = instead
cn = can
cud cld cuda = could
wud wld = would
shud shld = should
nt = not
r = are
50/50 50-50 fifty-fifty = half
dnt = don't
ddnt didt = didn't
cdnt = couldn't
hv hav = have
gona gunna = gonna
dis = this
l8r l8tr latr l8er = later
4get fgt 4gt forgt = forget
w8 = wait
2nyt 2nt = tonight
abt = about
rdy = ready
sry srry = sorry
fin = finished
nvr = never
alrdy alredy = already
cmpltd = completed
wensday wednsday wendsday wedsday wenesday wedneday = wednesday
thursdy thrsday thrusday thurday thusday thurdsay = thursday
tuesdy tusday teusday tueday = tuesday
firday fridy frday = friday
munday mondy = monday
saterday satruday saturdy satday = saturday
sundy = sunday
cbf cbb cba = can't be bothered
arvo = afternoon
w/ = with
w/o = without`;

/** Only where the reply or the list is in another language. */
export const foreign = `manana demain morgen amanha domani = tomorrow
ubermorgen overmorgen dopodomani apres-demain = tomorrow
hoy heute aujourd'hui hoje oggi vandaag = today
lunes lundi montag segunda segunda-feira lunedi maandag = monday
martes mardi dienstag terca terca-feira martedi dinsdag = tuesday
miercoles mercredi mittwoch quarta quarta-feira mercoledi woensdag = wednesday
jueves jeudi donnerstag quinta quinta-feira giovedi donderdag = thursday
viernes vendredi freitag sexta sexta-feira venerdi vrijdag = friday
samedi samstag sonnabend sabado sabato zaterdag = saturday
dimanche sonntag domingo domenica zondag = sunday
hecho hecha hechos hechas listo lista listos listas acabado acabada = done
terminado terminada terminados terminadas completado completada = finished
fait faite faits faites fini finie finis fertig erledigt geschafft = done
gemacht feito feita feitos feitas pronto pronta prontos concluido concluida = done
fatto fatta fatti fatte finito finita klaar gedaan af gelukt gebeurd afgerond = done
terminei acabei termine acabe finito conclui ho-finito = finished
terminato terminata completato completata fechado = finished
aun todavia = still
doen = do
casi presque quasi quase bijna fast beinahe haast = almost
ainda = still
nicht nichts niet pas ne nao non = not
noch nog encore ancora = yet
nessuno nessuna ningun ninguno ninguna nenhum nenhuma keine keins kein geen aucun aucune ninguem = neither
nada rien niente niets = nothing
tout toute tous toutes alles tudo tutto tutti tutte todo todos todas alle allemaal = all
beide beides allebei ambos ambas entrambi entrambe = both
rest reste resto restante = the rest
demas = rest
andere anderen autres outros outras altri altre otros otras = others
menos excepto salvo sauf ausser exceto tranne eccetto behalve = except
quita quitar borra borrar elimina eliminar elimine supprime supprimer enleve enlever retire = drop
retirer annule oublie streich streiche streichen entfernen losche loschen weglassen = drop
tira tirar remove apaga apagar togli togliere cancella cancellare rimuovi = drop
verwijder verwijderen schrap schrappen olvida olvidate vergiss = drop
apuntame apunta anotame anota ponme segnami segna scrivimi aggiungimi metti mettimi noteer = add
anade anadir agrega agregar ajoute ajouter rajoute adiciona adicionar acrescenta = add
aggiungi aggiungere toevoegen hinzufugen agregame anademe adicione = add
mueve mover pasa pasar aplaza aplazar aplazo dejo deja dejalo reporte reporter repousse = postpone
decale verschiebe verschieben verschoben passe deixa adia adiar adie rimanda = postpone
rimandare sposta spostare verschuif verschuiven uitstellen verplaats verplaatsen reporté = postpone
ya deja schon bereits gia = already
si oui ja sim = yes
nein nee = no
nummer numero nr = number
y und et e en ed = and
pero aber mais mas ma maar = but
primero primer primera premier premiere erste ersten erster primeiro primeira primo prima eerste = first
segundo deuxieme zweite zweiten secondo tweede seconde = second
tercero tercera troisieme dritte dritten terceiro terza derde = third
ultimo ultima dernier derniere letzte letzten laatste = last
bis hasta jusqu'a ate fino tot = until
kann puede peut pode puo kan = can
warten esperar attendre aspettare wachten = wait
pude pudo konnte pu konde potuto = couldn't
no = not
mitad halb moitie metade meta helft media = half
empezado empezada commence angefangen comecei comecado iniziato begonnen empece = started
muevelo cambialo = move
falta faltan fehlt manque manca ontbreekt pendiente pendientes pendente pendentes offen = pending
estao ist sind est sont sono zijn = is
tarde tardi tard spater = later
gracias merci danke obrigado obrigada grazie bedankt = thanks
por favor bitte stp svp alsjeblieft = please`;

/** Several words that stand for one meaning. */
export const foreignPhrases = `(?:lauft|geht|funktioniert|tut) (?:jetzt )?wieder|(?:werkt|doet het) weer|(?:re?marche|fonctionne|refonctionne) (?:a nouveau|de nouveau)|(?:funciona|anda) (?:otra vez|de nuevo)|funziona di nuovo|voltou a funcionar = is fixed
noch nicht|nog niet|pas encore|non ancora|ainda nao|aun no|todavia no = not yet
laisse tomber|laissez tomber|lascia perdere|lascia stare|deja de lado|lass es|deixa para la|laat maar(?: zitten)?|laat zitten = drop
ya (?:quedo|quedaron|esta|estan) = done
mas tarde|piu tardi|plus tard|mais tarde = later
(?:a|o|la|le|el|die|der|das|de|il|lo) (?=\\d{1,2}\\b) = number
esta (?=done|finished|not|still) = is 
lo demas|los demas|las demas|le reste|o resto|il resto|de rest|der rest|das ubrige = the rest
los dos|las dos|les deux|os dois|as duas|tutti e due|tutte e due|alle beide|alle zwei = both
los tres|las tres|les trois|os tres|tutti e tre|alle drei|alle drie = all three
ninguno de|aucun des = neither
para manana|pour demain|fur morgen|auf morgen|para amanha|pra amanha|per domani|voor morgen = tomorrow
la semana que viene|la proxima semana|la semaine prochaine|nachste woche|semana que vem|proxima semana|settimana prossima|la prossima settimana|volgende week = next week
a medias|zur halfte|a moitie|a meta|pela metade|voor de helft = half
los dos primeros|os dois primeiros|les deux premiers|die ersten beiden|die ersten zwei|i primi due|de eerste twee = the first two
ya no hace falta|plus besoin|brauche ich nicht mehr|nao precisa mais|non serve piu|hoeft niet meer = drop
no hace falta|nicht notig|pas besoin|pas la peine|nao precisa|non serve|niet nodig = drop
nam niet op|neemt niet op|ging nicht ran|nicht erreicht|geht nicht ran|no contesta|no contesto|non risponde|nao atende|nao atendeu|ne repond pas|injoignable|pas joignable|nicht da = not yet
(?:staat|ligt|steht|liegt|esta|est|e|ist|is) (?:bij|beim|bei|en|au|chez|dal|dalla|nella|na|no|in|im) (?:(?:de|het|der|dem|den|el|la|le|il|o|a|die) )?(?:maker|fietsenmaker|garage|werkstatt|taller|oficina|officina|atelier|schneider|reinigung|stomerij|tintoreria|pressing|lavanderia|wascherei|reparateur|meccanico|mecanico|garagiste|post|postkantoor)|ist raus|ist draussen|is de deur uit|is weg|est parti|est partie|salio ya|e partito|e partita|ja foi = done
au telephone|am telefon|al telefono|ao telefone|aan de telefoon = called
nao deu tempo|no me dio tiempo|non ho avuto tempo|pas eu le temps|niet aan toegekomen|kwam ik niet aan toe|keine zeit gehabt = not yet
schuift door|schuif door = postpone
esses ficam|essas ficam|esse fica|essa fica|estos quedan|esos quedan|ese queda|questi restano|quelli restano = they wait
aan kant = done
terug van(?: de| het)?|zuruck (?:von|vom|aus)|de retour (?:de|du)|de vuelta del?|di ritorno dal?(?:la)?|de volta d[oa] = back from the
alle (?=\\d) = at 
a fait|ai fait|est fait|c'est fait|habe ich gemacht|ho fatto|heb ik gedaan = done
menos el|menos la = except
bis auf|mit ausnahme von|a part|mis a part|a parte|fuera de|fora|op (?=\\p{L}+ na\\b) = except
außer = except
(?:quit|borr|elimin|tach|sac|olvid|descart|anul|cancel)[ae](?:n|r)?(?:me|te)?l[oa]s? = drop it
(?:togli|toglier|cancella|elimina|rimuovi|leva|scarta|dimentica)(?:te|me)?l[oaie] = drop it
(?:tir|apag|remov|risc|elimin|exclu|cort|esquec)[aei]r?-(?:l?[oa]s?) = drop it
(?:supprim|enlev|retir|oubli|ray|barr|vir|effac|annul)(?:e|es|ez|er)?-(?:le|la|les) = drop it
(?:on|tu peux|vous pouvez) (?:oublie|oublier|supprimer|enlever|retirer|rayer) = drop
(?:streich|streiche|losche|vergiss|nimm|nehmt) (?:es|das|ihn|sie|die|den)(?: (?:runter|raus|weg|von der liste))? = drop
(?:kann|darf|konnen|mag|mogen|kan|kunnen) (?:weg|raus|runter|eraf|ervan af|van de lijst|von der liste) = drop
fallt (?:heute )?(?:weg|aus|flach)|entfallt|gaat niet door|vervalt|gaat niet meer door|se cancela|e annullato|e annullata|est annule|est annulee|foi cancelad[oa] = drop
haal (?:het|die|dat|hem|ze)? ?(?:eraf|weg|van de lijst|van mijn lijst)|schrap (?:het|die|dat|hem|ze|maar) = drop
non servono piu|ya no hacen falta|nao precisamos? mais|ne servent? plus a rien|werden nicht mehr gebraucht|zijn niet meer nodig = drop
non servono|no hacen falta|brauche ich nicht|nao (?:vai|vao) ser precis[oa]s? = drop
(?:yo )?no voy a(?! (?:poder|llegar|tener|dejar|olvidar))|je ne vais pas(?: a| au| faire)?|je ne ferai pas|non (?:vado|faccio)(?: a| al| in)?|nao vou(?: mais)?(?: fazer| a| ao)?|ik ga niet|ich gehe (?:heute )?nicht|ich mache (?:heute )?nicht = not doing
(?:pas de|nada de|geen|kein|keine|keinen|sem|nessun|nessuna|sin)(?= \\p{L}{3,}) = nee
(?:est|sont|e|is|ist|sind|sono|esta|estan|estao|zijn) (?:au|aux|sur le|sur les|an der|am|en la|en el|al|alla|sulla|nel|na|no|aan de|op de|in de|im|in der) (?:mur|murs|wand|haken|pared|muro|parete|muur|parede|etagere|regal|kast|four|ofen|horno|forno|oven) = is on the wall
sitzt|lauft jetzt|steht jetzt|zit erin|zit goed = done
rimando|rimandato|rimandata|rimandati|rinvio|rinviato|sposto|spostato|spostata|posticipo|aplazado|aplazada|pospongo|lo dejo|muevo|adiado|adiada|deixo|je reporte|je decale|decale|decalee|reportee|repoussee|schiebe ich|ich schiebe|ich verschiebe|ik verschuif|verzet|verzetten|doorschuiven = postpone
(?:rimand|spost|rinvi|posticip)(?:ia)?(?:mo)?l[oaie] = postpone it`;

/** Words that tell another language from English. */
export const tellTale = `el los las del una unos para por con hoy ya ahora pero lo le les du des et au aux est sont
c'est j'ai pas der das den dem und ich nicht noch ist zum zur fur beim mit auf gli della dello il nao
os um uma pra ja het een niet nog ik maar voor naar ligar comprar llamar pagar appeler payer fare chiamare
kaufen anrufen schreiben machen bellen kopen doen fazer enviar terminar finir alle tout todo tudo tutto
beides erledigt bezahlt gekauft aufraumen bezahlen gestuurd estudar lavar estudiar voglio quiero veux quero wil
alles fait fatto hecho feito fertig erledigt klaar gedaan manana demain morgen amanha domani gia schon
mevrouw meneer bestellen plakken geplakt spesa ainda feita feitas esta resto piu tardi quedo sigue pendiente laisse tomber
esto eso porque cuando tambien muy mas tengo tiene hice fui puedo queda listo dije llame compre pague el semana
cuanto nunca siempre esta estan hubo habia sigo terminado escribir enviar comer leer limpiar estoy
je tu elle nous vous ma mes cette dans avec sans qui que mais donc chez eu demain aujourd'hui matin soir semaine
temps envoyer ecrire acheter ranger laver lire reserver prendre rappeler remplir regle reglee envoye envoyee relire
habe hab wird werden kann muss mache mach schicke schick rufe ruf heute gestern nur auch doch aber oder wenn weil
beim vom zur eine einen mein meine wir schicken bringen putzen lesen holen waschen abholen geschickt gemacht angerufen
ho hai abbiamo sei dei delle degli nel nella alla anche ancora poi oggi ieri stasera settimana cosa perche quando
pagare scrivere inviare leggere comprare prendere mandare pulire scrivo chiamo mando pagato pagata inviata inviato
scritto mandato letto comprato eu voce foi vou tenho nao mas muito hoje ontem semana sem pelo pela dos enviar pagar
comprar lavar levar buscar escrever pago enviei mandei fiz consegui eindelijk afspraak bij uur wegbrengen ophalen
verzet wij aan moet wacht brengen gestern morgens abgeben abgegeben domani ieri oggi livrer gateau acrescenta entreguei
heb hebt wordt moet kan zal vandaag gisteren ook
want omdat mijn jouw haar geen wel sturen schrijven betalen halen brengen wassen opruimen gebeld betaald gekocht
ajoute anade aggiungi adicionar hinzufugen toevoegen togli quita supprime liguei spesa boodschappen`;
