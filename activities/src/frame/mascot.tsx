/** Ariane's ball of thread beside what she says, as in shared/src/ui/drawings/ball.tsx. */
export function Mascot({ mood }: { mood: 'happy' | 'curious' }) {
  return (
    <svg className={`mascot ${mood}`} viewBox="-36 -36 84 76" width="56" height="51" fill="none" aria-hidden>
      <path className="thread" d="M22 22C34 34 44 26 40 16" />
      <g transform="rotate(-8)">
        <circle className="ball" r="31" />
        <path
          className="strand"
          d="M-21-21C-9-29 11-28 21-20M-27-13C-14-23 12-24 28-11M-30 5C-22 20-2 28 17 25M-27 14C-18 24-6 29 6 30M12-28C25-17 31 2 23 20M20-23C30-11 32 4 28 12"
        />
        <circle className="cheek" cx="-16" cy="6" r="4" />
        <circle className="cheek" cx="16" cy="6" r="4" />
        <path
          className={mood === 'happy' ? 'eye' : 'eye dot'}
          d={mood === 'happy' ? 'M-12.5-.5q3.5-5 7 0M5.5-.5q3.5-5 7 0' : 'M-6-6v.1M11-6v.1'}
        />
        <path className="eye" d={mood === 'happy' ? 'M-7 6q7 9 14 0' : 'M0 6.5q5 3 8-1'} />
      </g>
    </svg>
  )
}
