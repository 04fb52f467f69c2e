import './style.css'
import { Fragment, useState } from 'react'
import { Field } from '../ui/field/field.tsx'
import { DownIcon, UpIcon } from '../ui/icons.tsx'
import { ListenButton } from '../ui/voice/listen-button.tsx'
import { useSound } from '../ui/voice/use-sound.ts'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

const MAX_TEXT_CHARS = 4000

/** A text to write down: sentence by sentence or whole, at a normal or a slow pace, as often as one likes. */
export default function Dictation({ data, answer, result, locked, onChange }: ViewProps<'dictation'>) {
  const sound = useSound()
  const [at, setAt] = useState(0)
  const [slow, setSlow] = useState(true)
  const speed = slow ? 'slow' : 'normal'
  // Each sentence begins where the one before ends.
  const readFrom = (n: number) => sound.play(n, { speed, onEnd: () => n + 1 < data.sentences && readFrom(n + 1) })
  const go = (n: number) => {
    sound.stop()
    setAt(n)
  }
  // What is being read stops: the next one has the new pace.
  const pace = (isSlow: boolean) => {
    sound.stop()
    setSlow(isSlow)
  }
  return (
    <>
      <p className="instruction">{screen.instruction}</p>
      {!result && (
        <div className="dictator">
          <ListenButton sound={sound} part={at} label={screen.sentence(at + 1, data.sentences)} options={{ speed }} />
          <div className="steps start">
            <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
              <span className="turn">
                <UpIcon />
              </span>
              {screen.previous}
            </button>
            <button type="button" disabled={at === data.sentences - 1} onClick={() => go(at + 1)}>
              {screen.following}
              <span className="turn">
                <DownIcon />
              </span>
            </button>
            {data.sentences > 1 && (
              <button type="button" className="light" onClick={() => readFrom(0)}>
                {screen.whole}
              </button>
            )}
          </div>
          <label className="switch">
            <input type="checkbox" checked={slow} onChange={event => pace(event.target.checked)} />
            {screen.slow}
          </label>
        </div>
      )}
      <Field
        label={result ? screen.yours : screen.text}
        value={answer.text}
        rows={6}
        lang={data.lang}
        signs={data.signs}
        locked={locked}
        unaided
        maxLength={MAX_TEXT_CHARS}
        onChange={value => onChange({ engine: 'dictation', text: value })}
      />
      {result && <WordByWord parts={result.parts} lang={data.lang} />}
    </>
  )
}

type Word = { id: string; text: string; note: string }

const NO_SPACE_BEFORE = /^[.,]+$/

/** Words in a row; a run of missing ones is one piece. */
const joinWords = (parts: NonNullable<ViewProps<'dictation'>['result']>['parts']): Word[] => {
  const words: Word[] = []
  for (const [id, { expected = '', note = '' }] of Object.entries(parts)) {
    const last = words.at(-1)
    if (last && note === MISSING && last.note.startsWith(MISSING)) {
      last.text += expected.startsWith("'") || last.text.endsWith("'") ? expected : ` ${expected}`
      last.note = MISSING_ONES
    } else words.push({ id, text: expected, note })
  }
  return words
}
const MISSING = 'manquant'
const MISSING_ONES = 'manquants'

/** The right text; each word that went wrong has its kind of error under it. */
const WordByWord = ({ parts, lang }: { parts: Parameters<typeof joinWords>[0]; lang: string }) => (
  <>
    <h2 className="small-title">{screen.correction}</h2>
    <p className="dictated" lang={lang}>
      {joinWords(parts).map((word, n, all) => (
        <Fragment key={word.id}>
          {n > 0 && !NO_SPACE_BEFORE.test(word.text) && !all[n - 1]?.text.endsWith("'") && ' '}
          {word.note === '' ? (
            word.text
          ) : (
            <span className="slip">
              {word.note === 'en trop' ? <del>{word.text}</del> : <span>{word.text}</span>}
              <small lang="fr">{screen.kinds[word.note] ?? word.note}</small>
            </span>
          )}
        </Fragment>
      ))}
    </p>
  </>
)
