import './activity/style/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ActivityApp } from './activity/app.tsx'
import type { FromActivity } from './protocol.ts'

const root = document.getElementById('root')
if (root)
  createRoot(root, {
    onUncaughtError: error => {
      console.warn('[ariane] activity:', error)
      window.parent.postMessage({ type: 'activity-broken' } satisfies FromActivity, '*')
    },
  }).render(
    <StrictMode>
      <ActivityApp />
    </StrictMode>,
  )
