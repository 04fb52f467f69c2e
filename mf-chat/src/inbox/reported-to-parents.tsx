import { students, useStudents } from '@ariane/shared/session'
import { ErrorState, PageHeader, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { Reports } from '../conversation/reports.tsx'
import { messages } from './messages.ts'

const text = messages.parents

/** The messages that a parent's children reported; the conversations themselves are not his to read. */
export function ReportedToParents() {
  const loaded = useStudents()
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <VStack gap="6" align="stretch" maxW="4xl">
        <Text>{text.lead}</Text>
        {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
        {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void students.reload()} />}
        {loaded.state === 'ready' &&
          loaded.data.map(({ userId, fullName }) => <Reports key={userId} pupil={userId} name={fullName} count={0} />)}
      </VStack>
    </>
  )
}
