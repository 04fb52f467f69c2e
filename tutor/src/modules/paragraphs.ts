import type { MaterialFor } from '@ariane/activities/api'
import { plainText } from '@ariane/activities/plain-text'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { headline } from './headline.ts'
import { lesson } from './lesson.ts'
import { messages } from './messages.ts'
import { isFresh, MAX_STEPS, MIN_STEPS, type Ordered, pickedOrder } from './ordered.ts'
import type { Picked } from './rendered-module.ts'
import { listSequences } from './sequences.ts'

const MAX_LABEL_CHARS = 60
const MAX_HEADING_CHARS = 30

/** The beginning of a paragraph, to name it in the correction. */
function brief(paragraph: string): string {
  const text = plainText(paragraph)
  return text.length <= MAX_LABEL_CHARS ? text : `${text.slice(0, MAX_LABEL_CHARS - 1).trimEnd()}…`
}

/** The sentences of a text; a full stop inside a number or after an initial ends none. */
export const splitSentences = (body: string) =>
  body
    .split(/(?<=[.!?…][»”)]?)(?<!\b\p{Lu}\.)\s+(?=[«“"(—–-]?\s?[\p{Lu}\d¿¡])/u)
    .map(sentence => sentence.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)

/** The paragraphs of a text; a heading stays with what it stands over. */
const splitParagraphs = (body: string): string[] => {
  const paragraphs: string[] = []
  let heading = ''
  for (const one of body.split(/\n\s*\n/).map(text => text.trim())) {
    const whole = heading + one
    heading = whole.length < MAX_HEADING_CHARS ? `${whole}\n\n` : ''
    if (!heading) paragraphs.push(whole)
  }
  return heading ? [...paragraphs, heading.trim()] : paragraphs
}

/** A text in three to five pieces of about the same length: its paragraphs, or sentences in a row. */
export const splitText = (body: string): string[] => {
  const paragraphs = splitParagraphs(body)
  if (paragraphs.length >= MIN_STEPS && paragraphs.length <= MAX_STEPS) return paragraphs
  const sentences = splitSentences(body)
  const count = Math.min(5, Math.floor(sentences.length / 2))
  if (count < MIN_STEPS) return sentences.length >= MIN_STEPS ? sentences.slice(0, MAX_STEPS) : []
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

const listTexts = (pack: Pack): Ordered[] =>
  pack.texts.map(text => ({
    id: `text:${text.id}`,
    text: `${text.title} ${text.body}`,
    title: text.title,
    instruction: messages.paragraphs(text.title),
    steps: steps(splitText(text.body)),
  }))

const lessonParts = ({ pack }: Context, title: string): Ordered => ({
  id: 'paragraphs:sections',
  uses: pack.summary.sections.map(({ id }) => `section:${id}`),
  text: lesson.summary(pack),
  title,
  instruction: messages.sections(title),
  steps: steps(pack.summary.sections.map(section => section.body)).slice(0, MAX_STEPS),
})

/** The parts of the lesson in other words, where all of them are explained a second time. */
const partsInOtherWords = ({ pack }: Context, title: string): Ordered[] => {
  const { summary, again } = pack
  const explained = summary.sections.flatMap(({ id }) => again.find(({ section }) => section === id) ?? [])
  if (explained.length < Math.max(MIN_STEPS, summary.sections.length)) return []
  return [
    {
      id: 'paragraphs:again',
      uses: explained.map(({ section }) => `again:${section}`),
      text: '',
      title,
      instruction: messages.sections(title),
      steps: steps(explained.map(({ text }) => text)).slice(0, MAX_STEPS),
    },
  ]
}

/** A text whose pieces are out of order; the parts of the lesson when no text can be cut, then steps that the path has not shown. */
export const pickParagraphs = (context: Context): Picked<MaterialFor<'order'>>[] => {
  const texts = listTexts(context.pack).filter(({ steps }) => new Set(steps.map(({ text }) => text)).size >= MIN_STEPS)
  const title = headline(context, messages.lessonInOrder)
  const lessons = [lessonParts(context, title), ...partsInOtherWords(context, title)]
  const fresh = (list: readonly Ordered[]) => list.filter(one => isFresh(one, context.seen))
  const sequences = fresh(listSequences(context.pack))
  const suites =
    [fresh(texts), fresh(lessons).slice(0, 1), sequences, texts, lessons].find(list => list.length > 0) ?? []
  return ranked(context, suites).slice(0, 1).map(pickedOrder)
}
