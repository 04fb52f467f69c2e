import { ActivityApp } from '@ariane/activities/frame'
import type { FromActivity } from '@ariane/activities/protocol'
import { followTranslation } from '@ariane/shared/translated-text'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takePartsFromPlayer } from './parts.ts'

takePartsFromPlayer()
followTranslation()

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
