import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'

/** What the pupil has before him: the title of the slide or of its part, and its text. */
export type Slide = { title?: string | null | undefined; text?: string | undefined }

/** What of the lesson is on the screen. */
export type Screen = {
  section: Pack['summary']['sections'][number] | undefined
  exercise: Pack['questions'][number] | undefined
  /** Ids of passages that speak of it. */
  ids: ReadonlySet<string>
}

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
/** So much of a section's beginning tells it from the others. */
const BEGINNING = 60

/** Finds the section and the exercise of a lesson that a slide shows. */
export const findScreen = (pack: Pack, slide: Slide): Screen => {
  const title = letters(slide.title ?? '')
  const text = letters(slide.text ?? '')
  const shows = (part: string) => part !== '' && text.includes(part)
  const { sections } = pack.summary
  const shown = sections.filter(one => shows(letters(one.body).slice(0, BEGINNING)))
  const section =
    sections.find(one => title !== '' && letters(one.title) === title) ?? (shown.length === 1 ? shown[0] : undefined)
  const isShown = (statement: string) => {
    const wanted = letters(statement).slice(0, 200)
    return wanted !== '' && (shows(wanted) || title === wanted)
  }
  const exercise = pack.questions.find(({ question }) => isShown(question))
  const choices = pack.mcqs.filter(({ stem }) => isShown(stem))
  const reasons = section ? pack.summary.sections.find(({ id }) => id === section.id)?.body.split(/\n+|[.!?…]\s/) : []
  return {
    section,
    exercise,
    ids: new Set([
      ...(section ? [section.id, ...(reasons ?? []).map((_, i) => `${section.id}-${i}`)] : []),
      ...(exercise ? [exercise.id] : []),
      ...choices.map(({ id }) => id),
    ]),
  }
}
