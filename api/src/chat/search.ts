/** As the database folds the words of messages (see the migration): without accents and capitals. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')

/** What somebody looks for, in the language of the database: each word begins one of the message; null without words. */
export function termsOf(words: string): string | null {
  const found = fold(words).match(/[\p{L}\p{N}]+/gu) ?? []
  return found.length > 0 ? found.map(word => `'${word}':*`).join(' & ') : null
}
