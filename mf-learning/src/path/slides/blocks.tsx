import { french } from '@ariane/activities/typography'
import { lookup } from '@ariane/shared/catalogue'
import type { Block, PathModule } from '@ariane/shared/contracts/learning'
import { Box, chakra, Text } from '@ariane/shared/ui'
import { FigurePart } from '../../parts/figure/figure-part.tsx'
import { messages } from '../messages.ts'
import { CodeBlock } from './code-block.tsx'
import { Diagram } from './diagram.tsx'
import { Html, Maths, Sound } from './lazy-parts.tsx'
import { readMedia } from './links.ts'
import { Markdown } from './markdown.tsx'
import { OuterFrame } from './outer-frame.tsx'
import { Unsupported } from './unsupported.tsx'

/** Height of a frame or a film inside a module (S2 §9). */
const BLOCK_PX = 400

type Figures = PathModule['figures']

/** One after the other; blocks of a module never change places. */
export function Blocks({ blocks, title, figures }: { blocks: Block[]; title: string; figures: Figures }) {
  return blocks.map((block, n) => (
    <Box key={`${n}-${block.type}`} className="block">
      <BlockContent block={block} title={title} figures={figures} />
    </Box>
  ))
}

function BlockContent({ block, title, figures }: { block: Block; title: string; figures: Figures }) {
  const { type, content } = block
  const figure = block.figure && lookup(figures, block.figure)
  if (figure) return <FigurePart figure={figure} />
  switch (type) {
    case 'markdown':
      return <Markdown>{content}</Markdown>
    case 'text':
      return <Text whiteSpace="pre-line">{french(content)}</Text>
    case 'code':
      return <CodeBlock source={content} />
    case 'math':
      return <Maths tex={content} display />
    case 'mermaid':
      return <Diagram source={content} />
    case 'html':
      return <Html source={content} />
    case 'iframe':
      return <OuterFrame link={content} title={title} height={BLOCK_PX} />
    case 'video':
      return <Film source={content} title={title} />
    case 'audio':
      return <Sound source={content} label={messages.listenBlock} />
    default:
      return <Unsupported />
  }
}

function Film({ source, title }: { source: string; title: string }) {
  const film = readMedia(source, 'video')
  if (!film) return <OuterFrame link={source} title={messages.video(title)} height={BLOCK_PX} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: the contract carries no captions; the lesson's text says the same
    <chakra.video
      controls
      preload="metadata"
      src={film}
      aria-label={messages.video(title)}
      w="full"
      h={`${BLOCK_PX}px`}
      borderRadius="l2"
      bg="black"
    />
  )
}
