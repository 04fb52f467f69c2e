import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import type { PathAssignment } from '@ariane/shared/contracts/path-assignments'
import { Badge, Box, Button, Checkbox, HStack, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

type Props = {
  student: StudentSummary
  /** Set for a pupil who has the path. */
  given: PathAssignment | undefined
  chosen: boolean
  busy: boolean
  onChoose: (on: boolean) => void
  onTakeBack: () => void
}

/** A pupil to select, or the progress of a pupil who has the path. */
export function PupilLine({ student, given, chosen, busy, onChoose, onTakeBack }: Props) {
  const name = (
    <HStack as="span" gap="2" wrap="wrap">
      <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
        {student.fullName}
      </Text>
      <Badge>{student.grade}</Badge>
    </HStack>
  )
  if (!given)
    return (
      <li>
        <Checkbox checked={chosen} onChange={onChoose} disabled={busy}>
          {name}
        </Checkbox>
      </li>
    )
  const state = given.percent === 100 ? text.done : given.begun ? text.begun(given.percent) : text.waiting
  return (
    <HStack as="li" justify="space-between" gap="3" wrap="wrap" minH="touch">
      <Box minW="0">
        {name}
        <Text color="ink.muted" textStyle="sm">
          {state}
        </Text>
      </Box>
      {!given.begun && (
        <Button
          size="sm"
          variant="outline"
          disabled={busy}
          aria-label={text.takeBackFrom(student.fullName)}
          onClick={onTakeBack}
        >
          {text.takeBack}
        </Button>
      )}
    </HStack>
  )
}
