import { useContext } from 'react'
import { messages } from '../../messages-reading.ts'
import type { EngineProps } from '../engines/engine.tsx'
import { Rich } from '../rich-text.tsx'
import { Place } from '../sound.ts'
import { useVoice } from './use-voice.ts'
import { VoiceBar } from './voice-bar.tsx'

/** A page of a course or a book. */
export function Page({ data }: Pick<EngineProps<'page'>, 'data'>) {
  const { title } = useContext(Place)
  const voice = useVoice(data.spoken)
  return (
    <>
      <h2 className="page-title">{title}</h2>
      {data.spoken.length > 0 && <VoiceBar voice={voice} label={messages.listenPage} />}
      <div className="page">
        <Rich text={data.body} />
      </div>
    </>
  )
}
