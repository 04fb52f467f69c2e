import { AppProvider, ToastRegion } from '@ariane/shared/ui'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Welcome } from './welcome.tsx'

/** What stands in the page before any script runs: the same components in the same order as `bootstrap.tsx` draws them. */
export const drawWelcome = (): string =>
  renderToString(
    <StrictMode>
      <AppProvider nonce="">
        <Welcome ended={null} />
        <ToastRegion />
      </AppProvider>
    </StrictMode>,
  )

export { drawFrame } from './draw-frame.tsx'
