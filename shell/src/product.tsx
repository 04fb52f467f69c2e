import { BrowserRouter } from '@ariane/shared/router'
import { ComfortAids } from './comfort/comfort.tsx'
import { NewerVersion } from './freshness/newer-version.tsx'
import { loadAhead } from './remotes/ahead.ts'
import { AppRoutes } from './routes.tsx'

loadAhead(location.pathname)

export default function Product() {
  return (
    <BrowserRouter>
      <AppRoutes />
      <ComfortAids />
      <NewerVersion />
    </BrowserRouter>
  )
}
