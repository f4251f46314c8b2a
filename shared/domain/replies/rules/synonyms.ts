/** Data: words people use for one another when they speak of a task. */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);
/** Each line is one meaning; the first word stands for all of them. */
const synonymLines = `bread loaf loaves
  optician opticians optometrist
  photocopy photocopies copies copied xerox
  radiator radiators rad rads
  episode ep eps
  certificate cert certs
  account acct
  statement stmt
  professor prof
  advert ad advertisement
  catalogue catalog
  photo photograph pix pics pic picture image snap
  cheque chq cheq chk
  electrician elec sparky lecky
  pharmacy pharm
  deck slides slide presentation ppt prez preso
  timesheet timesheets hours
  letter write wrote recommendation note
  call ring phone telephone rang called spoke spoken
  email mail e-mail
  reply answer respond
  report paperwork
  doctor gp dr surgery
  car auto vehicle ute utes van minivan campervan camper
  bus minibus
  pediatrician paediatrician peds ped
  grocery groceries shopping food
  laundry washing clothes
  vet veterinarian
  plumber plumbing
  dentist dental tooth teeth
  contract agreement
  gym workout training exercise legday weights crossfit lifting
  medication med meds pill pills tablet tablets medicine prescription scrip script tablets
  homework hw assignment
  essay paper
  exam midterm test quiz
  boss manager
  mother-in-law mil
  dog pup puppy
  cook cooking dinner supper
  hospital clinic
  sermon homily
  tax taxes irs
  haircut barber hairdresser
  flight flights plane airfare
  physio pt physiotherapy
  therapist therapy counsellor counselor
  meeting mtg sync standup
  website site
  db database
  pr review
  veg vegetables veggies
  fridge refrigerator
  wheelbarrow barrow
  lawnmower mower
  hoover vacuum vac vacuuming hoovering
  dishes dishwasher
  toddler baby
  wife husband partner
  dad father pop
  grandma gran nan nana granny grandmother
  grandpa grandad granddad
  bike bicycle cycling
  swim swimming
  meditate meditation
  walk stroll
  package parcel pkg
  apply application
  renew renewal
  register registration
  submit submission
  deliver delivery
  inspect inspection
  invoice invoicing billing inv invc invce
  quote estimate
  client customer
  order purchase
  rota roster
  passport visa
  run jog running
  lunch dinner supper
  presentation talk prez preso
  birthday bday
  brother bro
  sister sis
  girlfriend gf
  boyfriend bf
  university uni college
  appointment appts
  child kid kids children
  mum mom mother
  doc docs document
  appt appointment
  invoice bill
  meeting mtg
  apartment flat
  garbage trash rubbish bins
  lawn grass
  message msg text txt
  insurance policy
  library book-return
  ticket tix
  proposal pitch
  chapter ch chap chaps
  study revise revision
  signing sign signed signature`;
export const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const groups = new Map<string, string[]>();
  for (const line of synonymLines.split('\n')) {
    const words = list(line);
    for (const word of words) groups.set(word, [...(groups.get(word) ?? []), words[0] ?? word]);
  }
  return groups;
})();
