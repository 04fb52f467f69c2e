import { ROLE_TITLES } from '@ariane/shared/catalogue'
import type { AskingFollower, Follower } from '@ariane/shared/contracts/links'
import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { ReportText } from '@ariane/shared/report'
import { useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  ErrorState,
  Flex,
  HStack,
  Notice,
  Panel,
  SkeletonCards,
  showToast,
  Text,
  UsersIcon,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { checkNewPassword } from './rules.ts'
import { answerFollower, followers, stopFollower, stopProblem } from './store.ts'

const text = messages.followers

/** The adults who follow the pupil; each can be stopped. */
export function FollowersPanel() {
  const loaded = useStore(followers.$data)
  const list = loaded.state === 'ready' ? loaded.data.followers : []
  const [asked, ask] = useState<Follower | null>(null)
  return (
    <Panel title={text.title} icon={<UsersIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void followers.reload()} />}
      {loaded.state === 'ready' && loaded.data.asking.map(adult => <Asking key={adult.userId} adult={adult} />)}
      {loaded.state === 'ready' && list.length === 0 && <Text color="ink.muted">{text.none}</Text>}
      {list.length > 0 && (
        <VStack as="ul" aria-label={text.label} listStyleType="none" gap="3" align="stretch">
          {list.map(follower => (
            <Flex
              as="li"
              key={follower.userId}
              align="center"
              gap="3"
              wrap="wrap"
              bg="bg.subtle"
              borderRadius="l2"
              p="4"
            >
              <Box flex="1 1 14rem" minW="0">
                <HStack gap="2" wrap="wrap">
                  <Text fontWeight="bold" overflowWrap="anywhere">
                    {follower.fullName}
                  </Text>
                  <Badge>{ROLE_TITLES[follower.role]}</Badge>
                  <ReportText id={follower.userId} words={follower.fullName} />
                </HStack>
                <Text color="ink.muted" textStyle="sm">
                  {text[follower.link](formatDate(follower.since))}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="outline"
                colorPalette="danger"
                aria-label={text.stop(follower.fullName)}
                onClick={() => ask(follower)}
              >
                {text.stopShort}
              </Button>
            </Flex>
          ))}
        </VStack>
      )}
      {asked && <StopDialog follower={asked} onClose={() => ask(null)} />}
    </Panel>
  )
}

/** An adult who follows only once the pupil says yes. */
function Asking({ adult }: { adult: AskingFollower }) {
  const action = useAction('asking follower', text.answerFailure)
  const answer = (accept: boolean) =>
    action.run(async () => {
      const isKept = await answerFollower(adult.userId, accept)
      const said = accept ? text.accepted(adult.fullName) : text.refused(adult.fullName)
      showToast(isKept ? `${said} ${text.kept}` : said, { tone: 'success' })
    })
  return (
    <VStack role="group" aria-label={text.asks(adult.fullName)} align="stretch" gap="3" mb="4">
      <Notice tone="info">{text.asking(adult.fullName, ROLE_TITLES[adult.role].toLowerCase(), adult.className)}</Notice>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button size="sm" loading={action.busy} onClick={() => void answer(true)}>
          {text.accept}
        </Button>
        <Button size="sm" variant="outline" disabled={action.busy} onClick={() => void answer(false)}>
          {text.refuse}
        </Button>
        <ReportText id={adult.userId} words={adult.fullName} />
      </HStack>
    </VStack>
  )
}

function StopDialog({ follower, onClose }: { follower: Follower; onClose: () => void }) {
  const action = useAction('follower', stopProblem)
  const [newPassword, setNewPassword] = useState('')
  const [error, setError] = useState<string>()
  async function stop() {
    const checked = checkNewPassword({ newPassword })
    const wrong = follower.needsPassword && 'errors' in checked ? checked.errors.newPassword : undefined
    setError(wrong)
    if (wrong) return
    await action.run(async () => {
      const isKept = await stopFollower(follower.userId, follower.needsPassword ? newPassword : null)
      const said = text.stopped(follower.fullName)
      showToast(isKept ? `${said} ${text.kept}` : said, { tone: 'success' })
      onClose()
    })
  }

  return (
    <ConfirmDialog
      sentence={text.sentence(follower.fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{follower.link === 'created' ? text.creatorDetails : text.details}</Text>
          {follower.needsPassword && (
            <>
              <Text>{text.needsPassword}</Text>
              <PasswordField
                label={text.newPassword}
                hint={messages.password.nextHint}
                name="newPassword"
                autoComplete="new-password"
                value={newPassword}
                error={error}
                onChange={setNewPassword}
              />
            </>
          )}
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </VStack>
      }
      confirmLabel={text.confirm}
      tone="danger"
      busy={action.busy}
      onConfirm={() => void stop()}
      onCancel={onClose}
    />
  )
}
