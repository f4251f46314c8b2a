/** Data: given names, none of them a thing too, by which a reply is seen to be signed. */

const names = `
aaliyah aaron abby abdul abena abigail abiodun achieng adaeze adam ade adebayo adele adeola adewale adjoa adrian afua
agatha agnes agnieszka ahmed aidan aiden ailsa aisha aisling akello akinyi akosua alan alana alasdair alberta
albertine alejandro aleksandra aleksei alessandra alessandro alessia alex alexa alexandra alexis alfie algernon alhaji
ali alice alicia alina alison alistair allan alma althea alun alvaro amabel amadou amaka amanda amara amelia amelie
amihan amina aminata amir amit amy ana anais analyn anastasia anatoly anders andre andrea andreas andrei andrew
andrzej andy aneurin angela angharad angus anh anita anja anjali anke ankit ann anna annabel annabelle anne anneke
annette annie annika anthony antje antoine antoinette anton antonia antonio anupam anya aparna apinya arabella arash
archana archie ari arjun arlene armando arnaud arnel arthur arturo aryan asger ashley ashok ashwin astrid atieno
audrey augusta auma aurelie ava ayesha ayodele ayumi babak babatunde balaji baptiste baraka barbara barry bartek
bartosz bayani beata beatrice beatrix beatriz becky ben benigno benjamin benoit bernadette bernard bernd bertha beth
bethan bethany bettina betty beverley bhavna bilal billy birgit bisi bjorn blanche blessing bobby bogdan bolanle
bongani boniface bonnie boris brad bram brenda brendan brian brianna bridget bridie britney bronwyn bruce bruna bruno
bryan callum cameron camilla camille caradog carla carlo carlos carlotta carmen caroline carsten carys cassie catalino
catherine cathy catriona cecilia cecilie cecily cedric celeste celestine celia celine cerys cesare chad chanda chandra
charles charlie charlotte chen chiara chidi chidinma chika chinedu chioma chloe chris christel christina christine
christoph christophe christopher chukwuemeka ciara ciaran cillian claire clara clare clarissa claudette claudia
claudio clemens clementine clive clotilde cody colin colleen colm connor conor constance cordelia corinne cormac
cornelia cosima craig cristina cynthia cyril czeslaw dafydd dagmar daiki damien dana daniel daniela danilo danny
daphne daria dario darlene darnell darragh darren dave david davide deandre debbie deborah declan deepa deepak deepika
deirdre delia delphine demetrius denise dennis derek dermot desiree detlef dewi diana diane diarmuid didier diego
dieter dimitri dinesh dirk divina dmitri dolores dominic donal donald donna doreen doris dorothea dorothy doug douglas
duc dumisani duncan dustin dwayne dylan eamon eamonn ebele ed eddie edgar edith edmund edna edoardo eduard eduardo
edward edwin efren efua egbert eileen eilidh eilis eithne eka ekaterina ekene elaine eleanor elena eleri elfriede eli
eliane elias elisa elisabetta eliseo elizabeth elke ella ellen ellie elliot elsie elspeth eluned emanuele emeka emi
emilie emilio emily emma emmanuel emrys enda enid enrico enrique eoghan eoin eric erica erika erin erlinda ermintrude
ernest ernestine ernst esteban estelle esther ethan ethel etienne euan eugenia eugenie eunice euphemia eustace eva
evan evangeline evelyn ewan ezinne fabian fabio fabrice fadil fahad farah farhan farid fatima fatou federica federico
felicity felipe felix femi fenella ferdie ferdinand fergal fergus fernanda fernando fiachra filippo finlay finn fintan
fiona fionnuala fitri florante florian folake folasade frances francesca francis francisco franck francois francoise
franz fraser fred freda freddie frederic freya frieda friedrich fritz fumiko funmi gabriel gabriele gaelle galina
ganesh gareth gary gaurav gavin gearoid geeta gemma generoso genevieve geoff geoffrey georg george georgette georgia
georgina gerald geraldine gerard gerd gerhard germaine gertrude gethin giacomo gianni gillian ginevra giorgio giovanna
giovanni girish gita giulia giuseppe gladys glenda glenys gloria godfrey gonzalo gopal gordon graham grainne grazyna
greg gregor gregory greta grigory griselda guido guillaume guinevere gunnar gunter gunther gwen gwendolyn gwilym habib
hadiza hailey hamid hamish hamza hana hannah hannelore hans harald harold harriet haruka haruto harvey hassan hattie
hector hedwig heidi heike heiko heinrich heinz helen helena helga helmut hendra henk henrietta henry herbert herman
hermione hester hettie hieu hilary hilda hilde hildegard hinata hiroko hiroshi hoang holger horace horst hortense
howard hubert hugh hugo humphrey huong huw hywel iain ian ibrahim ibrahima ida idris ieuan ifeanyi ifeoma ignacio igor
ilaria ilse ilya imelda imogen imran indah indira ines inga inge ingo ingrid ingvild iolo irene irina irma isaac
isabel isabella isabelle isadora isagani isha ishaan isla isolde ivan ivana ivo iwan jabulani jacek jacinta jackie
jacob jacqueline jacques jadwiga jagdish jaime jake jamal james jamie jan jan-willem jane janet janice janneke jaquan
jaroslav jasmin jason jasper jaswinder javier jayant jean-luc jean-pierre jeanne jeannette jeff jemima jen jenna
jennifer jenny jens jeremy jeroen jerome jerry jerzy jess jessamy jessica jill jim jimmy jo joachim joan joana joanna
joanne joao joaquin jocelyn jochen joe joel joelle johan johanna john johnny joko jomar jon jonas jonathan jordan jorg
jorge jorn jose josefina josefine josep joseph josephine josh joshua jost jovelyn joyce juan juanita judith judy
juergen julia julian juliana julie julien juliet julius jun junko jurgen justin justine jutta jyoti kadek kai kaitlyn
kaito kamala kamau kamil kanchan kareem karen karim karin karl karl-heinz karsten kasia kasper kasun katarzyna kate
katharina katherine kathleen kathrin kathryn kathy katie katinka katja katrin katrina katya kavita kavya kayla kayode
kazuo kees keiko keisha keith kelly kelsey ken kendra kenji kenna kenneth kenta kerry kerstin ketut kevin khadija
khalid kieran kim kiran kirill kirsteen kirsten kirsty kishore klara klaus kofi konrad krishna kriti krystyna
krzysztof ksenia kunal kurt kwabena kwame kyle kyoko lachlan lakisha lakshmi lalita lamin lara larisa larry lars
lars-erik latha latoya laura lauren laurence laurent lavinia leah lebo lee leila lena leo leon leonard leonid leonie
leonor leonora leopold lerato leroy lesley leslie leszek letitia lettice lewis liam lidia liesbeth lieselotte ligaya
lilian linda lindsay linh lionel lisa liselotte liwayway liz lizzie llewellyn lloyd lola lorcan lorenzo loretta lorna
lorraine lothar lottie louis louisa louise lourdes lowri lualhati luca lucas lucia lucian luciana luciano lucie
lucille lucinda lucy ludmilla ludovic ludwig luigi luis luisa luiz lukas lukasz luke luzviminda lwazi lydia lynn lynne
lyudmila maarten mabel maciej mackenzie madeleine maeve magali magda magdalena maggie mahesh mair mairead makena
makoto maksim malachy malcolm malgorzata malik malvina mamadou mandla mandy manfred manish manoj mansi manuel manuela
marc marcel marcella marcelo marcia marco marcus mared marek margaret margarida margery margit margot margret
marguerite maria mariam marian mariana maricel marie marieke mariella marietta marijke mariko mario marion marisol
marit marites marivic marjorie markus marlene marlies marta martha martin martina martine mary masako masego mateo
mathias mathieu mathilda mathilde matilda matt matteo matthew matthias matthieu maud maude maureen maurice maurizio
mauro mavis maxim maximilian maximilien maya mayumi mbali mechthild meena meera megan megha megumi mehmet mei mei-ling
mel melanie melissa meredith mhairi mia michael michal michele michelle michiko mickael midori miguel mike mikhail
mildred millicent millie minh minnie minoru miranda mireille miriam mirjam mirko misha mitchell mohamed mohammed mohan
moira molly mona monica monika monique montague morag morgan mortimer morven mpho muhammad muireann mukesh muriel
murray mustafa myfanwy myra nadia nadine naledi nancy nandini naoki naomi narendra natalia natalie natasha nathalie
nathan naveen nawaz neelam neema neeraj neha neil nellie nenita nerea nerys nessa nettie nevaeh neve neville ngoc
ngozi nguyen nhung nia niall niamh nicholas nicola nicole niels nigel nikhil nikita nikolai nilesh nimesh nina njeri
nkechi noah nobu noel nomsa nomvula noor nora norberto noriko norma norman nosipho nuno nyoman obinna odette odile
oisin oksana ola olaf oleg olena olga oliver olivia olivier olu oluwaseun olwen omar omari onyeka ophelia orla orlaith
ortwin oscar oswald ottavio ottilie ottmar otto owain owen oyin pablo paddy padraig palesa pallavi pam pamela paola
paolo paresh pascal pascale pat patrice patricia patrick patrik paul paula pauline pavel pavlo pawel peadar pearse
pedro percy pete peter petr petra petro petronella philip philippa philippe philomena phoebe phong phuong phyllis pia
pierre pieter pietro piotr polina polly pooja poonam prakash pranav prasad prashant pravin preeti prisca priya
priyanka proinsias prunella puja putu quang quentin rachel radha rafael rafal raffaele raghav rahim rahul rainer raj
rajesh raju rakesh ralf ralph ramesh randolph ranjit raquel rasheed rashid rashmi raul ravi raymond razia rebecca
reena reginald regine reinhard reinhold rekha remi renate renato rene renee renuka reynaldo reza rhiannon rhoda rhodri
rhona rhys ricarda ricardo richard rick rika rini rita robert roberta roberto rocio rodel roderick rodney rodrigo
rogelio roger rohan rohit roisin roland rolf romain romana romilly ron ronald ronan ronwen rory rosa rosalie rosalind
rosalinda rosamund rosario rosie rowena roxanne roy ruairi ruaridh rudi rudolf ruediger ruel rufus rupa rupert ruslan
russell ruth ruud ryan ryo sabine sabrina sachin sadhbh sadie sakshi salim sally salvatore sam samantha sameer samir
samuel sandeep sandra sandrine sangeeta sanjana sanjay santosh saoirse sara sarah sarai sarita sasha satish satoshi
saul saurabh seamus sean sebastian seema segun sekou selina selma seraphina sergei sergio seth severine shabnam
shalini shane shaniqua shannon sharon shashi shaun sheetal sheila shilpa shinji shirley shivani shobha shona shota
shreya shyam sian sibusiso sibyl siddharth sidney siegfried sieglinde sigmund sigrid silas silke silvia simon simona
simone simran sindhu sinead siobhan sioned sipho sizwe sjoerd slawomir smita sneha sofia sofie solomon solveig sonia
sonja sophia sophie soren soumya sri srinivas stacey stanislav stanley stefan stefania stefano steffen steffi stella
stephane stephanie stephen steve steven stewart stuart subhash sudha sudhir sujata suman sumit sunil sunita suresh
susan susanna susanne sushma suzanne sven svetlana sybil sylvain sylvester sylvia sylvie szymon tabitha tadashi
tadesse tadeusz tadhg taiwo takashi takeshi takumi tamara tamika tammy tania tanisha tanvi tanya tara taras tariq taro
tarquin tatiana tatjana ted tegan tejas temitope tendai teodoro teresa teresita terry tess tessa teun thabo thaddeus
thandiwe thanh thao thea thelma theo theodora theodore theresa thibault thierry thijs thomas thora thorsten thulani
thuy tiago tiernan tiffany tijana tilda tilo tim timothy tina tobias toby tom tomas tomasz tommy tomoko toni tony
torsten toshi tracey tracy trang treasa trent trevor trish tristan trudi trudy trung tsepo tuan tyrone uche uchenna
udo ugochukwu ulf ulrich ulrike ulysses uma umar urs ursel ursula usha uwe uzma vadim valentin valentina valerie
valerio vanda vandana vanessa varun vasant vasily vaughan velma vera verena vernon veronica veronique vicente vicky
victoria vidya vijay vikas vikram viktor vinay vincent vincente vincenzo vineet vinod violaine violetta virgilio
vitaly vittorio viv vivek vivian vivien vivienne vladimir volodymyr wairimu wallace walter waltraud wanda wangari
wanjiru warren wayan wayne wendy werner wes whitney wiebke wieland wilbur wilfred wilfredo wilhelmina william wilma
wim winfried winifred winnie winston wojciech wolfgang wouter wyn xavi xavier yann yannick yanti yasmin yaw yelena
yetunde yevgeny yogesh yoko yolanda yoshi yui yuki yumi yuri yusra yusuf yves yvette yvonne zach zahra zainab zandile
zanele zara zawadi zbigniew zdenek zelda zena zinhle zita zodwa zoe zsofia zuzana
`;

export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
