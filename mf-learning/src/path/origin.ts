import type { PathDetail } from '@ariane/shared/contracts/learning'
import { messages } from './messages.ts'

type Part = keyof typeof messages.writtenParts

const isKnown = (part: string): part is Part => Object.hasOwn(messages.writtenParts, part)
const row = (parts: readonly string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts)

/** The author of the texts when no teacher reviewed them; undefined when one did. */
export function formatOrigin({
  unreviewed,
  writtenBy,
}: Pick<PathDetail, 'unreviewed' | 'writtenBy'>): string | undefined {
  // The answer of another version of the API may lack the models.
  if (!writtenBy) return unreviewed ? messages.unreviewed : undefined
  const parts = writtenBy.parts.filter(isKnown).map(part => messages.writtenParts[part])
  return messages.writtenByModel(parts.length === Object.keys(messages.writtenParts).length ? '' : row(parts))
}
