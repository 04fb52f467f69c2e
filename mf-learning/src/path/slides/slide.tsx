import type { PathModule } from '@ariane/shared/contracts/learning'
import { Box } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Activity } from './activity.tsx'
import type { ActivityProps } from './activity-props.ts'
import { Blocks } from './blocks.tsx'
import { Html, Sound } from './lazy-parts.tsx'
import { Markdown } from './markdown.tsx'
import { OuterFrame } from './outer-frame.tsx'
import { Sheet } from './sheet.tsx'
import { Unsupported } from './unsupported.tsx'

/** S2 §9. */
const FRAME_PX = 500

type SlideProps = ActivityProps & { module: PathModule }

/** One module as a slide; long ones scroll inside. */
export function Slide(props: SlideProps) {
  const { module } = props
  const isFrame = module.contentType === 'iframe' || module.contentType === 'iframe-h5p'
  return (
    <Sheet label={module.title} isFrame={isFrame}>
      {module.contentAudio && (
        <Box mb="5" px={isFrame ? '4' : '0'} pt={isFrame ? '4' : '0'}>
          <Sound source={module.contentAudio} label={messages.listen} />
        </Box>
      )}
      <Content {...props} />
    </Sheet>
  )
}

function Content(props: SlideProps) {
  const { contentType, content, title, figures } = props.module
  if (contentType === 'iframe-h5p') return <Activity {...props} isTitled />
  if (contentType === 'module' && Array.isArray(content))
    return <Blocks blocks={content} title={title} figures={figures} />
  if (typeof content !== 'string') return <Unsupported />
  if (contentType === 'text') return <Markdown>{content}</Markdown>
  if (contentType === 'html') return <Html source={content} />
  if (contentType === 'iframe') return <OuterFrame link={content} title={title} height={FRAME_PX} />
  return <Unsupported />
}
