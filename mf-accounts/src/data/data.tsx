import { Link } from '@ariane/shared/router'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, ShieldIcon, VStack } from '@ariane/shared/ui'
import { ConsentPanel } from './consent-panel.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { messages } from './messages.ts'

/** The data stored about a user: consent, export and deletion. */
export default function Data({ user }: { user: ActiveUser }) {
  return (
    <VStack key={user.uid} gap="6" align="stretch">
      <ConsentPanel user={user} />
      <ExportPanel user={user} />
      <DeletionPanel user={user} />
      <Button asChild variant="ghost" alignSelf="start" whiteSpace="normal" h="auto" py="2" textAlign="start">
        <Link to="/settings/confidentialite">
          <ShieldIcon aria-hidden />
          {messages.privacy}
        </Link>
      </Button>
    </VStack>
  )
}
