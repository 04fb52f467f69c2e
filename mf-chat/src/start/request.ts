import type { NewRequest } from '@ariane/shared/contracts/chat'

/** What is typed into the start form; '' for what is not chosen. */
export type RequestDraft = { subject: string; description: string; chapterId: string; subChapterId: string }

export const EMPTY_REQUEST: RequestDraft = { subject: '', description: '', chapterId: '', subChapterId: '' }

/** What is still needed: subject and description (S1 §5). */
export function findMissing({ subject, description }: RequestDraft): 'both' | 'subject' | 'description' | null {
  const missing = { subject: !subject.trim(), description: !description.trim() }
  if (missing.subject && missing.description) return 'both'
  if (missing.subject) return 'subject'
  return missing.description ? 'description' : null
}

/** Another subject has other chapters, another chapter other sub-chapters. */
export function changeDraft(draft: RequestDraft, part: Partial<RequestDraft>): RequestDraft {
  const next = { ...draft, ...part }
  if (next.subject !== draft.subject) return { ...next, chapterId: '', subChapterId: '' }
  return next.chapterId === draft.chapterId ? next : { ...next, subChapterId: '' }
}

/** As it is sent: what was not chosen is left out. */
export const toNewRequest = ({ subject, description, chapterId, subChapterId }: RequestDraft): NewRequest => ({
  subject,
  description: description.trim(),
  ...(chapterId && { chapterId }),
  ...(chapterId && subChapterId && { subChapterId }),
})
