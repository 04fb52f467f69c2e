import type { Subject } from '@ariane/shared/catalogue'
import type { AssignedWork } from '@ariane/shared/contracts/assignments'

/** What is chosen of the work, whichever kind it is. */
export interface WorkFields {
  kind: AssignedWork['kind']
  subject: Subject
  /** Id of the path, the sub-chapter or the chapter. */
  chosen: string
  /** Title of what is chosen, the statement, or the objective. */
  title: string
  criteria: string
  /** A photo or a sound that goes with a statement. */
  file?: { readingId: string; name: string } | null
}

/** The work as it is sent; undefined while something is missing. */
export function toWork({ kind, subject, chosen, title, criteria, file }: WorkFields): AssignedWork | undefined {
  const written = title.trim()
  switch (kind) {
    case 'path':
      return chosen ? { kind, pathId: Number(chosen) } : undefined
    case 'topic':
      return chosen ? { kind, topic: chosen } : undefined
    case 'homework':
      if (!chosen || !written) return undefined
      return { kind, subject, chapterId: chosen, text: written, ...(file && { readingId: file.readingId }) }
    case 'objective':
      return written ? { kind, title: written, criteria: criteria.trim() } : undefined
  }
}
