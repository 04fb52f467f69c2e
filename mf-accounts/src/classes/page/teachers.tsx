import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import type { ClassTeacher } from '@ariane/shared/contracts/classes'
import { formatDate } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { useNavigate } from '@ariane/shared/router'
import { $manager, useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  Flex,
  GraduationCapIcon,
  HStack,
  Notice,
  Panel,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { InvitationLink } from '../../invitation-link/invitation-link.tsx'
import { messages } from '../messages.ts'
import { classes } from '../store.ts'
import type { ClassProps } from './class-props.ts'
import { useChange } from './use-change.ts'

const text = messages.teachers

/** The teachers of a class, all with the same rights, and the invitation of another one. */
export function Teachers({ one, reload }: ClassProps) {
  const me = useStore($manager)
  const change = useChange(reload)
  const [link, setLink] = useState<{ address: string; expiresAt: string } | null>(null)
  const [asked, ask] = useState<ClassTeacher | null>(null)
  const { id } = one
  const invite = () =>
    change.run(async () => {
      const { data } = await call(classMemberRoutes.inviteTeacher, { id })
      setLink({ address: `${location.origin}/classes/invitation#${data.token}`, expiresAt: data.expiresAt })
    }, 'invite')
  const revoke = () =>
    change.run(async () => {
      await call(classMemberRoutes.revokeInvitation, { id })
      setLink(null)
    }, 'revoke')
  return (
    <Panel title={text.title} icon={<GraduationCapIcon />}>
      <Text color="ink.muted" mb="4">
        {text.lead}
      </Text>
      <VStack as="ul" aria-label={text.label} listStyleType="none" gap="0" align="stretch" mb="4">
        {one.teachers.map((teacher, place) => (
          <Flex as="li" key={teacher.userId} align="center" gap="3" wrap="wrap" py="2">
            <HStack flex="1 1 14rem" gap="2">
              <Text fontWeight="bold" overflowWrap="anywhere">
                {teacher.fullName}
              </Text>
              {teacher.userId === me && <Badge>{text.you}</Badge>}
            </HStack>
            {one.teachers.length > 1 && (place > 0 || teacher.userId === me) && (
              <Button
                size="sm"
                variant="ghost"
                colorPalette="danger"
                aria-label={teacher.userId === me ? text.leave : text.remove(teacher.fullName)}
                onClick={() => ask(teacher)}
              >
                {teacher.userId === me ? text.leave : text.removeShort}
              </Button>
            )}
          </Flex>
        ))}
      </VStack>
      {link ? (
        <Box mb="4">
          <InvitationLink {...link} />
        </Box>
      ) : (
        one.invitedUntil && <Text mb="4">{text.waiting(formatDate(one.invitedUntil))}</Text>
      )}
      <HStack gap="3" wrap="wrap">
        <Button
          variant="outline"
          loading={change.isBusyAt('invite')}
          loadingText={text.inviting}
          onClick={() => void invite()}
        >
          {text.invite}
        </Button>
        {one.invitedUntil && (
          <Button variant="ghost" colorPalette="danger" disabled={change.busy} onClick={() => void revoke()}>
            {text.revoke}
          </Button>
        )}
      </HStack>
      {change.problem && (
        <Box mt="4">
          <Notice tone="error">{change.problem}</Notice>
        </Box>
      )}
      {asked && (
        <RemoveDialog teacher={asked} isMe={asked.userId === me} one={one} reload={reload} onClose={() => ask(null)} />
      )}
    </Panel>
  )
}

interface RemoveProps extends ClassProps {
  teacher: ClassTeacher
  isMe: boolean
  onClose: () => void
}

function RemoveDialog({ teacher: { userId, fullName }, isMe, one, reload, onClose }: RemoveProps) {
  const navigate = useNavigate()
  const change = useChange(isMe ? () => classes.reload() : reload)
  const remove = () =>
    change.run(async () => {
      await call(classMemberRoutes.removeTeacher, { id: one.id, userId })
      showToast(text.removed, { tone: 'success' })
      if (isMe) await navigate('/classes')
      else onClose()
    })
  return (
    <ConfirmDialog
      sentence={isMe ? text.leaveSentence : text.sentence(fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{text.details}</Text>
          {change.problem && <Notice tone="error">{change.problem}</Notice>}
        </VStack>
      }
      confirmLabel={isMe ? text.leave : text.removeShort}
      tone="danger"
      busy={change.busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
