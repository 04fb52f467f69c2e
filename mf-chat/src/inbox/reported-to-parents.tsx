import { students, useStudents } from '@ariane/shared/session'
import { EmptyState, ErrorState, PageHeader, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { Reports } from '../conversation/reports.tsx'
import { messages } from './messages.ts'

const text = messages.parents

/** The messages that a parent's children reported; the conversations themselves are not his to read. */
export function ReportedToParents() {
  const loaded = useStudents()
  const [open, setOpen] = useState<ReadonlyMap<string, number>>(new Map())
  const isQuiet = loaded.state === 'ready' && loaded.data.every(({ userId }) => open.get(userId) === 0)
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <VStack gap="6" align="stretch" maxW="4xl">
        {isQuiet ? (
          <EmptyState illustration="sleeping" title={text.none} description={text.lead} />
        ) : (
          <Text>{text.lead}</Text>
        )}
        {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
        {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void students.reload()} />}
        {loaded.state === 'ready' &&
          loaded.data.map(({ userId, fullName }) => (
            <Reports
              key={userId}
              pupil={userId}
              name={fullName}
              count={0}
              onRead={count => setOpen(known => new Map(known).set(userId, count))}
            />
          ))}
      </VStack>
    </>
  )
}
