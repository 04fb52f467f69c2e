import type { ActivityData } from '@ariane/shared/contracts/activities'
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
  uses: string[]
}

/** One chapter of an activity, with the ids of the items behind it. */
export type Chapter = { title: string; data: ActivityData; key: AnswerKey; uses: string[] }

/** The page that plays every activity. */
const LINK = '/frames/activity.html'

export const interactive = (chapters: readonly Chapter[]): Rendered => {
  const named = chapters.map((chapter, i) => ({ ...chapter, id: `c${i + 1}` }))
  return {
    contentType: 'iframe-h5p',
    content: { link: LINK, chapters: named.map(({ id, title }) => ({ id, title })) },
    activity: Object.fromEntries(named.map(({ id, data }) => [id, data])),
    key: Object.fromEntries(named.map(({ id, key }) => [id, key])),
    uses: named.flatMap(({ uses }) => uses),
  }
}
