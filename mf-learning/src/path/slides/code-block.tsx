import { lazyPart } from '../../parts/lazy-part.tsx'

type Props = { source: string; language?: string | undefined }

const Plain = ({ source }: Props) => (
  <pre>
    <code>{source}</code>
  </pre>
)

/** A program: readable at once, coloured when its painter has come. */
export const CodeBlock = lazyPart<Props>(() => import('./code.tsx'), { waiting: Plain, missing: Plain })
