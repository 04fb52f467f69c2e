import { placeValue } from '../figure/along-scale.ts'
import type { FigureScale } from '../figure/shape.ts'
import type { ActivityResult } from '../result.ts'
import { hasMark, nameMark, readMark } from './marks.ts'
import type { Mark } from './shape.ts'
import { Sign } from './sign.tsx'

type Props = {
  scale: FigureScale
  of: 'cells' | 'corners'
  marks: readonly Mark[]
  cursor: Mark | undefined
  result: ActivityResult | null
}

/** What was marked on the grid, the cursor, and after the correction what was missing. */
export function MarksLayer({ scale, of, marks, cursor, result }: Props) {
  const { x, y } = scale
  if (!x || !y) return null
  const half = of === 'cells' ? 0.5 : 0
  const cell = Math.abs(placeValue(x, 1) - placeValue(x, 0))
  const at = ([column, row]: Mark) => `translate(${placeValue(x, column + half)} ${placeValue(y, row + half)})`
  const size = of === 'cells' ? cell : Math.min(cell, 22)
  const missing = Object.keys(result?.parts ?? {}).flatMap(name => {
    const mark = readMark(name)
    return mark && !hasMark(marks, mark) ? [mark] : []
  })
  const signFor = (mark: Mark) =>
    result ? (result.parts[nameMark(mark)]?.correct ? 'right' : 'extra') : ('given' as const)
  return (
    <>
      {of === 'corners' && marks.length > 2 && (
        <polygon
          className="image-shape"
          points={marks.map(([column, row]) => `${placeValue(x, column)},${placeValue(y, row)}`).join(' ')}
        />
      )}
      {marks.map(mark => (
        <g key={nameMark(mark)} transform={at(mark)}>
          {of === 'cells' && <rect className="image-cell" x={-cell / 2} y={-cell / 2} width={cell} height={cell} />}
          <Sign kind={signFor(mark)} of={of} size={size} />
        </g>
      ))}
      {missing.map(mark => (
        <g key={nameMark(mark)} transform={at(mark)}>
          <Sign kind="missing" of={of} size={size} />
        </g>
      ))}
      {cursor && !result && (
        <rect
          className="image-cursor"
          transform={at(cursor)}
          x={-cell / 2}
          y={-cell / 2}
          width={cell}
          height={cell}
          rx={of === 'cells' ? 2 : cell / 2}
        />
      )}
    </>
  )
}
