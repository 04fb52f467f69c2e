import { useId, useState } from 'react'
import { messages as common } from '../../messages-writing.ts'
import type { EngineProps } from '../engines/engine.tsx'
import { Mark, partClass } from '../engines/mark.tsx'
import { DownIcon, UpIcon } from '../icons.tsx'
import { ListenButton } from '../listen-button.tsx'
import { Rich } from '../rich-text.tsx'
import { useSound } from '../sound.ts'
import { Field } from './field.tsx'
import { Microphone } from './microphone.tsx'
import { Hint } from './prompt.tsx'

const text = common.speakWords
type Props = EngineProps<'speak'>

/** Words to say or to type: one at a time while answering, those that were answered once judged. */
export const Speak = (props: Props) => (props.result ? <Judged {...props} /> : <Asked {...props} />)

const Judged = ({ data, answer, result }: Props) => (
  <ul className="card-list">
    {data.items
      .filter(({ id }) => result?.parts[id])
      .map(({ id, prompt }) => (
        <li key={id} className={`card back${partClass(result?.parts[id])}`}>
          <Rich text={prompt} />
          <p className="typed" lang={data.lang}>
            {answer.said[id] ?? '–'}
          </p>
          <Mark part={result?.parts[id]} />
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
      <p className="instruction">{text.instruction}</p>
      <div className="card" key={item.id}>
        <p className="note">{text.item(at + 1, all.length)}</p>
        <div id={id} className="front">
          <Rich text={item.prompt} />
        </div>
        <ListenButton
          sound={sound}
          part={at}
          label={text.listen}
          options={{ fallback: { text: item.prompt, lang: 'fr' } }}
        />
        {item.hint && <Hint text={item.hint} />}
        {!locked && <Microphone lang={data.lang} label={text.speak} onText={say} />}
        <Field
          label={text.answer}
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
      {all.length > 1 && (
        <div className="steps">
          <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
            <span className="turn">
              <UpIcon />
            </span>
            {text.previous}
          </button>
          <button type="button" disabled={at === all.length - 1} onClick={() => go(at + 1)}>
            {text.following}
            <span className="turn">
              <DownIcon />
            </span>
          </button>
        </div>
      )}
    </>
  )
}
