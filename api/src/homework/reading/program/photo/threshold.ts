const SHADES = 256

/** The shade that parts dark from light best (Otsu). */
export function threshold(data: Uint8Array): number {
  const counts = new Float64Array(SHADES)
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1
  const total = counts.reduce((sum, count, shade) => sum + shade * count, 0)
  let [below, sumBelow, best, cut] = [0, 0, 0, SHADES / 2 - 1]
  for (const [shade, count] of counts.entries()) {
    below += count
    sumBelow += shade * count
    const above = data.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2
    if (between <= best) continue
    best = between
    cut = shade
  }
  return cut
}
