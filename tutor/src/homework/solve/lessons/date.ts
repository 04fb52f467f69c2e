import type { Pack } from '../../../pack.ts'
import { fold, stems } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { subjectPacks } from './subject-packs.ts'

const ASKS =
  /^[^\p{L}]*(?:quand |en quelle annee|a quelle date|quelle est (?:la date|l'annee)|(?:donne\w*|indiqu\w*|cit\w*|rappel\w*|ecri\w*) (?:la date|l'annee)|date (?:de |du |des |d'|la |le |l'))/u
const OTHER = /siecle|pourquoi|comment|combien|cause|consequence|duree|justifi|expliqu|periode|dates|\bpuis\b/
/** Words of the question that name no event. */
const ASKING = new Set(
  stems(
    'date année lieu eu a-t-elle a-t-il ont quand quelle donne indique cite rappelle écris est-ce passée déroulée déroule',
  ),
)

type Event = Pack['events'][number]
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

const parse = (date: string) => {
  const [, sign = '', year = '', month, day] = date.match(/^(-?)(\d{1,4})(?:-(\d\d))?(?:-(\d\d))?$/) ?? []
  const shown = `${Number(year)}${sign === '' ? '' : ' av. J.-C.'}`
  const named = month === undefined ? undefined : MONTHS[Number(month) - 1]
  const first = day === '01' ? '1er' : String(Number(day))
  return { year: shown, full: named === undefined ? shown : `${day === undefined ? '' : `${first} `}${named} ${shown}` }
}

const key = (text: string) =>
  [...new Set(stems(text))]
    .filter(stem => !ASKING.has(stem))
    .toSorted()
    .join(' ')

/** Verbs that say what an event is called by a noun: « le mur tombe » is its fall. */
const NOUNS: [RegExp, string][] = [
  [/\b(?:tombe|tombe-t-il|s'effondre(?:-t-il)?|chute)\b/g, 'chute fin'],
  [/\b(?:commence|debute|eclate)\b/g, 'début'],
  [/\b(?:s'acheve|se termine|prend fin|finit)\b/g, 'fin'],
  [/\b(?:est-il|est-elle|est) (?:\p{L}+ment )?(?:aboli|abolie)\b/gu, 'abolition'],
  [/\b(?:est-il|est-elle|est) couronnee?\b/g, 'couronnement couronné'],
  [/\b(?:nait|est nee?)\b/g, 'naissance'],
  [/\b(?:meurt|est mort|est morte)\b/g, 'mort'],
  [/\b(?:est-il|est-elle|est) (?:signee?|proclamee?|adoptee?|assassinee?|elue?)\b/g, ''],
]
const isLike = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) > 4 && a.slice(0, 5) === b.slice(0, 5))

/** Events all of whose words the question says, which says nothing that they do not say. */
const eventsStated = (packs: readonly Pack[], plain: string): Event[] => {
  const asked = stems(plain.replace(/-t-(?:il|elle|on)|-(?:il|elle)s?\b/g, ' ')).filter(word => !ASKING.has(word))
  const more = NOUNS.flatMap(([pattern, noun]) => (plain.match(pattern) ? stems(noun) : []))
  const replaced = NOUNS.flatMap(([pattern]) => stems((plain.match(pattern) ?? []).join(' ')))
  const said = [...asked, ...more]
  return packs.flatMap(({ events }) =>
    events.filter(({ label, detail = '' }) => {
      if (/vers|environ|\(/.test(label)) return false
      const own = stems(label)
      const extra = new Set([
        ...own,
        ...stems(detail),
        ...stems('définitivement première fois France français premier empereur'),
      ])
      const named = own.filter(word => said.some(other => isLike(other, word)))
      const isFirst = /premi/.test(plain) === /premi/i.test(label)
      return (
        isFirst &&
        own.length >= 2 &&
        named.length >= own.length - (own.length > 3 ? 1 : 0) &&
        asked.every(word => replaced.includes(word) || [...extra].some(other => isLike(other, word)))
      )
    }),
  )
}

const eventsNamed = (packs: readonly Pack[], wanted: string): Event[] =>
  packs.flatMap(({ events }) => events.filter(({ label }) => !/vers|environ|\(/.test(label) && key(label) === wanted))

/** The date of an event that a lesson of the subject names in the same words. */
export const dateEvent = (problem: Problem): Solution | undefined => {
  const question = problem.instruction === '' ? problem.body : `${problem.instruction} ${problem.body}`
  const plain = fold(question)
  if (question.length > 200 || !ASKS.test(plain) || OTHER.test(plain)) return undefined
  const wanted = key(question)
  const { own, others } = subjectPacks(problem)
  const all = [...own, ...others]
  const exact = wanted === '' ? [] : eventsNamed(all, wanted)
  const found = exact.length > 0 ? exact : wanted === '' ? [] : eventsStated(all, plain)
  const years = new Set(found.map(({ date }) => parse(date).year))
  const event = found.toSorted((one, other) => other.date.length - one.date.length)[0]
  if (!event || years.size !== 1) return undefined
  const { year, full } = parse(event.date)
  const typed = /annee/.test(plain) ? year : full
  return {
    kind: 'date',
    expected: { kind: 'exact', accepted: [...new Set([typed, full, year, `${event.label} : ${full}`])] },
    setting: { lang: 'fr', spelling: false },
    typed,
    answer: typed,
    steps: [messages.event(event.label, full), ...(event.detail ? [event.detail] : []), messages.dateAnswer(typed)],
    rule: messages.dateRule,
    hints: [...messages.dateHints],
    minutes: 2,
  }
}
