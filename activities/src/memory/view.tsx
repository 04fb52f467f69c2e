import './style.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { plainText } from '../text/plain-text.ts'
import { Announced } from '../ui/announced.tsx'
import { letter } from '../ui/letter.ts'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { MemoryCorrection } from './correction.tsx'
import { screen } from './messages.ts'
import { findPair } from './pair.ts'

type Props = ViewProps<'memory'>

/** Cards face down: turn two, say whether they go together. The pupil decides; the API grades all pairs at the end. */
export default function Memory(props: Props) {
  return (
    <>
      <div className="stem">
        <Rich text={props.data.instruction} />
      </div>
      {props.result ? <MemoryCorrection {...props} result={props.result} /> : <Game {...props} />}
    </>
  )
}

function Game({ data, answer, locked, onChange }: Props) {
  const [up, setUp] = useState<string[]>([])
  const [said, setSaid] = useState('')
  const ask = useRef<HTMLButtonElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const goTo = useRef<string>(undefined)
  const { pairs } = answer
  const findText = (id: string | undefined) => data.cards.find(card => card.id === id)?.text ?? ''
  const [one, other] = up

  // Two cards are up: the question is next. Once it is answered, the game goes on at the first card of the two.
  useLayoutEffect(() => {
    if (other !== undefined) ask.current?.focus({ preventScroll: true })
    else if (goTo.current) cards.current?.querySelector<HTMLElement>(`[data-card="${goTo.current}"]`)?.focus()
    goTo.current = undefined
  }, [other])

  const turn = (id: string) => {
    const paired = findPair(pairs, id)
    if (paired) {
      onChange({
        engine: 'memory',
        pairs: Object.fromEntries(Object.entries(pairs).filter(([first, second]) => first !== id && second !== id)),
      })
      setSaid(screen.undone(letter(paired.index)))
    } else if (!up.includes(id)) {
      setUp(other === undefined ? [...up, id] : [id])
      setSaid(screen.turned(findText(id)))
    }
  }
  const decide = (together: boolean) => {
    if (one === undefined || other === undefined) return
    goTo.current = one
    setUp([])
    if (!together) return
    onChange({ engine: 'memory', pairs: { ...pairs, [one]: other } })
    setSaid(screen.kept(letter(Object.keys(pairs).length)))
  }

  return (
    <>
      <p className="instruction">{screen.how}</p>
      <ul ref={cards} className="memory" aria-label={screen.cards}>
        {data.cards.map(({ id, text: face }, n) => {
          const paired = findPair(pairs, id)
          const isUp = up.includes(id) || paired !== undefined
          return (
            <li key={id}>
              <button
                type="button"
                data-card={id}
                className={`memory-card${isUp ? ' up' : ''}${paired ? ' paired' : ''}`}
                aria-label={
                  paired
                    ? screen.paired(n + 1, plainText(face), letter(paired.index))
                    : isUp
                      ? screen.shown(n + 1, plainText(face))
                      : screen.hidden(n + 1)
                }
                disabled={locked}
                onClick={() => turn(id)}
              >
                {paired && <span className="badge">{letter(paired.index)}</span>}
                {isUp ? <Line text={face} /> : <span className="back-face">{n + 1}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {other !== undefined && (
        <fieldset className="ask" aria-label={screen.ask}>
          <p>{screen.ask}</p>
          <p className="two">
            <Line text={findText(one)} /> <span aria-hidden>·</span> <Line text={findText(other)} />
          </p>
          <div className="steps">
            <button ref={ask} type="button" className="main" disabled={locked} onClick={() => decide(true)}>
              {screen.yes}
            </button>
            <button type="button" disabled={locked} onClick={() => decide(false)}>
              {screen.no}
            </button>
          </div>
        </fieldset>
      )}
      <p className="note">{screen.found(Object.keys(pairs).length, data.cards.length / 2)}</p>
      <Announced text={said} />
    </>
  )
}
