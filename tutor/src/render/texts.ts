import { shuffle } from '../generators/random.ts'
import { messages } from '../messages-writing.ts'
import type { Pack } from '../pack.ts'
import { draw } from './deck.ts'
import { titleOf } from './lesson.ts'
import type { Context, Rendered } from './module.ts'
import { questionsOf, type Task, written } from './writing.ts'

const WORDS_TO_USE = 4

/** A text to invent; the criteria are the task itself, so they are shown from the beginning. */
export const creativeWriting = (context: Context): Rendered => {
  const { pack, random } = context
  const asked = questionsOf(
    pack,
    ({ mode, expected }) => mode === 'creative' && expected.kind === 'free',
    ({ expected }) => (expected.kind === 'free' ? { criteria: expected.criteria } : {}),
  )
  const terms = draw(
    { ...context, random, wish: { focus: context.wish.focus } },
    shuffle(random, pack.terms).map(term => ({ id: `term:${term.id}`, text: term.term, term })),
    WORDS_TO_USE,
  ).map(({ term }) => term)
  const words = terms.map(({ term }) => term)
  const invented: Task = {
    id: `creative:${terms.map(({ id }) => id).join(' ')}`,
    text: words.join(' '),
    question: pack.lang === 'fr' ? messages.use(titleOf(pack)) : messages.useIn(pack.lang),
    expected: { kind: 'free', criteria: messages.useCriteria, minWords: 40 },
    model: messages.wordsToUse(terms.map(({ term, definition }) => `**${term}** : ${definition}`)),
    lang: pack.lang,
    shown: { hint: messages.useHint, mustUse: words, criteria: messages.useCriteria },
    key: { mustUse: words },
  }
  const fresh = asked.filter(({ id }) => !context.used.has(id))
  return written(context, fresh.length > 0 ? fresh : [invented], 1, messages.text)
}

type Source = Pack['texts'][number]
const shownText = ({ title, body, author, source }: Source) => ({
  title,
  body,
  by: [author, source].filter(Boolean).join(', '),
})
/** The question is about the text, not about an experiment of its own. */
const isAboutText = (question: string) =>
  /\b(?:text|extrait|article|lis|relève|lettre|fable|récit|passage)/i.test(question)

/** A text to read closely, with questions; where the pack asks none, its subject is to be told. */
export const textAnalysis = (context: Context): Rendered => {
  const { pack } = context
  const [text] = draw(
    { ...context, wish: { focus: context.wish.focus } },
    pack.texts.map(one => ({ ...one, id: `text:${one.id}`, text: `${one.title} ${one.body}` })),
    1,
  )
  const asked = questionsOf(
    pack,
    ({ mode }) => mode === 'analysis',
    ({ question }) => (text && isAboutText(question) ? { source: shownText(text) } : {}),
  )
  const ofOneself = (id: string, question: string, hint: string, criteria: string[]): Task[] =>
    text
      ? [
          {
            id: `${id}:${text.id}`,
            text: text.title,
            question,
            expected: { kind: 'free', criteria, minWords: 20 },
            model: '',
            lang: 'fr',
            shown: { source: shownText(text), hint, criteria, size: 'lines' },
          },
        ]
      : []
  const tasks = [
    ...asked,
    ...ofOneself('summary', messages.summarise, messages.summariseHint, messages.summariseCriteria),
    ...ofOneself('linked', messages.linked(titleOf(pack)), messages.linkedHint, messages.linkedCriteria),
  ]
  const fresh = tasks.filter(({ id }) => !context.used.has(id))
  const count = context.wish.count ?? 2
  return written(context, (fresh.length > 0 ? fresh : tasks).slice(0, count), count, messages.question)
}
