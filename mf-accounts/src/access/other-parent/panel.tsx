import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Button, ErrorState, HStack, Notice, Panel, SkeletonCards, Text, UsersIcon, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { type Invitation, InvitationLink } from '../../invitation-link/invitation-link.tsx'
import { messages as text } from './messages.ts'
import { invitation, inviteParent, revokeInvitation } from './store.ts'

/** The invitation of the other parent: a link that is shown once. */
export function OtherParentPanel() {
  const loaded = useStore(invitation.$data)
  return (
    <Panel title={text.title} icon={<UsersIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.failure} onRetry={() => void invitation.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && <Invite {...loaded.data} />}
    </Panel>
  )
}

type InviteProps = { children: readonly string[]; others: readonly string[]; expiresAt: string | null }

function Invite({ children: names, others, expiresAt }: InviteProps) {
  const [link, setLink] = useState<Invitation | null>(null)
  const action = useAction('invite parent', text.actionFailure)
  const invite = () => action.run(async () => setLink(await inviteParent()), { at: 'invite' })
  const revoke = () =>
    action.run(
      async () => {
        await revokeInvitation()
        setLink(null)
      },
      { at: 'revoke' },
    )
  return (
    <VStack gap="4" align="stretch">
      <Text color="ink.muted" maxW="prose">
        {names.length > 0 ? text.lead(names.join(', ')) : text.none}
      </Text>
      {others.length > 0 && (
        <Text color="ink.muted" maxW="prose">
          {text.others(others.join(', '), others.length)}
        </Text>
      )}
      {link ? <InvitationLink {...link} /> : expiresAt && <Text>{text.waiting(formatDate(expiresAt))}</Text>}
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      {names.length > 0 && (
        <HStack gap="3" wrap="wrap">
          <Button
            variant="outline"
            loading={action.isBusyAt('invite')}
            loadingText={text.inviting}
            onClick={() => void invite()}
          >
            {text.invite}
          </Button>
          {expiresAt && (
            <Button variant="ghost" colorPalette="danger" disabled={action.busy} onClick={() => void revoke()}>
              {text.revoke}
            </Button>
          )}
        </HStack>
      )}
    </VStack>
  )
}
