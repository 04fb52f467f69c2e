import type { SpokenLanguage } from '../language.ts'
import { lookup } from '../lookup.ts'

/** Each article with what it may stand before: masculine, feminine, neuter, plural; capitals are a plural's gender. */
const ARTICLES: Record<SpokenLanguage, Record<string, string>> = {
  fr: { le: 'm', la: 'f', "l'": 'mf', les: 'mf', un: 'm', une: 'f', des: 'mf', du: 'm', 'de la': 'f', "d'": 'mf' },
  en: { the: '', a: '', an: '', to: '' },
  es: { el: 'm', la: 'f', los: 'M', las: 'F', un: 'm', una: 'f', unos: 'M', unas: 'F' },
  de: { der: 'm', die: 'fp', das: 'n', ein: 'mn', eine: 'f' },
}
const PATTERNS = Object.fromEntries(
  Object.entries(ARTICLES).map(([lang, list]) => [
    lang,
    new RegExp(
      `^(?:(${Object.keys(list)
        .sort((a, b) => b.length - a.length)
        .join('|')})(?:(?<=')| ))(?=.)`,
      'u',
    ),
  ]),
)

/** The article in lower case that a word in lower case begins with. */
export const findArticle = (text: string, lang: SpokenLanguage) => PATTERNS[lang]?.exec(text)?.[1]
/** The text without the article that it begins with. */
export const withoutArticle = (text: string, lang: SpokenLanguage) => text.replace(PATTERNS[lang] ?? '', '')

/** A silent h, and a vowel that is said like 'you'. */
const SILENT = 'our|onest|onou?r|eir'
const YOU = 'uni(?![mnd])|use|eu'
/** « a apple », « an newspaper »; 'an hour', 'a university' and 'an MP' are as they sound. */
const SOUNDS_WRONG = new RegExp(
  `^a (?:h(?:${SILENT})|[aio](?!ne\\b|nce\\b)|e(?![uw])|u(?!ni(?![mnd])|s|t|k))|^an (?:h(?!${SILENT})|${YOU}|[bcdfgjklmnpqrstvwyz][aeiou])`,
)

/** Whether a text in lower case may have its article where the other one has its own, or none. */
export const articlesAgree = (text: string, other: string, lang: SpokenLanguage): boolean => {
  const [one, two] = [findArticle(text, lang), findArticle(other, lang)]
  if (lang === 'en') return text === other || !SOUNDS_WRONG.test(text)
  if (one === undefined || two === undefined) return true
  const kinds = lookup(ARTICLES[lang], two) ?? ''
  return [...(lookup(ARTICLES[lang], one) ?? '')].some(kind => kinds.includes(kind))
}
