/** What a row of the ledger is called in words; one that has none is called what it is. */
const labels: Readonly<Record<string, string>> = {
  DAY0_ACK: 'First letter',
  MORNING_INTENTION: 'Morning intentions',
  MIDDAY_CHECKIN: 'Midday check-in',
  EVENING_REFLECTION: 'Evening reflection',
};

export const stageLabel = (what: string): string => labels[what] ?? what;
