import '../ui/style/page.css'
import { useContext } from 'react'
import { ChapterContext } from '../ui/chapter-context.ts'
import { Line, Rich } from '../ui/rich-text.tsx'
import { useVoice } from '../ui/voice/use-voice.ts'
import { VoiceBar } from '../ui/voice/voice-bar.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** A page of a course or a book. */
export default function Page({ data }: ViewProps<'page'>) {
  const { title, isSaid } = useContext(ChapterContext)
  const voice = useVoice(data.spoken)
  return (
    <>
      <h2 className={isSaid ? 'hidden' : 'page-title'}>
        <Line text={title} />
      </h2>
      {data.spoken.length > 0 && <VoiceBar voice={voice} label={screen.listen} />}
      <div className="page">
        <Rich text={data.body} />
      </div>
    </>
  )
}
