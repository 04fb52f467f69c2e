import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { $switched, asSwitched, switchTo, useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  EyeIcon,
  Flex,
  HStack,
  IconButton,
  KeyIcon,
  PencilIcon,
  StarIcon,
  Text,
  TrashIcon,
  UnlinkIcon,
} from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { PlannedEnd } from './planned-end.tsx'
import { lastSeen, may } from './rules.ts'

const text = messages.list
type Props = {
  student: StudentSummary
  onEdit: () => void
  onPassword: () => void
  onRemove: () => void
  onViewed: () => void
}

/** One pupil: name, last sign-in, points and actions. */
export function StudentRow({ student, onEdit, onPassword, onRemove, onViewed }: Props) {
  const viewed = useStore($switched)?.uid === student.userId
  const { fullName, email, grade, credits, lastConnectedAt, endsAt } = student
  const remove = student.link === 'created' ? text.remove(fullName) : text.leave(fullName)
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      gap="3"
      p="4"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="border"
      bg="surface"
    >
      <Box flex="1" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {fullName}
          </Text>
          <Badge>{grade}</Badge>
          <Badge colorPalette="warning">
            <StarIcon aria-hidden />
            {text.points(credits)}
          </Badge>
        </HStack>
        <Text color="ink.muted" textStyle="sm" overflowWrap="anywhere">
          {email}
        </Text>
        <Text color="ink.muted" textStyle="sm">
          {lastSeen(lastConnectedAt)}
        </Text>
        {endsAt && <PlannedEnd student={student} endsAt={endsAt} />}
      </Box>
      <HStack gap="1" wrap="wrap">
        {viewed ? (
          <Badge size="md" colorPalette="info">
            {text.viewed}
          </Badge>
        ) : (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => {
              switchTo(asSwitched(student))
              onViewed()
            }}
          >
            <EyeIcon aria-hidden />
            {text.view(student.firstName || fullName)}
          </Button>
        )}
        <HStack gap="1">
          <IconButton variant="ghost" aria-label={text.edit(fullName)} title={text.edit(fullName)} onClick={onEdit}>
            <PencilIcon aria-hidden />
          </IconButton>
          {may(student, 'password') && (
            <IconButton
              variant="ghost"
              aria-label={text.password(fullName)}
              title={text.password(fullName)}
              onClick={onPassword}
            >
              <KeyIcon aria-hidden />
            </IconButton>
          )}
          {!(endsAt && student.link === 'created') && (
            <IconButton variant="ghost" colorPalette="danger" aria-label={remove} title={remove} onClick={onRemove}>
              {student.link === 'created' ? <TrashIcon aria-hidden /> : <UnlinkIcon aria-hidden />}
            </IconButton>
          )}
        </HStack>
      </HStack>
    </Flex>
  )
}
