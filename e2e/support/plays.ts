import type { PathDetail } from '@ariane/shared/contracts/learning'
import { test } from '@playwright/test'
import type { ModuleType } from './played-types.ts'

export const MODULE = 'module'
export const ENGINE = 'engine'

/** Details of a test that plays a module of this type to its end; the table of types is made of them. */
export const plays = (type: ModuleType) => ({ annotation: { type: MODULE, description: type } })

/** Notes what the module that was generated is played with. */
export function tellEngine({ activity }: Pick<PathDetail['modules'][number], 'activity'>): void {
  const engines = new Set(Object.values(activity ?? {}).map(data => data.engine))
  test.info().annotations.push({ type: ENGINE, description: [...engines].join(', ') || 'text' })
}
