import { lazy, Suspense } from 'react'

const Code = lazy(() => import('./code.tsx'))

/** A program: readable at once, coloured when its painter has come. */
export function CodeBlock({ source, language }: { source: string; language?: string | undefined }) {
  return (
    <Suspense
      fallback={
        <pre>
          <code>{source}</code>
        </pre>
      }
    >
      <Code source={source} language={language} />
    </Suspense>
  )
}
