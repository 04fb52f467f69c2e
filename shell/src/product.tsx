import { BrowserRouter } from '@ariane/shared/router'
import { AppRoutes } from './routes.tsx'

export default function Product() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  )
}
