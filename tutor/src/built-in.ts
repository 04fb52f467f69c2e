import { isReadOnly, Solution } from '@ariane/activities/api'
import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type { ModulePrompt } from '@ariane/shared/contracts'
import { drawStoredFigure } from './figures/draw-figure.ts'
import { judges } from './judges.ts'
import { library } from './library.ts'
import { isPlayable, type PlayableType, renderPath } from './modules/index.ts'
import { Pack } from './pack.ts'
import { ask } from './questions.ts'

type Place = { chapterId: string; subChapterId: string | null }
type Prompt = ModulePrompt & { type: PlayableType }

const find = ({ chapterId, subChapterId }: Place) => library().topic(chapterId, subChapterId)
const isWritable = (prompt: ModulePrompt): prompt is Prompt => isPlayable(prompt.type)

/** The tutor that needs no network and no key: knowledge packs, exercise generators and rules. */
export const builtInTutor = {
  listChapters: (subject: Subject, grade: SchoolGrade) => library().listChapters(subject, grade),

  topic(place: Place) {
    const topic = find(place)
    if (!topic) return undefined
    const { title, subject, grade, pack } = topic
    return { title, subject, grade, reviewed: pack.checks.some(check => check.kind === 'teacher') }
  },

  plays: (type: string) => isPlayable(type),

  write(place: Place, seed: number, prompts: readonly ModulePrompt[], material?: { pack: unknown }) {
    const pack = material ? Pack.parse(material.pack) : find(place)?.pack
    return pack && renderPath(pack, seed, prompts.filter(isWritable))
  },

  drawFigure: drawStoredFigure,

  asks: (solution: unknown) => !isReadOnly(Solution.parse(solution).engine),

  ...judges(),

  ask(question: string, place: Place) {
    const topic = find(place)
    return ask(question, topic?.pack, topic ? library().listPacks(topic.subject, topic.grade) : [])
  },
}
