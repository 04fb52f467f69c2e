import { isReadOnly, Solution } from '@ariane/activities/api'
import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type { ModulePrompt, TutorAnswer } from '@ariane/shared/contracts'
import { askAriane, type Reply, type Slide } from './asking/index.ts'
import { drawStoredFigure } from './figures/draw-figure.ts'
import { judges } from './judges.ts'
import { library } from './library.ts'
import { focusPack } from './modules/chapter-notions.ts'
import { isPlayable, type PlayableType, renderPath } from './modules/index.ts'
import { findNotion, findTopic, listNotionRefs } from './notion-refs.ts'
import { Pack } from './pack.ts'

type Place = { chapterId: string; subChapterId: string | null }
type Prompt = ModulePrompt & { type: PlayableType }

const find = ({ chapterId, subChapterId }: Place) => library().topic(chapterId, subChapterId)
const isWritable = (prompt: ModulePrompt): prompt is Prompt => isPlayable(prompt.type)

type Asking = { slide?: Slide; history?: readonly string[] }

const NOTHING: Reply = { kind: 'unknown', explanations: [], examples: [], reference: null, suggestions: [] }
const toAnswer = ({ explanations, examples, ...reply }: Reply): TutorAnswer => ({
  explanations: explanations.map(text => ({ text })),
  examples: examples.map(text => ({ text })),
  source: 'built-in',
  ...reply,
})

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

  write(
    place: Place & { notion?: string; known?: readonly string[] },
    seed: number,
    prompts: readonly ModulePrompt[],
    material?: { pack: unknown },
  ) {
    const topic = find(place)
    const whole = material ? Pack.parse(material.pack) : topic?.pack
    if (!whole) return undefined
    const { pack, used } = focusPack(whole, place.notion?.split('/')[1] ?? '')
    const written = renderPath(pack, seed, prompts.filter(isWritable), used, new Set(place.known))
    return written.map(module => ({ ...module, notions: listNotionRefs(module, pack.notions, topic?.parts ?? []) }))
  },

  findNotion,
  findTopic,

  drawFigure: drawStoredFigure,

  asks: (solution: unknown) => !isReadOnly(Solution.parse(solution).engine),

  ...judges(),

  ask(question: string, place: Place, { slide, history }: Asking = {}): TutorAnswer {
    const pack = find(place)?.pack
    const asking = { packs: library().packs, ...(slide && { slide }), ...(history && { history }) }
    return pack ? toAnswer(askAriane(question, { pack, ...asking })) : toAnswer(NOTHING)
  },
}
