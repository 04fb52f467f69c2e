import type { NewRequest } from '@ariane/shared/contracts/chat'

/** The content of the request form; '' for what is not chosen. */
export type RequestDraft = { subject: string; description: string; chapterId: string; subChapterId: string }

export const EMPTY_REQUEST: RequestDraft = { subject: '', description: '', chapterId: '', subChapterId: '' }

/** The required fields that are empty: subject and description (S1 §5). */
export function findMissing({ subject, description }: RequestDraft): 'both' | 'subject' | 'description' | null {
  const missing = { subject: !subject.trim(), description: !description.trim() }
  if (missing.subject && missing.description) return 'both'
  if (missing.subject) return 'subject'
  return missing.description ? 'description' : null
}

/** A changed subject drops the chapter, a changed chapter drops the sub-chapter. */
export function changeDraft(draft: RequestDraft, part: Partial<RequestDraft>): RequestDraft {
  const next = { ...draft, ...part }
  if (next.subject !== draft.subject) return { ...next, chapterId: '', subChapterId: '' }
  return next.chapterId === draft.chapterId ? next : { ...next, subChapterId: '' }
}

/** The request as it is sent: without what was not chosen. */
export const toNewRequest = ({ subject, description, chapterId, subChapterId }: RequestDraft): NewRequest => ({
  subject,
  description: description.trim(),
  ...(chapterId && { chapterId }),
  ...(chapterId && subChapterId && { subChapterId }),
})
