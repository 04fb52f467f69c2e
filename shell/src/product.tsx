import { BrowserRouter } from '@ariane/shared/router'
import { ComfortAids } from './comfort/comfort.tsx'
import { NewerVersion } from './freshness/newer-version.tsx'
import { AppRoutes } from './routes.tsx'

export default function Product() {
  return (
    <BrowserRouter>
      <AppRoutes />
      <ComfortAids />
      <NewerVersion />
    </BrowserRouter>
  )
}
