import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { CredentialsCard } from './credentials.tsx'
import { messages } from './messages.ts'
import { forgetCredentials, pendingCredentials } from './pending.ts'

/** Shows again what a reload had taken away before it was noted. */
export default function PendingCredentials() {
  const [credentials, setCredentials] = useState(pendingCredentials)
  if (!credentials) return null
  const noted = () => {
    forgetCredentials()
    setCredentials(null)
  }
  return (
    <Modal title={messages.credentials.title} onClose={noted} size="sm" insistent>
      <CredentialsCard credentials={credentials} onNoted={noted} />
    </Modal>
  )
}
