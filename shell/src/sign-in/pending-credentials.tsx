import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { CredentialsCard } from './credentials-card.tsx'
import { clearCredentials, readCredentials } from './credentials-storage.ts'
import { messages } from './messages.ts'

/** Shows the credentials again after a reload that came before they were noted. */
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
