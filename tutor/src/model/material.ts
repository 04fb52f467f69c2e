import type { Pack } from '../pack.ts'
import { compose, type Subtopic } from './compose.ts'
import type { ReportFailure } from './failure.ts'
import { messages } from './messages.ts'
import { PART_NAMES, PARTS, type PartName, type Parts } from './parts.ts'
import type { Model } from './provider.ts'

export interface Writing {
  topic: Subtopic
  /** What is known without a model. */
  known: Pack | undefined
  /** What the pupil asked of the modules, free of persons. */
  wishes: readonly string[]
  signal?: AbortSignal | undefined
}

const MOST_WISHES = 20
const MOST_POINTS = 8

const buildPrompt = ({ topic, known, wishes }: Writing, part: PartName) =>
  [
    messages.lesson(topic.chapter, topic.title),
    known && messages.known(known.summary.keyPoints.slice(0, MOST_POINTS)),
    wishes.length > 0 && messages.wishes(wishes.slice(0, MOST_WISHES)),
    messages.parts[part],
  ]
    .filter(Boolean)
    .join('\n\n')

/**
 * Asks a model for the parts of a pack, all at once. A part that fails is left out: where a pack is known it keeps its
 * own, elsewhere nothing can be taught and the answer is undefined. Also names the parts that the model wrote.
 */
export async function writePack(
  model: Model,
  report: ReportFailure,
  writing: Writing,
): Promise<{ pack: Pack; parts: PartName[] } | undefined> {
  const { topic, known, signal } = writing
  const instructions = messages.teacher(topic.subject, topic.grade)
  const answers = await Promise.all(
    PART_NAMES.map(async (name): Promise<Parts> => {
      try {
        return {
          [name]: await model.write({ schema: PARTS[name], instructions, prompt: buildPrompt(writing, name), signal }),
        }
      } catch (error) {
        report(error, `the part « ${name} » of a pack was not written by the model`)
        return {}
      }
    }),
  )
  signal?.throwIfAborted()
  const written = answers.flatMap(answer => Object.keys(answer) as PartName[])
  if (written.length === 0) return undefined
  const pack = compose(topic, known, Object.assign({}, ...answers) as Parts)
  return pack && { pack, parts: written }
}
