import type { PathDetail } from '@ariane/shared/contracts/learning'
import { test } from '@playwright/test'
import type { ModuleType } from './played-types.ts'
import { ONE_WIDTH, SMOKE } from './scope.ts'

export const MODULE = 'module'
export const ENGINE = 'engine'

/** What stands between the screen and our own calls: not run where the chat is in Firestore. */
export const EMBEDDED = '@embedded'

/**
 * Details of a test that plays a module of this type to its end; the table of types is made of them. Keys and judgements
 * do not follow the width: how each type looks and is touched on a phone is activities-phone.spec.ts.
 */
export const plays = (type: ModuleType) => ({
  tag: SMOKE_TYPES.has(type) ? [ONE_WIDTH, SMOKE] : ONE_WIDTH,
  annotation: { type: MODULE, description: type },
})

/** A choice, words to write, elements to place: played before each change lands. */
const SMOKE_TYPES: ReadonlySet<ModuleType> = new Set<ModuleType>(['SINGLE_CHOICE_SET', 'BLANKS', 'CATEGORIZATION'])

/** Notes what the module that was generated is played with. */
export function tellEngine({ activity }: Pick<PathDetail['modules'][number], 'activity'>): void {
  const engines = new Set(Object.values(activity ?? {}).map(data => data.engine))
  test.info().annotations.push({ type: ENGINE, description: [...engines].join(', ') || 'text' })
}
