import { useState } from 'react'
import { messages } from '../../messages-reading.ts'
import type { EngineProps } from '../engines/engine.tsx'
import { Rich } from '../rich-text.tsx'
import { useWatch } from './use-watch.ts'

const text = messages.speed
type Props = EngineProps<'speed-reading'> & { onRead: (answer: EngineProps<'speed-reading'>['answer']) => void }

/** A text with a watch that the pupil starts, pauses, hides or leaves out. */
export const SpeedReading = (props: Props) => (props.result ? <Done {...props} /> : <Asked {...props} />)

const Body = ({ data }: Pick<Props, 'data'>) => (
  <div className="page" lang={data.lang}>
    <Rich text={data.body} />
    <p className="note">{data.source}</p>
  </div>
)

const Done = ({ data }: Props) => (
  <details className="panel">
    <summary>{text.again}</summary>
    <div className="panel-body">
      <Body data={data} />
    </div>
  </details>
)

function Asked({ data, locked, onRead }: Props) {
  const [stage, setStage] = useState<'before' | 'timed' | 'free'>('before')
  const [hidden, setHidden] = useState(false)
  const watch = useWatch()
  if (stage === 'before')
    return (
      <>
        <p className="instruction">{text.about(data.words)}</p>
        <div className="steps">
          <button
            type="button"
            className="main"
            onClick={() => {
              watch.start()
              setStage('timed')
            }}
          >
            {text.start}
          </button>
          <button type="button" onClick={() => setStage('free')}>
            {text.without}
          </button>
        </div>
      </>
    )
  return (
    <>
      {stage === 'timed' && (
        <div className="voice">
          <span role="timer" aria-label={text.time} className="watch">
            {hidden ? '' : text.clock(watch.seconds)}
          </span>
          <button type="button" onClick={watch.running ? watch.pause : watch.start}>
            {watch.running ? text.pause : text.goOn}
          </button>
          <button type="button" className="light" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
            {hidden ? text.show : text.hide}
          </button>
        </div>
      )}
      <Body data={data} />
      <div className="steps">
        <button
          type="button"
          className="main"
          disabled={locked}
          onClick={() => {
            watch.pause()
            onRead({ engine: 'speed-reading', seconds: stage === 'timed' ? Math.round(watch.seconds) : null })
          }}
        >
          {text.done}
        </button>
      </div>
    </>
  )
}
