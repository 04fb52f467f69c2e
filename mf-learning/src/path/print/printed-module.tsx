import { plainText } from '@ariane/activities/plain-text'
import { printActivity } from '@ariane/activities/print'
import { lookup } from '@ariane/shared/catalogue'
import type { Block, PathModule } from '@ariane/shared/contracts/learning'
import { Box, Text } from '@ariane/shared/ui'
import { FigurePart } from '../../parts/figure/figure-part.tsx'
import { messages } from '../messages.ts'
import { listChapters } from '../navigation.ts'
import { diagramText } from '../slides/diagram-text.ts'
import { Html, Maths } from '../slides/lazy-parts.tsx'
import { Markdown } from '../slides/markdown.tsx'

/** One module on paper. What only a screen can show is named. */
export function PrintedModule({ module }: { module: PathModule }) {
  const { content, contentType, activity, figures } = module
  if (contentType === 'iframe-h5p')
    return listChapters(module).map(({ id, title }) => {
      const data = lookup(activity, id)
      const figure = lookup(figures, id)
      return (
        <Box key={id} mt="4">
          <h3>{plainText(title)}</h3>
          {figure && <FigurePart figure={figure} onPaper />}
          <Markdown>{data ? printActivity(data) : messages.print.onScreen}</Markdown>
        </Box>
      )
    })
  if (Array.isArray(content))
    return content.map((block, n) => {
      const figure = block.figure && lookup(figures, block.figure)
      return (
        <Box key={`${n}-${block.type}`} mt="4">
          {figure ? <FigurePart figure={figure} onPaper /> : <PrintedBlock {...block} />}
        </Box>
      )
    })
  if (contentType === 'text' && typeof content === 'string') return <Markdown>{content}</Markdown>
  if (contentType === 'html' && typeof content === 'string') return <PrintedBlock type="html" content={content} />
  return <Text>{messages.print.onScreen}</Text>
}

function PrintedBlock({ type, content }: Block) {
  switch (type) {
    case 'markdown':
      return <Markdown>{content}</Markdown>
    case 'text':
      return <Text whiteSpace="pre-line">{content}</Text>
    case 'code':
      return <pre>{content}</pre>
    case 'mermaid':
      return (
        <ul>
          {diagramText(content).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )
    case 'math':
      return <Maths tex={content} display />
    case 'html':
      return <Html source={content} />
    default:
      return <Text>{messages.print.onScreen}</Text>
  }
}
