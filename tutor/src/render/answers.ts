import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../generators/index.ts'
import { messages } from '../messages-writing.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { titleOf } from './lesson.ts'
import type { Context, Rendered } from './module.ts'
import { withoutTables } from './spoken.ts'
import { best, questionsOf, type Task, written } from './writing.ts'

const ATTEMPTS_EACH = 4

/** Exercises that are made up for this module, to be answered by writing. */
const exercises = ({ pack, random }: Context, count: number): Task[] => {
  const made = new Map<string, Task>()
  const known = pack.generators.flatMap(({ name, params }) => {
    const generator = lookup(generators, name)
    return generator ? [{ name, params, generator }] : []
  })
  for (let attempt = 0; known.length > 0 && made.size < count && attempt < count * ATTEMPTS_EACH; attempt++) {
    const one = known[attempt % known.length]
    if (!one) break
    const { statement, expected, answer, steps, hint, minutes } = one.generator(random, one.params)
    made.set(statement, {
      id: `exercise:${one.name}:${statement}`,
      text: statement,
      difficulty: Math.min(3, Math.max(1, minutes - 1)),
      question: statement,
      expected,
      model: [...steps.map((step, i) => `${i + 1}. ${step}`), '', `**${answer}**`].join('\n'),
      lang: 'fr',
      shown: { hint },
    })
  }
  return [...made.values()]
}

/** Numbers, words and short explanations; a maths pack adds exercises with new numbers. */
export const shortAnswer = (context: Context): Rendered => {
  const { pack, wish } = context
  const count = wish.count ?? 4
  const short = questionsOf(pack, question => question.mode === 'short' && question.expected.kind !== 'free')
  const open = questionsOf(pack, question => question.mode !== 'short' && question.expected.kind === 'text')
  const enough = short.length >= count ? short : [...short, ...open].slice(0, Math.max(count, short.length))
  return written(context, [...enough, ...exercises(context, Math.ceil(count / 2))], 4, messages.question)
}

/** True or false, and why: many words say it well, so the writer compares. */
const justified = (pack: Pack): Task[] =>
  pack.facts.map(({ id, statement, truth, correction, why }) => ({
    id: `justify:${id}`,
    text: statement,
    question: messages.isItTrue(statement),
    expected: { kind: 'free' as const, criteria: messages.justifyCriteria, minWords: 8 },
    model: sentences(messages.verdict(truth), truth ? undefined : correction, why),
    lang: 'fr' as const,
    shown: { hint: messages.justifyHint, size: 'lines' as const },
  }))

/** Questions to explain; where the pack has no more of them, statements to justify. */
export const openQuestion = (context: Context): Rendered => {
  const count = context.wish.count ?? 2
  const asked = explained(context.pack)
  const fresh = asked.filter(({ id }) => !context.used.has(id))
  return written(
    context,
    fresh.length >= count ? fresh : [...fresh, ...best(context, justified(context.pack), count - fresh.length)],
    2,
    messages.question,
  )
}

const isExplained = ({ mode, expected }: Pack['questions'][number]) =>
  expected.kind === 'text' && (mode === 'open' || mode === 'short' || mode === 'oral')
const explained = (pack: Pack) => questionsOf(pack, isExplained)

/** Questions to answer aloud, or by typing. */
export const oralQuestion = (context: Context): Rendered => {
  const count = context.wish.count ?? 2
  const asked = questionsOf(context.pack, isExplained, () => ({ oral: true })).filter(({ id }) => !context.used.has(id))
  const words = aboutTerms(context.pack).map(task => ({ ...task, shown: { ...task.shown, oral: true } }))
  const chosen = [...best(context, asked, count), ...best(context, words, Math.max(0, count - asked.length))]
  return written(context, chosen, count, messages.question)
}

const aboutTerms = (pack: Pack): Task[] =>
  pack.terms.map(({ id, term, definition }) => ({
    id: `definition:${id}`,
    text: `${term} ${definition}`,
    question: pack.lang === 'fr' ? messages.define(term) : messages.meaning(term),
    expected: { kind: 'definition' as const, term, definition },
    model: definition,
    lang: 'fr' as const,
    difficulty: 2,
    shown: { hint: messages.firstWords(definition.split(/\s+/).slice(0, 2).join(' ')) },
  }))

/** Words of the lesson to define. */
export const vocabularyDefinition = (context: Context): Rendered =>
  written(context, aboutTerms(context.pack), 4, messages.definition)

/** A text built on the lesson, with criteria to assess it by; they come with the result, for they name what to say. */
export const essay = (context: Context): Rendered => {
  const { pack, wish } = context
  const asked = questionsOf(pack, ({ mode, expected }) => mode === 'essay' && expected.kind === 'free')
  const { keyPoints, intro, sections } = pack.summary
  const explain: Task = {
    id: 'essay:explain',
    text: titleOf(pack),
    question: messages.explain(titleOf(pack)),
    expected: { kind: 'free', criteria: keyPoints, minWords: 60 },
    model: `${intro}\n\n${messages.wordsToUse(keyPoints)}`,
    lang: 'fr',
    shown: { hint: messages.explainHint },
  }
  const presented = sections.map(
    ({ id, title, body }): Task => ({
      id: `essay:${id}`,
      text: `${title} ${body}`,
      question: messages.present(title),
      expected: { kind: 'free', criteria: messages.presentCriteria, minWords: 40 },
      model: withoutTables(body),
      lang: 'fr',
      shown: { hint: messages.presentHint },
    }),
  )
  const inTurn = [...asked, explain, ...presented]
  const fresh = inTurn.filter(({ id }) => !context.used.has(id))
  const about = wish.focus.length > 0 ? best(context, fresh, 1) : fresh
  return written(context, (about.length > 0 ? about : inTurn).slice(0, wish.count ?? 1), 1, messages.text)
}
