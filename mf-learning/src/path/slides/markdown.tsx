import { Text } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { french } from '../../frames/typography.ts'
import { raised } from './headings.ts'
import { MarkdownPlain } from './markdown-plain.tsx'

const WithMaths = lazy(() => import('./markdown-maths.tsx'))

/** Lesson text. Formulas bring their own engine, fetched only where there is one. */
export function Markdown({ children }: { children: string }) {
  const Reader = children.includes('$') ? WithMaths : MarkdownPlain
  return (
    <Suspense fallback={<Text whiteSpace="pre-line">{children}</Text>}>
      <Reader>{french(raised(children))}</Reader>
    </Suspense>
  )
}
