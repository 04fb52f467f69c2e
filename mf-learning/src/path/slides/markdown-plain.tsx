import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { emphasisAtSigns } from './emphasis-at-signs.ts'
import { parts } from './parts.tsx'
import { useRehype } from './use-rehype.ts'

export function MarkdownPlain({ children }: { children: string }) {
  const rehype = useRehype()
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm, emphasisAtSigns]} rehypePlugins={rehype} components={parts}>
      {children}
    </ReactMarkdown>
  )
}
