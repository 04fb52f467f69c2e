import type { PathDetail } from '@ariane/shared/contracts/learning'
import { test } from '@playwright/test'
import type { ModuleType } from './played-types.ts'
import { LANDING, ONE_WIDTH } from './scope.ts'

export const MODULE = 'module'
export const ENGINE = 'engine'

/** What stands between the screen and our own calls: not run where the chat is in Firestore. */
export const EMBEDDED = '@embedded'

/**
 * Details of a test that plays a module of this type to its end; the table of types is made of them. Keys and judgements
 * do not follow the width: how each type looks and is touched on a phone is activities-phone.spec.ts.
 */
export const plays = (type: ModuleType) => ({
  tag: TELLING.has(type) ? [ONE_WIDTH] : [ONE_WIDTH, LANDING],
  annotation: { type: MODULE, description: type },
})

/** One type of each way to answer; `npm test` plays these, and looks at all of them on a phone. */
const TELLING: ReadonlySet<ModuleType> = new Set<ModuleType>([
  'SINGLE_CHOICE_SET',
  'BLANKS',
  'MATCHING_PAIRS',
  'CATEGORIZATION',
  'REORDERING',
  'MARK_THE_WORDS',
  'FLASHCARDS',
  'SHORT_ANSWER',
  'DICTATION',
  'INTERACTIVE_VIDEO',
])

/** Notes what the module that was generated is played with. */
export function tellEngine({ activity }: Pick<PathDetail['modules'][number], 'activity'>): void {
  const engines = new Set(Object.values(activity ?? {}).map(data => data.engine))
  test.info().annotations.push({ type: ENGINE, description: [...engines].join(', ') || 'text' })
}
