import './style.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { Figure } from '../figure/figure.tsx'
import { Announced } from '../ui/announced.tsx'
import { Rich } from '../ui/rich-text.tsx'
import { useDrag } from '../ui/use-drag.ts'
import { WordBank } from '../ui/word-bank.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'
import { PlacedLabels } from './placed-labels.tsx'
import { emptySlot, putLabel } from './put-label.ts'
import { Slots } from './slots.tsx'

/** Labels to place on the numbers of a figure: choose one, then its number; or drag it there. */
export default function LabelFigure({ data, figure, answer, result, locked, onChange }: ViewProps<'label-figure'>) {
  const root = useRef<HTMLDivElement>(null)
  const back = useRef<string>(undefined)
  const [held, setHeld] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { slots, labels } = data
  const { places } = answer
  const free = labels.filter(({ id }) => !Object.values(places).includes(id))
  const findText = (list: typeof labels, id: string | null | undefined) => list.find(one => one.id === id)?.text ?? ''

  // What was taken out is where the focus goes on: it can be placed again at once.
  useLayoutEffect(() => {
    if (!back.current) return
    root.current?.querySelector<HTMLButtonElement>(`[data-word="${CSS.escape(back.current)}"]`)?.focus()
    back.current = undefined
  })

  const answerWith = (next: Record<string, string>) => onChange({ engine: 'label-figure', places: next })
  const place = (label: string, slot: string) => {
    if (locked) return
    answerWith(putLabel(places, label, slot))
    setSaid(screen.placed(findText(labels, label), findText(slots, slot)))
    setHeld(null)
  }
  const takeOut = (slot: string) => {
    const label = places[slot]
    if (!label || locked) return
    back.current = label
    answerWith(emptySlot(places, slot))
    setSaid(screen.removed(findText(labels, label)))
  }
  const press = (slot: string) => {
    if (held) place(held, slot)
    else if (places[slot]) takeOut(slot)
    else if (!locked) setSaid(screen.chooseFirst)
  }
  const drag = useDrag((label, slot) => slots.some(({ id }) => id === slot) && place(label, slot))

  return (
    <div ref={root} className="label-figure">
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && (
        <>
          <p className="instruction">{screen.how}</p>
          <WordBank
            label={screen.labels}
            none={screen.none}
            words={free}
            held={held}
            locked={locked}
            drag={drag}
            onHold={id => {
              setHeld(id)
              if (id) setSaid(screen.chosen(findText(labels, id)))
            }}
          />
        </>
      )}
      {figure && (
        <Figure
          figure={figure}
          over={
            <Slots
              figure={figure}
              slots={slots}
              places={places}
              result={result}
              locked={locked}
              held={findText(labels, held)}
              findText={id => findText(labels, id)}
              onPress={press}
            />
          }
        />
      )}
      <PlacedLabels
        slots={slots}
        result={result}
        locked={locked}
        read={id => findText(labels, places[id])}
        onTakeOut={takeOut}
        {...(!figure && { onPress: press })}
      />
      <Announced text={said} />
    </div>
  )
}
