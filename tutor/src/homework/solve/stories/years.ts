import { rational } from '../../../maths/rational.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-world.ts'

const YEAR = String.raw`(?:l'an )?(\d{2,4})`
const BETWEEN = [
  new RegExp(`\\b(?:de|depuis) ${YEAR} (?:a|jusqu'en|jusqu'a) ${YEAR}\\b`, 'gu'),
  new RegExp(`\\bentre ${YEAR} et ${YEAR}\\b`, 'gu'),
  new RegExp(
    `\\ben ${YEAR}[^.;\\d]{1,80}? (?:et |jusqu')?(?:s'acheve|se termine|prend fin|finit|meurt|mort|fin|abdique|tombe)[^.;\\d]{0,30} en ${YEAR}\\b`,
    'gu',
  ),
  /(?<![\d-])(\d{3,4})-(\d{3,4})(?![\d-])/gu,
  /\((?:en |vers )?(\d{3,4})\)[^.;\d]{0,120}? et [^.;\d]{1,120}?\((?:en |vers )?(\d{3,4})\)/gu,
  /\ben (\d{3,4})\.\s+combien d'annees (?:apres|plus tard|separent)[^.;\d]{1,100}?(?:\(|en )(\d{3,4})\)?/gu,
  /\ben (\d{3,4})\b[^.;\d]{1,120}? jusqu'(?:en|a) (\d{3,4})\b/gu,
  /\b(?:commence|debute|nait|nee?|monte sur le trone|arrive au pouvoir|devient \p{L}+|couronnee?|fondee?|creee?)(?: \S+){0,4}? en (\d{3,4})\b[^;\d]{1,120}? en (\d{3,4})\b/gu,
]
const ASKS =
  /combien d'annees|combien de temps|quelle (?:est|a ete|fut) (?:la|sa) duree|(?:calcul\w*|donn\w*|determin\w*|indiqu\w*) (?:la |sa )duree|pendant combien/
const SUBJECTS = new Set(['Histoire', 'EMC', 'Géographie', 'Français'])
const OTHER = /av(?:ant|\.) ?j|apres j|\bsi\b|%|siecles? |pourquoi|expliqu|justifi|depuis combien/

/** How many years lie between the only two that are told. */
export const yearsElapsed = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded, whole, wholeFolded } = problemText(problem)
  if (!SUBJECTS.has(problem.subject ?? '') || whole.length > 400) return undefined
  if (!ASKS.test(askedFolded) || OTHER.test(wholeFolded)) return undefined
  const all = BETWEEN.flatMap(pattern => [...wholeFolded.matchAll(pattern)])
  const [match, ...more] = all.filter(
    (one, i) => all.findIndex(other => other[1] === one[1] && other[2] === one[2]) === i,
  )
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || more.length > 0 || from >= to || to > 2100) return undefined
  if (/\d/.test(wholeFolded.replace(match[0], ' ').replace(/\b[a-z]+ (?:xiv|[ivx]+)\b/g, ' '))) return undefined
  // One thing is told, and the question is about it.
  if (asked.split(/[.?]/).filter(part => part.trim() !== '').length > 2) return undefined
  const isCounted = /combien d'annees/.test(askedFolded)
  return measuredSolution({
    kind: 'years',
    value: rational(to - from),
    unit: '',
    noun: isCounted ? 'années' : 'ans',
    steps: [messages.elapsed(`${to} - ${from} = ${to - from}`)],
    sentence: messages.elapsedIs,
    rule: messages.elapsedRule,
    hints: [...messages.elapsedHints],
    minutes: 1,
  })
}

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ')
const CENTURY = [
  /^(?:a|dans|de|en|du)? ?quel siecle (?:appartient|est|correspond|se situe|se trouve|se place|date|fait partie)? ?(?:se situe |se trouve )?(?:l'annee|l'an|la date(?: de)?|en)? ?(?<year>\d{1,4})(?<bc> av(?:ant|\.) ?j\S*(?: ?-? ?c\.?)?)? ?[.?]*$/u,
  /^(?:a|dans|en) quel siecle (?:appartient|sommes-nous|est-on|se situe|se trouve)[^\d?]{0,30} (?<year>\d{1,4})(?<bc> av(?:ant|\.) ?j\S*(?: ?-? ?c\.?)?)? ?[.?]*$/u,
  /^(?:donn\w*|indiqu\w*|ecri\w*|trouv\w*|determin\w*) (?:le|les|a quel) siecles?[^\d?:]{0,60}[: ] ?(?:l'annee |l'an )?(?<year>\d{1,4})(?<bc> av(?:ant|\.) ?j\S*(?: ?-? ?c\.?)?)? ?[.?…=]*$/u,
]

/** « … disparaît en 476. À quel siècle cela correspond-il ? »: the only year that is told. */
const onlyYear = (problem: Problem, asked: string): string | undefined => {
  const { givenFolded } = problemText(problem)
  const all = givenFolded.match(/\d+/g) ?? []
  const year = /\b(?:en|l'an|annee) (\d{3,4})\b/.exec(givenFolded)?.[1]
  const isAsked =
    /^(?:a|dans|de|en|au)? ?quel siecle (?:(?:cela|cette date|cet evenement|cette annee|ceci) )?(?:est-ce|correspond|se situe|a-t-il lieu|a-t-elle lieu|cela|se passe|sommes-nous)[^?\d]{0,30}\?$/.test(
      asked,
    )
  return isAsked && all.length === 1 && !/av(?:ant|\.) ?j/.test(givenFolded) ? year : undefined
}

/** The century of a year. */
export const centuryForYear = (problem: Problem): Solution | undefined => {
  const { askedFolded } = problemText({ ...problem, context: '' })
  const asked = askedFolded.replace(/\s+/g, ' ').trim()
  const groups = CENTURY.map(pattern => asked.match(pattern)).find(match => match !== null)?.groups
  const year = Number(groups?.year ?? onlyYear(problem, asked))
  const number = Math.ceil(year / 100)
  const roman = ROMAN[number - 1]
  if (!Number.isInteger(year) || year < 1 || roman === undefined) return undefined
  const era = groups?.bc === undefined ? '' : ' av. J.-C.'
  const ending = number === 1 ? 'er' : 'e'
  const century = `${roman}${ending} siècle${era}`
  const plain = `${number}${ending} siècle${era}`
  const short = [`${roman}${ending}`, roman, `${number}${ending}`].map(text => `${text}${era}`)
  return writtenSolution({
    kind: 'century',
    accepted: [century, plain, ...short, `au ${century}`, `le ${century}`, `${number}ème siècle${era}`],
    answer: century,
    steps: [
      year % 100 === 0
        ? messages.lastOfCentury(`${year}${era}`, century)
        : messages.hundreds(`${year}${era}`, messages.wholeHundreds(Math.floor(year / 100)), century),
    ],
    rule: messages.centuryRule,
    hints: messages.centuryHints,
    minutes: 1,
  })
}
