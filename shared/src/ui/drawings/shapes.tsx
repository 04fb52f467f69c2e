/** A rounded star centred on x, y; `scale` 1 is 28 wide. */
export function Star({ x, y, scale = 1, tilt = 0 }: { x: number; y: number; scale?: number; tilt?: number }) {
  return (
    <path
      className="gold"
      transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}
      d="M0-14L3.9-5.3 13.3-4.3 6.3 2 8.2 11.3 0 6.6-8.2 11.3-6.3 2-13.3-4.3-3.9-5.3Z"
    />
  )
}

/** A soft background shape behind the scene. */
export function Backdrop() {
  return (
    <path
      className="stain"
      d="M34 44C52 14 92 22 116 18s50 2 62 34c11 30 4 66-26 78-27 11-52-2-80 3-25 4-50-3-57-28-6-22 6-39 19-61z"
    />
  )
}

/** A small plus of light. */
export function Spark({ x, y, size = 5 }: { x: number; y: number; size?: number }) {
  return <path className="spark" d={`M${x - size} ${y}h${size * 2}M${x} ${y - size}v${size * 2}`} />
}
