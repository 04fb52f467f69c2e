import { restoreSession, startComfort } from '@ariane/shared/session'
import { AppProvider, ToastRegion } from '@ariane/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadProduct } from './load-product.ts'

startComfort()
void restoreSession()
// The server saw a session cookie: the product is fetched while the session is read.
if (document.querySelector('meta[name="session"][content="likely"]')) loadProduct()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <AppProvider>
        <App />
        <ToastRegion />
      </AppProvider>
    </StrictMode>,
  )
