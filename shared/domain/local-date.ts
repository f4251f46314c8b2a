/** Calendar dates and clock times as a person in a time zone sees them. */
/** A calendar date, `2026-11-21`, in no particular zone. */
export type LocalDate = string;
