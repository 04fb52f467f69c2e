import { solve } from '../homework/solve/index.ts'
import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'
import type { LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { rankPassages } from './rank.ts'
import { type Reply, writeReply } from './reply.ts'
import type { Screen } from './screen.ts'

type Exercise = Pack['questions'][number]

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

const listAnswers = ({ expected, modelAnswer }: Exercise): string[] => {
  const accepted = expected.kind === 'exact' ? expected.accepted : expected.kind === 'number' ? [expected.value] : []
  return [modelAnswer, ...accepted].map(letters).filter(answer => answer !== '')
}

/** Whether a help holds an answer, as a word of its own. */
const gives = (help: string, exercise: Exercise) => {
  const said =
    fold(help)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  return listAnswers(exercise).some(answer => letters(said).endsWith(answer) || ` ${said} `.includes(` ${answer} `))
}

const helpWith = (exercise: Exercise, isOpen: boolean): string[] => {
  const [first = ''] = exercise.steps
  const safe = (help: string) => help !== '' && !gives(help, exercise)
  return [
    isOpen ? messages.exercise : messages.similar(exercise.question),
    exercise.steps.length > 1 && safe(first) ? messages.firstStep(first) : '',
    safe(exercise.hint) ? messages.hint(exercise.hint) : '',
  ].filter(part => part !== '')
}

const WRITES = /expose|redaction|dissert|resume|lettre|poeme|texte|paragraphe/

/** A refusal to give an answer, with the first step towards it: of the exercise on the screen, else of the one that is asked about. */
export const giveFirstStep = (
  index: LessonIndex,
  { plain, words, screen }: { plain: string; words: readonly string[]; screen: Screen },
): Reply => {
  const { pack } = index
  const sectionWords = screen.section
    ? [...index.found.keys()].filter(word => letters(screen.section?.body ?? '').includes(word))
    : []
  const near = (wanted: readonly string[]) =>
    rankPassages(index, { intent: 'other', words: wanted })
      .filter(({ entry }) => entry.passage.field === 'question')
      .flatMap(({ entry }) => pack.questions.find(({ id }) => id === entry.passage.id) ?? [])
  const solution = screen.exercise ? undefined : solve({ instruction: plain, body: plain, context: '' })
  if (solution)
    return writeReply('refusal', [
      messages.refusal,
      messages.rule(solution.rule),
      messages.hint(solution.hints[0] ?? ''),
    ])
  // A text to write has no first step of another exercise.
  const exercise = WRITES.test(fold(plain))
    ? undefined
    : (screen.exercise ?? near(words)[0] ?? near(sectionWords)[0] ?? pack.questions[0])
  const help = exercise ? helpWith(exercise, exercise === screen.exercise) : []
  return writeReply('refusal', [
    messages.refusal,
    help.length > 1 ? help.join('\n\n') : messages.tryFirst,
    help.length > 1 ? messages.tryFirst : '',
  ])
}
