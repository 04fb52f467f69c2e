import '../ui/style/long-words.css'
import './style.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { plainText } from '../text/plain-text.ts'
import { Announced } from '../ui/announced.tsx'
import { Hint } from '../ui/hint.tsx'
import { UndoIcon } from '../ui/icons.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import { useDrag } from '../ui/use-drag.ts'
import { WordBank } from '../ui/word-bank.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** Elements to put into groups: choose one, then its group; or drag it there. */
export default function Categorize({ data, answer, result, locked, onChange }: ViewProps<'categorize'>) {
  const root = useRef<HTMLDivElement>(null)
  const back = useRef<string>(undefined)
  const [held, setHeld] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { groups, items } = data
  const free = items.filter(({ id }) => !answer.places[id])
  const findText = (list: typeof items, id: string | null) => list.find(one => one.id === id)?.text ?? ''

  // What was taken out is where the focus goes on: it can be placed again at once.
  useLayoutEffect(() => {
    if (!back.current) return
    root.current?.querySelector<HTMLButtonElement>(`[data-word="${CSS.escape(back.current)}"]`)?.focus()
    back.current = undefined
  })

  const place = (item: string, group: string) => {
    onChange({ engine: 'categorize', places: { ...answer.places, [item]: group } })
    setSaid(screen.placed(findText(items, item), findText(groups, group)))
    setHeld(null)
  }
  const takeOut = (item: string) => {
    const { [item]: _gone, ...others } = answer.places
    back.current = item
    onChange({ engine: 'categorize', places: others })
    setSaid(screen.removed(findText(items, item)))
  }
  const drag = useDrag((item, group) => groups.some(({ id }) => id === group) && place(item, group))

  return (
    <div ref={root}>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{screen.how}</p>}
      {data.hint && !result && <Hint text={data.hint} next={data.nextHints} />}
      {!result && (
        <WordBank
          label={screen.items}
          none={screen.none}
          words={free}
          held={held}
          locked={locked}
          drag={drag}
          onHold={id => {
            setHeld(id)
            if (id) setSaid(screen.chosen(findText(items, id)))
          }}
        />
      )}
      <div className="groups">
        {groups.map(({ id: group, text: label }) => {
          const inside = items.filter(({ id }) => answer.places[id] === group)
          return (
            <fieldset key={group} aria-label={screen.group(plainText(label))} className="group" data-drop={group}>
              <button
                type="button"
                className={`group-name${held ? ' inviting' : ''}`}
                {...(held ? { 'aria-label': plainText(screen.putHere(findText(items, held), label)) } : {})}
                aria-disabled={!held}
                disabled={locked}
                onClick={() => held && place(held, group)}
              >
                <Line text={label} />
              </button>
              {inside.length === 0 && <p className="note">{screen.empty}</p>}
              <ul>
                {inside.map(({ id, text: label }) => (
                  <li key={id} className={`placed${partClass(result?.parts[id])}`}>
                    <div className="row">
                      <span className="placed-text">
                        <Line text={label} />
                      </span>
                      {!result && (
                        <button
                          type="button"
                          className="square"
                          aria-label={screen.takeOut(plainText(label))}
                          disabled={locked}
                          onClick={() => takeOut(id)}
                        >
                          <UndoIcon />
                        </button>
                      )}
                    </div>
                    <ResultMark part={result?.parts[id]} />
                  </li>
                ))}
              </ul>
            </fieldset>
          )
        })}
      </div>
      <Announced text={said} />
    </div>
  )
}
