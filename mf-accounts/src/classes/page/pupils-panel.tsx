import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import type { ClassPupil } from '@ariane/shared/contracts/classes'
import { formatDate } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import {
  Badge,
  Box,
  Button,
  Flex,
  HStack,
  Notice,
  Panel,
  PlusIcon,
  showToast,
  Text,
  UsersIcon,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { AddPupils } from './add-pupils.tsx'
import type { ClassProps } from './class-props.ts'
import { useChange } from './use-change.ts'

const text = messages.pupils

/** The pupils of a class, as in a register. */
export function PupilsPanel({ one, reload }: ClassProps) {
  const [asked, ask] = useState<ClassPupil | null>(null)
  const [adding, setAdding] = useState(false)
  const isOpen = one.archivedAt === null
  return (
    <Panel
      title={text.title}
      icon={<UsersIcon />}
      actions={
        isOpen && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            <PlusIcon aria-hidden />
            {text.add}
          </Button>
        )
      }
    >
      {one.pupils.length === 0 && one.unseen === 0 && <Text color="ink.muted">{text.none}</Text>}
      {one.unseen > 0 && <Notice>{text.unseen(one.unseen)}</Notice>}
      {one.pupils.length > 0 && (
        <VStack as="ul" aria-label={text.label} listStyleType="none" gap="0" align="stretch">
          {one.pupils.map(pupil => (
            <Row key={pupil.userId} pupil={pupil} one={one} onRemove={isOpen ? () => ask(pupil) : undefined} />
          ))}
        </VStack>
      )}
      {asked && <RemoveDialog pupil={asked} one={one} reload={reload} onClose={() => ask(null)} />}
      {adding && <AddPupils one={one} reload={reload} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

interface RowProps {
  pupil: ClassPupil
  one: ClassProps['one']
  onRemove: (() => void) | undefined
}

function Row({ pupil, one, onRemove }: RowProps) {
  const name = pupil.fullName
  const seen = pupil.lastConnectedAt ? text.seen(formatDate(pupil.lastConnectedAt)) : text.never
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" py="2" borderBottomWidth="1px" borderColor="border">
      <Box flex="1 1 14rem" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {name}
          </Text>
          {pupil.grade !== one.grade && <Badge colorPalette="orange">{pupil.grade}</Badge>}
          {one.groups
            .filter(({ id }) => pupil.groups.includes(id))
            .map(group => (
              <Badge key={group.id}>{group.name}</Badge>
            ))}
        </HStack>
        <Text color="ink.muted" textStyle="sm">
          {seen}
        </Text>
      </Box>
      <Button asChild size="sm" variant="outline" aria-label={messages.progress.openOf(name)}>
        <Link to={`/classes/${one.id}/eleve/${encodeURIComponent(pupil.userId)}`}>{messages.progress.openShort}</Link>
      </Button>
      {onRemove && (
        <Button size="sm" variant="ghost" colorPalette="danger" aria-label={text.remove(name)} onClick={onRemove}>
          {text.removeShort}
        </Button>
      )}
    </Flex>
  )
}

function RemoveDialog({ pupil, one, reload, onClose }: ClassProps & { pupil: ClassPupil; onClose: () => void }) {
  const change = useChange(reload)
  const remove = () =>
    change.run(async () => {
      await call(classMemberRoutes.removeClassPupil, { id: one.id, userId: pupil.userId })
      showToast(text.removed(pupil.fullName), { tone: 'success' })
      onClose()
    })
  return (
    <ConfirmDialog
      sentence={text.removeSentence(pupil.fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{text.removeDetails}</Text>
          {change.problem && <Notice tone="error">{change.problem}</Notice>}
        </VStack>
      }
      confirmLabel={text.removeShort}
      tone="danger"
      busy={change.busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
