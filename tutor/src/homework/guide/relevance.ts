import { stems } from '../../words.ts'
import { readShape } from './shape.ts'
import { readTasks, type Task } from './task-family.ts'

/** Share of what a question speaks of that another text has to speak of too. */
const ENOUGH = 0.34
/** Open tasks put the same words to many ends: more of them has to be shared. */
const ENOUGH_FOR_OPEN = 0.5
const OPEN = new Set(['identify', 'explain', 'define', 'describe', 'write', 'prove', 'compare'])
const MAX_CHARS = 1000

/** What is done, and how it is put, says nothing of what a question is about. */
const SAYS_NOTHING = new RegExp(
  `^(?:${[
    '\\d.*|.|',
    '(?:calcul|determin|trouv|donn|indiqu|expliqu|montr|demontr|justifi|prouv|resou|resol|factoris|develop|redui|convert|complet',
    '|conjug|tradui|defini|nomm|relev|ecri|redig|enonc|decri|repond|respond|arrond|simplifi|precis|present|propos|appu|utilis|emploi',
    '|argument|racont|paragraph|reform|detail)\\p{L}{0,5}',
    '|franc|francais|cit|quel|comment|exercic|respons|reponse|resultat|valeur|dixiem|centiem|unit|express|expression|cm|km|mm|kg|min|phras|suivant',
    '|mot|text|document|cour|lecon|class|exempl|etap|mesur|construit|form|vingtain|pend|verb|demand|dizain|quinzain|trentain|lign|sujet|redaction',
    '|the|what|who|of|to|is|an?|and|in|with|write|put|use|into',
  ].join('')})$`,
  'u',
)
/** There the words behind the colon and between quotation marks are what is worked on, not what it is about. */
const ON_EXAMPLES = new Set(['transform', 'conjugate', 'complete', 'translate', 'decompose'])

const withoutExamples = (text: string) => text.replace(/«[^«»]*»|"[^"]*"/g, ' ').replace(/:\s[\s\S]*$/u, '')

/** What a question speaks of: its stems, once each. */
export const subjectStems = (text: string, limit = MAX_CHARS) => [
  ...new Set(stems(text.slice(0, limit)).filter(stem => !SAYS_NOTHING.test(stem))),
]

/** « passive » and « passif » are one word. */
const ROOT = 5
const isAlike = (one: string, other: string) =>
  one === other || (one.length >= ROOT && other.length >= ROOT && one.slice(0, ROOT) === other.slice(0, ROOT))

const coverage = (wanted: readonly string[], text: string): number => {
  const present = stems(text)
  return wanted.filter(stem => present.some(other => isAlike(stem, other))).length / wanted.length
}

/** What is quoted is worked on: the subject is what is said around it, where anything is. */
const aroundQuotes = (text: string) => {
  const around = text.replace(/«[^«»]*»|"[^"]*"/g, ' ')
  return subjectStems(around).length > 0 ? around : text
}

/** The pupil’s own sentence, worked on in the same way, would be his answer. */
const isOwnSentence = (question: string, twin: string): boolean => {
  const own = [...new Set(stems(question.slice(0, MAX_CHARS)).filter(stem => !SAYS_NOTHING.test(stem)))]
  const examples = own.filter(stem => !stems(withoutExamples(question)).includes(stem))
  return examples.length >= 3 && coverage(examples, twin) >= 0.9
}

const isSame = (one: Task, other: Task) => one.family === other.family && one.wanted === other.wanted

const BOLD = /\*\*([^*]+)\*\*/g
const MIN_LETTERS = 4

/**
 * Whether a section of a lesson speaks of what a question is about. Words in common are enough only where the section is about
 * them: one that stands in its title, two among its terms, which are bold, or all that a short question names.
 */
export const isRelevantReminder = (question: string, section: string): boolean => {
  const isOnExamples = readTasks(question).some(({ family }) => ON_EXAMPLES.has(family))
  const wanted = subjectStems(isOnExamples ? withoutExamples(question) : question)
  const present = new Set(stems(section))
  const shared = wanted.filter(stem => present.has(stem))
  if (shared.length === 0 || shared.length / wanted.length < ENOUGH) return false
  const title = new Set(stems(/^\*\*([^*\n]+)\*\*/.exec(section)?.[1] ?? ''))
  const terms = new Set([...section.matchAll(BOLD)].flatMap(([, term = '']) => stems(term)))
  // Without a title and terms it is a single rule.
  if (terms.size === 0) return shared.length > 1
  const named = shared.filter(stem => stem.length >= MIN_LETTERS && terms.has(stem))
  if (named.length > 1 || named.some(stem => title.has(stem))) return true
  return named.length === 1 && shared.length === wanted.length && wanted.length <= 2
}

/**
 * Whether an exercise shows how a question is worked on: it wants the same done, about the same things. A question that names
 * nothing, « Calcule 3/4 + 1/8 », has to have the same shape.
 */
export const isRelevantTwin = (question: string, twin: string): boolean => {
  const known = readTasks(twin)
  const task = readTasks(question).find(one => known.some(other => isSame(one, other)))
  if (!task || (ON_EXAMPLES.has(task.family) && isOwnSentence(question, twin))) return false
  const wanted = subjectStems(ON_EXAMPLES.has(task.family) ? withoutExamples(question) : aroundQuotes(question))
  if (wanted.length > 0) return coverage(wanted, twin) >= (OPEN.has(task.family) ? ENOUGH_FOR_OPEN : ENOUGH)
  const shape = readShape(question)
  return shape !== undefined && shape === readShape(twin)
}
