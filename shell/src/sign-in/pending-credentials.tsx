import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { CredentialsCard } from './credentials-card.tsx'
import { clearCredentials, readCredentials } from './credentials-storage.ts'
import { messages } from './messages.ts'

/** Shows again what a reload had taken away before it was noted. */
export default function PendingCredentials() {
  const [credentials, setCredentials] = useState(readCredentials)
  if (!credentials) return null
  const noted = () => {
    clearCredentials()
    setCredentials(null)
  }
  return (
    <Modal title={messages.credentials.title} onClose={noted} size="sm" insistent>
      <CredentialsCard credentials={credentials} onNoted={noted} />
    </Modal>
  )
}
