/** Data: words people use for one another when they speak of a task. */

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Each line is one meaning; the first word stands for all of them. */
const synonymLines = `photo pix pics pic picture image snap
  deck slides slide presentation ppt
  timesheet timesheets hours
  letter write wrote recommendation note
  call ring phone telephone rang called
  email mail e-mail
  reply answer respond
  report paperwork
  doctor gp dr surgery
  car auto vehicle ute van
  grocery groceries shopping food
  laundry washing clothes
  vet veterinarian
  plumber plumbing
  dentist dental tooth teeth
  contract agreement
  gym workout
  run jog running
  lunch dinner supper
  presentation talk
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
  signing sign signed signature`;

export const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const groups = new Map<string, string[]>();
  for (const line of synonymLines.split('\n')) {
    const words = list(line);
    for (const word of words) groups.set(word, [...(groups.get(word) ?? []), words[0] ?? word]);
  }
  return groups;
})();
