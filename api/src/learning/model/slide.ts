import { lookup } from '@ariane/shared/catalogue'
import type { Block, PathModule } from '@ariane/shared/contracts'

/** Programs, frames and films say nothing to a model. */
const READ: readonly Block['type'][] = ['markdown', 'text', 'math', 'html']
const MAX_CHARS = 8000

type Shown = Pick<PathModule, 'content'> & { activity?: PathModule['activity'] | null }
type Part = { chapterId?: string | undefined; section?: string | undefined }

/** What is on the screen of a question: the title of its part, and its words as the pupil sees them, without any solution. */
export function readSlide({ content, activity }: Shown, { chapterId, section }: Part) {
  if (typeof content === 'string') return { title: section, text: bare(content) }
  if (Array.isArray(content))
    return {
      title: section,
      text: content
        .filter(({ type }) => READ.includes(type))
        .map(block => bare(block.content))
        .join('\n\n'),
    }
  const chapter = content.chapters.find(({ id }) => id === chapterId)
  const shown = chapterId === undefined ? undefined : lookup(activity ?? {}, chapterId)
  return { title: section ?? chapter?.title, text: listTexts(shown).join('\n').slice(0, MAX_CHARS) }
}

const bare = (text: string) => text.replace(/<[^>]{0,500}>/g, ' ').trim()

/** The texts of what an activity shows, however deep. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [bare(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}
