/** As the database folds the words of messages (see the migration of the chat): without accents and capitals. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')

/** The words of a text as the search of the chat compares them, in their order; none for a text without letters. */
export const searchTokens = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
