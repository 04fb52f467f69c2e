import { BrowserRouter } from '@ariane/shared/router'
import { ComfortAids } from './comfort/comfort.tsx'
import { AppRoutes } from './routes.tsx'

export default function Product() {
  return (
    <BrowserRouter>
      <AppRoutes />
      <ComfortAids />
    </BrowserRouter>
  )
}
