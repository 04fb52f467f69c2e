import { useNavigate } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { ErrorState, LoadingState, PageHeader, Text, VStack } from '@ariane/shared/ui'
import { tabAddress } from '../address.ts'
import { Absences } from './absences.tsx'
import { Grades } from './grades.tsx'
import { KindPanel } from './kind-panel.tsx'
import { messages as text } from './messages.ts'
import { News } from './news.tsx'
import { ParentNeeded } from './parent-needed.tsx'
import { report } from './store.ts'

/** Grades, absences and news of the school, each with its own yes; read-only, and for the pupil alone. */
export default function ReportPage() {
  const navigate = useNavigate()
  const loaded = useStore(report.$data)
  const back = () => void navigate(tabAddress('planning'))
  return (
    <>
      <PageHeader title={text.title} back={{ label: text.back, onClick: back }} />
      {loaded.state === 'loading' && <LoadingState label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void report.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && (
        <VStack align="stretch" gap="5" maxW="3xl">
          <Text color="ink.muted">{loaded.data.read ? text.lead : text.leadAdult}</Text>
          {loaded.data.read && !loaded.data.mayAllow && <ParentNeeded mayAsk={loaded.data.mayAsk} />}
          {loaded.data.leaves.map(leave => {
            const { read, mayAllow } = loaded.data
            const isRead = read?.read.some(({ kind }) => kind === leave.kind) ?? false
            return (
              <KindPanel key={leave.kind} leave={leave} mayAllow={mayAllow} isPupil={read !== null} isRead={isRead}>
                {read && leave.kind === 'grades' && <Grades grades={read.grades} />}
                {read && leave.kind === 'absences' && <Absences absences={read.absences} />}
                {read && leave.kind === 'news' && <News news={read.news} />}
              </KindPanel>
            )
          })}
        </VStack>
      )}
    </>
  )
}
