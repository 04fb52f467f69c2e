import type { PupilWeek } from '@ariane/shared/contracts/families'
import { findStudents } from '@ariane/shared/session'
import { Box, FilterTabs, FormField, Heading, Input, SimpleGrid, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'
import { PupilCard } from './pupil-card.tsx'
import { type GradeFilter, gradesOf, isPressing, MANY } from './rules.ts'

/** The pupils of a class or a family: who may need help first, then the others; searched and filtered when many. */
export function Pupils({ pupils, others }: { pupils: readonly PupilWeek[]; others: number }) {
  const [search, setSearch] = useState('')
  const [grade, setGrade] = useState<GradeFilter>('all')
  const [only] = pupils
  if (only && pupils.length === 1 && others === 0) return <PupilCard pupil={only} alone />

  const grades = gradesOf(pupils)
  const inGrade = grade === 'all' ? pupils : pupils.filter(pupil => pupil.grade === grade)
  const found = findStudents(inGrade, search)
  const first = found.filter(isPressing)
  const calm = found.filter(pupil => !isPressing(pupil))
  const isMany = pupils.length >= MANY
  return (
    <VStack gap="6" align="stretch">
      {isMany && (
        <FormField label={text.search}>
          <Input
            name="search"
            type="search"
            maxW="md"
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </FormField>
      )}
      {isMany && grades.length > 0 && (
        <FilterTabs<GradeFilter>
          label={text.grades}
          options={[
            { value: 'all', label: text.all, count: pupils.length },
            ...grades.map(value => ({
              value,
              label: value,
              count: pupils.filter(pupil => pupil.grade === value).length,
            })),
          ]}
          value={grade}
          onChange={setGrade}
        />
      )}
      {isMany && (
        <Text role="status" color="ink.muted">
          {text.found(found.length)}
        </Text>
      )}
      <Group title={text.first} pupils={first} />
      <Group title={text.others} pupils={calm} />
      {others > 0 && <Text color="ink.muted">{text.more(others)}</Text>}
    </VStack>
  )
}

function Group({ title, pupils }: { title: string; pupils: readonly PupilWeek[] }) {
  if (pupils.length === 0) return null
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="4">
        {title} ({pupils.length})
      </Heading>
      <SimpleGrid as="ul" columns={{ base: 1, md: 2, xl: 3 }} gap="4" listStyleType="none">
        {pupils.map(pupil => (
          <li key={pupil.userId}>
            <PupilCard pupil={pupil} />
          </li>
        ))}
      </SimpleGrid>
    </Box>
  )
}
