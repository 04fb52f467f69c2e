import type { ActivityResult } from '../result.ts'
import { hasMark, readMark } from './marks.ts'
import { screen } from './messages.ts'
import type { Mark } from './shape.ts'

type Props = { of: 'cells' | 'corners'; marks: readonly Mark[]; result: ActivityResult }

/** The correction in words: what was right, what was too much, what was missing. */
export function Legend({ of, marks, result }: Props) {
  const name = of === 'cells' ? screen.cell : screen.node
  const groups = { right: [] as string[], extra: [] as string[], missing: [] as string[] }
  for (const [id, { correct }] of Object.entries(result.parts)) {
    const mark = readMark(id)
    if (mark) groups[correct ? 'right' : hasMark(marks, mark) ? 'extra' : 'missing'].push(name(...mark))
  }
  return (
    <ul className="image-legend">
      {(['right', 'extra', 'missing'] as const).map(
        kind =>
          groups[kind].length > 0 && (
            <li key={kind} className={`image-legend-${kind}`}>
              <strong>{screen.legend[kind]}</strong> : {groups[kind].join(' ; ')}
            </li>
          ),
      )}
    </ul>
  )
}
