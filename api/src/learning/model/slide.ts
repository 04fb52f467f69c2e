import type { Block, PathModule } from '@ariane/shared/contracts'

/** Programs, frames and films say nothing to a model. */
const READ: readonly Block['type'][] = ['markdown', 'text', 'math', 'html']

/** The words on a slide, as context for a question; empty for a frame, whose answers must stay here. */
export function slideText({ content }: Pick<PathModule, 'content'>): string {
  if (typeof content === 'string') return bare(content)
  if (!Array.isArray(content)) return ''
  return content
    .filter(({ type }) => READ.includes(type))
    .map(block => bare(block.content))
    .join('\n\n')
}

const bare = (text: string) => text.replace(/<[^>]{0,500}>/g, ' ').trim()
