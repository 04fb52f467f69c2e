import './activity/style/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ActivityApp } from './activity/app.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ActivityApp />
    </StrictMode>,
  )
