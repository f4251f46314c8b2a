/** Data: things of everyday lists that are never one another, however alike what is done. */

/** Words between strokes are one thing; each line holds things of one kind. */
const kinds = `
mum/mom/mother/mam/mama dad/father/papa sister/sis brother/bro nan/gran/grandma/nana/granny grandad/grandpa aunt/auntie/aunty uncle husband/hubby wife/missus son daughter
dentist doctor/gp/surgery vet/vets plumber/plumbing electrician landlord accountant lawyer/solicitor bank school nursery optician physio insurer council
dog/pup/puppy/pooch cat/kitten/kitty horse/pony/mare chickens/hens/hen fish rabbit/bunny goat/goats sheep/ewes/flock cow/cows/herd pig/pigs parrot
car van truck/lorry bike/bicycle motorbike boat tractor bus caravan
kitchen bathroom/loo/toilet bedroom garage shed garden/yard attic/loft basement/cellar hallway lounge porch
dishes/plates/pots windows/window floor/floors fridge/freezer oven laundry/washing/clothes sheets/bedding curtains bins/trash/rubbish/garbage carpet/rug lawn/grass hedge/hedges
shirt/shirts trousers/jeans dress/gown coat/jacket uniform/uniforms shoes boots
invoice/invoices timesheet/timesheets budget essay thesis quote/estimate slides/deck minutes payroll syllabus
`;

/** What comes before "bill": whose, and for what. */
const bills = `
phone/mobile/cell electricity/electric/power gas water internet/broadband/wifi rent mortgage council credit insurance hospital vet heating garage
`;

/** A word's thing, by a name that words for the same thing share. */
function read(lines: string): ReadonlyMap<string, string> {
  const things = lines.trim().split(/\s+/);
  return new Map(things.flatMap((thing) => thing.split('/').map((word) => [word, thing])));
}

export const thingByWord = read(kinds);
export const billByWord = read(bills);
