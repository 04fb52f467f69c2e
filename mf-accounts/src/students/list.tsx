import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { findStudents, students, useStudents } from '@ariane/shared/session'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  FormField,
  HStack,
  Input,
  LinkIcon,
  PlusIcon,
  SkeletonCards,
  Text,
  UsersIcon,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { MIN_SEARCHABLE } from './rules.ts'
import { StudentRow } from './student-row.tsx'
import { useIsParent, useMessages } from './use-messages.ts'

/** On a phone the buttons fill their line. */
const grown = { base: '1', sm: '0' }

type Props = {
  onCreate: () => void
  onCode: () => void
  onImport: () => void
  onEdit: (student: StudentSummary) => void
  onPassword: (student: StudentSummary) => void
  onRemove: (student: StudentSummary) => void
  onViewed: () => void
}

export function StudentList({ onCreate, onCode, onImport, onEdit, onPassword, onRemove, onViewed }: Props) {
  const text = useMessages().list
  const isParent = useIsParent()
  const loaded = useStudents()
  const [search, setSearch] = useState('')
  const ways = (
    <HStack gap="3" wrap="wrap">
      <Button flexGrow={grown} onClick={onCreate}>
        <PlusIcon aria-hidden />
        {text.create}
      </Button>
      <Button variant="outline" flexGrow={grown} onClick={onCode}>
        <LinkIcon aria-hidden />
        {text.code}
      </Button>
      {!isParent && (
        <Button variant="outline" flexGrow={grown} onClick={onImport}>
          <UsersIcon aria-hidden />
          {text.import}
        </Button>
      )}
    </HStack>
  )
  if (loaded.state === 'loading') return <SkeletonCards count={3} label={text.loading} />
  if (loaded.state === 'failed') return <ErrorState message={text.failure} onRetry={() => void students.reload()} />
  const all = loaded.data
  if (all.length === 0)
    return <EmptyState title={text.empty} description={text.emptyHint} action={ways} illustration="empty" />
  const found = findStudents(all, search)
  return (
    <VStack gap="4" align="stretch">
      {ways}
      {all.length >= MIN_SEARCHABLE && (
        <FormField label={text.search}>
          <Input name="search" type="search" value={search} onChange={event => setSearch(event.target.value)} />
        </FormField>
      )}
      <Text role="status" color="ink.muted" _empty={{ display: 'none' }}>
        {found.length === 0 ? text.nobody : ''}
      </Text>
      <VStack as="ul" aria-label={text.label} listStyleType="none" gap="3" align="stretch">
        {found.map(student => (
          <StudentRow
            key={student.userId}
            student={student}
            onEdit={() => onEdit(student)}
            onPassword={() => onPassword(student)}
            onRemove={() => onRemove(student)}
            onViewed={onViewed}
          />
        ))}
      </VStack>
      <Box color="ink.muted" textStyle="sm">
        {text.rule}
      </Box>
    </VStack>
  )
}
