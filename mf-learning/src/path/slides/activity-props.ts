import type { Action } from '@ariane/activities/protocol'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { PathModule } from '@ariane/shared/contracts/learning'

/** What of a module is needed to play it. */
export type Played = Pick<
  PathModule,
  'id' | 'title' | 'contentType' | 'content' | 'activity' | 'figures' | 'progress' | 'asks'
>

/** The option that was chosen of a question that was asked back. */
export type Reply = { askId: string; optionId: string }

export type ActivityProps = {
  module: Played
  chapter: number
  /** The player's header says the title of the chapter. */
  isTitled?: boolean
  /** Who judges an answer, in place of the path. Throws when it cannot. */
  judge?: (key: string, answer: ActivityAnswer) => Promise<ActivityResult>
  /** Who takes the reply to what was asked back, in place of the path. Throws when it cannot. */
  clarify?: (key: string, reply: Reply) => Promise<ActivityResult>
  onNavigate: (action: Action) => void
  onState: (key: string, state: unknown) => void
  onAnswered: (key: string) => void
  /** The pupil chose a chapter in a list of contents. */
  onOpen: (key: string) => void
}
