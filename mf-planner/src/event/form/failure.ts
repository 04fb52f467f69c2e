import { ApiError } from '@ariane/shared/http'
import type { Attachment } from './links.ts'
import { messages } from './messages.ts'

const text = messages.failures
const FILE = /^attachments\.(\d+)/

/** Why saving failed, in a sentence that says what to do. */
export function failureSentence(error: unknown, sent: readonly Attachment[]): string {
  if (!(error instanceof ApiError)) return text.save
  const place = error.fields.map(field => FILE.exec(field)?.[1]).find(found => found !== undefined)
  switch (error.code) {
    case 'too_large':
      return error.fields.includes('attachments') ? text.noRoom : text.tooHeavy
    case 'invalid_input': {
      const file = place === undefined ? undefined : sent[Number(place)]
      return file ? text.refused(file.name) : text.save
    }
    case 'locked':
      return text.locked
    case 'stale':
    case 'conflict':
      return text.moved
    case 'not_found':
      return text.gone
    default:
      return text.save
  }
}
