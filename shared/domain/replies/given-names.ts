/** Data: given names, none of them a thing too, by which a reply is seen to be signed. */

const names = `
aaron abby abdul abena abigail adam adaeze ade adele adrian agnes ahmed aidan aiden aisha alan alana alejandro alex
alexa alexandra alexis alfie ali alice alicia alina alison alistair allan amanda amara amelia amina amir amit amy ana
anders andre andrea andrew andy angela anita anjali ann anna anne annie anthony antonia antonio anya archie ari arjun
arlene arthur ashley audrey ava ayesha barbara barry beatrice becky ben benjamin bernard beth bethany betty beverley
billy bisi blessing bobby brad brenda brendan brian bridget bruce bryan callum cameron carla carlos carmen caroline
cassie catherine cathy cecilia celeste celia charles charlie charlotte chen chidi chloe chris christina christine
christopher ciara claire clara clare claudia colin colleen colm connor conor corinne craig cynthia dana daniel daniela
danny darlene darren dave david debbie deborah declan deepa deirdre denise dennis derek diana diane diego dmitri
dominic donald donna doreen doris dorothy doug douglas duncan dylan ed eddie edith eduardo edward efua eileen elaine
eleanor elena eli elias elizabeth ella ellen ellie elliot elsie emeka emily emma emmanuel enrique eoin eric erica
erika erin ernest esther ethan eva evan evelyn farah fatima felicity felix femi fergus fernando finn fiona frances
francesca francis fred freddie freya gabriel gareth gary gavin gemma geoff geoffrey george georgia georgina gerald
gerard gillian giovanni giulia gloria gordon graham greg greta hamish hana hannah hans harold harriet harvey hassan
hector heidi helen helena henry hilary howard hugh hugo ian ibrahim ida imogen imran ines ingrid irene isaac isabel
isabella isla ivan jackie jacob jacqueline jake james jamie jan jane janet janice jason javier jeff jen jenna jennifer
jenny jeremy jerry jess jessica jill jim jimmy joan joanna joanne joe joel johan johanna john johnny jon jonas
jonathan jordan jorge jose joseph josephine josh joshua joyce juan judith judy julia julian juliana julie juliet jun
justin kai karen karim karl kate katherine kathleen kathryn kathy katie katrina kavita kayla keith kelly ken kenneth
kerry kevin khadija kim kirsten kirsty klaus kofi kwame kyle lakshmi lara larry lars laura lauren laurence leah lee
leila lena leo leon leonard leroy lesley leslie lewis liam linda lindsay lisa liz lizzie lloyd lola lorna lorraine
louis louisa louise luca lucas lucia lucy luis lukas luke lydia lynn lynne mabel maggie malcolm mandy manuel marc
marco marcus margaret maria marian marie marina mario marion marisol marta martha martin mary mateo matt matthew
maureen maurice maya megan mei mel melanie melissa mia michael michelle miguel mike miranda miriam mitchell mohamed
mohammed moira molly monica monika morgan muhammad murray nadia nancy naomi natalie natasha nathan neha neil nellie
neve ngozi niall niamh nicholas nicola nicole nigel nikhil nina noah noel noor nora norma odette ola olga oliver
olivia olu omar oscar owen pablo paddy pam pamela pat patricia patrick paul paula pauline pedro pete peter petra
philip phoebe phyllis pia pierre piotr polly priya rachel rafael rahul raj rajesh ralph ramesh raymond rebecca rhys
ricardo richard rick rita robert roberta roberto roger rohan rohit roisin roland ron ronald rory rosa rosalind rosie
roy rupert russell ruth ryan sabrina sadie sally sam samantha samir samuel sandra sanjay sara sarah sasha saul sean
sebastian selina seth shane shannon sharon shaun sheila shirley shona sian sibusiso siddharth simon sinead sipho
siobhan sofia sonia sophia sophie stacey stanley stella stephanie stephen steve steven stewart stuart sunil sunita
susan susanna suzanne sven sylvia tamara tammy tania tanya tara ted teresa terry tess tessa theo theresa thomas tim
timothy tina tobias toby tom tomas tommy toni tony tracey tracy trevor trish umar una ursula uma valerie vanessa vera
vernon veronica vicky victoria vikram vincent viv vivian vivien walter wanda warren wayne wendy wes wilfred william
winifred xavier yasmin yolanda yusuf yuki yvonne zach zara zoe zainab
`;

export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
