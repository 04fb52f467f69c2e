import type { FigureTarget } from './shape.ts'

type Props = { target: FigureTarget; className: string }

/** A target in a layer over its drawing: its outline, its box, or a ring around what it points at. */
export function ZoneShape({ target, className }: Props) {
  const { id, at, to, box, path } = target
  const shared = { className: `zone ${className}`, 'data-zone': id }
  if (path) return <path d={path} {...shared} />
  if (box) return <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={10} {...shared} />
  const [x, y] = to ?? at
  return <circle cx={x} cy={y} r={13} {...shared} />
}
