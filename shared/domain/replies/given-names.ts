/** Data: given names, by which a line of its own below a reply is known for how it is signed. */

const names = `
aaron abby abdul abena abigail adam adaeze ade adele adrian agnes ahmed aidan aiden aisha alan alana alejandro alex alexa
alexandra alexis alfie ali alice alicia alina alison alistair allan amanda amara amelia amina amir amit amy ana anders andre
andrea andrew andy angela angus anita anjali ann anna anne annie anthony antonia antonio anya april archie ari arjun arlene
arthur asha ashley audrey ava ayesha barbara barry beatrice becky ben benjamin bernard beth bethany betty beverley bill
billy bisi blessing bob bobby bonnie brad brenda brendan brian bridget bruce bryan callum cameron carla carlos carmen carol
caroline cassie catherine cathy cecilia celeste celia charles charlie charlotte chen chidi chloe chris christina christine
christopher ciara claire clara clare claudia clive colin colleen colm connor conor corinne craig cynthia daisy dan dana daniel
daniela danny darlene darren dave david dawn dean debbie deborah declan deepa deirdre denise dennis derek diana diane diego
dmitri dominic don donald donna doreen doris dorothy doug douglas duncan dylan ed eddie edith eduardo edward efua eileen
elaine eleanor elena eli elias elizabeth ella ellen ellie elliot elsie emeka emily emma emmanuel enrique eoin eric erica erika
erin ernest esther ethan eva evan eve evelyn faith farah fatima felicity felix femi fergus fernando finn fiona frances
francesca francis frank fred freddie freya gabriel gareth gary gavin gemma geoff geoffrey george georgia georgina gerald
gerard gillian giovanni giulia glenn gloria gordon grace graham grant greg greta guy hamish hana hannah hans harold harriet
harry harvey hassan hazel heather hector heidi helen helena henry hilary howard hugh hugo ian ibrahim ida imogen imran ines
ingrid irene iris isaac isabel isabella isla ivan ivy jack jackie jacob jacqueline jade jake james jamie jan jane janet
janice jasmine jason javier jay jean jeff jen jenna jennifer jenny jeremy jerry jess jessica jill jim jimmy jo joan joanna
joanne joe joel johan johanna john johnny jon jonas jonathan jordan jorge jose joseph josephine josh joshua joy joyce juan
judith judy julia julian juliana julie juliet jun june justin kai karen karim karl kate katherine kathleen kathryn kathy katie
katrina kavita kay kayla keith kelly ken kenneth kerry kevin khadija kim kirsten kirsty klaus kofi kwame kyle lakshmi lara
larry lars laura lauren laurence leah lee leila lena leo leon leonard leroy lesley leslie lewis liam lily linda lindsay lisa
liz lizzie lloyd lola lorna lorraine louis louisa louise luca lucas lucia lucy luis lukas luke lydia lynn lynne mabel maggie
malcolm mandy manuel marc marco marcus margaret maria marian marie marina mario marion marisol mark marta martha martin mary
mateo matt matthew maureen maurice max maya megan mei mel melanie melissa mia michael michelle miguel mike mila miles miranda
miriam mitchell mohamed mohammed moira molly mona monica monika morgan muhammad murray nadia nana nancy naomi natalie natasha
nathan neha neil nell nellie neve ngozi niall niamh nicholas nick nicola nicole nigel nikhil nina noah noel noor nora norma
norman odette ola olga oliver olivia olu omar oscar owen pablo paddy pam pamela pat patricia patrick paul paula pauline pedro
penny pete peter petra philip phoebe phyllis pia pierre piotr polly poppy priya rachel rafael rahul raj rajesh ralph ramesh
raymond rebecca reg rhys ricardo richard rick rita rob robert roberta roberto robin rod roger rohan rohit roisin roland ron
ronald rory rosa rosalind rose rosemary rosie roy rupert russell ruth ryan sabrina sadie sally sam samantha samir samuel sandra
sandy sanjay sara sarah sasha saul sean sebastian selina seth shane shannon sharon shaun sheila shirley shona sian sibusiso
siddharth simon sinead sipho siobhan sofia sonia sophia sophie stacey stan stanley stella stephanie stephen steve steven
stewart stuart sue sunil sunita susan susanna suzanne sven sylvia tamara tammy tania tanya tara ted teresa terry tess tessa
theo theresa thomas tim timothy tina tobias toby tom tomas tommy toni tony tracey tracy trevor trish umar una ursula uma
valerie vanessa vera vernon veronica vicky victor victoria vikram vincent violet viv vivian vivien walter wanda warren wayne
wendy wes wilfred will william winifred xavier yasmin yolanda yusuf yuki yvonne zach zara zoe zainab
`;

export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
