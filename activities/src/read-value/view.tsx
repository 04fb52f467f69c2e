import { unaided } from '../ui/field/unaided.ts'
import './style.css'
import { useId } from 'react'
import { Figure } from '../figure/figure.tsx'
import { Overlay } from '../figure/overlay.tsx'
import { SpotGuide } from '../figure/spot.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

const MAX_CHARS = 40

/** Values to read on the figure above the fields; the correction shows on the figure where the wrong ones are. */
export default function ReadValue({ data, figure, answer, result, locked, onChange }: ViewProps<'read-value'>) {
  const id = useId()
  const write = (item: string, text: string) =>
    onChange({ engine: 'read-value', values: { ...answer.values, [item]: text.slice(0, MAX_CHARS) } })
  const scale = figure?.scale
  const spots = data.items.flatMap(({ id: item }, n) => {
    const spot = result?.parts[item]?.spot
    return spot ? [{ item, spot, name: data.items.length > 1 ? String(n + 1) : '' }] : []
  })
  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {figure && (
        <Figure
          figure={figure}
          over={
            scale && (
              <Overlay figure={figure}>
                {spots.map(({ item, spot, name }) => (
                  <SpotGuide key={item} figure={figure} spot={spot} name={name} />
                ))}
              </Overlay>
            )
          }
        />
      )}
      {!result && <p className="instruction">{screen.how}</p>}
      <ol className="values-read">
        {data.items.map(({ id: item, text, unit }) => {
          const part = result?.parts[item]
          return (
            <li key={item} className={partClass(part).trim()}>
              <label htmlFor={`${id}-${item}`}>
                <Line text={text} />
              </label>
              <span className="value-field">
                <input
                  id={`${id}-${item}`}
                  type="text"
                  inputMode="text"
                  lang="fr"
                  {...unaided}
                  maxLength={MAX_CHARS}
                  value={answer.values[item] ?? ''}
                  readOnly={locked}
                  aria-describedby={unit ? `${id}-${item}-unit` : undefined}
                  onChange={event => write(item, event.target.value)}
                />
                {unit && (
                  <span id={`${id}-${item}-unit`} className="value-unit">
                    {unit}
                  </span>
                )}
              </span>
              <ResultMark part={part} />
              {part?.note && <span className="value-note">{part.note}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
