import { placeValue } from '../figure/along-scale.ts'
import type { FigureScale } from '../figure/shape.ts'
import type { ActivityResult } from '../result.ts'
import { hasMark, nameMark, readMark } from './marks.ts'
import type { Mark } from './shape.ts'

type Props = {
  scale: FigureScale
  of: 'cells' | 'corners'
  marks: readonly Mark[]
  cursor: Mark | undefined
  result: ActivityResult | null
}

const Sign = ({ kind, size }: { kind: 'right' | 'extra' | 'missing' | 'given'; size: number }) => {
  const arm = size * 0.45
  if (kind === 'extra')
    return <path className="image-extra" d={`M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`} />
  if (kind === 'right')
    return <path className="image-right" d={`M${-arm} 0L${-arm / 4} ${arm * 0.7}L${arm} ${-arm * 0.7}`} />
  return (
    <circle className={kind === 'missing' ? 'image-missing' : 'image-given'} r={kind === 'missing' ? arm * 1.2 : arm} />
  )
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
          <Sign kind={signFor(mark)} size={size} />
        </g>
      ))}
      {missing.map(mark => (
        <g key={nameMark(mark)} transform={at(mark)}>
          <Sign kind="missing" size={size} />
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
