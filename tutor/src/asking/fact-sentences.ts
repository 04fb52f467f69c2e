import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { messages } from './messages.ts'
import { listStems } from './question-words.ts'
import { fillGaps, sayFact, sayTerm } from './say.ts'
import { splitSentences } from './sentence-passages.ts'

/** One sentence of a lesson, with what stands around it. */
export type FactSentence = {
  /** What the pupil reads: the sentence, with the one before where it leans on it. */
  text: string
  section: string | null
  /** Where an answer is looked for. */
  said: string
  stems: ReadonlySet<string>
  /** Stems of what it is about without saying so: the title, the sentence before, the question that it answers. */
  around: ReadonlySet<string>
  /** Of a text to read: what happens in it is no answer in general. */
  isStory: boolean
}

const LEANS =
  /^(?:[-*\s]*)(?:Ils?|Elles?|Ce|C’|Cette|Cet|Ces|Cela|On|Son|Sa|Ses|Leurs?|Mais|Donc|Ainsi|Celle|Celui|Puis|Ensuite|Là)(?!\p{L})/u

/** « un rectangle qui n’est pas un carré » says nothing of squares. */
const EXCLUDED =
  /(?:qui|s’il|s’ils|elles?|ils?) (?:n’est|ne sont|n’était|n’étaient) pas (?:(?:une?|des|les?|la) )?\p{L}+|(?:sauf|excepté|hormis|à part) (?:les? |la |l’)?\p{L}+/gu

const write = (said: string, around: string, section: string | null = null, text = said): FactSentence => ({
  text,
  section,
  said,
  stems: new Set(listStems(said.replaceAll('*', '').replace(EXCLUDED, ' '))),
  around: new Set(listStems(around)),
  isStory: false,
})

const fromBody = (title: string, body: string, section: string | null): FactSentence[] => {
  const all = splitSentences(body).filter(sentence => !/^\|?\s*-{3}/.test(sentence))
  return all.map((sentence, i) => {
    const before = all[i - 1] ?? ''
    const bare = sentence.replace(/^[-*]\s+/, '')
    return write(
      bare,
      `${title} ${before}`,
      section,
      LEANS.test(sentence) && before !== '' ? `${before} ${bare}` : bare,
    )
  })
}

const known = new WeakMap<Pack, FactSentence[]>()

/** All that a lesson says in a sentence, exercises with an answer of their own included. */
export const listFactSentences = (pack: Pack): FactSentence[] => {
  const before = known.get(pack)
  if (before) return before
  const { summary } = pack
  const all = [
    ...summary.sections.flatMap(({ title, body }) => fromBody(title, body, title)),
    ...summary.keyPoints.map(point => write(point, '')),
    ...pack.facts.map(fact => write(sayFact(fact), '')),
    ...pack.terms.map(term => write(sayTerm(term), '')),
    ...pack.events.map(({ date, label, detail }) =>
      write(sentences(`**${messages.date(date)}** : ${label}.`, detail), ''),
    ),
    ...pack.cloze.map(({ text }) => write(fillGaps(text), '')),
    ...pack.reasons.map(({ statement, because }) => write(sentences(statement, because), '')),
    ...pack.mcqs.map(({ stem, options, why }) => {
      const right = options.filter(({ correct }) => correct).map(({ text }) => text)
      const text = `${stem}\n\n${sentences(`**${right.join(' ; ')}**`, why)}`
      return write(`${right.join(' ; ')}. ${why}`, stem, null, text)
    }),
    ...pack.questions
      .filter(({ expected }) => expected.kind !== 'free')
      .map(({ question, modelAnswer, course }) =>
        write(modelAnswer, question, null, sentences(modelAnswer, /[$]/.test(course) ? '' : course)),
      ),
    ...pack.questions.map(({ course }) => write(course, '')),
    ...fromBody('', summary.intro, null),
    ...pack.texts.flatMap(({ title, body }) =>
      fromBody(title, body, null).map(sentence => ({ ...sentence, isStory: true })),
    ),
  ]
  known.set(pack, all)
  return all
}
