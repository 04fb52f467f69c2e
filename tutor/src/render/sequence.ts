import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { draw, ranked } from './deck.ts'
import { datedEvents } from './events.ts'
import { lesson, titleOf } from './lesson.ts'
import { type Context, interactive, type Rendered } from './module.ts'
import { chapterOf, lineOf, MOST, type Suite, scalesOf, sequencesOf } from './order.ts'
import { picturesOf } from './pictures.ts'

const FEWEST = 3
const SHORT = 60
const HEADING = 30

/** The beginning of a paragraph, to name it in the correction. */
const brief = (text: string) => (text.length <= SHORT ? text : `${text.slice(0, SHORT - 1).trimEnd()}…`)

/** The sentences of a text; a full stop inside a number or after an initial ends none. */
export const sentencesOf = (body: string) =>
  body
    .split(/(?<=[.!?…][»”)]?)(?<!\b\p{Lu}\.)\s+(?=[«“"(—–-]?\s?[\p{Lu}\d¿¡])/u)
    .map(sentence => sentence.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)

/** The paragraphs of a text; a heading stays with what it stands over. */
const paragraphsOf = (body: string): string[] => {
  const paragraphs: string[] = []
  let heading = ''
  for (const one of body.split(/\n\s*\n/).map(text => text.trim())) {
    const whole = heading + one
    heading = whole.length < HEADING ? `${whole}\n\n` : ''
    if (!heading) paragraphs.push(whole)
  }
  return heading ? [...paragraphs, heading.trim()] : paragraphs
}

/** A text in three to five pieces of about the same length: its paragraphs, or sentences in a row. */
export const piecesOf = (body: string): string[] => {
  const paragraphs = paragraphsOf(body)
  if (paragraphs.length >= FEWEST && paragraphs.length <= MOST) return paragraphs
  const sentences = sentencesOf(body)
  const count = Math.min(5, Math.floor(sentences.length / 2))
  if (count < FEWEST) return sentences.length >= FEWEST ? sentences.slice(0, MOST) : []
  const goal = sentences.reduce((sum, one) => sum + one.length, 0) / count
  const pieces: string[][] = [[]]
  let length = 0
  for (const sentence of sentences) {
    if (length >= goal * pieces.length - sentence.length / 2 && pieces.length < count) pieces.push([])
    pieces.at(-1)?.push(sentence)
    length += sentence.length
  }
  return pieces.filter(piece => piece.length > 0).map(piece => piece.join(' '))
}

const steps = (texts: readonly string[]) => texts.map(text => ({ text, label: brief(text) }))

const textsOf = (pack: Pack): Suite[] =>
  pack.texts.map(text => ({
    id: `paragraphs:${text.id}`,
    text: `${text.title} ${text.body}`,
    title: text.title,
    instruction: messages.paragraphs(text.title),
    steps: steps(piecesOf(text.body)),
  }))

const lessonOf = (pack: Pack): Suite => ({
  id: 'paragraphs:sections',
  text: lesson.summary(pack),
  title: titleOf(pack),
  instruction: messages.sections(titleOf(pack)),
  steps: steps(pack.summary.sections.map(section => section.body)).slice(0, MOST),
})

/** A text whose pieces are out of order; the parts of the lesson when no text can be cut. */
export const sortParagraphs = (context: Context): Rendered => {
  const texts = textsOf(context.pack).filter(suite => new Set(suite.steps.map(({ text }) => text)).size >= FEWEST)
  const suites = texts.length > 0 ? texts : [lessonOf(context.pack)]
  return interactive(ranked(context, suites).slice(0, 1).map(chapterOf(context, 'order')))
}

/** The steps of a process on cards, each with a drawing. */
export const imageSequencing = (context: Context): Rendered =>
  interactive(
    draw({ ...context, wish: { focus: context.wish.focus } }, sequencesOf(context.pack), 1).map(suite =>
      chapterOf(
        context,
        'order',
      )({
        ...suite,
        instruction: messages.pictures(suite.title),
        steps: picturesOf(suite.steps.map(({ text }) => text)),
      }),
    ),
  )

/** The steps of a process lie between its beginning and its end; numbers in order, between two sizes. */
const ended = (suite: Suite): Suite => {
  const grows = /croissant/i.test(suite.title) && !/décroissant/i.test(suite.title)
  const [low, high] = grows ? [messages.smallest, messages.greatest] : [messages.firstStep, messages.lastStep]
  const say = grows ? messages.sortNumbers : messages.sortSteps
  return { ...suite, instruction: say(suite.title), scale: { low, high } }
}

/** A scale of the pack; its dates, then its sequences, where it has none. */
export const scaleSorting = (context: Context): Rendered => {
  const { pack, used } = context
  const events = datedEvents(context)
  const count = Math.max(FEWEST, Math.min(context.wish.count ?? 6, MOST))
  const drawn = ranked({ ...context, wish: { focus: [] } }, events).slice(0, count)
  const line = lineOf(events.filter(event => drawn.includes(event)))
  const ends = { low: messages.oldest, high: messages.latest }
  const dates = { ...line, instruction: messages.sortDates, scale: ends }
  const scales = scalesOf(pack)
  const sources = [scales, events.length > FEWEST ? [dates] : [], sequencesOf(pack).map(ended)]
  const fresh = sources.map(suites => suites.filter(({ id }) => !used.has(id))).find(suites => suites.length > 0)
  const suites = fresh ?? sources.flat()
  return interactive(ranked(context, suites).slice(0, 1).map(chapterOf(context, 'order')))
}
