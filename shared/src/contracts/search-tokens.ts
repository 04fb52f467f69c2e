/** Folds words like the database does for messages (see the migration of the chat): without accents and case. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')

/** The words of a text as the chat's search compares them, in order; none for a text without letters. */
export const searchTokens = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
