import { BrowserRouter } from '@ariane/shared/router'
import { startOutbox } from '@ariane/shared/session'
import { ComfortAids } from './comfort/comfort.tsx'
import { preloadScreen } from './remotes/preload-screen.ts'
import { watchErrors } from './remotes/watch-errors.ts'
import { AppRoutes } from './routes.tsx'
import { UpdatePrompt } from './update-prompt/update-prompt.tsx'

watchErrors()
startOutbox()
/** The screen of the address can be drawn. What failed loads again when it is drawn, and shows the failure then. */
export const screenReady: Promise<void> = preloadScreen(location.pathname).catch(() => undefined)

export default function Product() {
  return (
    <BrowserRouter>
      <AppRoutes />
      <ComfortAids />
      <UpdatePrompt />
    </BrowserRouter>
  )
}
