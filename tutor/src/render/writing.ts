import type { ActivityData } from '@ariane/shared/contracts/activities'
import { MAX_SPEECH_CHARS } from '@ariane/shared/contracts/audio'
import type { KeyOf } from '../key.ts'
import type { Pack } from '../pack.ts'
import { draw, type Item, ranked } from './deck.ts'
import { lesson } from './lesson.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'
import { spokenWords } from './spoken.ts'

type Data = Extract<ActivityData, { engine: 'writing' }>
type Key = KeyOf<'writing'>

/** Something to answer in one's own words: what is shown, and what it is graded by. */
export type Task = Item & {
  question: string
  expected: Key['expected']
  model: string
  lang: Key['lang']
  shown?: Partial<Omit<Data, 'engine' | 'question' | 'lang'>>
  key?: Partial<Pick<Key, 'spelling' | 'given' | 'mustUse'>>
}

const SIGNS: Record<Key['lang'], readonly string[]> = {
  fr: [],
  en: [],
  es: [...'áéíóúñü¿¡'],
  de: [...'äöüßÄÖÜ'],
}
const MATHS_SIGNS = [...'²³×÷−√']
const FRENCH_SIGNS = [...'àâçéèêîôùûœ']

/** What a keyboard may lack for this answer. */
const signsFor = (lang: Key['lang'], kind?: string): string[] =>
  kind === 'number' || kind === 'algebra' || kind === 'equation' ? MATHS_SIGNS : [...SIGNS[lang]]
export const signsOfText = (lang: Key['lang']) => (lang === 'fr' ? FRENCH_SIGNS : [...SIGNS[lang]])

const SHORT = new Set(['number', 'algebra', 'equation', 'exact', 'conjugation'])
const sizeOf = ({ kind }: Key['expected']): Data['size'] =>
  kind === 'free' ? 'page' : SHORT.has(kind) ? 'line' : 'lines'

const chapterOf = (task: Task, title: string): Chapter => {
  const { question, expected, model, lang, shown, key } = task
  const signs = signsFor(lang, expected.kind)
  return {
    title,
    data: {
      engine: 'writing',
      question,
      size: sizeOf(expected),
      lang,
      ...(signs.length > 0 && { signs }),
      ...(expected.kind === 'free' && { minWords: expected.minWords }),
      ...shown,
    },
    key: { engine: 'writing', expected, model, lang, question, spelling: false, mustUse: [], ...key },
    ...(shown?.oral && { speech: [{ text: spokenWords(question).slice(0, MAX_SPEECH_CHARS), lang: 'fr' as const }] }),
    uses: [task.id],
  }
}

/** The tasks to take first. */
export const best = (context: Context, tasks: readonly Task[], count: number) => ranked(context, tasks).slice(0, count)

/** One chapter for each of the best tasks. */
export const written = (
  context: Context,
  tasks: readonly Task[],
  usual: number,
  titleOf: (n: number) => string,
): Rendered => interactive(draw(context, tasks, usual).map((task, i) => chapterOf(task, titleOf(i + 1))))

/** The language that a question of the pack is answered in: exact words and essays are in the language that is learnt. */
const answerLang = (pack: Pack, { kind }: Key['expected']) => (kind === 'text' ? 'fr' : pack.lang)

/** How strictly the answer to a question of the pack is read. */
export const strictness = (pack: Pack, { expected }: Pack['questions'][number]) => ({
  lang: answerLang(pack, expected),
  spelling: pack.subject === 'Français' && expected.kind === 'exact',
})

/** The questions of a pack as tasks. */
export const questionsOf = (
  pack: Pack,
  fits: (question: Pack['questions'][number]) => boolean,
  shown?: (question: Pack['questions'][number]) => Task['shown'],
): Task[] =>
  pack.questions.filter(fits).map(question => {
    const { lang, spelling } = strictness(pack, question)
    return {
      id: `question:${question.id}`,
      text: question.question,
      difficulty: question.difficulty,
      question: question.question,
      expected: question.expected,
      model: lesson.solution(question),
      lang,
      shown: { hint: question.hint, ...shown?.(question) },
      key: { spelling },
    }
  })
