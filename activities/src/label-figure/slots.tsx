import { findTarget } from '../figure/find-target.ts'
import { Overlay } from '../figure/overlay.tsx'
import { Tag } from '../figure/tag.tsx'
import { TargetButtons } from '../figure/target-buttons.tsx'
import { ZoneShape } from '../figure/zone-shape.tsx'
import type { ActivityResult } from '../result.ts'
import type { DataFor, FigureView } from '../shape.ts'
import { partClass } from '../ui/result-mark.tsx'
import { screen } from './messages.ts'

type Props = {
  figure: FigureView
  slots: DataFor<'label-figure'>['slots']
  places: Readonly<Record<string, string>>
  result: ActivityResult | null
  locked: boolean
  /** The label that is being placed; empty when there is none. */
  held: string
  findText: (label: string | undefined) => string
  onPress: (slot: string) => void
}

/** The numbers of a figure, each with what was put there. */
export function Slots({ figure, slots, places, result, locked, held, findText, onPress }: Props) {
  const targets = (figure.targets ?? []).filter(({ id }) => slots.some(slot => slot.id === id))
  const name = (id: string) => slots.find(slot => slot.id === id)?.text ?? ''
  return (
    <>
      <Overlay
        figure={figure}
        onPress={(place, pressed) => {
          const id = pressed.closest<SVGElement>('[data-zone]')?.dataset.zone ?? findTarget(targets, place)?.id
          if (id) onPress(id)
        }}
      >
        {targets.map(target => (
          <ZoneShape
            key={target.id}
            target={target}
            className={`${held ? 'inviting' : ''}${partClass(result?.parts[target.id])}`}
          />
        ))}
      </Overlay>
      <TargetButtons
        figure={{ ...figure, targets }}
        label={screen.slots}
        locked={locked}
        onPress={onPress}
        show={({ id, where }) => {
          const text = findText(places[id])
          const state = text ? screen.holds(text) : screen.empty
          const next = held && !locked ? screen.putHere(held) : undefined
          return {
            label: [screen.slot(name(id), slots.length), where, state, next].filter(Boolean).join(', '),
            className: `${text ? ' chosen' : ''}${held ? ' inviting' : ''}${partClass(result?.parts[id])}`,
          }
        }}
      />
      {targets.map(target => {
        const { id } = target
        const text = findText(places[id])
        const part = result?.parts[id]
        return text ? (
          <Tag key={id} figure={figure} target={target} outward className={`wide-only${partClass(part)}`}>
            {part && (part.correct ? '✓ ' : '✗ ')}
            {part?.expected ?? text}
          </Tag>
        ) : null
      })}
    </>
  )
}
