import '../ui/style/page.css'
import '../ui/voice/style.css'
import './style.css'
import { useState } from 'react'
import { Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'
import { useWatch } from './use-watch.ts'

type Props = ViewProps<'speed-reading'>

/** A text with a watch that the pupil starts, pauses, hides or leaves out. */
export default function SpeedReading(props: Props) {
  return props.result ? <Done {...props} /> : <Asked {...props} />
}

const Body = ({ data }: Pick<Props, 'data'>) => (
  <div className="page" lang={data.lang}>
    <Rich text={data.body} />
    <p className="note">{data.source}</p>
  </div>
)

const Done = ({ data }: Props) => (
  <details className="panel">
    <summary>{screen.again}</summary>
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
        <p className="instruction">{screen.about(data.words)}</p>
        <div className="steps">
          <button
            type="button"
            className="main"
            onClick={() => {
              watch.start()
              setStage('timed')
            }}
          >
            {screen.start}
          </button>
          <button type="button" onClick={() => setStage('free')}>
            {screen.without}
          </button>
        </div>
      </>
    )
  return (
    <>
      {stage === 'timed' && (
        <div className="voice">
          <span role="timer" aria-label={screen.time} className="watch">
            {hidden ? '' : screen.clock(watch.seconds)}
          </span>
          <button type="button" onClick={watch.running ? watch.pause : watch.start}>
            {watch.running ? screen.pause : screen.goOn}
          </button>
          <button type="button" className="light" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
            {hidden ? screen.show : screen.hide}
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
          {screen.done}
        </button>
      </div>
    </>
  )
}
