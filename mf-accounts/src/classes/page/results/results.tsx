import type { Subject } from '@ariane/shared/catalogue'
import { RESULT_DAYS } from '@ariane/shared/contracts/class-results'
import { useAction } from '@ariane/shared/form'
import { useSearchParams } from '@ariane/shared/router'
import {
  Box,
  Button,
  DownloadIcon,
  ErrorState,
  Flex,
  FormField,
  Heading,
  Notice,
  Select,
  SkeletonCards,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { csv, download } from '../../../students/import/save.ts'
import { messages } from '../../messages.ts'
import { NeedsPanel, useNeeds } from '../../needs.tsx'
import { useLoaded } from '../../use-loaded.ts'
import { fetchRemediations } from '../assignments/store.ts'
import type { ClassProps } from '../class-props.ts'
import { Changes } from './changes.tsx'
import { ResultTable } from './result-table.tsx'
import { parseDays, toRows } from './rules.ts'
import { fetchLines, fetchResults, toKey } from './store.ts'

const text = messages.results
/** Two beside each other on a phone. */
const filter = { flex: '1 1 8.5rem', maxW: { md: '18rem' } } as const

/** The results of a class by notion. */
export function Results({ one }: Pick<ClassProps, 'one'>) {
  const [search, setSearch] = useSearchParams()
  const days = parseDays(search)
  const subject = search.get('matiere') ?? ''
  const { loaded, reload } = useLoaded(toKey({ id: one.id, days }), fetchResults)
  const needs = useNeeds(one.id)
  const changes = useLoaded(one.id, fetchRemediations)
  // Drawn once everything is read: nothing is pushed down. What is read again later is waited for at its place.
  const [isDrawn, setDrawn] = useState(false)
  const isRead = [loaded, needs.loaded, changes.loaded].every(({ state }) => state !== 'loading')
  if (isRead && !isDrawn) setDrawn(true)
  const saving = useAction('results', text.saveFailure)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true })
  }
  const save = () =>
    saving.run(async () => {
      const lines = await fetchLines({ id: one.id, days })
      const rows = lines.map(line => [
        line.lastName,
        line.firstName,
        line.subject,
        line.topic,
        line.notion,
        String(line.answers),
        String(line.right),
      ])
      download(text.saveName(one.name.replace(/\W+/g, '-').toLowerCase()), csv(text.columns, rows))
    })
  if (!isDrawn) return <SkeletonCards count={2} label={text.loading} />
  const subjects = loaded.state === 'ready' ? loaded.data.subjects : []
  const topics = loaded.state === 'ready' ? loaded.data.topics : []
  const shown = topics.filter(topic => subject === '' || topic.subject === subject)
  return (
    <VStack as="section" aria-label={text.title} gap="4" align="stretch">
      <NeedsPanel {...needs} register={one.pupils} />
      <Changes loaded={changes.loaded} />
      <Flex wrap="wrap" gap="3" align="end">
        <Heading as="h2" size="lg" flex="1 1 100%">
          {text.title}
        </Heading>
        {subjects.length > 1 && (
          <Box {...filter}>
            <FormField label={text.subject}>
              <Select value={subject} onChange={event => set('matiere', event.target.value)}>
                <option value="">{text.all}</option>
                {subjects.map((title: Subject) => (
                  <option key={title}>{title}</option>
                ))}
              </Select>
            </FormField>
          </Box>
        )}
        <Box {...filter}>
          <FormField label={text.days}>
            <Select value={String(days)} onChange={event => set('jours', event.target.value)}>
              {RESULT_DAYS.map(period => (
                <option key={period} value={period}>
                  {text.period[period]}
                </option>
              ))}
            </Select>
          </FormField>
        </Box>
        {topics.length > 0 && (
          <Button variant="outline" loading={saving.busy} onClick={() => void save()}>
            <DownloadIcon aria-hidden />
            {text.save}
          </Button>
        )}
      </Flex>
      {saving.problem && <Notice tone="error">{saving.problem}</Notice>}
      {loaded.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void reload()} />}
      {loaded.state === 'ready' && shown.length === 0 && <Text color="ink.muted">{text.none}</Text>}
      {shown.length > 0 && (
        <>
          <ResultTable id={one.id} days={days} rows={toRows(shown)} />
          <Box color="ink.muted" textStyle="sm">
            {text.rule}
          </Box>
        </>
      )}
    </VStack>
  )
}
