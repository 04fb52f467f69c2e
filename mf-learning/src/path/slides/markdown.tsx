import { raised } from './headings.ts'
import { MarkdownMaths } from './lazy-parts.tsx'
import { MarkdownPlain } from './markdown-plain.tsx'

/** Lesson text. Formulas bring their own engine, fetched only where there is one. */
export function Markdown({ children }: { children: string }) {
  const Reader = children.includes('$') ? MarkdownMaths : MarkdownPlain
  return <Reader>{raised(children)}</Reader>
}
