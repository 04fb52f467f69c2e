import { restoreSession, startComfort, startKeeping, watchInstall } from '@ariane/shared/session'
import { AppProvider, ToastRegion } from '@ariane/shared/ui'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadProduct } from './load-product.ts'

startComfort()
const restored = restoreSession()
void startKeeping()
watchInstall()
// The server saw a session cookie: the product is fetched while the session is read.
if (document.querySelector('meta[name="session"][content="likely"]')) loadProduct()

const app = (
  <StrictMode>
    <AppProvider>
      <App />
      <ToastRegion />
    </AppProvider>
  </StrictMode>
)
const root = document.getElementById('root')
// The server drew the welcome page for somebody without a session: its first drawing here has to be the same.
if (root && 'drawn' in root.dataset) void restored.then(() => hydrateRoot(root, app))
else if (root) createRoot(root).render(app)
