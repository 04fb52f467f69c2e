import { useId, useState } from 'react'
import { Field } from '../ui/field/field.tsx'
import { Microphone } from '../ui/field/microphone.tsx'
import { Hint } from '../ui/hint.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Rich } from '../ui/rich-text.tsx'
import { TurnPages } from '../ui/turn-pages.tsx'
import { ListenButton } from '../ui/voice/listen-button.tsx'
import { useSound } from '../ui/voice/use-sound.ts'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

type Props = ViewProps<'speak'>

/** Words to say or to type: one at a time while answering, those that were answered once graded. */
export default function Speak(props: Props) {
  return props.result ? <Graded {...props} /> : <Asked {...props} />
}

const Graded = ({ data, answer, result }: Props) => (
  <ul className="card-list">
    {data.items
      .filter(({ id }) => result?.parts[id])
      .map(({ id, prompt }) => (
        <li key={id} className={`card back${partClass(result?.parts[id])}`}>
          <Rich text={prompt} />
          <p className="typed" lang={data.lang}>
            {answer.said[id] ?? '–'}
          </p>
          <ResultMark part={result?.parts[id]} />
        </li>
      ))}
  </ul>
)

function Asked({ data, answer, locked, onChange }: Props) {
  const id = useId()
  const sound = useSound()
  const all = data.items
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      all.findIndex(item => !answer.said[item.id]),
    ),
  )
  const item = all[at] ?? all[0]
  if (!item) return null
  const say = (said: string) => onChange({ engine: 'speak', said: { ...answer.said, [item.id]: said.slice(0, 200) } })
  const go = (n: number) => {
    sound.stop()
    setAt(n)
  }
  return (
    <>
      <p className="instruction">{screen.instruction}</p>
      <div className="card" key={item.id}>
        <p className="note">{screen.item(at + 1, all.length)}</p>
        <div id={id} className="front">
          <Rich text={item.prompt} />
        </div>
        <ListenButton
          sound={sound}
          part={at}
          label={screen.listen}
          options={{ fallback: { text: item.prompt, lang: 'fr' } }}
        />
        {item.hint && <Hint text={item.hint} />}
        {!locked && <Microphone lang={data.lang} label={screen.speak} onText={say} />}
        <Field
          label={screen.answer}
          value={answer.said[item.id] ?? ''}
          rows={1}
          lang={data.lang}
          locked={locked}
          describedBy={id}
          unaided
          maxLength={200}
          onChange={say}
          onEnter={() => at < all.length - 1 && go(at + 1)}
        />
      </div>
      <TurnPages at={at} count={all.length} labels={screen} onTurn={go} />
    </>
  )
}
