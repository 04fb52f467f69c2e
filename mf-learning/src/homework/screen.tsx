import { homeworkRoutes } from '@ariane/shared/contracts/homework'
import { formatDate } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { userData, useStore } from '@ariane/shared/session'
import { Badge, EmptyState, ErrorState, PageHeader, Panel, SimpleGrid, SkeletonCards, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { homeworkLabel } from './rules.ts'

const text = messages.homework

const homework = userData((user, signal) => call(homeworkRoutes.listHomework, { userId: user.uid }, { signal }))

/** The pupil's homework. Creating and playing one are rows H02 to H08. */
export default function HomeworkScreen({ onBack }: { onBack?: (() => void) | undefined }) {
  const loaded = useStore(homework.$data)
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.subtitle}
        back={onBack ? { label: text.back, onClick: onBack } : undefined}
      />
      {loaded.state === 'loading' && <SkeletonCards count={3} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void homework.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && loaded.data.length === 0 && <EmptyState title={text.empty} />}
      {loaded.state === 'ready' && loaded.data.length > 0 && (
        <SimpleGrid as="ul" columns={{ base: 1, md: 2, xl: 3 }} gap="5" listStyleType="none">
          {loaded.data.map(one => (
            <li key={one.id}>
              <Panel level={3} title={one.title} h="full">
                <Badge mr="2">{homeworkLabel(one.status)}</Badge>
                <Badge colorPalette="neutral">{text.type}</Badge>
                <Text color="ink.muted" mt="3">
                  {one.description}
                </Text>
                <Text color="ink.muted" textStyle="sm" mt="2">
                  {text.createdOn(formatDate(one.createdAt))}
                </Text>
              </Panel>
            </li>
          ))}
        </SimpleGrid>
      )}
    </>
  )
}
