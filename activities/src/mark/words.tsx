import { type KeyboardEvent, useRef, useState } from 'react'
import { partClass } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'
import { WordsCorrection } from './words-correction.tsx'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: at => at + 1,
  ArrowDown: at => at + 1,
  ArrowLeft: at => at - 1,
  ArrowUp: at => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** What stands at a word without a space: it never begins a line. */
const STUCK = /^[^ \t\n]+/

type Piece = ViewProps<'mark'>['data']['pieces'][number]

const findStuck = (next: Piece | undefined) => (next && next.id === undefined ? STUCK.exec(next.text)?.[0] : undefined)

type Props = ViewProps<'mark'> & { onToggle: (id: string) => void }

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
  const wordLabel = (id: string, word: string) => {
    const part = result?.parts[id]
    if (!part) return undefined
    const verdict = part.correct ? screen.right : answer.marked.includes(id) ? screen.extra : screen.missed
    return `${word}, ${verdict}`
  }

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{screen.words}</p>}
      <fieldset ref={place} aria-label={screen.text} className="words" lang={data.lang} onKeyDown={walk}>
        {data.pieces.map(({ id, text: word }, n) =>
          id === undefined ? (
            <span key={`${n}-${word}`}>{n > 0 ? word.replace(STUCK, '') : word}</span>
          ) : (
            <span key={id} className="kept">
              <button
                type="button"
                data-word={id}
                tabIndex={id === here ? 0 : -1}
                className={`token${answer.marked.includes(id) ? ' marked' : ''}${partClass(result?.parts[id])}`}
                aria-pressed={answer.marked.includes(id)}
                aria-label={wordLabel(id, word)}
                disabled={locked}
                onFocus={() => setHere(id)}
                onClick={() => onToggle(id)}
              >
                <Line text={word} />
              </button>
              {findStuck(data.pieces[n + 1])}
            </span>
          ),
        )}
      </fieldset>
      {result ? (
        <WordsCorrection data={data} answer={answer} result={result} />
      ) : (
        <p className="note" role="status">
          {screen.marked(answer.marked.length)}
        </p>
      )}
    </>
  )
}
