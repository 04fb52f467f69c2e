import type { ActivityResult } from '../result.ts'

/** Whether a part of an answer was right. */
export const isRight = ({ parts }: ActivityResult, id: string) => parts[id]?.correct === true

/** What was right stays. */
export const keepRight = <Value>(
  given: Readonly<Record<string, Value>>,
  result: ActivityResult,
): Record<string, Value> => Object.fromEntries(Object.entries(given).filter(([id]) => isRight(result, id)))
