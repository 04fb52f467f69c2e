import { ROLE_TITLES } from '@ariane/shared/catalogue'
import { useStore } from '@ariane/shared/session'
import { Button, ClipboardIcon, ErrorState, Panel, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { formatWhen } from './rules.ts'
import { auditLog } from './store.ts'

const text = messages.journal
const FEW = 8

/** What adults did on the pupil's account, newest first. */
export function AuditLogPanel() {
  const loaded = useStore(auditLog.$data)
  const [all, showAll] = useState(false)
  const lines = loaded.state === 'ready' ? loaded.data : []
  const shown = all ? lines : lines.slice(0, FEW)
  return (
    <Panel title={text.title} icon={<ClipboardIcon />}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {text.lead}
      </Text>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void auditLog.reload()} />}
      {loaded.state === 'ready' && lines.length === 0 && <Text color="ink.muted">{text.none}</Text>}
      {lines.length > 0 && (
        <VStack as="ul" aria-label={text.label} listStyleType="none" gap="3" align="stretch">
          {shown.map(line => (
            <li key={line.id}>
              <Text>
                <Text as="strong">{line.who}</Text>
                {` (${ROLE_TITLES[line.role]}) ${text.deeds[line.what]}.`}
              </Text>
              <Text color="ink.muted" textStyle="sm">
                {formatWhen(line)}
              </Text>
            </li>
          ))}
        </VStack>
      )}
      {shown.length < lines.length && (
        <Button variant="ghost" mt="3" onClick={() => showAll(true)}>
          {text.all(lines.length)}
        </Button>
      )}
    </Panel>
  )
}
