/** A day of the month as it is written: « 2 », « 1er ». */
export const DAY_OF_MONTH = String.raw`\d{1,2}(?:er)?`
