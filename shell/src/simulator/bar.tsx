import { $activeUser, $comfort, $session, backToMe, displayName, setComfort, useStore } from '@ariane/shared/session'
import { Box, Button, HStack, Notice, Text, ThemeToggle } from '@ariane/shared/ui'
import { messages as shellMessages } from '../layout/messages.ts'
import { findRemote } from '../remotes/remotes.ts'
import { $account, signOutTrial } from './account.ts'
import { messages } from './messages.ts'
import { useRemoteStates } from './remote-states.ts'

const text = messages.account

/** The published version on screen, the other remotes that were loaded, and the signed-in user. */
export function Bar({ id }: { id: string }) {
  const states = useRemoteStates()
  const { theme } = useStore($comfort)
  const remote = findRemote(id)
  const state = states.find(({ name }) => name === remote)
  const loaded = states.filter(({ status }) => status === 'running').map(({ name }) => name)
  return (
    <>
      <HStack gap="3" wrap="wrap" justify="space-between">
        <Box minW="0" overflowWrap="anywhere">
          <Text fontWeight="bold">{messages.bar(remote, state)}</Text>
          <Text textStyle="sm" color="ink.muted">
            {messages.loaded(loaded)}
          </Text>
        </Box>
        <HStack gap="3" wrap="wrap">
          <Connected />
          <ThemeToggle compact value={theme} onChange={next => setComfort({ theme: next })} />
        </HStack>
      </HStack>
      {state?.message && (
        <Notice tone="warning" title={state.fellBack ? messages.fellBack : undefined}>
          {state.message}
        </Notice>
      )}
    </>
  )
}

function Connected() {
  const session = useStore($session)
  const active = useStore($activeUser)
  const { busy, created, failure } = useStore($account)
  if (session.status !== 'signedIn') return null
  return (
    <>
      <Text textStyle="sm" overflowWrap="anywhere">
        {created ? text.created(created.name, created.password) : text.as(displayName(session.user))}
      </Text>
      {active?.switched && (
        <Button size="sm" variant="outline" onClick={backToMe} title={text.viewing(active.displayName)}>
          {shellMessages.menu.back}
        </Button>
      )}
      <Button size="sm" variant="outline" loading={busy} onClick={() => void signOutTrial()}>
        {text.signOut}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  )
}
