import type { GeoProjection } from 'd3-geo'
import type { Topology } from './topology.ts'

/** Points nearer than this to the last one are left out. */
const MIN_STEP_PX = 1.3

type Position = [number, number]

/** The absolute positions of an arc that is stored in steps of a grid. */
const unpack = (arc: number[][], transform: Topology['transform']): Position[] => {
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]) => {
    if (!transform) return [dx, dy]
    x += dx
    y += dy
    const [[kx, ky], [tx, ty]] = [transform.scale, transform.translate]
    return [x * kx + tx, y * ky + ty]
  })
}

/** Borders are simplified once for both their sides, as they are seen in a projection. */
export const simplifyTopology = (topology: Topology, project: GeoProjection): Topology => {
  const { transform, ...rest } = topology
  return {
    ...rest,
    arcs: topology.arcs.map(arc => {
      const positions = unpack(arc, transform)
      let last = project(positions[0] ?? [0, 0])
      return positions.filter((position, i) => {
        const at = project(position)
        if (i === 0 || i === positions.length - 1 || !at || !last) return true
        if (Math.hypot(at[0] - last[0], at[1] - last[1]) < MIN_STEP_PX) return false
        last = at
        return true
      })
    }),
  }
}
