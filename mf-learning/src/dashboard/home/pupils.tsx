import { isPressing, type PupilsPage, type PupilWeek } from '@ariane/shared/contracts/families'
import {
  Box,
  Button,
  ErrorState,
  FilterTabs,
  FormField,
  Heading,
  Input,
  Notice,
  SimpleGrid,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { messages as text } from './messages.ts'
import { PupilCard } from './pupil-card.tsx'
import { type GradeFilter, MIN_SEARCHABLE } from './rules.ts'
import { usePupilPages } from './use-pupil-pages.ts'

/** The pupils of a class or a family: those who may need help first, with a search and a filter when there are many. */
export function Pupils({ first }: { first: PupilsPage }) {
  const [search, setSearch] = useState('')
  const [grade, setGrade] = useState<GradeFilter>('all')
  const { shown, more, readMore, retry } = usePupilPages(first, search, grade)
  const [only] = first.pupils
  if (only && first.total === 1) return <PupilCard pupil={only} alone />

  const { total, grades } = first
  const isMany = total >= MIN_SEARCHABLE
  return (
    <VStack gap="6" align="stretch">
      {isMany && (
        <FormField label={text.search}>
          <Input
            name="search"
            type="search"
            maxW="md"
            maxLength={100}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </FormField>
      )}
      {isMany && grades.length > 1 && (
        <FilterTabs<GradeFilter>
          label={text.grades}
          options={[
            { value: 'all', label: text.all, count: total },
            ...grades.map(({ grade: value, count }) => ({ value, label: value, count })),
          ]}
          value={grade}
          onChange={setGrade}
        />
      )}
      {isMany && shown.state !== 'failed' && (
        <Text role="status" color="ink.muted">
          {shown.state === 'ready' ? howMany(shown.data) : text.searching}
        </Text>
      )}
      {shown.state === 'failed' && <ErrorState message={text.searchFailure} onRetry={retry} />}
      {shown.state === 'ready' && (
        <Found page={shown.data} isLoading={more === 'loading'} hasFailed={more === 'failed'} onMore={readMore} />
      )}
    </VStack>
  )
}

const howMany = ({ pupils, found }: PupilsPage) =>
  pupils.length < found ? text.shown(pupils.length, found) : text.found(found)

interface FoundProps {
  page: PupilsPage
  isLoading: boolean
  hasFailed: boolean
  onMore: () => Promise<void>
}

function Found({ page: { pupils, found, pressing, others }, isLoading, hasFailed, onMore }: FoundProps) {
  const area = useRef<HTMLDivElement>(null)
  /** The number of pupils before more were loaded: the next one takes the focus. */
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (from.current === undefined || pupils.length <= from.current) return
    area.current?.querySelectorAll('article').item(from.current)?.focus()
    from.current = undefined
  }, [pupils.length])
  return (
    <VStack gap="6" align="stretch" ref={area}>
      <Group title={text.first} count={pressing} pupils={pupils.filter(isPressing)} />
      <Group title={text.others} count={found - pressing} pupils={pupils.filter(pupil => !isPressing(pupil))} />
      {hasFailed && <Notice tone="error">{text.moreFailure}</Notice>}
      {others > 0 && (
        <Button
          variant="outline"
          alignSelf="center"
          loading={isLoading}
          loadingText={text.moreLoading}
          onClick={() => {
            from.current = pupils.length
            void onMore()
          }}
        >
          {text.more(others)}
        </Button>
      )}
    </VStack>
  )
}

function Group({ title, count, pupils }: { title: string; count: number; pupils: readonly PupilWeek[] }) {
  if (pupils.length === 0) return null
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="4">
        {title} ({count})
      </Heading>
      <SimpleGrid as="ul" columns={{ base: 1, lg: 2, '2xl': 3 }} gap="4" listStyleType="none">
        {pupils.map(pupil => (
          <li key={pupil.userId}>
            <PupilCard pupil={pupil} />
          </li>
        ))}
      </SimpleGrid>
    </Box>
  )
}
