import type { TaughtWords } from './is-taught.ts'
import type { TaughtLanguage } from './language.ts'

const LISTS = {
  en: () => import('./words/en.json', { with: { type: 'json' } }),
  es: () => import('./words/es.json', { with: { type: 'json' } }),
  de: () => import('./words/de.json', { with: { type: 'json' } }),
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The words of a language (scripts/taught-words.ts writes them), fetched where it is taught. */
export async function loadWords(lang: TaughtLanguage): Promise<TaughtWords> {
  const { own, mostly, shared } = (await LISTS[lang]()).default
  return { own: toSet(own), mostly: toSet(mostly), shared: toSet(shared) }
}
