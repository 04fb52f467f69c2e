import { logOnly } from '@ariane/shared/http'
import { $comfort, useStore } from '@ariane/shared/session'
import { lazy, Suspense, useEffect } from 'react'
import { Boundary } from '../remotes/boundary.tsx'

const Ruler = lazy(() => import(/* webpackChunkName: "comfort" */ './ruler.tsx'))
let fontKnown = false

async function fetchLegibleFont() {
  if (fontKnown) return
  fontKnown = true
  try {
    const { addLegibleFont } = await import(/* webpackChunkName: "comfort" */ './font.ts')
    addLegibleFont()
  } catch (error) {
    fontKnown = false
    logOnly('font', error)
  }
}

/** The reading aids that styles alone cannot give: font files and ruler, fetched when they are chosen. */
export function ComfortAids() {
  const { font, ruler } = useStore($comfort)
  useEffect(() => {
    if (font === 'legible') void fetchLegibleFont()
  }, [font])
  if (!ruler) return null
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <Ruler />
      </Suspense>
    </Boundary>
  )
}
