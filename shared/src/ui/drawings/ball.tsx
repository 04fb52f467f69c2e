/** The expression of Ariane's ball of thread. */
export type Mood = 'glad' | 'happy' | 'asleep' | 'puzzled' | 'curious'

const eyes: Record<Mood, string> = {
  glad: 'M-9-2v.1M9-2v.1',
  happy: 'M-12.5-.5q3.5-5 7 0M5.5-.5q3.5-5 7 0',
  asleep: 'M-12.5-1.5q3.5 4 7 0M5.5-1.5q3.5 4 7 0',
  puzzled: 'M-9-1v.1M9-1v.1',
  curious: 'M-6-6v.1M11-6v.1',
}

const mouths: Record<Mood, string> = {
  glad: 'M-6.5 7q6.5 6 13 0',
  happy: 'M-7 6q7 9 14 0',
  asleep: 'M-3 8q3 2.5 6 0',
  puzzled: 'M-7 9q3.5-4 7 0t7-1',
  curious: 'M0 6.5q5 3 8-1',
}

/** The ball of thread with its face, centred on x, y. */
export function Ball({ x, y, mood, tilt = 0 }: { x: number; y: number; mood: Mood; tilt?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <circle className="ball" r="31" />
      <path
        className="strand"
        d="M-21-21C-9-29 11-28 21-20M-27-13C-14-23 12-24 28-11M-30 5C-22 20-2 28 17 25M-27 14C-18 24-6 29 6 30M12-28C25-17 31 2 23 20M20-23C30-11 32 4 28 12"
      />
      <circle className="cheek" cx="-16" cy="6" r="4" />
      <circle className="cheek" cx="16" cy="6" r="4" />
      <path className={eyes[mood].includes('v.1') ? 'eye dot' : 'eye'} d={eyes[mood]} />
      <path className="eye" d={mouths[mood]} />
      {mood === 'puzzled' && <path className="eye" d="M-13-7l6-3M7-10l6 3" />}
    </g>
  )
}
