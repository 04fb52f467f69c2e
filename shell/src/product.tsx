import { BrowserRouter } from '@ariane/shared/router'
import { ComfortAids } from './comfort/comfort.tsx'
import { NewerVersion } from './freshness/newer-version.tsx'
import { loadAhead } from './remotes/ahead.ts'
import { AppRoutes } from './routes.tsx'

// Whoever draws the screen asks again, and says what is wrong.
loadAhead(location.pathname).catch(() => undefined)

export default function Product() {
  return (
    <BrowserRouter>
      <AppRoutes />
      <ComfortAids />
      <NewerVersion />
    </BrowserRouter>
  )
}
