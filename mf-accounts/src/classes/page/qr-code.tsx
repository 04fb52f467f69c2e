import { encode } from 'uqr'

/** The quiet zone that readers need around the code. */
const BORDER = 4

/** An address as squares; a picture with a name for screen readers. */
export function QrCode({ address, label, size }: { address: string; label: string; size: string }) {
  const { data, size: side } = encode(address, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
