import { Link } from '@ariane/shared/router'
import {
  $switched,
  asSwitched,
  findStudents,
  sectionChosen,
  students,
  switchTo,
  useStore,
  useStudents,
} from '@ariane/shared/session'
import { Badge, Box, Button, ErrorState, FormField, Input, LoadingState, Text, VStack } from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { useSwitcherText } from './use-switcher-text.ts'

/** From this length a list is easier to search than to read. */
const MIN_SEARCHABLE_PUPILS = 6

/** The manager's pupils: choosing one shows the product as that pupil, on the open page. */
export default function Chooser({ onClose }: { onClose: () => void }) {
  const text = useSwitcherText()
  const loaded = useStudents()
  const switched = useStore($switched)
  const [search, setSearch] = useState('')
  const all = loaded.state === 'ready' ? loaded.data : []
  const found = findStudents(all, search)

  return (
    <Modal title={text.title} onClose={onClose} size="sm">
      <Text color="ink.muted" mb="4">
        {text.lead}
      </Text>
      {loaded.state === 'loading' && <LoadingState label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void students.reload()} />}
      {loaded.state === 'ready' && all.length === 0 && <NoPupils onClose={onClose} />}
      {all.length >= MIN_SEARCHABLE_PUPILS && (
        <Box mb="4">
          <FormField label={text.search}>
            <Input name="search" type="search" value={search} onChange={event => setSearch(event.target.value)} />
          </FormField>
        </Box>
      )}
      {all.length > 0 && (
        <Text role="status" color="ink.muted">
          {found.length === 0 ? text.nobody : ''}
        </Text>
      )}
      <VStack as="ul" listStyleType="none" gap="2" align="stretch">
        {found.map(student => {
          const current = student.userId === switched?.uid
          return (
            <li key={student.userId}>
              <Button
                variant={current ? 'subtle' : 'surface'}
                w="full"
                justifyContent="space-between"
                aria-current={current || undefined}
                onClick={() => {
                  switchTo(asSwitched(student))
                  sectionChosen()
                  onClose()
                }}
              >
                <Box as="span" minW="0" overflowWrap="anywhere" textAlign="start">
                  {student.fullName}
                </Box>
                <Badge flexShrink="0">{current ? text.current : student.grade}</Badge>
              </Button>
            </li>
          )
        })}
      </VStack>
    </Modal>
  )
}

function NoPupils({ onClose }: { onClose: () => void }) {
  const text = useSwitcherText()
  return (
    <VStack gap="3" align="start">
      <Text fontWeight="bold">{text.none}</Text>
      <Text color="ink.muted">{text.noneHint}</Text>
      <Button
        asChild
        onClick={() => {
          sectionChosen()
          onClose()
        }}
      >
        <Link to="/profile/eleves">{text.manage}</Link>
      </Button>
    </VStack>
  )
}
