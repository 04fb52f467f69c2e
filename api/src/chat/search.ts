import { searchTokens } from '@ariane/shared/contracts/search-tokens'

/** What somebody looks for, in the language of the database: each word begins one of the message; null without words. */
export function buildSearchQuery(words: string): string | null {
  const found = searchTokens(words)
  return found.length > 0 ? found.map(word => `'${word}':*`).join(' & ') : null
}
