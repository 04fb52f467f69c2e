import { logOnly } from '@ariane/shared/http'
import { LEGIBLE_FONT } from '@ariane/shared/ui'

const regular = new URL(
  '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2',
  import.meta.url,
)
const bold = new URL(
  '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2',
  import.meta.url,
)

export function addLegibleFont(): void {
  for (const [weight, url] of [
    ['400', regular],
    ['700', bold],
  ] as const) {
    const face = new FontFace(LEGIBLE_FONT, `url(${url.href}) format("woff2")`, { weight, display: 'swap' })
    document.fonts.add(face)
    face.load().catch((error: unknown) => logOnly('font', error))
  }
}
