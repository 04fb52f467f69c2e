import './style.css'
import { Figure } from '../figure/figure.tsx'
import { findTarget } from '../figure/find-target.ts'
import { Overlay } from '../figure/overlay.tsx'
import { Tag } from '../figure/tag.tsx'
import { TargetButtons } from '../figure/target-buttons.tsx'
import { ZoneShape } from '../figure/zone-shape.tsx'
import { partClass } from '../ui/result-mark.tsx'
import { Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Correction } from './correction.tsx'
import { markZone } from './mark-zone.ts'
import { screen } from './messages.ts'

/** Zones of a figure to point at: by finger or mouse on the drawing, or by their numbers. */
export default function ChooseZone({ data, figure, answer, result, locked, onChange }: ViewProps<'choose-zone'>) {
  const { chosen } = answer
  const choose = (id: string) => {
    if (locked) return
    const others = data.multiple ? chosen.filter(one => one !== id) : []
    onChange({ engine: 'choose-zone', chosen: chosen.includes(id) ? others : [...others, id] })
  }
  const find = (id: string) => data.zones.find(zone => zone.id === id)
  const numbers = data.zones.flatMap(({ id, text }) => (chosen.includes(id) ? [text] : []))
  const targets = (figure?.targets ?? []).filter(({ id }) => find(id))
  const mark = (id: string) => markZone(chosen.includes(id), result?.parts[id])
  return (
    <div>
      <div className="stem">
        <Rich text={data.stem} />
      </div>
      {!result && <p className="instruction">{data.multiple ? screen.multiple : screen.single}</p>}
      {figure ? (
        <Figure
          figure={figure}
          over={
            <>
              <Overlay
                figure={figure}
                onPress={(place, pressed) => {
                  const zone = pressed.closest<SVGElement>('[data-zone]')?.dataset.zone
                  const near = findTarget(targets, place)?.id
                  const id = zone ?? near
                  if (id) choose(id)
                }}
              >
                {targets.map(target => (
                  <ZoneShape
                    key={target.id}
                    target={target}
                    className={`${chosen.includes(target.id) ? 'chosen' : ''}${partClass(mark(target.id))}`}
                  />
                ))}
              </Overlay>
              <TargetButtons
                figure={{ ...figure, targets }}
                label={screen.zones}
                locked={locked}
                onPress={choose}
                show={({ id, where }) => {
                  const part = mark(id)
                  return {
                    pressed: chosen.includes(id),
                    label: [screen.zone(find(id)?.text ?? '', data.zones.length), where].filter(Boolean).join(', '),
                    className: partClass(part),
                  }
                }}
              />
              {targets.map(target => {
                const { id } = target
                const part = mark(id)
                return part?.expected ? (
                  <Tag key={id} figure={figure} target={target} className={partClass(part)}>
                    {part.correct ? '✓' : chosen.includes(id) ? '✗' : '→'} {part.expected}
                  </Tag>
                ) : null
              })}
            </>
          }
        />
      ) : (
        <ul className="bank" aria-label={screen.zones}>
          {data.zones.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                className="word"
                aria-pressed={chosen.includes(id)}
                disabled={locked}
                onClick={() => choose(id)}
              >
                {screen.zone(text, data.zones.length)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="picked" role="status">
        {!result && (numbers.length === 0 ? screen.none : screen.picked(numbers))}
      </p>
      {result && <Correction zones={data.zones} chosen={chosen} result={result} />}
    </div>
  )
}
