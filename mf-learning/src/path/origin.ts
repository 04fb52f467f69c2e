import type { PathDetail } from '@ariane/shared/contracts/learning'
import { messages } from './messages.ts'

type Part = keyof typeof messages.writtenParts

const isKnown = (part: string): part is Part => Object.hasOwn(messages.writtenParts, part)
const row = (parts: readonly string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts)

/** Who wrote what a pupil reads, when no teacher vouches for it; undefined when one does. */
export function formatOrigin({
  unreviewed,
  writtenBy,
}: Pick<PathDetail, 'unreviewed' | 'writtenBy'>): string | undefined {
  // A path that another version of the API sent may say nothing of models.
  if (!writtenBy) return unreviewed ? messages.unreviewed : undefined
  const parts = writtenBy.parts.filter(isKnown).map(part => messages.writtenParts[part])
  return messages.writtenByModel(parts.length === Object.keys(messages.writtenParts).length ? '' : row(parts))
}
