import { type KeyboardEvent, useRef, useState } from 'react'
import { placing } from '../../messages-placing.ts'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { partClass } from './mark.tsx'
import { WordsCorrection } from './words-correction.tsx'

const text = placing.mark
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: at => at + 1,
  ArrowDown: at => at + 1,
  ArrowLeft: at => at - 1,
  ArrowUp: at => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

type Props = EngineProps<'mark'> & { onToggle: (id: string) => void }

/** A text whose words can be marked: one stop of the Tab key, arrows from word to word. */
export function MarkWords({ data, answer, result, locked, onToggle }: Props) {
  const place = useRef<HTMLFieldSetElement>(null)
  const words = data.pieces.flatMap(({ id }) => id ?? [])
  const [here, setHere] = useState(words[0])

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const last = words.length - 1
    const to = words[Math.max(0, Math.min(last, step(words.indexOf(here ?? ''), last)))]
    if (to === undefined) return
    setHere(to)
    place.current?.querySelector<HTMLElement>(`[data-word="${CSS.escape(to)}"]`)?.focus()
  }
  const nameOf = (id: string, word: string) => {
    const part = result?.parts[id]
    if (!part) return undefined
    const judgement = part.correct ? text.right : answer.marked.includes(id) ? text.stray : text.missed
    return `${word}, ${judgement}`
  }

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{text.words}</p>}
      <fieldset ref={place} aria-label={text.text} className="words" lang={data.lang} onKeyDown={walk}>
        {data.pieces.map(({ id, text: word }, n) =>
          id === undefined ? (
            <span key={`${n}-${word}`}>{word}</span>
          ) : (
            <button
              key={id}
              type="button"
              data-word={id}
              tabIndex={id === here ? 0 : -1}
              className={`token${answer.marked.includes(id) ? ' marked' : ''}${partClass(result?.parts[id])}`}
              aria-pressed={answer.marked.includes(id)}
              aria-label={nameOf(id, word)}
              disabled={locked}
              onFocus={() => setHere(id)}
              onClick={() => onToggle(id)}
            >
              <Line text={word} />
            </button>
          ),
        )}
      </fieldset>
      {result ? (
        <WordsCorrection data={data} answer={answer} result={result} />
      ) : (
        <p className="note" role="status">
          {text.marked(answer.marked.length)}
        </p>
      )}
    </>
  )
}
