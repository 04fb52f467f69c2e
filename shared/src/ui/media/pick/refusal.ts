import { messages } from '../messages.ts'
import { fileSize } from './file-size.ts'

const text = messages.pick
export type PickedKind = 'image' | 'audio' | 'any'

/** The sentence for a file that cannot be taken; null when it can. The server checks its content. */
export function findRefusal(file: { name: string; size: number; type: string }, kind: PickedKind, limit: number) {
  if (file.size === 0) return text.empty(file.name)
  if (kind !== 'any' && file.type !== '' && !file.type.startsWith(`${kind}/`)) return text.wrongKind[kind](file.name)
  return file.size > limit ? text.tooLarge(file.name, fileSize(file.size), fileSize(limit)) : null
}
