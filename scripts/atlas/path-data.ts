type Pixel = [x: number, y: number]
export type Ring = { points: Pixel[]; closed: boolean }

const SMALL_PX = 4

/** The rings of a path as d3 writes it, rounded to half a pixel. */
export const readRings = (d: string | null): Ring[] =>
  (d ?? '')
    .split('M')
    .filter(Boolean)
    .map(ring => {
      const points = ring
        .replace('Z', '')
        .split('L')
        .map(pair => pair.split(',').map(value => Math.round(Number(value) * 2) / 2) as Pixel)
      return { points: points.filter((at, i) => String(at) !== String(points[i - 1])), closed: ring.endsWith('Z') }
    })

/** How many square pixels a ring holds. */
export const ringArea = ({ points }: Ring) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.')

/** Rings in relative steps, without closed ones that the eye cannot see. */
export const writeRings = (rings: readonly Ring[]): string =>
  rings
    .filter(ring => !ring.closed || (ring.points.length > 2 && ringArea(ring) >= SMALL_PX))
    .map(({ points, closed }) => {
      let [x, y] = points[0] ?? [0, 0]
      const steps = points.slice(1).map(([nextX, nextY], i) => {
        const [dx, dy] = [short(nextX - x), short(nextY - y)]
        ;[x, y] = [nextX, nextY]
        return `${i > 0 && !dx.startsWith('-') ? ' ' : ''}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`
      })
      return `M${points[0]?.map(short).join(' ')}l${steps.join('')}${closed ? 'Z' : ''}`
    })
    .join('')

const isInside = ([x, y]: Pixel, { points }: Ring) =>
  points.reduce((inside, [ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

const distanceToEdge = ([x, y]: Pixel, { points }: Ring) =>
  Math.min(
    ...points.map(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - ax - along * dx, y - ay - along * dy)
    }),
  )

const SAMPLES = 16

/** A place well within the largest ring, for a number or a name. */
export const findMiddle = (rings: readonly Ring[]): Pixel => {
  const largest = rings.toSorted((a, b) => ringArea(b) - ringArea(a))[0]
  if (!largest) return [0, 0]
  const [xs, ys] = [largest.points.map(([x]) => x), largest.points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const samples = Array.from(
    { length: SAMPLES * SAMPLES },
    (_, i): Pixel => [
      left + ((right - left) * ((i % SAMPLES) + 0.5)) / SAMPLES,
      top + ((bottom - top) * (Math.floor(i / SAMPLES) + 0.5)) / SAMPLES,
    ],
  )
  const best = samples
    .filter(at => isInside(at, largest))
    .map(at => ({ at, room: distanceToEdge(at, largest) }))
    .toSorted((a, b) => b.room - a.room)[0]
  const [x, y] = best?.at ?? [(left + right) / 2, (top + bottom) / 2]
  return [Math.round(x * 2) / 2, Math.round(y * 2) / 2]
}
