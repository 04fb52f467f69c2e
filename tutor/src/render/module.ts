import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { SpokenLanguage } from '@ariane/shared/contracts/audio'
import type { PathModule } from '@ariane/shared/contracts/learning'
import type { AnswerKey } from '../key.ts'
import type { Pack } from '../pack.ts'
import type { Wish } from '../prompt.ts'

/** What a renderer works from. `used` holds the items that earlier modules of the path already showed. */
export type Context = { pack: Pack; random: () => number; wish: Wish; used: ReadonlySet<string> }

/** A module's content; `key` stays in the API, `uses` names the items that are shown. */
export type Rendered = Pick<PathModule, 'contentType' | 'content'> & {
  activity?: Record<string, ActivityData>
  key: Record<string, AnswerKey>
  /** Words to be read aloud, by part: 'c1:0' is the first one of the chapter c1. */
  speech?: Record<string, Spoken>
  uses: string[]
}

/** Words to be read aloud by the voice of `api/src/audio`. */
export type Spoken = { text: string; lang: SpokenLanguage }

/** One chapter of an activity, with the ids of the items behind it. */
export type Chapter = {
  title: string
  data: ActivityData
  key: AnswerKey
  /** What the chapter may have read aloud, named by place ('0', '1'…) in the frame. At most LONGEST_SPEECH each. */
  speech?: Spoken[]
  uses: string[]
}

/** The page that plays every activity. */
const LINK = '/frames/activity.html'

export const interactive = (chapters: readonly Chapter[]): Rendered => {
  const named = chapters.map((chapter, i) => ({ ...chapter, id: `c${i + 1}` }))
  return {
    contentType: 'iframe-h5p',
    content: { link: LINK, chapters: named.map(({ id, title }) => ({ id, title })) },
    activity: Object.fromEntries(named.map(({ id, data }) => [id, data])),
    key: Object.fromEntries(named.map(({ id, key }) => [id, key])),
    ...(named.some(({ speech }) => speech) && {
      speech: Object.fromEntries(
        named.flatMap(({ id, speech = [] }) => speech.map((words, n) => [`${id}:${n}`, words])),
      ),
    }),
    uses: named.flatMap(({ uses }) => uses),
  }
}
