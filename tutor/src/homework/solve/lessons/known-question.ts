import type { Pack } from '../../../pack.ts'
import { fold, stems } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { goesBack } from './directions.ts'
import { messages } from './messages.ts'
import { subjectPacks } from './subject-packs.ts'

const ASKS =
  /^[^\p{L}]*(?:qui|quel(?:le)?s?|ou|quand|combien|comment (?:appelle|s'appelle|nomme|se nomme)|en quelle|de quoi|a quel|dans quel|par qui|sur quel|que) ?/u
const OTHER =
  /document|\btexte|schema|figure|carte|\bdoc\b|justifi|expliqu|pourquoi|\bpuis\b|selon (?:toi|vous)|d'apres|cite|ton avis|l'auteur|graphique|tableau|photo|\bcette?\b|\bces?\b/
const NEUTRAL = new Set(
  stems(
    'français française France république monde exactement définitivement alors appelle appelle-t-on nomme nom année date',
  ),
)
const isLike = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) > 4 && a.slice(0, 5) === b.slice(0, 5))
const has = (all: readonly string[], word: string) => all.some(other => isLike(other, word))
const readContent = (text: string) => [
  ...new Set(stems(text.replace(/-t-(?:on|il|elle)|-(?:il|elle|ils|elles)\b/g, ' '))),
]
/** Lessons stay as they are: each of their texts is read once. */
const lessonTexts = new Map<string, string[]>()
const lessonContent = (text: string): string[] => {
  const found = lessonTexts.get(text) ?? readContent(text)
  lessonTexts.set(text, found)
  return found
}
const negations = (text: string) =>
  (fold(text).match(/\b(?:pas|jamais|sans|aucun|faux|fausse|intrus|sauf)\b/g) ?? []).join(' ')

