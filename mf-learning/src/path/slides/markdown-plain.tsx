import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { parts } from './parts.tsx'

export function MarkdownPlain({ children }: { children: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={parts}>
      {children}
    </ReactMarkdown>
  )
}
