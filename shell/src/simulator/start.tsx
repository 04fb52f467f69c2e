import { startComfort } from '@ariane/shared/session'
import { AppProvider, ToastRegion } from '@ariane/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { start } from '../remotes/load.ts'
import { findScreen } from '../remotes/remotes.ts'
import { parseSimulatorAddress, simulatorAddress } from './address.ts'
import { messages } from './messages.ts'
import { Simulator } from './simulator.tsx'
import { prepare } from './switches/prepare.ts'
import { startSwitches } from './switches/state.ts'

// The registry in the page is read at once: it names the screens. A screen reads it again, and shows the failure then.
start().catch(() => undefined)
startComfort()
startSwitches()
void prepare()

const page = parseSimulatorAddress(location.pathname)
// The screen starts at an address of its own.
if (page) history.replaceState(null, '', simulatorAddress(page) + location.search + location.hash)
document.title = messages.title(page ? findScreen(page.id).title : messages.choose)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <AppProvider>
        <Simulator id={page?.id ?? null} />
        <ToastRegion />
      </AppProvider>
    </StrictMode>,
  )
