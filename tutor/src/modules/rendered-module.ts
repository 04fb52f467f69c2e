import type { Rendered, Solution, Spoken } from '@ariane/activities/api'
import type { ActivityData, Engine } from '@ariane/activities/shape'
import type { PathModule } from '@ariane/shared/contracts/learning'
import type { AskedFigure } from '../figures/asked.ts'
import type { Figure } from '../figures/schema.ts'
import type { Help } from '../hints/help.ts'
import type { Context } from './context.ts'

/** A module's content; `solutions` stay in the API, `uses` names the items that are shown. */
export type RenderedModule = Pick<PathModule, 'contentType' | 'content'> & {
  activity?: Record<string, ActivityData>
  solutions: Record<string, Solution>
  /** Words to be read aloud, by part: 'c1:0' is the first one of the chapter c1. At most MAX_SPEECH_CHARS each. */
  speech?: Record<string, Spoken>
  /** Figures by the chapter that shows them, or by the name that a block gives. */
  figures?: Record<string, Figure | AskedFigure>
  uses: string[]
  /** The items of each chapter that is played. */
  chapterUses?: Record<string, string[]>
}

/** One chapter of an activity, with the ids of the items behind it. */
export type Chapter = Rendered<Engine> & { uses: string[]; figure?: Figure | AskedFigure | undefined }

/** Plain material for one chapter, with the ids of the items behind it, the figure that is shown with it, and help of its own. */
export type Picked<Material> = {
  material: Material
  uses: string[]
  figure?: Figure | AskedFigure | undefined
  help?: (() => Help) | undefined
}

/** Makes chapters out of a pack. */
export type MakeChapters = (context: Context) => Chapter[]

/** The page that plays every activity. */
const LINK = '/frames/activity.html'

/** Chapters in a row as a module that is played. */
export const interactive = (chapters: readonly Chapter[]): RenderedModule => {
  const named = chapters.map((chapter, i) => ({ ...chapter, id: `c${i + 1}` }))
  return {
    contentType: 'iframe-h5p',
    content: { link: LINK, chapters: named.map(({ id, title }) => ({ id, title })) },
    activity: Object.fromEntries(named.map(({ id, data }) => [id, data])),
    solutions: Object.fromEntries(named.map(({ id, solution }) => [id, solution])),
    ...(named.some(({ speech }) => speech) && {
      speech: Object.fromEntries(
        named.flatMap(({ id, speech = [] }) => speech.map((words, n) => [`${id}:${n}`, words])),
      ),
    }),
    ...(named.some(({ figure }) => figure) && {
      figures: Object.fromEntries(named.flatMap(({ id, figure }) => (figure ? [[id, figure]] : []))),
    }),
    uses: named.flatMap(({ uses }) => uses),
    chapterUses: Object.fromEntries(named.map(({ id, uses }) => [id, uses])),
  }
}
