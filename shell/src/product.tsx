import { BrowserRouter } from '@ariane/shared/router'
import { ComfortAids } from './comfort/comfort.tsx'
import { preloadScreen } from './remotes/preload-screen.ts'
import { AppRoutes } from './routes.tsx'
import { UpdatePrompt } from './update-prompt/update-prompt.tsx'

// Whoever draws the screen asks again, and says what is wrong.
preloadScreen(location.pathname).catch(() => undefined)

export default function Product() {
  return (
    <BrowserRouter>
      <AppRoutes />
      <ComfortAids />
      <UpdatePrompt />
    </BrowserRouter>
  )
}
