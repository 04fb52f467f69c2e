import type { ActivityResult } from '../result.ts'
import type { DataFor } from '../shape.ts'
import { plainText } from '../text/plain-text.ts'
import { UndoIcon } from '../ui/icons.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line } from '../ui/rich-text.tsx'
import { screen } from './messages.ts'

type Props = {
  slots: DataFor<'label-figure'>['slots']
  result: ActivityResult | null
  locked: boolean
  /** The label in a slot; empty where there is none. */
  read: (slot: string) => string
  onTakeOut: (slot: string) => void
  /** Where the figure cannot be shown, a slot is chosen here. */
  onPress?: (slot: string) => void
}

/** What stands at each number, and what came of it; numbers that are still empty are left to the figure. */
export const PlacedLabels = ({ slots, result, locked, read, onTakeOut, onPress }: Props) => (
  <ul className="slots" aria-label={screen.list}>
    {slots.map(({ id, text: number }) => {
      const label = read(id)
      const part = result?.parts[id]
      if (!label && !result && !onPress) return null
      return (
        <li key={id} className={`slot${partClass(part)}`}>
          {onPress ? (
            <button type="button" className="slot-number" disabled={locked} onClick={() => onPress(id)}>
              {number}
            </button>
          ) : (
            <span className="slot-number">{number}</span>
          )}
          <span className="slot-text">
            {label ? <Line text={label} /> : <span className="note">{screen.empty}</span>}
            <ResultMark part={part} />
          </span>
          {!result && label && (
            <button
              type="button"
              className="square"
              aria-label={screen.takeOut(plainText(label))}
              disabled={locked}
              onClick={() => onTakeOut(id)}
            >
              <UndoIcon />
            </button>
          )}
        </li>
      )
    })}
  </ul>
)
