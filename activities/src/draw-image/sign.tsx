type Props = { kind: 'right' | 'extra' | 'missing' | 'given'; of: 'cells' | 'corners'; size: number }

/** What a mark came to, by its shape: a tick, a cross, or a dashed place that was left empty. */
export function Sign({ kind, of, size }: Props) {
  const arm = size * 0.42
  if (kind === 'extra')
    return <path className="image-extra" d={`M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`} />
  if (kind === 'right')
    return <path className="image-right" d={`M${-arm} 0L${-arm / 4} ${arm * 0.7}L${arm} ${-arm * 0.7}`} />
  if (kind === 'missing' && of === 'cells')
    return <rect className="image-missing" x={-arm} y={-arm} width={2 * arm} height={2 * arm} />
  return <circle className={kind === 'missing' ? 'image-missing' : 'image-given'} r={arm} />
}