/** What a question word looks for: a person is no year. */
const KINDS: [RegExp, string][] = [
  [/^[^\p{L}]*(?:en quelle annee|quand|a quelle date|quelle est la date|en quel siecle)/u, 'when'],
  [
    /^[^\p{L}]*(?:qui|par qui|de qui|a qui|quel (?:roi|empereur|homme|navigateur|savant|philosophe|president))\b/u,
    'who',
  ],
  [/^[^\p{L}]*(?:ou|dans quel(?:le)? (?:ville|pays|region|lieu))\b/u, 'where'],
  [/^[^\p{L}]*combien/u, 'count'],
  [/^[^\p{L}]*comment (?:appelle|s'appelle|nomme|se nomme)/u, 'name'],
  [/^[^\p{L}]*(?:pourquoi|comment)/u, 'how'],
]
const kindOfQuestion = (text: string) => KINDS.find(([pattern]) => pattern.test(fold(text)))?.[1] ?? 'what'

type Known = { question: string; answer: string; accepted: string[]; said: string }

/** Questions of the exercises of a lesson that have one short answer. */
const questionsIn = ({ mcqs, questions }: Pack): Known[] => [
  ...mcqs.flatMap(({ stem, options }) => {
    const right = options.filter(({ correct }) => correct)
    return right.length === 1 && right[0] && right[0].text.length <= 60
      ? [{ question: stem, answer: right[0].text, accepted: [right[0].text], said: `${stem} ${right[0].text}` }]
      : []
  }),
  ...questions.flatMap(({ question, mode, modelAnswer, expected }) =>
    mode === 'short' && expected.kind === 'exact'
      ? [{ question, answer: expected.accepted[0] ?? modelAnswer, accepted: [...expected.accepted], said: modelAnswer }]
      : [],
  ),
]

/** Whether two questions ask the same: their words are the same, neutral ones apart. */
const isSame = (asked: readonly string[], known: readonly string[]) =>
  asked.every(word => has(known, word) || NEUTRAL.has(word)) &&
  known.every(word => has(asked, word) || NEUTRAL.has(word))

const solution = ({ answer, accepted, said }: Known): Solution =>
  writtenSolution({
    kind: 'lesson-question',
    accepted: [...accepted, answer.replace(/^(?:le|la|les|un|une|en|à|par) |^l['’]/i, '')],
    answer,
    steps: [messages.lessonSays(said)],
    rule: messages.lessonRule,
    hints: [...messages.lessonHints],
    minutes: 1,
  })

const HOLE = /\{\{([^{}]+)\}\}/g
/** What a question word may be answered with. */
const fits = (plain: string, hole: string, before: string) => {
  if (/^[^\p{L}]*qui\b/u.test(plain)) return /^\p{Lu}/u.test(hole)
  if (/^[^\p{L}]*ou\b/u.test(plain)) return /^\p{Lu}/u.test(hole) && /\b(?:à|en|au|dans|est)\s*$/iu.test(before)
  if (/quand\b|quelle annee|quelle date/.test(plain))
    return /^(?:\d{1,2}(?:er)? \p{L}+ )?\d{3,4}$/u.test(hole) && /\b(?:en|le|de)\s*$/iu.test(before)
  if (/combien/.test(plain)) return /^\d/.test(hole)
  if (/^[^\p{L}]*comment /u.test(plain))
    return /(?:s[’']appelle(?:nt)?|appelée?s?|nommée?s?|\best|\bsont)(?: (?:un|une|le|la|les|des|l[’'])?)?\s*$/iu.test(
      before,
    )
  return /comment (?:appelle|s'appelle|nomme|se nomme)|quel(?:le)? (?:est|nom)|quel(?:le)? \p{L}+/u.test(plain)
}

/** A sentence of the lesson with the hole that a question asks for: « En 800, … est couronné empereur à Rome. » */
const holesFor = (packs: readonly Pack[], plain: string, asked: readonly string[]): Known[] =>
  packs.flatMap(({ cloze }) =>
    cloze.flatMap(({ text }) => {
      const holes = [...text.matchAll(HOLE)]
      const [only, ...more] = holes
      if (!only || more.length > 0) return []
      const accepted = (only[1] ?? '').split('|')
      const [hole = ''] = accepted
      const rest = lessonContent(text.replace(HOLE, ' '))
      const known = rest.filter(word => !NEUTRAL.has(word))
      const words = asked.filter(word => !NEUTRAL.has(word))
      const covered = known.filter(word => has(words, word)).length
      if (
        words.length < 2 ||
        !words.every(word => has(rest, word)) ||
        goesBack(plain, text.replace(HOLE, hole)) ||
        covered < 0.6 * known.length ||
        has(asked, stems(hole)[0] ?? ' ')
      )
        return []
      return fits(plain, hole, text.slice(0, only.index))
        ? [{ question: text, answer: hole, accepted, said: text.replace(HOLE, hole) }]
        : []
    }),
  )

/** A question that a lesson of the subject asks too, or whose answer stands in one of its sentences. */
export const knownQuestion = (problem: Problem): Solution | undefined => {
  const question = problem.instruction === '' ? problem.body : `${problem.instruction} ${problem.body}`
  const plain = fold(question)
  if (question.length > 160 || !ASKS.test(plain) || OTHER.test(plain) || OTHER.test(fold(problem.context)))
    return undefined
  if (/[?].*[?]/.test(question)) return undefined
  const asked = readContent(plain)
  if (asked.filter(word => !NEUTRAL.has(word)).length < 2) return undefined
  const { own, others } = subjectPacks(problem)
  const all = [...own, ...others]
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).join(' ')
  const same = all
    .flatMap(questionsIn)
    .filter(
      known =>
        isSame(asked, lessonContent(known.question)) &&
        !goesBack(plain, known.question) &&
        kindOfQuestion(known.question) === kindOfQuestion(question) &&
        negations(known.question) === negations(question) &&
        numbers(known.question) === numbers(question),
    )
  // « Quel gaz rejette-t-elle ? »: what « elle » is was told before.
  const isPointing = /-(?:t-)?(?:il|elle)s?\b/.test(plain) && asked.filter(word => !NEUTRAL.has(word)).length < 3
  const found = same.length > 0 ? same : negations(question) === '' && !isPointing ? holesFor(all, plain, asked) : []
  const [first] = found
  const key = (text: string) =>
    fold(text)
      .replace(/^(?:le|la|les|un|une|en|a|par) |^l'/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return first && found.every(({ answer }) => key(answer) === key(first.answer)) ? solution(first) : undefined
}
