import { useLayoutEffect, useRef, useState } from 'react'
import { placing } from '../../messages-placing.ts'
import { pairOf } from '../answers-placing.ts'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { letter } from './letter.ts'
import { MemoryCorrection } from './memory-correction.tsx'

const text = placing.memory

type Props = EngineProps<'memory'>

/** Cards face down: turn two, say whether they go together. The pupil decides; the API judges all pairs at the end. */
export function Memory(props: Props) {
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
  const textOf = (id: string | undefined) => data.cards.find(card => card.id === id)?.text ?? ''
  const [one, other] = up

  // Two cards are up: the question is next. Once it is answered, the game goes on at the first card of the two.
  useLayoutEffect(() => {
    if (other !== undefined) ask.current?.focus({ preventScroll: true })
    else if (goTo.current) cards.current?.querySelector<HTMLElement>(`[data-card="${goTo.current}"]`)?.focus()
    goTo.current = undefined
  }, [other])

  const turn = (id: string) => {
    const paired = pairOf(pairs, id)
    if (paired) {
      onChange({
        engine: 'memory',
        pairs: Object.fromEntries(Object.entries(pairs).filter(([first, second]) => first !== id && second !== id)),
      })
      setSaid(text.undone(letter(paired.index)))
    } else if (!up.includes(id)) {
      setUp(other === undefined ? [...up, id] : [id])
      setSaid(text.turned(textOf(id)))
    }
  }
  const decide = (together: boolean) => {
    if (one === undefined || other === undefined) return
    goTo.current = one
    setUp([])
    if (!together) return
    onChange({ engine: 'memory', pairs: { ...pairs, [one]: other } })
    setSaid(text.kept(letter(Object.keys(pairs).length)))
  }

  return (
    <>
      <p className="instruction">{text.how}</p>
      <ul ref={cards} className="memory" aria-label={text.cards}>
        {data.cards.map(({ id, text: face }, n) => {
          const paired = pairOf(pairs, id)
          const isUp = up.includes(id) || paired !== undefined
          return (
            <li key={id}>
              <button
                type="button"
                data-card={id}
                className={`memory-card${isUp ? ' up' : ''}${paired ? ' paired' : ''}`}
                aria-label={
                  paired
                    ? text.paired(n + 1, face, letter(paired.index))
                    : isUp
                      ? text.shown(n + 1, face)
                      : text.hidden(n + 1)
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
        <fieldset className="ask" aria-label={text.ask}>
          <p>{text.ask}</p>
          <p className="two">
            <Line text={textOf(one)} /> <span aria-hidden>·</span> <Line text={textOf(other)} />
          </p>
          <div className="steps">
            <button ref={ask} type="button" className="main" disabled={locked} onClick={() => decide(true)}>
              {text.yes}
            </button>
            <button type="button" disabled={locked} onClick={() => decide(false)}>
              {text.no}
            </button>
          </div>
        </fieldset>
      )}
      <p className="note">{text.found(Object.keys(pairs).length, data.cards.length / 2)}</p>
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}
