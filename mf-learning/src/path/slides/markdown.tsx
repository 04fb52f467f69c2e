import { Text } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { french } from '../../frames/typography.ts'
import { raised } from './headings.ts'

const loadPlain = () => import('./markdown-plain.tsx')
const Plain = lazy(loadPlain)
const WithMaths = lazy(() => import('./markdown-maths.tsx'))

/** Fetches the reader of texts beside the path rather than after it: most first slides are texts. */
export const warmMarkdown = () => void loadPlain().catch(() => undefined)

/** Lesson text. Formulas bring their own engine, fetched only where there is one. */
export function Markdown({ children }: { children: string }) {
  const Reader = children.includes('$') ? WithMaths : Plain
  return (
    <Suspense fallback={<Text whiteSpace="pre-line">{children}</Text>}>
      <Reader>{french(raised(children))}</Reader>
    </Suspense>
  )
}
