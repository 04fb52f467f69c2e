import { SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import type { PathSummary } from '@ariane/shared/contracts/paths'
import { Link } from '@ariane/shared/router'
import { $activeUser, findStudents, students, useStore, useStudents } from '@ariane/shared/session'
import {
  Button,
  ErrorState,
  FilterTabs,
  FormField,
  HStack,
  Input,
  LoadingState,
  Notice,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages as text } from './messages.ts'
import { PupilLine } from './pupil-line.tsx'
import { useGiven } from './use-given.ts'

/** The number of rows from which a list shows a search field. */
const MANY = 6

/** An adult chooses the pupils who get a copy of a path. */
export default function GiveDialog({ path, onClose }: { path: PathSummary; onClose: () => void }) {
  const followed = useStudents()
  const active = useStore($activeUser)
  const { given, busy, problem, retry, give, takeBack } = useGiven(path.id, onClose)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [search, setSearch] = useState('')
  const [grade, setGrade] = useState<'all' | SchoolGrade>('all')

  // The pupil who owns the path has it.
  const all = followed.state === 'ready' ? followed.data.filter(({ userId }) => userId !== active?.uid) : []
  const grades = SCHOOL_GRADES.filter(one => all.some(student => student.grade === one))
  const found = findStudents(grade === 'all' ? all : all.filter(one => one.grade === grade), search)
  const has = new Map(given.state === 'ready' ? given.data.map(one => [one.userId, one]) : [])
  const free = found.filter(({ userId }) => !has.has(userId))
  const picked = all.filter(({ userId }) => chosen.has(userId) && !has.has(userId))
  const isWhole = free.length > 0 && free.every(({ userId }) => chosen.has(userId))

  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  const isReady = followed.state === 'ready' && given.state === 'ready'
  return (
    <Modal
      title={text.title}
      onClose={onClose}
      size="md"
      footer={
        isReady &&
        all.length > 0 && (
          <Button
            loading={busy}
            loadingText={text.giving}
            disabled={picked.length === 0}
            onClick={() => void give(picked)}
          >
            {text.give(picked.length)}
          </Button>
        )
      }
    >
      <VStack align="stretch" gap="4">
        <Text>{text.lead(path.title)}</Text>
        {problem && <Notice tone="error">{problem}</Notice>}
        {(followed.state === 'failed' || given.state === 'failed') && (
          <ErrorState
            message={text.failure}
            onRetry={() => {
              void students.reload()
              retry()
            }}
          />
        )}
        {(followed.state === 'loading' || given.state === 'loading') && <LoadingState label={text.loading} />}
        {isReady && all.length === 0 && <Nobody />}
        {isReady && all.length >= MANY && (
          <FormField label={text.search}>
            <Input name="search" type="search" value={search} onChange={event => setSearch(event.target.value)} />
          </FormField>
        )}
        {isReady && grades.length > 1 && (
          <FilterTabs<'all' | SchoolGrade>
            label={text.grades}
            options={[{ value: 'all', label: text.all }, ...grades.map(value => ({ value, label: value }))]}
            value={grade}
            onChange={setGrade}
          />
        )}
        {isReady && free.length > 1 && (
          <HStack>
            <Button
              size="sm"
              variant="ghost"
              onClick={() =>
                choose(
                  free.map(({ userId }) => userId),
                  !isWhole,
                )
              }
            >
              {isWhole ? text.nobodyChosen : text.everybody}
            </Button>
          </HStack>
        )}
        {isReady && all.length > 0 && (
          <>
            <Text role="status" color="ink.muted" _empty={{ display: 'none' }}>
              {found.length === 0 ? text.nobody : ''}
            </Text>
            <VStack as="ul" aria-label={text.list} listStyleType="none" gap="1" align="stretch">
              {found.map(student => (
                <PupilLine
                  key={student.userId}
                  student={student}
                  given={has.get(student.userId)}
                  chosen={chosen.has(student.userId)}
                  busy={busy}
                  onChoose={on => choose([student.userId], on)}
                  onTakeBack={() => void takeBack(student)}
                />
              ))}
            </VStack>
          </>
        )}
      </VStack>
    </Modal>
  )
}

function Nobody() {
  return (
    <VStack gap="3" align="start">
      <Text fontWeight="bold">{text.none}</Text>
      <Button asChild>
        <Link to="/profile/eleves">{text.manage}</Link>
      </Button>
    </VStack>
  )
}
