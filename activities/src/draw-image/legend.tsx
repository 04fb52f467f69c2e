import type { ActivityResult } from '../result.ts'
import { hasMark, readMark } from './marks.ts'
import { screen } from './messages.ts'
import type { Mark } from './shape.ts'
import { Sign } from './sign.tsx'

type Props = { of: 'cells' | 'corners'; marks: readonly Mark[]; result: ActivityResult }

/** A cell is called by its column and row, from 1; a node by how far it is from the corner. */
const say = ([x, y]: Mark, of: Props['of']) => (of === 'cells' ? screen.place(x + 1, y + 1) : screen.place(x, y))

/** The correction in words: what was right, what was too much, what was missing. */
export function Legend({ of, marks, result }: Props) {
  const places = { right: [] as string[], extra: [] as string[], missing: [] as string[] }
  for (const [id, { correct }] of Object.entries(result.parts)) {
    const mark = readMark(id)
    if (mark) places[correct ? 'right' : hasMark(marks, mark) ? 'extra' : 'missing'].push(say(mark, of))
  }
  return (
    <>
      <ul className="image-legend">
        {(['right', 'extra', 'missing'] as const).map(
          kind =>
            places[kind].length > 0 && (
              <li key={kind}>
                <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
                  <Sign kind={kind} of={of} size={20} />
                </svg>
                <span>
                  <strong>{screen.legend[kind]}</strong> : {places[kind].join(', ')}
                </span>
              </li>
            ),
        )}
      </ul>
      <p className="note">{screen.counting}</p>
    </>
  )
}
