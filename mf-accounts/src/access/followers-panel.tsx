import { ROLE_TITLES } from '@ariane/shared/catalogue'
import type { Follower } from '@ariane/shared/contracts/links'
import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
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
import { messages } from './messages.ts'
import { followers, stopFollower } from './store.ts'

const text = messages.followers

/** The adults who follow the pupil; each can be stopped. */
export function FollowersPanel() {
  const loaded = useStore(followers.$data)
  const [asked, ask] = useState<Follower | null>(null)
  return (
    <Panel title={text.title} icon={<UsersIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void followers.reload()} />}
      {loaded.state === 'ready' && loaded.data.length === 0 && <Text color="ink.muted">{text.none}</Text>}
      {loaded.state === 'ready' && loaded.data.length > 0 && (
        <VStack as="ul" aria-label={text.label} listStyleType="none" gap="3" align="stretch">
          {loaded.data.map(follower => (
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

function StopDialog({ follower, onClose }: { follower: Follower; onClose: () => void }) {
  const action = useAction('follower', text.stopFailure)
  const stop = () =>
    action.run(async () => {
      await stopFollower(follower.userId)
      showToast(text.stopped(follower.fullName), { tone: 'success' })
      onClose()
    })

  return (
    <ConfirmDialog
      sentence={text.sentence(follower.fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{follower.link === 'created' ? text.creatorDetails : text.details}</Text>
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
