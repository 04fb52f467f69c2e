export type Point = readonly [x: number, y: number]
export type Corners = readonly [Point, Point, Point, Point]

/** Solves a system of linear equations, each row with its right side at the end. */
function solveLinear(rows: number[][]): number[] {
  const size = rows.length
  for (let at = 0; at < size; at++) {
    const pivot = rows.slice(at).reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(at, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
      for (let column = at; column <= size; column++) row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1))
}

/** The plane projection that takes each corner to its counterpart. */
export function findHomography(from: Corners, to: Corners): (x: number, y: number) => Point {
  const rows = from.flatMap(([x, y], i) => {
    const [u, v] = to[i] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solveLinear(rows)
  return (x, y) => {
    const depth = g * x + h * y + 1
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
  }
}
